import type { Told } from '../games/game';
import type { AnyAction, Replays, Update } from '../protocol';
import type { Table } from './table.svelte';

/** What happened to somebody's things while nobody asked them: told at the prompt until their next choice, for a caption is gone soon. */
export class Recalling {
  private bySeat = $state.raw<Record<number, Told[]>>({});
  private chosen = $state.raw<{ seq: number; action: AnyAction } | null>(null);

  constructor(private readonly table: Pick<Table, 'game' | 'momentOf'>) {}

  of(seat: number): Told[] {
    return this.bySeat[seat] ?? [];
  }

  /** Of the Update that asked me last; null where I have not answered since the page was opened. */
  get since(): number | null {
    return this.chosen?.seq ?? null;
  }

  choose(seat: number, seq: number, action: AnyAction) {
    this.chosen = { seq, action };
    this.bySeat = { ...this.bySeat, [seat]: [] };
  }

  /** An Update that tells nothing takes something back: then nothing that was told is sure. */
  hear(update: Update) {
    const { game } = this.table;
    if (!game.recall) return;
    if (!update.events.length) return void (this.bySeat = {});
    const moment = this.table.momentOf(update),
      own = this.chosen?.seq === update.seq - 1 ? this.chosen.action : null;
    const told: Record<number, Told[]> = {};
    for (const seat of update.mine) {
      const before = this.of(seat),
        isNew = (one: Told) => !one.once || !before.some(({ key }) => key === one.key);
      told[seat] = [...before, ...game.recall(update.events, moment, seat, own).filter(isNew)];
    }
    this.bySeat = told;
  }

  /** Whoever opens the page anew is told it too. */
  recover(steps: Replays.Happened[], update: Update) {
    if (Object.values(this.bySeat).some((told) => told.length)) return;
    for (const { seq, events, view } of steps) this.hear({ ...update, seq, events, view });
  }
}
