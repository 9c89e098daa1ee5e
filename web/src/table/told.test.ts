import { describe, expect, it } from 'vitest';
import { allGames } from '../games';
import type { AnyAction, Hint } from '../protocol';
import { settings } from '../settings.svelte';
import { speaker } from '../words/words.svelte';
import { seated } from './seated';
import { because, isShown, oddsOf, reasonAs, signed, toldAs } from './told';

const GAMES = new Map((await allGames()).map((game) => [game.id, game]));
const say = (id: string) => speaker(GAMES.get(id)!.words);

describe('what may be done', () => {
  it('is told in the words of its game', () => {
    expect(toldAs(GAMES.get('stone-age')!, { is: 'Place', location: 'river', figures: 3 }, say('stone-age'))).toBe('send 3 to: River');
    expect(toldAs(GAMES.get('fire-and-axe')!, { is: 'Sail', to: 'x', free: true }, say('fire-and-axe'))).toContain('for free');
    expect(toldAs(GAMES.get('cavemen')!, { is: 'Bid', teeth: 4 }, say('cavemen'))).toBe('bid 4');
    expect(toldAs(GAMES.get('fire-and-stone')!, { is: 'Move', scout: 1, to: 'gaul' }, say('fire-and-stone'))).toBe('second scout to Gaul');
  });
  it('speaks of what glows only where it glows', () => {
    const game = GAMES.get('my-first-stone-age')!,
      tell = (action: AnyAction, lit: boolean) => toldAs(game, action, say(game.id), undefined, lit);
    expect(tell({ is: 'Swap', a: 0, b: 6 }, true)).toBe('swap the two trees that glow');
    expect(tell({ is: 'Swap', a: 0, b: 6 }, false)).toBe('swap two trees');
    expect(tell({ is: 'Flip', tree: 3 }, true)).toBe('turn up the tree that glows');
    expect(tell({ is: 'Flip', tree: 3 }, false)).toBe('turn up a tree');
    expect([isShown(game, { is: 'Flip', tree: 3 }), isShown(game, { is: 'CallDog' })]).toEqual([true, false]);
  });
  it('is told in German too', () => {
    settings.language = 'de';
    expect(toldAs(GAMES.get('stone-age')!, { is: 'Gather' }, say('stone-age'))).toBe('nehmen, was die Würfel geben');
    expect(reasonAs({ feature: 'hunger', more: false, words: 'nobody goes hungry' }, say('stone-age'))).toBe('heute Abend hungert niemand');
    settings.language = 'en';
  });
  it('gives a reason in English where a game has no words for it', () =>
    expect(reasonAs({ feature: 'beard', more: true, words: 'a longer beard' }, say('stone-age'))).toBe('a longer beard'));
  it('tells a change of chance with its sign', () => expect([signed(0.123), signed(-0.2), signed(-0.001)]).toEqual(['+12', '−20', '0']));
  it('tells the points only where they tell ideas apart, and no shares to those who cannot read yet', () => {
    const hint = (points: number) => ({ action: { is: 'Pass' }, visits: 9, win: 0.5, points, reason: null, fact: null, apart: null });
    const odds = (id: string, ...points: number[]) => {
      const all = points.map(hint);
      return oddsOf(GAMES.get(id)!, all[0]!, all, say(id));
    };
    expect(odds('stone-age', 248, 240)).toBe('wins 50 % · about 248 points at the end');
    expect(odds('stone-age', 248.2, 247.9)).toBe('wins 50 %');
    expect(odds('my-first-stone-age', 2, 1)).toBe('');
  });
  it('calls ideas equal only if they are', () => {
    const hint = (win: number) => ({ action: { is: 'Pass' }, visits: 9, win, points: 1, reason: null, fact: null, apart: null });
    const near = [hint(0.51), hint(0.5)],
      far = [hint(0.51), hint(0.37)];
    expect([
      because(near[0]!, near, say('stone-age')),
      because(far[0]!, far, say('stone-age')),
      because(near[0]!, [near[0]!], say('stone-age')),
    ]).toEqual(['No difference worth naming: take what you like.', '', '']);
  });
  it('are whole sentences, with and without a reason', () => {
    const hint = (win: number, more: object = {}) => ({ action: { is: 'Pass' }, win, points: 1, reason: null, ...more }) as unknown as Hint;
    const reason = { feature: 'field', more: true, words: '' },
      apart = { kind: 'more_wins', number: 4 },
      fact = { key: 'gather', gaps: { n: '2' }, look: [] };
    const told = (more: object) => because(hint(0.5, more), [hint(0.5, more), hint(0.46)], say('stone-age'));
    expect(told({ reason, apart })).toBe('Why: the field feeds the tribe every evening; 4 in 100 more wins than the next best.');
    expect(told({ reason })).toBe('Why: the field feeds the tribe every evening.');
    expect(told({ apart, fact })).toBe('Brings 2. 4 in 100 more wins than the next best.');
    expect(told({ apart: { kind: 'none', number: 0 } })).toBe('As good as the best of the others.');
  });
  it('is that there is nothing else, where there is nothing else', () => {
    const one = { action: { is: 'Pass' }, win: 0.4, points: 3, reason: null } as unknown as Hint;
    expect(because(one, [one], say('stone-age'), 1)).toBe('The only move there is.');
    expect(because(one, [one], say('stone-age'), 2)).toBe('');
  });
});

describe('who sits there', () => {
  const seat = (kind: 'bot' | 'person', name: string, bot: string | null = null) => ({
    seat: 0,
    name,
    kind,
    bot,
    here: false,
    connected: true,
    resigned: false,
    account: false,
    program: false,
    rematch: false,
  });
  const names = () =>
    seated(
      [seat('person', 'Ada'), seat('bot', 'Hunter', 'hunter'), seat('bot', 'Hunter', 'hunter'), seat('bot', 'Ben', 'hunter')],
      GAMES.get('stone-age')!,
    ).map((who) => who.name);
  it('is told apart: bots by the sign of their seat, and a bot that plays on for somebody by that name', () => {
    expect(names()).toEqual(['Ada', 'Bear', 'Eagle', 'Ben']);
    settings.language = 'de';
    expect(names()).toEqual(['Ada', 'Bär', 'Adler', 'Ben']);
    settings.language = 'en';
  });
});
