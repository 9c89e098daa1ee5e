import { describe, expect, it } from 'vitest';
import { allGames } from '../games';
import '../puzzles/words';
import { fill, shared, speaker, translated } from './words.svelte';
import { settings } from '../settings.svelte';

const GAMES = await allGames();
const gaps = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();

describe('words', () => {
  for (const [name, words] of [['frame', shared] as const, ...GAMES.map((game) => [game.id, game.words] as const)])
    describe(name, () => {
      it('says in German all it says in English', () => expect(Object.keys(words.en).filter((key) => !(key in words.de))).toEqual([]));
      it('speaks to finger, mouse and key alike, but for what only a touch screen says', () => {
        const said = (all: Record<string, string>, touch: RegExp) =>
          Object.entries(all).filter(([key, sentence]) => !key.endsWith('.touch') && touch.test(sentence));
        expect(said(words.en, /\btap(s|ped|ping)?\b/i)).toEqual([]);
        expect(said(words.de, /\b(an)?tipp(e|st|en)\b|\btipp (an|auf|den|die|das|ein|eine|einen|zwei|beide|jemanden|zum)\b/i)).toEqual([]);
      });
      it('has the same gaps in both', () => {
        for (const [key, sentence] of Object.entries(words.en as Record<string, string>))
          expect([key, gaps((words.de as Record<string, string>)[key]!)]).toEqual([key, gaps(sentence)]);
      });
    });

  it('translates a refusal by its English sentence and fills its gaps', () => {
    settings.language = 'de';
    expect(translated('This hut costs {0} pieces, no more and no fewer.', ['3'], GAMES[0]!.words)).toBe(
      'Diese Hütte kostet 3 Waren, nicht mehr und nicht weniger.',
    );
    settings.language = 'en';
    expect(translated('Unknown {0}.', ['x'], GAMES[0]!.words)).toBe('Unknown x.');
  });
  it('fills gaps that are words themselves', () =>
    expect(speaker(GAMES[0]!.words)('log.Traded', { name: 'Ada', give: '@good.tooth,@good.pot', take: '@good.fish' })).toContain(
      'tooth, pot for fish',
    ));
  it('chooses the form of a word by the number beside it', () => {
    const asked = (n: number) => fill('{n} {n|tooth|teeth}', { n });
    expect([asked(0), asked(1), asked(2)]).toEqual(['0 teeth', '1 tooth', '2 teeth']);
  });
  it('leaves a gap that nobody fills', () => expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}'));
});
