import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import type { GameModule } from '../game';
import { game as together } from '../stone-age';
import { alone, goods, table, view as two } from '../stone-age/fixture';
import type { Event, Phase, View } from '../stone-age/types';
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

  it('says with a new round that the cards of the old one are gone', () => {
    const say = speaker(game.words);
    const told = (round: number) => sentence(game.line({ is: 'RoundBegan', round, start: 0 } as never)!, say, () => 'Ada');
    expect(told(1)).toBe('Round 1.');
    expect(told(2)).toBe('Round 2. The cards nobody bought and the old burden went away; new ones came.');
  });
});

describe('what is said alone', () => {
  it('promises the same end beside the board as at the opening: when the cards run out', () => {
    for (const [words, end] of [
      [game.words.en, 'until the cards run out'],
      [game.words.de, 'bis die Karten ausgehen'],
    ] as const)
      for (const key of ['goal', 'intro.3']) expect(words[key]).toContain(end);
  });

  it('tells the ear of a tribe without a throw that it has not thrown yet', () => {
    const truth = alone({ is: 'Mustering' });
    truth.solo!.initiative = [0, 4, 9, 0];
    const board = render(game.Board, { playing: table(game, truth, []).playing, portrait: false });
    const label = (tribe: number) => board.getByTestId(`lane-${tribe}`).getAttribute('aria-label');
    expect([0, 1, 2].map(label)).toEqual([
      'Mammoth: 2 people, has not thrown yet',
      'Bear: 2 people, threw 4',
      'Eagle: 2 people, threw 9, rests?',
    ]);
  });

  it('says of the meal that all tribes eat, together that one does', async () => {
    const caption = async (of: GameModule, truth: View, event: Event) => {
      const { playing } = table(of, truth, []);
      const say = vi.spyOn(playing.stage, 'say');
      vi.spyOn(playing.stage, 'wait').mockResolvedValue(undefined);
      vi.spyOn(playing.stage, 'tween').mockResolvedValue(undefined);
      await of.perform(event as never, playing.stage, playing.moment);
      return say.mock.lastCall![0];
    };
    const fed: Event = { is: 'Fed', tribe: 0, food: 9, goods: goods() };
    expect(await caption(game, alone({ is: 'Mustering' }), fed)).toBe('The meal: all tribes eat 9 food.');
    expect(await caption(game, alone({ is: 'Mustering' }), { ...fed, food: 0 })).toBe('The meal: the tribes have no food.');
    expect(await caption(together, two({ is: 'Placing', tribe: 0 }), fed)).toMatch(/^The meal: \w+ eats 9 food\.$/);
  });
});
