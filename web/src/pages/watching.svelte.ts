import { call } from '../api';
import { smallOf, type SmallBoard } from '../games/small';
import type { Replays } from '../protocol';

export type Watchable = Replays.Watchable;
export const watchable = () => call<Watchable[]>('/api/watch');

/** A running game as a spectator sees it, as far as a small board draws it. */
export class Watching {
  draw = $state.raw<SmallBoard['draw'] | null>(null);
  shown = $state.raw<Replays.Watching | null>(null);
  private seq = -1;
  private asking = false;

  constructor(readonly table: Watchable) {}

  get seats() {
    return this.shown?.seats ?? this.table.seats;
  }
  get lit() {
    return this.shown && !this.shown.over ? this.shown.toAct : [];
  }
  get ready() {
    return this.draw !== null && this.shown !== null;
  }

  /** Asks how it stands; never twice at once. What is new is shown at once: many boards at a time are no theatre. */
  async look(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const { seq, shown } = await call<Replays.Watched>(`/api/watch/${this.table.table}?seen=${this.seq}`);
      if (!shown) return;
      this.draw ??= await smallOf(this.table.game);
      this.shown = shown;
      this.seq = seq;
    } catch {
      // the next time
    } finally {
      this.asking = false;
    }
  }
}
