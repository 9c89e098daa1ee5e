import { me } from '../club/me.svelte';
import type { Puzzles } from '../protocol';
import { own, shelf } from './calls';
import { triedHere } from './kept.svelte';

export const isOwn = (id: string) => id.startsWith('own/');

/** Whether it was found at the first try: with an account the server knows, else this browser. */
export const solvedOf = (puzzle: Puzzles.Listed): boolean | undefined => (me.account ? (puzzle.solved ?? undefined) : triedHere(puzzle.id));

/** The next one that was not tried: of the same game, the first behind this one; else any. */
export function nextOf(puzzles: Puzzles.Listed[], id: string, isTried: (puzzle: Puzzles.Listed) => boolean): Puzzles.Listed | undefined {
  const at = puzzles.findIndex((each) => each.id === id),
    here = puzzles[at],
    order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))],
    fresh = order.filter((each) => !isTried(each));
  return fresh.find((each) => each.game === here?.game) ?? fresh[0];
}

/** Where one goes on. */
export async function nextAfter({ id }: Puzzles.Shown): Promise<string> {
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
