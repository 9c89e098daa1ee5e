import type { AnyAction } from '../protocol';
import { MOST } from './tree';

/** An analysis as its link has it: where it begins, and every step that was tried, by the one before it. */
export interface Saved {
  header: string;
  line: string;
  /** What is noted at the beginning. */
  note: string;
  steps: SavedStep[];
  at: number;
}
export interface SavedStep {
  from: number;
  seat: number;
  action: AnyAction;
  drew: number[];
  note: string;
}

const MARK = '#a1.';
/** So long a link may be: a browser and most ways of passing it on take it. */
export const LONGEST_LINK = 60_000;
/** So much may come out of it. */
const MOST_LETTERS = 1_000_000;
export const LONGEST_NOTE = 500;

export const isLink = (hash: string) => hash.startsWith(MARK);

const base64 = (bytes: Uint8Array) => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};
const bytesOf = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** All that comes through, but no more than so many bytes: a small link may hold a flood. */
async function through(bytes: Uint8Array, way: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const into = way.writable.getWriter(),
    out = (way.readable as ReadableStream<Uint8Array>).getReader(),
    parts: Uint8Array[] = [];
  into.write(bytes as Uint8Array<ArrayBuffer>).catch(() => {});
  into.close().catch(() => {});
  let count = 0;
  for (let { done, value } = await out.read(); !done && value; { done, value } = await out.read()) {
    count += value.length;
    if (count > most) {
      void out.cancel().catch(() => {});
      throw new Error('too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(count);
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
}

/** What stands behind the # of the address; null where it would be too long to be passed on. */
export async function linkOf(saved: Saved): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(saved)), new CompressionStream('deflate-raw'), MOST_LETTERS),
    link = MARK + base64(bytes);
  return link.length > LONGEST_LINK ? null : link;
}

/** What somebody saved; null where nobody did. The rules play every step again, so here only the form is looked at. */
export async function readLink(hash: string): Promise<Saved | null> {
  if (!isLink(hash) || hash.length > LONGEST_LINK) return null;
  try {
    const bytes = await through(bytesOf(hash.slice(MARK.length)), new DecompressionStream('deflate-raw'), MOST_LETTERS),
      value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isSaved(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNote = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_NOTE;
const isIndex = (value: unknown, below: number) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;

function isSaved(value: unknown): value is Saved {
  if (!isObject(value) || typeof value['header'] !== 'string' || typeof value['line'] !== 'string') return false;
  const { steps, at, note } = value;
  return (
    isNote(note) &&
    Array.isArray(steps) &&
    steps.length < MOST &&
    isIndex(at, steps.length + 1) &&
    steps.every(
      (step, i) =>
        isObject(step) &&
        isIndex(step['from'], i + 1) &&
        Number.isInteger(step['seat']) &&
        isObject(step['action']) &&
        typeof step['action']['is'] === 'string' &&
        isNote(step['note']) &&
        Array.isArray(step['drew']) &&
        step['drew'].length <= 1000 &&
        step['drew'].every((each) => Number.isInteger(each)),
    )
  );
}
