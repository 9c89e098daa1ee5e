import { expect, test } from 'vitest';
import { shared } from './words.svelte';

const sources = import.meta.glob(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const words = import.meta.glob(
  [
    '../games/*/words.en.json',
    '../games/*/gallery.en.json',
    '../games/*/coach.en.json',
    '../coach/words.en.json',
    '../puzzles/words.en.json',
    '../workshop/words.en.json',
    '../analysis/words.en.json',
    '../dice/words.en.json',
    '../tournaments/words.en.json',
    '../groups/words.en.json',
    '../keeper/words.en.json',
    '../games/*/lessons.en.json',
  ],
  { import: 'default', eager: true },
) as Record<string, Record<string, string>>;
/** What a game's own files may ask for; pages for all games speak with the words of whichever is played. */
const own = (game: string) => ({ ...words[`../games/${game}/words.en.json`], ...words[`../games/${game}/gallery.en.json`] });
const vocabulary = new Map<string | undefined, Record<string, string>>([
  [undefined, Object.assign({}, shared.en, ...Object.values(words))],
  ['stone-age-solo', { ...shared.en, ...own('stone-age-solo'), ...own('stone-age') }],
  ['plain', { ...shared.en, 'field.name': '' }], // the words of whatever game has no board, or else the field's own name
]);
const of = (game?: string) => {
  if (!vocabulary.has(game)) vocabulary.set(game, { ...shared.en, ...own(game!) });
  return vocabulary.get(game)!;
};

/** Keys that are written out must be there; of keys put together, at least one must begin like that. */
function missing(source: string, known: Record<string, string>) {
  const whole = [...source.matchAll(/\b(?:say|speak|t)\('([a-zA-Z][\w.-]*)'/g)].map((m) => m[1]!).filter((key) => !(key in known));
  const begun = [...source.matchAll(/\b(?:say|speak|t)\(`([a-zA-Z][\w-]*\.)[^`]*\$\{/g)]
    .map((m) => m[1]!)
    .filter((start) => !Object.keys(known).some((key) => key.startsWith(start)));
  return [...whole, ...begun];
}

test('every word that is asked for is there', () => {
  const lost = Object.entries(sources).flatMap(([file, source]) =>
    missing(source, of(/games\/([\w-]+)\//.exec(file)?.[1])).map((key) => `${file}: ${key}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});

test('a word that is not there is noticed', () => {
  expect(missing("say('do.Nothing')", { 'do.Hunt': 'Hunt!' })).toEqual(['do.Nothing']);
  expect(missing('say(`do.${is}`)', { 'tell.Hunt': 'hunt' })).toEqual(['do.']);
});
