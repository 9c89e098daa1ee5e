import { describe, expect, it } from 'vitest';
import { ARROWS } from '../../table/arrows';
import { PLACES } from './map';
import { WINTERING } from './types';
import { stepFrom } from './walking';

describe('the arrow keys', () => {
  it('follow the lines of the map', () => {
    expect(stepFrom('sweden', 'ArrowRight')).toBe('gotland-sea');
    expect(stepFrom('vinland', 'ArrowLeft')).not.toBe('vinland');
  });

  it('lead from any place to every other, and to the wintering box', () => {
    for (const start of ['denmark', 'rome', WINTERING]) {
      const found = new Set([start]);
      for (const id of found)
        for (const key of Object.keys(ARROWS)) {
          const to = stepFrom(id, key);
          if (to) found.add(to);
        }
      expect([...PLACES.map((place) => place.id), WINTERING].filter((id) => !found.has(id))).toEqual([]);
    }
  });
});
