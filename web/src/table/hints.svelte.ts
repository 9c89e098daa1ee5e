import { hints } from '../api';
import { isHere } from '../engine/name';
import type { AnyAction, Hint } from '../protocol';
import type { Table } from './table.svelte';
import { percent, toldAs } from './told';

/** On this device: soon first, then more and more. */
const FIRST_MILLIS = 600,
  MORE_MILLIS = 1_200,
  MOST_TIMES = 12;
const same = (a: AnyAction, b: AnyAction) => JSON.stringify(a) === JSON.stringify(b);

/** The ideas of somebody who looks over my shoulder: asked for by a tap, gone with the moment. */
export class Hints {
  open = $state(false);
  busy = $state(false);
  problem = $state('');
  /** The best chance first. */
  list = $state.raw<Hint[]>([]);
  /** The idea that is lit on the board, alone among all options. */
  pointed = $state.raw<AnyAction | null>(null);
  /** Whether it is still thought about. */
  deeper = $state(false);
  /** How often something was found: not how often it was found better. */
  found = $state(0);
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
      const here = isHere(this.table.id),
        found = await hints(this.table.id, update.viewer, update.seq, here ? FIRST_MILLIS : undefined);
      if (this.table.update?.seq === found.seq && this.open) {
        this.list = this.best(found.hints);
        this.found++;
        if (here) void this.thinkOn(this.found);
      } else this.close();
    } catch (e) {
      this.problem = (e as Error).message;
    }
    this.busy = false;
  }

  /** On this device it is thought on for as long as somebody looks; what is pointed at stays where it is. */
  private async thinkOn(asked: number) {
    const stays = () => this.open && this.found === asked && this.table.update?.seq === this.seq;
    this.deeper = true;
    for (let times = 1; times < MOST_TIMES && stays(); times++) {
      const found = await hints(this.table.id, this.table.update!.viewer, this.seq, MORE_MILLIS).catch(() => null);
      if (!found || !stays()) break;
      const at = this.pointed,
        better = this.best(found.hints, at),
        still = at && better.find((hint) => same(hint.action, at));
      if (at && !still) continue; // what is lit is what is offered: another idea must not take its place under a finger
      this.list = better;
      if (still) this.pointed = still.action;
    }
    if (this.found === asked) this.deeper = false;
  }

  private best(found: Hint[], at: AnyAction | null = null): Hint[] {
    return this.once(
      found.toSorted((a, b) => percent(b.win) - percent(a.win)),
      at,
    );
  }

  /** What is told in the same words is one idea, a blind guess is as good as the next: that which is lit, or else the first. */
  private once(all: Hint[], at: AnyAction | null): Hint[] {
    const words = all.map((hint) => toldAs(this.table.game, hint.action, this.table.speak, this.table.update?.view, true)),
      lit = at ? all.findIndex((hint) => same(hint.action, at)) : -1;
    return all.flatMap((_, i) => (words.indexOf(words[i]!) !== i ? [] : [all[words[i] === words[lit] ? lit : i]!]));
  }

  do(action: AnyAction) {
    this.close();
    this.table.play(action);
  }

  close() {
    this.open = this.deeper = false;
    this.pointed = null;
    this.list = [];
    this.problem = '';
  }
}
