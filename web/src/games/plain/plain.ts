import type { Tagged } from '../../protocol';
import { shared, type Words } from '../../words/words.svelte';
import type { Language } from '../../settings.svelte';

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

/** Parts of a view that go with the seats, one each. */
export const bySeat = (view: unknown, seats: number): [string, unknown[]][] =>
  typeof view === 'object' && view !== null
    ? Object.entries(view).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length === seats)
    : [];

/**
 * The words of a game that has none of its own: its title, and every key as it is spelt. Keys of the frame stay the frame's, and sentences
 * of refusals stay as they are.
 */
export function plainWords(language: Language, own: Words): Words {
  return new Proxy(own, {
    get: (words, key) => {
      if (typeof key !== 'string') return undefined;
      if (key in words) return words[key];
      if (key in shared[language] || /\s/.test(key) || key.endsWith('.why')) return key.endsWith('.why') ? '' : undefined;
      return title(key.split('.').at(-1)!);
    },
  });
}
