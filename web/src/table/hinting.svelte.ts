import { hints } from '../api';
import type { AnyAction, Hint } from '../protocol';
import type { Table } from './table.svelte';
import { percent, toldAs } from './told';

/** The ideas of somebody who looks over my shoulder: asked for by a tap, gone with the moment. */
export class Hinting {
  open = $state(false);
  busy = $state(false);
  problem = $state('');
  /** The best chance first. */
  list = $state.raw<Hint[]>([]);
  /** The idea that is lit on the board, alone among all options. */
  pointed = $state.raw<AnyAction | null>(null);
  private seq = -1;

  constructor(
    private readonly table: Table,
    readonly offered: boolean,
  ) {}

  /** What the board lights up. */
  lit(options: AnyAction[], seq: number): AnyAction[] {
    return this.pointed && this.seq === seq ? [this.pointed] : options;
  }

  async ask() {
    const update = this.table.update;
    if (!update || this.busy) return;
    this.close();
    this.open = this.busy = true;
    this.seq = update.seq;
    try {
      const found = await hints(this.table.id, update.viewer, update.seq);
      if (this.table.update?.seq === found.seq && this.open)
        this.list = this.once(found.hints.toSorted((a, b) => percent(b.win) - percent(a.win)));
      else this.close();
    } catch (e) {
      this.problem = (e as Error).message;
    }
    this.busy = false;
  }

  /** What is told in the same words is one idea: a blind guess is as good as the next. */
  private once(all: Hint[]): Hint[] {
    const words = all.map((hint) => toldAs(this.table.game, hint.action, this.table.speak, this.table.update?.view));
    return all.filter((_, i) => words.indexOf(words[i]!) === i);
  }

  do(action: AnyAction) {
    this.close();
    this.table.play(action);
  }

  close() {
    this.open = false;
    this.pointed = null;
    this.list = [];
    this.problem = '';
  }
}
