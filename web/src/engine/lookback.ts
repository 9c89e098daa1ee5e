import { ApiError } from '../api';
import { reached } from '../reach.svelte';
import type { ReviewShown } from '../protocol';
import { settings } from '../settings.svelte';
import { askThinker, tableHere } from './localAnswers';
import { runsWasm } from './load';
import { isHere } from './name';

/** How deep each decision is looked into: a first answer soon, and better ones for as long as somebody looks. */
export const DEPTHS = [60, 200, 600, 1800];
/** Between two questions, so that whoever leaves is not waited for. */
const AT_ONCE_MILLIS = 500;

/** A finished game as the rules on this device know it. */
interface Journal {
  header: string;
  lines: string[];
}

/** Whether this device looks back at games of the house: where it is quick enough, and nobody wishes otherwise. */
export const looksHere = (table: string) => isHere(table) || (settings.here && runsWasm());

export async function journalOf(table: string): Promise<Journal> {
  if (isHere(table)) {
    const local = await tableHere(table);
    if (!local.over) throw new ApiError(409, 'not-over', 'This is told when the game is over.');
    return local.kept;
  }
  const answer = await reached(`/api/tables/${table}/journal`);
  if (!answer?.ok) throw new Error('The journal did not come.');
  const [header, ...lines] = (await answer.text()).trim().split('\n');
  return { header: header!, lines: lines.filter((line) => !line.startsWith('{"seed"')) };
}

/** What is known after each look, and which of the depths it is of. */
export interface Looked extends ReviewShown {
  pass: number;
}

/** Looks back at a finished game on this device, one depth after the other, until nobody asks for the next. */
export async function* lookBack(table: string, ask = askThinker): AsyncGenerator<Looked> {
  const { header, lines } = await journalOf(table),
    name = `back-${table}`;
  await ask({ is: 'Open', table: name, header, lines, seed: 0 });
  try {
    for (const [pass, iterations] of DEPTHS.entries()) {
      let from = 0,
        found: ReviewShown;
      do {
        found = await ask<ReviewShown>({ is: 'Review', table: name, from, millis: AT_ONCE_MILLIS, iterations });
        from = found.judged;
        yield { ...found, pass };
      } while (found.state === 'working');
      if (!runsWasm()) return; // an old device has done enough
    }
  } finally {
    void ask({ is: 'Close', table: name }).catch(() => {});
  }
}
