import { ApiError } from '../api';
import { isHere } from '../engine/name';
import { keptTable } from '../engine/localGames';
import { reached } from '../reach.svelte';
import type { Ask } from './analysing.svelte';
import { standing, type Written } from './journal';

/** The journal of a finished game: of this device, or of the house. */
export async function writtenGame(table: string): Promise<Written> {
  if (isHere(table)) {
    const kept = await keptTable(table);
    if (!kept) throw new ApiError(404, 'no-table', 'There is no such table on this device.');
    if (!kept.over) throw new ApiError(409, 'not-over', 'This is told when the game is over.');
    return standing([kept.header, ...kept.lines].join('\n'));
  }
  const answer = await reached(`/api/tables/${encodeURIComponent(table)}/journal`);
  if (!answer) throw new ApiError(0, 'offline', 'The server cannot be reached.');
  if (answer.ok) return standing(await answer.text());
  const problem = (await answer.json().catch(() => ({}))) as { error?: string; sentence?: string };
  throw new ApiError(answer.status, problem.error ?? 'unknown', problem.sentence ?? 'Something went wrong.');
}

interface Laid {
  begun: { header: string; line: string };
}
/** A puzzle of the house's book, with what led to it. */
export async function puzzleGame(id: string, rules: Ask): Promise<Written> {
  const { writtenPuzzle } = await import('../engine/alone'),
    { position, before } = await writtenPuzzle(id),
    { begun } = await rules<Laid>({ is: 'LayOut', position }),
    lines = [begun.line];
  await rules({ is: 'Open', table: 'puzzle', header: begun.header, lines, seed: 0 });
  for (const { seat, action, drew } of before ?? []) {
    const { line } = await rules<{ line: string }>({ is: 'Play', table: 'puzzle', seat, action, draws: drew, seed: 0, mine: [] });
    lines.push(line);
  }
  return { header: begun.header, lines };
}
