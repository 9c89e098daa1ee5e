import type { Thing, Value } from './shape';

/** Whose an edition is: beside its name, and no part of what is played with. */
export interface Imprint {
  author?: string;
  licence?: string;
  languages?: string[];
}
const IMPRINT = ['author', 'licence', 'languages'];

/** What is played with. */
export const boxOf = (file: Thing): Thing => Object.fromEntries(Object.entries(file).filter(([field]) => !IMPRINT.includes(field)));
export const imprintOf = (file: Thing): Imprint => Object.fromEntries(Object.entries(file).filter(([field]) => IMPRINT.includes(field)));

/** As it is written into a file: the name first, then whose it is, then what is in the box. Nothing is written that nobody said. */
export function fileOf({ name = '', ...box }: Thing, imprint: Imprint): Thing {
  const said = Object.entries(imprint).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value));
  return { name, ...(Object.fromEntries(said) as Thing), ...box };
}

/** What a file of somebody's says, or null where it is no edition at all; whether it can be played the rules say. */
export function parse(text: string): Thing | null {
  try {
    const value = JSON.parse(text) as Value;
    return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['name'] === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** A name for the file on the device. */
export const fileName = (game: string, name: Value | undefined) =>
  `${game}-${String(name ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)}.json`;
