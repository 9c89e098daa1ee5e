import type { Line } from '../games/game';
import type { Speak } from '../words/words.svelte';

export type LoggedLine = Line & { id: string };

const key = (table: string) => `hearthside.log.${table}`;

/** The log is of this visit: the server sends no history to somebody who comes late, for memory is part of some games. */
export function keptLines(table: string): LoggedLine[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as LoggedLine[];
  } catch {
    return [];
  }
}

export function keepLines(table: string, lines: LoggedLine[]) {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(lines));
  } catch {
    /* then it is kept for as long as the page is open */
  }
}

/** The sentence of a line. Gaps that are seats are told by name. */
export function sentence(line: Line, speak: Speak, name: (seat: number) => string): string {
  const gaps = { ...line.gaps };
  for (const gap of ['from', 'with', 'other']) if (typeof gaps[gap] === 'number') gaps[gap] = name(gaps[gap]);
  return speak(line.key, { name: line.seat >= 0 ? name(line.seat) : '', ...gaps });
}
