import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import { game as together } from '../stone-age';
import { alone, at, goods, table, type Told } from '../stone-age/fixture';
import type { Event, GameModule } from '../stone-age/types';
import { game } from './index';

describe('the track of the tribes', () => {
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
      for (const key of ['goal', 'intro.0']) expect(words[key]).toContain(end);
  });

  it('tells the ear of a tribe without a throw that it has not thrown yet', () => {
    const board = render(game.Board, { playing: table(game, alone('mustering.between'), false).playing, portrait: false });
    const label = (tribe: number) => board.getByTestId(`lane-${tribe}`).getAttribute('aria-label');
    expect([0, 1, 2].map(label)).toEqual([
      'Mammoth: 2 people, has not thrown yet',
      'Bear: 2 people, threw 4',
      'Eagle: 2 people, threw 9, rests?',
    ]);
  });

  it('says of the meal that all tribes eat, together that one does', async () => {
    const caption = async (of: GameModule, moment: Told, event: Event) => {
      const { playing } = table(of, moment, false);
      const say = vi.spyOn(playing.stage, 'say');
      vi.spyOn(playing.stage, 'wait').mockResolvedValue(undefined);
      vi.spyOn(playing.stage, 'tween').mockResolvedValue(undefined);
      await of.perform(event as never, playing.stage, playing.moment);
      return say.mock.lastCall![0];
    };
    const fed: Event = { is: 'Fed', tribe: 0, food: 9, goods: goods() };
    expect(await caption(game, alone('mustering'), fed)).toBe('The meal: all tribes eat 9 food.');
    expect(await caption(game, alone('mustering'), { ...fed, food: 0 })).toBe('The meal: the tribes have no food.');
    expect(await caption(together, at('placing'), fed)).toMatch(/^The meal: \w+ eats 9 food\.$/);
  });
});
