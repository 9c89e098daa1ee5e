import { describe, expect, it } from 'vitest';
import { ARROWS } from '../../table/arrows';
import { HOUSE, chartOf } from './map';
import { WINTERING } from './types';
import { stepFrom } from './walking';

const chart = chartOf(HOUSE);

describe('the arrow keys', () => {
  it('follow the lines of the map', () => {
    expect(stepFrom(chart, 'sweden', 'ArrowRight')).toBe('gotland-sea');
    expect(stepFrom(chart, 'vinland', 'ArrowLeft')).not.toBe('vinland');
  });

  it('lead from any place to every other, and to the wintering box', () => {
    for (const start of ['denmark', 'rome', WINTERING]) {
      const found = new Set([start]);
      for (const id of found)
        for (const key of Object.keys(ARROWS)) {
          const to = stepFrom(chart, id, key);
          if (to) found.add(to);
        }
      expect([...chart.places.map((place) => place.id), WINTERING].filter((id) => !found.has(id))).toEqual([]);
    }
  });
});
