import { describe, expect, it } from 'vitest';
import { allGames } from '../games';
import { settings } from '../settings.svelte';
import { speaker } from '../words/words.svelte';
import { reasonAs, signed, toldAs } from './told';

const GAMES = new Map((await allGames()).map((game) => [game.id, game]));
const say = (id: string) => speaker(GAMES.get(id)!.words);

describe('what may be done', () => {
  it('is told in the words of its game', () => {
    expect(toldAs(GAMES.get('stone-age')!, { is: 'Place', location: 'river', figures: 3 }, say('stone-age'))).toBe('3 to: River');
    expect(toldAs(GAMES.get('fire-and-axe')!, { is: 'Sail', to: 'x', free: true }, say('fire-and-axe'))).toContain('for free');
    expect(toldAs(GAMES.get('cavemen')!, { is: 'Bid', teeth: 4 }, say('cavemen'))).toBe('bid 4');
    expect(toldAs(GAMES.get('my-first-stone-age')!, { is: 'Swap', a: 0, b: 6 }, say('my-first-stone-age'))).toBe('swap trees 1 and 7');
    expect(toldAs(GAMES.get('fire-and-stone')!, { is: 'Move', scout: 1, to: 'gaul' }, say('fire-and-stone'))).toBe('second scout to Gaul');
  });
  it('is told in German too', () => {
    settings.language = 'de';
    expect(toldAs(GAMES.get('stone-age')!, { is: 'Gather' }, say('stone-age'))).toBe('nehmen, was die Würfel geben');
    expect(reasonAs({ feature: 'hunger', more: false, words: 'nobody goes hungry' }, say('stone-age'))).toBe('heute Abend hungert niemand');
    settings.language = 'en';
  });
  it('gives a reason in English where a game has no words for it', () => expect(reasonAs({ feature: 'beard', more: true, words: 'a longer beard' }, say('stone-age'))).toBe('a longer beard'));
  it('tells a change of chance with its sign', () => expect([signed(0.123), signed(-0.2)]).toEqual(['+12', '−20']));
});
