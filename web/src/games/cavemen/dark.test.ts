import { describe, expect, it } from 'vitest';
import { speaker } from '../../words/words.svelte';
import { whyDark } from './dark';
import { game } from './index';
import { FIRE, type Card, type Tableau, type View } from './types';

const say = speaker(game.words);
const fire = { id: FIRE, name: 'Fire', marker: 0, cost: 0, effect: { is: 'Win' } } as Card;
const own = (inventing: number) =>
  ({ food: 1, teeth: 1, members: [], inventions: [], scores: { hunting: 2, inventing, foraging: 1, population: 4 } }) as unknown as Tableau;
const view = (conch: number, is = 'Acting') => ({ phase: { is, seat: 0 }, conch, fireCost: 10 }) as unknown as View;
const told = (...args: Parameters<typeof whyDark>) => {
  const { key, gaps } = whyDark(...args);
  return say(key, gaps);
};

describe('why Fire is not yet to be had', () => {
  it('names the score first', () => expect(told(fire, view(1), own(4), 0)).toContain('needs inventing 10; you have 4'));
  it('then the Conch', () => expect(told(fire, view(1), own(10), 0)).toContain('holder of the Conch'));
  it('then the time', () => expect(told(fire, view(0, 'Bidding'), own(10), 0)).toContain('when it is your turn'));
});

describe('a card that cannot be taken', () => {
  it('says what is missing, one tooth being a tooth', () =>
    expect(told({ id: 'thinker-zev', name: 'Zev', marker: 1, cost: 3, kind: 'thinker' } as Card, view(1), own(0), 0)).toBe(
      'Costs 3 food or 3 teeth; you have 1 food and 1 tooth.',
    ));
});
