import { afterEach, describe, expect, it } from 'vitest';
import { allGames } from '../games';
import { words as puzzles } from '../puzzles/words';
import { words as keeper } from '../keeper/words';
import { words as groups } from '../groups/words';
import { words as tournaments } from '../tournaments/words';
import { words as analysis } from '../analysis/words';
import { words as dice } from '../dice/words';
import { words as workshop } from '../workshop/words';
import { fill, shared, speaker, t, translated } from './words.svelte';
import { settings } from '../settings.svelte';

const GAMES = await allGames();
const gaps = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();
const BOOKS = [
  ['frame', shared] as const,
  ['puzzles', puzzles] as const,
  ['tournaments', tournaments] as const,
  ['groups', groups] as const,
  ['keeper', keeper] as const,
  ['workshop', workshop] as const,
  ['analysis', analysis] as const,
  ['dice', dice] as const,
  ...GAMES.map((game) => [game.id, game.words] as const),
];

describe('words', () => {
  afterEach(() => {
    settings.language = 'en';
  });
  for (const [name, words] of BOOKS)
    describe(name, () => {
      it('says in German all it says in English', () => expect(Object.keys(words.en).filter((key) => !(key in words.de))).toEqual([]));
      it('speaks to finger, mouse and key alike, but for what only a touch screen says', () => {
        const said = (all: Record<string, string>, touch: RegExp) =>
          Object.entries(all).filter(([key, sentence]) => !key.endsWith('.touch') && touch.test(sentence));
        expect(said(words.en, /\btap(s|ped|ping)?\b/i)).toEqual([]);
        expect(said(words.de, /\b(an)?tipp(e|st|en)\b|\btipp (an|auf|den|die|das|ein|eine|einen|zwei|beide|jemanden|zum)\b/i)).toEqual([]);
      });
      it('counts with {n|one|many} in one sentence: a key of its own for one thing leaves languages with three forms out', () => {
        for (const each of Object.values(words))
          expect(Object.keys(each).filter((key) => key.endsWith('.1') && /\{n\}/.test(each[key.slice(0, -2)] ?? ''))).toEqual([]);
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
  it('knows as many forms as a language has', () => {
    settings.language = 'pl';
    const asked = (n: number) => fill('{n} {n|ząb|zęby|zębów}', { n });
    expect([1, 2, 5, 12, 22, 25].map(asked)).toEqual(['1 ząb', '2 zęby', '5 zębów', '12 zębów', '22 zęby', '25 zębów']);
    settings.language = 'fr';
    expect([0, 1, 2].map((n) => fill('{n} {n|dent|dents}', { n }))).toEqual(['0 dent', '1 dent', '2 dents']);
    settings.language = 'pt-BR'; // has a form for millions, which nobody writes
    expect([1, 2, 1_000_000].map((n) => fill('{n|dente|dentes}', { n }))).toEqual(['dente', 'dentes', 'dentes']);
  });
  it('says in English what a language lacks', () => {
    settings.language = 'en-XA';
    expect(t('settings')).toBe('Settings');
    expect(speaker({ en: { own: 'mine' } })('own')).toBe('mine');
  });
  it('leaves a gap that nobody fills', () => expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}'));
});
