import { settings, type Language } from '../settings.svelte';
import en from './words.en.json';
import de from './words.de.json';
import peopleEn from './people.en.json';
import peopleDe from './people.de.json';
import paceEn from './pace.en.json';
import paceDe from './pace.de.json';
import tableEn from './table.en.json';
import tableDe from './table.de.json';
import reviewEn from './review.en.json';
import reviewDe from './review.de.json';
import learnEn from './learn.en.json';
import learnDe from './learn.de.json';

export type Words = Record<string, string>;
export type Gaps = Record<string, string | number>;

export const shared: Record<Language, Words> = {
  en: { ...en, ...peopleEn, ...paceEn, ...tableEn, ...reviewEn, ...learnEn },
  de: { ...de, ...peopleDe, ...paceDe, ...tableDe, ...reviewDe, ...learnDe },
};

/** Words of a page that is fetched when it is wanted. */
export function addWords(en: Words, de: Words) {
  Object.assign(shared.en, en);
  Object.assign(shared.de, de);
}

const plurals: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), de: new Intl.PluralRules('de') };

/** Fills `{name}` in a sentence; `{n|tooth|teeth}` is the form that goes with the number in the gap `n`. */
export const fill = (sentence: string, gaps: Gaps = {}) =>
  sentence.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (gap, key: string, one?: string, other?: string) => {
    const value = gaps[key];
    if (one === undefined) return String(value ?? gap);
    return plurals[settings.language].select(Number(value)) === 'one' ? one : other!;
  });

/** The sentence for a key in the chosen language, of the frame around all games. */
export const t = (key: string, gaps?: Gaps): string => fill(shared[settings.language][key] ?? shared.en[key] ?? key, gaps);

/** A speaker of one game's words; what the game does not say, the frame says. */
export type Speak = (key: string, gaps?: Gaps) => string;

/** Gaps that begin with `@` are words themselves, several joined by a comma. */
export function speaker(words: Record<Language, Words>): Speak {
  const word = (key: string) => words[settings.language][key] ?? shared[settings.language][key] ?? words.en[key] ?? shared.en[key] ?? key;
  const gap = (value: string | number) =>
    typeof value === 'string' && value.startsWith('@')
      ? value
          .split(',')
          .map((each) => word(each.slice(1)))
          .join(', ')
      : value;
  return (key, gaps = {}) => fill(word(key), Object.fromEntries(Object.entries(gaps).map(([name, value]) => [name, gap(value)])));
}

/** Refusals come as English sentences with `{0}` gaps: the sentence itself is the key of its translation, and so is a word in a gap. */
export function translated(sentence: string, gaps: string[], words: Record<Language, Words> | null): string {
  const own = words?.[settings.language]?.[sentence] ?? shared[settings.language][sentence] ?? sentence;
  return fill(own, Object.fromEntries(gaps.map((gap, i) => [String(i), words?.[settings.language]?.[gap] ?? gap])));
}
