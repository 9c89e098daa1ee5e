import { deviceLink } from '../api';
import type { Command, DeviceLink, Seated } from '../protocol';
import { t } from '../words/words.svelte';
import { others } from './otherPlayers';
import type { Table } from './table.svelte';

/** Whose seat is whose: freeing one by a vote, one's own seat on another device, and who wants to play again. */
export class Seating {
  /** The seat the host wants to be free, until they have said that they are sure. */
  freeing = $state<number | null>(null);
  /** The seat of whoever is to be muted, blocked or reported. */
  about = $state<number | null>(null);
  /** A link for another device of whoever plays here. */
  link = $state.raw<DeviceLink | null>(null);

  readonly host: boolean;
  /** My seats, also those I have given up. */
  sat = $state<number[]>([]);

  constructor(
    private readonly table: Table,
    { host, sat }: { host: boolean; sat: number[] },
    private readonly send: (command: Command) => boolean,
  ) {
    this.host = host;
    this.sat = [...sat];
  }

  /** What is being asked, if my answer is still missing. */
  get vote() {
    const { update } = this.table;
    return update?.vote && update.vote.silent.some((seat) => update.mine.includes(seat)) ? update.vote : null;
  }

  question(vote: { about: number }): string {
    return this.table.update!.mine.includes(vote.about) ? t('free.asked.you') : t('free.asked', { name: this.table.name(vote.about) });
  }

  answer(yes: boolean) {
    this.send({ is: 'AnswerVote', yes });
  }

  /** People whom one may not want to hear or meet. */
  get company(): Seated[] {
    const { update, seats } = this.table;
    return seats.filter(
      (seat) => (seat.kind === 'person' || seat.resigned) && !update?.mine.includes(seat.seat) && !this.sat.includes(seat.seat),
    );
  }

  /** Whose seats the host may want to be free. */
  get freeable(): Seated[] {
    const { update, seats } = this.table;
    return this.host && update && !update.over && !update.vote ? others(seats, update.mine) : [];
  }

  free(seat: number) {
    this.freeing = null;
    if (this.send({ is: 'FreeSeat', seat }) && !this.isAway(seat)) this.table.note = t('undo.requested');
  }

  isAway(seat: number) {
    return this.table.update?.pacing.away.includes(seat) ?? false;
  }

  async makeLink() {
    try {
      this.link = await deviceLink(this.table.id);
    } catch (e) {
      this.table.note = t('device.failed', { why: (e as Error).message });
    }
  }

  /** Yes to a rematch: it begins when all have said so. */
  playAgain() {
    this.send({ is: 'Rematch' });
  }

  /** How it stands with a rematch, in words: who has asked for one, or whom we wait for. */
  get again(): string {
    const { table, mine } = this;
    const asked = table.seats.filter((seat) => seat.rematch && !mine.includes(seat.seat));
    const missing = table.seats.filter((seat) => (seat.kind === 'person' || seat.resigned) && !seat.rematch && !mine.includes(seat.seat));
    const names = (seats: Seated[]) => seats.map((seat) => table.name(seat.seat)).join(', ');
    if (this.wished && missing.length) return t('again.waiting', { names: names(missing) });
    return asked.length && !this.wished ? t('again.asked', { names: names(asked) }) : '';
  }

  get wished() {
    return this.table.seats.some((seat) => seat.rematch && this.mine.includes(seat.seat));
  }

  /** Whoever sat here may want a rematch, also after giving up. */
  get mayAgain() {
    return this.table.update!.over && this.mine.length > 0;
  }

  private get mine() {
    return [...(this.table.update?.mine ?? []), ...this.sat.filter((seat) => this.table.seats[seat]?.resigned)];
  }
}
