import { call } from '../api';
import { gameOf } from '../games';
import { Box } from '../games/box.svelte';
import type { GameModule, Moment, Playing } from '../games/game';
import type { Replays } from '../protocol';
import { seated } from '../table/seated';
import { Stage } from '../table/stage.svelte';
import type { Speak } from '../words/words.svelte';

export type Watchable = Replays.Watchable;
export const watchable = () => call<Watchable[]>('/api/watch');

/** A running game as a spectator sees it: its board draws from this, and nothing can be chosen. */
export class Watching implements Playing {
  readonly stage = new Stage();
  game = $state.raw<GameModule | null>(null);
  ready = $state(false);
  private seq = -1;
  private asking = false;
  private box = $state.raw<Box | null>(null);
  private shown = $state.raw<Replays.Watching | null>(null);

  constructor(readonly table: Watchable) {}

  readonly moment = $derived.by<Moment>(() => ({
    view: this.shown?.view,
    facts: this.shown?.facts ?? null,
    seats: this.game ? seated(this.shown?.seats ?? this.table.seats, this.game) : [],
    viewer: -1,
    mine: [],
    toAct: this.shown?.toAct ?? [],
    options: [],
    over: this.shown?.over ?? false,
    result: this.shown?.result ?? { points: [], tiebreak: [], winners: [], places: [] },
    terms: this.shown?.terms ?? { seats: 0, options: {}, edition: null },
    edition: this.box?.edition,
  }));

  get speak(): Speak {
    return this.box!.speak;
  }
  readonly live = false;
  play() {}
  whyNot() {}
  explain() {}

  /** Asks how it stands; never twice at once. What is new is shown at once: many boards at a time are no theatre. */
  async look(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const { seq, shown } = await call<Replays.Watched>(`/api/watch/${this.table.table}?seen=${this.seq}`);
      if (!shown) return;
      const game = this.game ?? (await gameOf(this.table.game)) ?? null;
      if (!game) return;
      const box = this.box ?? new Box(game);
      await box.open(shown.terms, this.table.table);
      this.box = box;
      this.shown = shown;
      this.game = game;
      this.stage.show(shown.view, shown.facts);
      this.seq = seq;
      this.ready = true;
    } catch {
      // the next time
    } finally {
      this.asking = false;
    }
  }
}
