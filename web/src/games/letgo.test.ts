import { describe, expect, it } from 'vitest';
import { choiceOf as ofCavemen } from './cavemen/choice.svelte';
import { game as cavemen } from './cavemen';
import { choiceOf as ofFireAndAxe } from './fire-and-axe/choice.svelte';
import { game as fireAndAxe } from './fire-and-axe';
import { choiceOf as ofFireAndStone } from './fire-and-stone/choice.svelte';
import { game as fireAndStone } from './fire-and-stone';
import { seatedAt } from './fixture';
import type { GameModule } from './game';
import { GAME_IDS } from './index';
import { choiceOf as ofMyFirst } from './my-first-stone-age/choice.svelte';
import { game as myFirst } from './my-first-stone-age';
import { choiceOf as ofStoneAge } from './stone-age/choice.svelte';
import { game as stoneAge } from './stone-age';
import { game as solo } from './stone-age-solo';

/** A table at which nothing can be done: what is half chosen there was chosen before. */
function sat<V, A, E, F, D>(game: GameModule<V, A, E, F, D>, view: V) {
  const { playing, play } = seatedAt(game, view, []);
  return { playing, play, letGo: () => game.letGo!(playing) };
}
interface Half {
  play: unknown;
  letGo: () => boolean;
  begin: () => void;
  begun: () => unknown;
}
const blank = <V>() => ({}) as V;
const half = <C extends object>({ play, letGo }: Pick<Half, 'play' | 'letGo'>, choice: C, what: Partial<C>): Half => ({
  play,
  letGo,
  begin: () => void Object.assign(choice, structuredClone(what)),
  begun: () => Object.keys(what).map((key) => choice[key as keyof C]),
});

const TABLES: Record<string, () => Half[]> = {
  'my-first-stone-age': () => {
    const table = sat(myFirst, blank());
    return [half(table, ofMyFirst(table.playing), { tree: 3 }), half(table, ofMyFirst(table.playing), { ways: { 1: 2 } })];
  },
  'stone-age': () => {
    const table = sat(stoneAge, blank()),
      choice = ofStoneAge(table.playing);
    const pay = { wood: 1, clay: 0, stone: 0, gold: 0 };
    return [
      half(table, choice, { place: 'forest' }),
      half(table, choice, { leaving: 'river' }),
      half(table, choice, { claiming: true, claim: ['wood'] }),
      half(table, choice, { pay }),
    ];
  },
  'stone-age-solo': () => {
    const table = sat(solo, blank());
    return [half(table, ofStoneAge(table.playing), { place: 'river' })];
  },
  cavemen: () => {
    const table = sat(cavemen, blank()),
      choice = ofCavemen(table.playing);
    return [
      half(table, choice, { card: 'any' }),
      half(table, choice, { tribe: 'owl' }),
      half(table, choice, { camp: 1 }),
      half(table, choice, { score: 'fire' as never }),
      half(table, choice, { piles: true }),
      half(table, choice, { forage: true }),
      half(table, choice, { bid: 2 }),
    ];
  },
  'fire-and-stone': () => {
    const table = sat(fireAndStone, blank()),
      choice = ofFireAndStone(table.playing);
    return [half(table, choice, { scout: 1 }), half(table, choice, { mat: true })];
  },
  'fire-and-axe': () => {
    const table = sat(fireAndAxe, blank()),
      choice = ofFireAndAxe(table.playing);
    return [
      half(table, choice, { aim: 'york', pinned: true }),
      half(table, choice, { rune: 'hammer' }),
      half(table, choice, { winter: true }),
      half(table, choice, { ending: true }),
      half(table, choice, { mat: true }),
    ];
  },
};

describe('Escape', () => {
  it('is heard by every game', () => expect(Object.keys(TABLES)).toEqual(GAME_IDS));

  it.each(GAME_IDS)('lets go of what is half chosen in %s, once, and plays nothing', (id) => {
    for (const { letGo, begin, begun, play } of TABLES[id]!()) {
      const before = JSON.stringify(begun());
      expect(letGo()).toBe(false);
      begin();
      expect(JSON.stringify(begun())).not.toBe(before);
      expect(letGo()).toBe(true);
      expect(JSON.stringify(begun())).toBe(before);
      expect(letGo()).toBe(false);
      expect(play).not.toHaveBeenCalled();
    }
  });
});
