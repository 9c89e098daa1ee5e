import type { Line } from '../games/game';
import { sentence } from './lines';
import { seqOf } from './logbook.svelte';
import type { Table } from './table.svelte';

type Told = Pick<Table, 'game' | 'live' | 'log' | 'moment' | 'since' | 'recalling' | 'speak' | 'name'> & {
  update: Pick<NonNullable<Table['update']>, 'mine'> | null;
};

/**
 * What the others did since my last choice, in the words of the log: told at the prompt where the log is folded away. Not before my first
 * choice, when there is enough to read, and not where memory is part of the game.
 */
export function meanwhile(table: Told): string[] {
  const { game, log, since, recalling, update } = table;
  if (!table.live || game.memory || !update) return [];
  const from = recalling.since ?? (since.isFirst ? Infinity : since.from);
  const known = recalling.of(table.moment.viewer);
  /** Where it was told already as what it did to me. */
  const isKnown = ({ key, seat }: Line) =>
    known.some((one) => one.key === key.replace('log.', 'recall.') && one.gaps?.['name'] === table.name(seat));
  const lines = log.lines.filter(
    (line) => !isKnown(line) && seqOf(line) > from && !line.undone && line.seat >= 0 && !update.mine.includes(line.seat),
  );
  /** Of steps of the same kind the last one tells where they led. */
  const last = lines.filter((line, i) => lines[i + 1]?.key !== line.key || lines[i + 1]?.seat !== line.seat);
  return last.map((line) => sentence(line, table.speak, (seat) => table.name(seat)));
}
