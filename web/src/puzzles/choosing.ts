import { me } from '../club/me.svelte';
import { own, shelf, type Listed, type Shown } from './calls';
import { triedHere } from './kept.svelte';

export const isOwn = (id: string) => id.startsWith('own/');

/** Whether it was found at the first try: with an account the server knows, else this browser. */
export const solvedOf = (puzzle: Listed): boolean | undefined => (me.account ? (puzzle.solved ?? undefined) : triedHere(puzzle.id));

/** The next one that was not tried: of the same game, the first behind this one; else any. */
export function nextOf(puzzles: Listed[], id: string, isTried: (puzzle: Listed) => boolean): Listed | undefined {
  const at = puzzles.findIndex((each) => each.id === id),
    here = puzzles[at],
    order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))],
    fresh = order.filter((each) => !isTried(each));
  return fresh.find((each) => each.game === here?.game) ?? fresh[0];
}

/** Where one goes on. */
export async function nextAfter({ id }: Shown): Promise<string> {
  try {
    if (isOwn(id)) {
      const other = (await own())
        .map(({ table, step }) => `own/${table}/${step}`)
        .find((each) => each !== id && triedHere(each) === undefined);
      return other ? `/puzzles/${other}` : '/puzzles#own';
    }
    const next = nextOf((await shelf()).puzzles, id, (puzzle) => solvedOf(puzzle) !== undefined);
    return next ? `/puzzles/${next.id}` : '/puzzles';
  } catch {
    return '/puzzles';
  }
}

/** Actions come with their fields in any order. */
export const sameAction = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const one = a as Record<string, unknown>,
    other = b as Record<string, unknown>,
    keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && sameAction(one[key], other[key]));
};
