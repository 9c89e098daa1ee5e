import type { Tagged } from '../../protocol';
import type { Told } from '../game';
import { book } from '../../words/books.svelte';
import { LANGUAGES, type Language } from '../../words/languages';
import { shared, type Gaps, type Speak, type Wordbook, type Words } from '../../words/words.svelte';

/** A name of a record, a field or an enum as words: `foodLeft`, `FoodLeft` and `food-left` are all "food left". */
export const worded = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase()
    .trim();

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const title = (name: string) => capital(worded(name));

/** What a record says besides its name, in the order of its fields: "amount 2, from tray". Empty things are left out. */
function details(thing: Record<string, unknown>): string {
  return Object.entries(thing)
    .filter(([name, value]) => name !== 'is' && name !== 'seat' && value !== null && value !== '' && value !== false)
    .map(([name, value]) => (value === true ? worded(name) : `${worded(name)} ${said(value)}`))
    .join(', ');
}

/** Any value in one line. */
export function said(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(said).join(', ');
  if (typeof value === 'object' && value !== null) {
    const thing = value as Record<string, unknown>,
      name = thing['is'];
    return [typeof name === 'string' ? worded(name) : '', details(thing)].filter(Boolean).join(' ');
  }
  return typeof value === 'string' ? worded(value) : String(value ?? '–');
}

/** An action or an event as a line: "Take: amount 2". */
export function told(thing: Tagged): string {
  const more = details(thing);
  return title(thing.is) + (more ? `: ${more}` : '');
}

/** The fields of an action or an event that can be named in a sentence. */
const gapsOf = (thing: Tagged): Gaps =>
  Object.fromEntries(
    Object.entries(thing).filter(
      (field): field is [string, string | number] => field[0] !== 'is' && ['string', 'number'].includes(typeof field[1]),
    ),
  );

/** What is said of an action or an event: the game's own sentence (`tell.Take`, `log.Taken`; its fields are the gaps), or all it holds. */
export const sentence = (what: 'tell' | 'log', thing: Tagged, own: Wordbook): Told =>
  own.en[`${what}.${thing.is}`] ? { key: `${what}.${thing.is}`, gaps: gapsOf(thing) } : { key: 'plain.told', gaps: { what: told(thing) } };

/** The same of an option, by whoever speaks for the game. */
export function spoken(option: Tagged, speak: Speak): string {
  const key = `tell.${option.is}`,
    text = speak(key, gapsOf(option));
  return text === key ? told(option) : text;
}

/** Parts of a view that go with the seats, one each. */
export const bySeat = (view: unknown, seats: number): [string, unknown[]][] =>
  typeof view === 'object' && view !== null
    ? Object.entries(view).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length === seats)
    : [];

/** What a game without a board says of its own, in whatever languages there is a file for. */
export const wordsOf = (id: string) => book([`games/${id}/words`]);

const WITHOUT: Words = { tagline: '', for: '', goal: '' };

/**
 * The words of a game without a board: those it has a file for, then its title, and every other key as it is spelt. Keys of the frame stay
 * the frame's, and sentences of refusals stay as they are unless the game's file translates them.
 */
export const plainBook = (name: string, own: Wordbook): Wordbook =>
  Object.fromEntries(LANGUAGES.map((language) => [language, plainWords(language, name, own)])) as Wordbook;

const plainWords = (language: Language, name: string, own: Wordbook): Words =>
  new Proxy({} as Words, {
    get: (_, key) => {
      if (typeof key !== 'string') return undefined;
      const said = own[language][key] ?? own.en[key]; // asked anew each time: a language may be read later
      if (said !== undefined) return said;
      if (key === 'title') return name;
      if (/^(tell|log)\./.test(key)) return undefined;
      if (key in WITHOUT) return WITHOUT[key];
      if (key in shared[language] || /\s/.test(key) || key.endsWith('.why')) return key.endsWith('.why') ? '' : undefined;
      return title(key.split('.').at(-1)!);
    },
  });
