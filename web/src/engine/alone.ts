import type { Named } from '../learn/lesson';
import type { AnyAction, Lessons, Puzzles } from '../protocol';
import { reached } from '../reach.svelte';
import { written } from '../written';
import { askRules, askThinker } from './localAnswers';
import { namesOf } from './load';
import { journalOf, looksHere } from './lookback';

/** What this device answers by itself where the house cannot be reached: lessons and puzzles, by the same rules. */
const LESSONS = import.meta.glob<Record<string, unknown>>('../generated/*.lessons.json', { import: 'default' });

export async function practise([game, name]: Named, asked: Lessons.Asked): Promise<Lessons.Practised> {
  const positions = await LESSONS[`../generated/${game}.lessons.json`]?.();
  return askRules<Lessons.Practised>({ ...asked, is: 'Practise', position: positions?.[name] });
}

/** As it lies in the book of the house. */
interface Written {
  id: string;
  options: Puzzles.Estimate[];
  position: unknown;
  before?: { seat: number; action: AnyAction; drew: number[] }[];
}
const books = new Map<string, Promise<Written[]>>();

async function readBook(game: string): Promise<Written[]> {
  const path = (await namesOf()).puzzles[game],
    answer = path ? await fetch(path) : null;
  if (!answer?.ok) throw new Error('The puzzles are not on this device.');
  return written<Written[]>(await answer.json());
}

/** A choice of a finished game that cost something. What a quick look calls better a deeper one may not, and the other way round. */
async function ownPuzzle(id: string): Promise<Written> {
  const [, table = '', step] = id.split('/'),
    { header, lines } = await journalOf(table);
  await askThinker({ is: 'Open', table: id, header, lines, seed: 0 });
  const look = async ([iterations, ...others]: number[]): Promise<Written> =>
    askThinker<Written>({ is: 'OwnPuzzle', table: id, step: Number(step), iterations }).catch((e) => {
      if (others.length) return look(others);
      throw e;
    });
  return { ...(await look([200, 60, 600])), id };
}
const owns = new Map<string, Promise<Written>>();

function ownWritten(id: string): Promise<Written> {
  const found = owns.get(id) ?? ownPuzzle(id);
  owns.set(id, found);
  found.catch(() => owns.delete(id));
  return found;
}

async function inBook(id: string): Promise<Written> {
  if (id.startsWith('own/')) return ownWritten(id);
  const game = id.slice(0, id.lastIndexOf('-')),
    book = books.get(game) ?? readBook(game);
  books.set(game, book);
  book.catch(() => books.delete(game));
  const puzzle = (await book).find((each) => each.id === id);
  if (!puzzle) throw new Error('There is no such puzzle.');
  return puzzle;
}

export const writtenPuzzle = inBook;

/** Whether one of somebody's own is put on the board here. */
export const opensHere = (id: string) => looksHere(id.split('/')[1] ?? '');

export async function puzzle(id: string): Promise<Puzzles.Shown> {
  const board = await askRules<Puzzles.Shown>({ is: 'Puzzle', puzzle: await inBook(id) }),
    list = id.startsWith('own/') ? null : await reached('/api/puzzles'), // as it was kept
    { puzzles } = list?.ok ? written<Puzzles.Shelf>(await list.json()) : { puzzles: [] };
  return { ...board, level: puzzles.find((each) => each.id === id)?.level ?? '' };
}

export async function solve(id: string, action: AnyAction): Promise<Puzzles.Tried> {
  const puzzle = await inBook(id);
  return { ...(await askRules<Puzzles.Tried>({ is: 'Solve', puzzle, action })), options: puzzle.options };
}
