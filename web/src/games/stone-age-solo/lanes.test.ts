import { describe, expect, it } from 'vitest';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import type { Phase, View } from '../stone-age/types';
import { game } from './index';
import { laneOf, stepOf } from './lanes';

const view = (phase: Phase, initiative: number[], acted: number[] = []) => ({ phase, solo: { initiative, acted } }) as unknown as View;
const lanes = (of: View) => [0, 1, 2, 3].map((tribe) => laneOf(of, tribe));

describe('the track of the tribes', () => {
  it('knows only the highest so far until all have thrown', () =>
    expect(lanes(view({ is: 'Mustering' }, [4, 0, 9, 0]))).toEqual(['wait', 'wait', 'top', 'wait']));

  it('says who acts first, second and third, and that the highest rests', () =>
    expect(lanes(view({ is: 'Acting', tribe: 1 }, [7, 4, 9, 5]))).toEqual(['order.3', 'now', 'rest', 'order.2']));

  it('names both places of tribes that threw alike, for one of them acts first', () =>
    expect(lanes(view({ is: 'Acting', tribe: -1 }, [5, 5, 9, 7]))).toEqual(['order.1.2', 'order.1.2', 'rest', 'order.3']));

  it('counts on from whoever acts now among equals', () =>
    expect(lanes(view({ is: 'Acting', tribe: 2 }, [5, 7, 5, 6]))).toEqual(['order.2', 'rest', 'now', 'order.3']));

  it('names those who are done, and the last one rests even if it was not alone the highest', () =>
    expect(lanes(view({ is: 'Acting', tribe: 2 }, [3, 4, 6, 6], [0, 1]))).toEqual(['done', 'done', 'now', 'rest']));

  it('has words for every place, in both languages', () => {
    for (const lane of [
      'wait',
      'placing',
      'top',
      'order.1',
      'order.2',
      'order.3',
      'order.1.2',
      'order.1.3',
      'order.2.3',
      'now',
      'done',
      'rest',
    ])
      for (const words of [game.words.en, game.words.de])
        for (const key of [`lane.${lane}`, `lane.brief.${lane}`]) expect(words).toHaveProperty([key]);
  });

  it('tells the four steps of a round', () =>
    expect(
      (['Mustering', 'Acting', 'Rationing', 'Discarding'] as const).map((is) => stepOf(view({ is } as unknown as Phase, [0, 0, 0, 0]))),
    ).toEqual([0, 1, 2, 3]));
});

describe('the log alone', () => {
  it('says that the meal was of all tribes, not of the first', () => {
    const say = speaker(game.words);
    const told = (event: object) => sentence(game.line(event as never)!, say, () => 'Ada');
    expect(told({ is: 'Fed', tribe: 0, food: 9, goods: { wood: 0, clay: 0, stone: 0, gold: 0 } })).toBe('All tribes ate 9 food together.');
    expect(told({ is: 'Harvested', tribe: 0, food: 2 })).toBe('All tribes: 2 food from the field.');
  });
});
