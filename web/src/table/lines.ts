import type { Line } from '../games/game';
import type { Speak } from '../words/words.svelte';
import { seqOf } from './logbook.svelte';
import type { Table } from './table.svelte';

/** The sentence of a line. Gaps that are seats are told by name. */
export function sentence(line: Line, speak: Speak, name: (seat: number) => string): string {
  const gaps = { ...line.gaps };
  for (const gap of ['from', 'with', 'other']) if (typeof gaps[gap] === 'number') gaps[gap] = name(gaps[gap]);
  return speak(line.key, { name: line.seat >= 0 ? name(line.seat) : '', ...gaps });
}

/** The earlier moment that lies on the board, told by what had just happened. */
export function momentSeen(table: Pick<Table, 'since' | 'log' | 'speak' | 'name'>): string {
  const line = table.log.lines.findLast((each) => seqOf(each) === table.since.seen);
  return line ? sentence(line, table.speak, (seat) => table.name(seat)) : '';
}
