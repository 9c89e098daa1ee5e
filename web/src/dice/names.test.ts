import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameOf } from '../games';
import { galleryOf } from '../learn/gallery';
import { speaker } from '../words/words.svelte';
import { found, namer, placeName, toldApart } from './names';
import './words';

/** Of each kind that the rules draw, as they call it; and those the box has no picture of. */
const DRAWN: Record<string, string[]> = {
  'my-first-stone-age': ['die_3', 'dog', 'trade', 'hut hut-tbp'],
  'stone-age': ['card civ-pottery-dice', 'tile bld-wwc'],
  'stone-age-solo': ['card civ-pottery-dice', 'tile bld-wwc'],
  cavemen: ['card hunter-brok', 'card beast-dodo-1', 'card beast-dodo-2'],
  'fire-and-stone': ['tile apple', 'animal boar', 'invention farming', 'cave bear_den', 'task lake'],
  'fire-and-axe': ['rune hammer', 'saga saga-101'],
};
const seat = (n: number) => ['Ada', 'Ben'][n]!;
const calling = async (game: string) => {
  const say = speaker((await gameOf(game))!.words, (await galleryOf(game))!.words);
  return { say, name: namer(await galleryOf(game), say, seat) };
};

describe('what may be drawn', () => {
  it.each(GAME_IDS)('has a name and a picture in %s', async (game) => {
    const { name } = await calling(game);
    for (const word of DRAWN[game]!) {
      const told = name(word);
      expect(told.piece, word).not.toBeNull();
      expect(told.name, word).not.toBe(word.split(' ').at(-1));
      expect(told.name, word).not.toMatch(/^\w+\.\w/);
    }
  });

  it('is a number on a die and a counter, and somebody’s name', async () => {
    const { name } = await calling('fire-and-axe');
    expect([name('die 4'), name('treasure 10'), name('seat 1')].map((each) => each.name)).toEqual(['4', '10', 'Ben']);
  });

  it('is told apart where things are called alike', async () => {
    const { name } = await calling('cavemen'),
      [one, other] = toldApart([name('card beast-dodo-1'), name('card beast-dodo-2')]);
    expect(one!.name).not.toBe(other!.name);
    expect(one!.name).toContain('Dodo');
  });

  it('is found by any part of its name, whatever the accents', async () => {
    const { name } = await calling('fire-and-axe'),
      all = ['rune hammer', 'rune unrest'].map(name);
    expect(found(all, 'THORS hámm').map((each) => each.word)).toEqual([]);
    expect(found(all, 'hámm thor').map((each) => each.word)).toEqual(['rune hammer']);
  });

  it('says where it comes to lie', async () => {
    const { say } = await calling('fire-and-axe');
    expect(['space 2', 'dublin', 'seat 0', 'pool', ''].map((place) => placeName(place, say, seat))).toEqual([
      'For space 2',
      'Dublin',
      'Ada',
      'For all to choose from',
      '',
    ]);
  });
});
