import type { Seated } from '../protocol';
import { t } from '../words/words.svelte';
import { sound } from './sound';
import type { Table } from './table.svelte';

/** What somebody at the table should be told about the others: who sat down, who gave up, who left and who is back. */
export interface Stir {
  seat: number;
  key: 'note.sat' | 'note.gaveup' | 'note.left' | 'note.back';
}

const isPerson = (seat: Seated) => seat.kind === 'person' && !seat.resigned;

export function stirs(before: Seated[], after: Seated[], mine: number[]): Stir[] {
  return after.flatMap((now): Stir[] => {
    const was = before[now.seat];
    if (!was || mine.includes(now.seat)) return [];
    if (now.resigned && !was.resigned) return [{ seat: now.seat, key: 'note.gaveup' }];
    if (was.kind === 'open' && isPerson(now)) return [{ seat: now.seat, key: 'note.sat' }];
    if (isPerson(was) && isPerson(now) && !now.here && was.connected !== now.connected)
      return [{ seat: now.seat, key: now.connected ? 'note.back' : 'note.left' }];
    return [];
  });
}

/** People who play at this table, apart from those at `mine`. */
export const others = (seats: Seated[], mine: number[]) => seats.filter((seat) => isPerson(seat) && !mine.includes(seat.seat));

const LEFT_AFTER = 5_000;

/** Tells what becomes of the others at a table: by a note, in the log, and with a sound. */
export class Neighbours {
  private readonly left = new Set<number>();

  constructor(private readonly table: Table) {}

  seat(seats: Seated[]) {
    const { table } = this,
      stir = table.update ? stirs(table.seats, seats, table.update.mine) : [];
    table.seats = seats;
    for (const { seat, key } of stir) {
      if (key === 'note.left') setTimeout(() => this.tellLeft(seat), LEFT_AFTER);
      else if (key !== 'note.back' || this.left.delete(seat)) this.tell(seat, key);
    }
  }

  private tell(seat: number, key: Stir['key']) {
    const name = this.table.name(seat);
    this.table.note = t(key, { name });
    sound('chat');
    if (key === 'note.sat' || key === 'note.gaveup')
      this.table.log.note(this.table.update!.seq, { seat, icon: key === 'note.sat' ? 'person' : 'flying-flag', key, gaps: { name } });
  }

  /** A page that is loaded again was not away. */
  private tellLeft(seat: number) {
    const who = this.table.seats[seat];
    if (!who || who.connected || !isPerson(who) || this.table.update?.over) return;
    this.left.add(seat);
    this.tell(seat, 'note.left');
  }
}

type SeatsNow = { over: boolean; seats: Seated[]; mine: number[] };

/** The game ended because nobody was left who plays: all that can be shown is how it stands. */
export const isAbandoned = ({ over, seats }: SeatsNow) => over && seats.some((seat) => seat.resigned) && !others(seats, []).length;

/** Those who gave up at a table of people alone, when I am the last. */
export function gaveUpToMe({ over, seats, mine }: SeatsNow): number[] {
  const last = others(seats, []).every((seat) => mine.includes(seat.seat)) && seats.every((seat) => seat.resigned || isPerson(seat));
  return over && mine.length === 1 && last ? seats.filter((seat) => seat.resigned).map((seat) => seat.seat) : [];
}

/** What giving up would mean at this table, in words. */
export function resignKey(table: Table): string {
  const left = others(table.seats, table.update!.mine).length;
  if (left === 0) return 'resign.alone';
  if (left > 1 || !table.seats.every((seat) => seat.kind === 'person')) return 'resign.sure';
  return table.update!.result.tiebreak.length ? 'resign.two' : 'resign.together'; // those who play as one have nobody to win against
}
