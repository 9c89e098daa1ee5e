import { settings } from '../settings.svelte';
import { book, type Wordbook, type Words } from './books.svelte';
import { LANGUAGES, PSEUDO, type Language } from './languages';
import en from './words.en.json';
import people from './people.en.json';
import company from './company.en.json';
import pace from './pace.en.json';
import table from './table.en.json';
import review from './review.en.json';
import learn from './learn.en.json';

export type { Wordbook, Words } from './books.svelte';
/** A book that may lack a language. */
export type Said = { en: Words } & Partial<Wordbook>;
export type Gaps = Record<string, string | number>;

/** The words of the frame around all games. */
export const shared: Wordbook = book(['words', 'people', 'company', 'pace', 'table', 'review', 'learn'], {
  ...en,
  ...people,
  ...company,
  ...pace,
  ...table,
  ...review,
  ...learn,
});
/** Words of pages that are fetched when they are wanted: the newest book first. */
const added: Wordbook[] = [];
export const addWords = (more: Wordbook) => void added.unshift(more);

/** Forms of a word in the order in which they are written; each language has some of them. */
const FORMS: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const plurals = Object.fromEntries(
  LANGUAGES.map((language) => {
    const rules = new Intl.PluralRules(language === PSEUDO ? 'en' : language),
      known = rules.resolvedOptions().pluralCategories;
    return [language, { rules, forms: FORMS.filter((form) => known.includes(form)) }];
  }),
) as Record<Language, { rules: Intl.PluralRules; forms: Intl.LDMLPluralRule[] }>;

/** The form that goes with a number; where a language has more forms than are written, the last one is all the rest. */
function form(n: number, written: string[]): string {
  const { rules, forms } = plurals[settings.language];
  return written[Math.min(forms.indexOf(rules.select(n)), written.length - 1)]!;
}

/** Fills `{name}` in a sentence; `{n|tooth|teeth}` is the form that goes with the number in the gap `n`: in Polish three of them. */
export const fill = (sentence: string, gaps: Gaps = {}) =>
  sentence.replace(/\{(\w+)((?:\|[^|{}]*)*)\}/g, (gap, key: string, forms: string) => {
    const value = gaps[key];
    return forms ? form(Number(value), forms.slice(1).split('|')) : String(value ?? gap);
  });

/** Things of which there are several are numbered, and called alike: `card.beast-dodo-2` is said as `card.beast-dodo`. */
const find = (key: string, books: Said[]) => look(key, books) ?? (/-\d+$/.test(key) ? look(key.replace(/-\d+$/, ''), books) : undefined);

/** What the first of these books says that says anything, in the language that is spoken, or else in English. */
function look(key: string, books: Said[]): string | undefined {
  for (const language of [settings.language, 'en'] as const)
    for (const each of books) {
      const found = each[language]?.[key];
      if (found !== undefined) return found;
    }
  return undefined;
}
const frame = (key: string) => find(key, [...added, shared]);

/** The sentence for a key in the chosen language, of the frame around all games. */
export const t = (key: string, gaps?: Gaps): string => fill(frame(key) ?? key, gaps);

/** A speaker of one game's words; what the game does not say, the frame says. */
export type Speak = (key: string, gaps?: Gaps) => string;

/**
 * Speaks by these books, the last first, then by the frame's; before all of them by names of an edition, in its own language (`() => …`).
 * Gaps that begin with `@` are words themselves, several joined by a comma.
 */
export function speaker(...sources: (Said | (() => Words) | undefined)[]): Speak {
  const own = sources.filter((each): each is Said => typeof each === 'object').reverse(),
    named = sources.filter((each) => typeof each === 'function');
  const word = (key: string) =>
    named.map((names) => names()[key]).find((name) => name !== undefined) ?? find(key, [...own, ...added, shared]) ?? key;
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
export function translated(sentence: string, gaps: string[], words: Wordbook | null): string {
  const own = words?.[settings.language]?.[sentence] ?? shared[settings.language][sentence] ?? sentence;
  return fill(own, Object.fromEntries(gaps.map((gap, i) => [String(i), words?.[settings.language]?.[gap] ?? gap])));
}
