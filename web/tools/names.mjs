// Bakes what the games, their levels and those who sit there are called into club/names.json, so that a page that names many games fetches
// none of them.
import { readFileSync, writeFileSync } from 'node:fs';

const GAMES = ['my-first-stone-age', 'stone-age', 'stone-age-solo', 'cavemen', 'fire-and-stone', 'fire-and-axe'];
/** Whose signs a game has besides its own. */
const SIGNS = { 'stone-age-solo': ['leader', 'stone-age'] };
const src = new URL('../src/', import.meta.url);
const [, listed] = /LANGUAGES = \[(.*?)\]/.exec(readFileSync(new URL('words/languages.ts', src), 'utf8'));
const languages = [...listed.matchAll(/'([\w-]+)'/g)].map((found) => found[1]).filter((language) => language !== 'en-XA');
const wordsOf = (game, language) => JSON.parse(readFileSync(new URL(`games/${game}/words.${language}.json`, src), 'utf8'));

const signsOf = (game) => [...readFileSync(new URL(`games/${game}/looks.ts`, src), 'utf8').matchAll(/sign: '([^']+)'/g)].map((m) => m[1]);
const named = (language) => {
  const names = {};
  for (const game of GAMES) {
    const [first, like = game] = SIGNS[game] ?? [],
      words = { ...wordsOf(like, language), ...wordsOf(game, language) };
    for (const key of ['title', ...Object.keys(words).filter((each) => each.startsWith('bot.'))]) names[`${game}.${key}`] = words[key];
    [...(first ? [first] : []), ...signsOf(like)].forEach((sign, seat) => (names[`${game}.seat.${seat}`] = words[sign]));
  }
  return names;
};
writeFileSync(
  new URL('club/names.json', src),
  JSON.stringify(Object.fromEntries(languages.map((language) => [language, named(language)])), null, 1) + '\n',
);
