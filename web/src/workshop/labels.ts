import type { Gallery } from '../learn/gallery';
import { t, type Speak } from '../words/words.svelte';
import en from './words.en.json';
import type { Path } from './paths';
import { isThing, type EditionShape, type Shape, type Thing, type Value } from './shape';

/** `fireCost`, `clay_pots`: as it is written where nobody has found better words. */
const plain = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
const said = (key: string, name: string, say: (key: string) => string = t) => {
  const words = say(key);
  return words === key ? plain(name) : words;
};

/** What a field of an edition is called. */
export const fieldName = (name: string) => said(`field.${name}`, name);
/** What one of a family is called. */
export const memberName = (type: string) => said(`member.${type}`, type.split('.').at(-1)!);

/** Where a game has the words of an enum, unless they stand under the name of the enum itself. */
const ELSEWHERE: Record<string, string> = { Space: 'place', Location: 'place', Plant: 'tile' };
export function wordName(type: string, word: string, say: Speak): string {
  const own = type.split('.').at(-1)!,
    group = ELSEWHERE[own] ?? own.charAt(0).toLowerCase() + own.slice(1);
  const found = say(`${group}.${word}`);
  return found === `${group}.${word}` ? said(`word.${word}`, word) : found;
}

/** Everything around a thing that its name may come from. */
export interface Names {
  shape: EditionShape;
  gallery: Gallery | undefined;
  say: Speak;
  edition: Thing;
  /** What may stand here, where not everything of its kind may: things of the box, ids, seats. */
  picks?(shape: Shape, path: Path): Pick[] | null;
}
export interface Pick {
  value: Value;
  title: string;
}

/** What a thing of a list is called: its name, what the gallery calls it, the word it is for, or its number. */
export function titleOf(names: Names, list: string, of: Shape, thing: Value, index: number): string {
  const { gallery, say, edition } = names;
  if (!isThing(thing))
    return typeof thing === 'string' && of.is === 'choice' ? wordName(of.type, thing, say) : `${index + 1}: ${String(thing)}`;
  for (const field of ['name', 'title']) if (typeof thing[field] === 'string' && thing[field]) return thing[field];
  const drawn = attempt(() => gallery?.drawn?.(list, thing, say, edition)[0]?.name);
  if (drawn) return drawn;
  const choice =
    of.is === 'thing' ? Object.entries(names.shape.types[of.type]?.fields ?? {}).find(([, each]) => each.is === 'choice') : undefined;
  if (choice && choice[1].is === 'choice' && typeof thing[choice[0]] === 'string')
    return wordName(choice[1].type, thing[choice[0]] as string, say);
  return typeof thing['id'] === 'string' ? thing['id'] : String(index + 1);
}

/** A draft may be half made: what cannot be drawn or named yet is left out. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** A value in a few words, for lists of differences. */
export function tell(names: Names, shape: Shape | undefined, value: Value | undefined): string {
  if (value === undefined || value === null || value === '') return t('workshop.nothing');
  if (typeof value === 'boolean') return t(value ? 'workshop.yes' : 'workshop.no');
  if (Array.isArray(value)) return value.map((each) => tell(names, shape?.is === 'list' ? shape.of : undefined, each)).join(', ');
  if (isThing(value))
    return Object.entries(value)
      .filter(([field]) => field !== 'id')
      .map(([field, each]) => (field === 'is' ? memberName(String(each)) : `${fieldName(field)} ${tell(names, undefined, each)}`))
      .join(', ');
  return shape?.is === 'choice' && typeof value === 'string' ? wordName(shape.type, value, names.say) : String(value);
}

/** Ids that a text may name: those of the edition, where all texts of this field in the house edition are ids. */
export function references(house: Value, list: string, field: string): string[] | null {
  const things = isThing(house) && Array.isArray(house[list]) ? house[list].filter(isThing) : [],
    used = things.flatMap((each) => each[field] ?? []).filter((each) => typeof each === 'string'),
    ids = new Set(all(house));
  return field !== 'id' && used.length && used.every((each) => ids.has(each)) ? [...ids] : null;
}
const all = (value: Value): string[] =>
  Array.isArray(value)
    ? value.flatMap(all)
    : isThing(value)
      ? [...(typeof value['id'] === 'string' ? [value['id']] : []), ...Object.values(value).flatMap(all)]
      : [];

/** Sentences of the rules are their own keys, with gaps: the one that this fits is said in the language that is spoken. */
const SENTENCES = Object.keys(en)
  .filter((key) => key.includes(' '))
  .map((key) => {
    const parts = key.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return { key, fits: new RegExp(`^${parts.join('(.+?)')}$`) };
  });
/** What the rules have against something. */
export function complaint(sentence: string): string {
  for (const { key, fits } of SENTENCES) {
    const found = fits.exec(sentence);
    if (found) return t(key, Object.fromEntries(found.slice(1).map((gap, i) => [String(i), gap])));
  }
  return sentence;
}
