import { isThingOf, type EditionShape, type Thing, type Value } from './shape';

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

/** So many letters a file has at most: five times the largest box. */
const LONGEST_FILE = 300_000;
/** What is not seen, or turns the writing of all that follows it. */
const UNSEEN = new RegExp(
  [
    String.raw`[\p{Cc}\p{Cs}\u034F\u17B4\u17B5\u180B-\u180E\u00AD\u061C\u115F\u1160\u200B\u200E\u200F`,
    String.raw`\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]`,
  ].join(''),
  'gu',
);

/** Words as somebody may read them in any line. */
export const plain = (text: string) => text.replaceAll(UNSEEN, '');

/** What a file of somebody's says, or null where it is no edition of this game; whether it can be played the rules say. */
export function parse(text: string, shape: EditionShape): Thing | null {
  if (text.length > LONGEST_FILE) return null;
  try {
    const value = JSON.parse(text, (_, each: Value) => (typeof each === 'string' ? plain(each) : each)) as Value;
    return typeof value === 'object' && value !== null && !Array.isArray(value) && isEdition(value, shape) ? value : null;
  } catch {
    return null;
  }
}

const isText = (value: Value | undefined) => value === undefined || typeof value === 'string';
const isEdition = (file: Thing, shape: EditionShape) =>
  typeof file['name'] === 'string' &&
  isText(file['author']) &&
  isText(file['licence']) &&
  (file['languages'] === undefined || (Array.isArray(file['languages']) && file['languages'].every(isText))) &&
  isThingOf(shape, shape.root, file);

/** Reads the file that somebody chose; one that is far too large is not even opened. */
export const readFile = async (file: File, shape: EditionShape) => (file.size > 4 * LONGEST_FILE ? null : parse(await file.text(), shape));

/** A name for the file on the device. */
export const fileName = (game: string, name: Value | undefined) =>
  `${game}-${String(name ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)}.json`;
