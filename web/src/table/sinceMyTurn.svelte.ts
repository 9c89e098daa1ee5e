import { momentAt, since } from '../api';
import type { Replays } from '../protocol';
import { t } from '../words/words.svelte';
import type { Table } from './table.svelte';

/** A pause after each step, so that one can follow also where nothing moves. */
const PAUSE = 700;

/** What happened since my last turn: told in the log, and shown once more for whoever wants to see it. */
export class SinceMyTurn {
  steps = $state.raw<Replays.Happened[]>([]);
  playing = $state(false);
  /** Of the steps, the one being shown. */
  at = $state(0);
  private release: () => void = () => {};

  constructor(private readonly table: Table) {}

  get count() {
    return Math.max(0, this.steps.length - 1);
  }
  /** Whether I have not decided anything yet: it began with how the game was laid out. */
  get isFirst() {
    return this.count > 0 && this.steps[0]!.seat < 0;
  }
  /** What there is to see, in a sentence. */
  get sentence() {
    return t(`since.${this.isFirst ? 'first.' : ''}${this.count === 1 ? 'one' : 'many'}`, { n: this.count });
  }
  /** Of which step what is shown now, in a sentence. */
  get step() {
    return t(this.isFirst ? 'since.first.step' : 'since.step', { n: this.at, count: this.count });
  }
  /** Lines of the log that were told by a later Update than this are new to me. */
  get from() {
    return this.count ? this.steps[0]!.seq : Infinity;
  }

  async load() {
    try {
      const found = await since(this.table.id),
        { update } = this.table,
        steps = found.steps.filter((step) => step.seq <= (update?.seq ?? 0)); // what came meanwhile is about to be shown
      if (!update || steps.length < 2) return;
      for (const step of steps.slice(1)) this.table.log.recordAll(step.seq, step.events);
      this.steps = steps;
      this.table.recalling.recover(steps.slice(1), update);
    } catch {
      /* then there is no such offer */
    }
  }

  forget() {
    this.stop();
    this.steps = [];
  }

  async watch() {
    if (!this.count || !this.table.begin()) return;
    this.playing = true;
    const back = this.table.stage.lens.keep();
    this.table.stage.show(this.steps[0]!.view, this.steps[0]!.facts);
    for (this.at = 1; this.playing && this.at < this.steps.length; this.at++) {
      const step = this.steps[this.at]!;
      await this.table.act(step);
      if (this.playing) await this.rest();
    }
    this.playing = false;
    this.table.end();
    back();
  }

  /** An earlier moment on the board, until whoever looks comes back: the number of its Update, or -1. */
  seen = $state(-1);

  async look(seq: number) {
    try {
      const found = await momentAt(this.table.id, seq);
      if (this.seen < 0 && !this.table.begin()) return;
      this.seen = seq;
      this.table.stage.show(found.view, found.facts);
    } catch {
      /* then there is nothing to look at */
    }
  }

  comeBack() {
    if (this.seen < 0) return;
    this.seen = -1;
    this.table.end();
  }

  stop() {
    this.playing = false;
    this.table.stage.skip();
    this.release();
  }

  private rest() {
    return new Promise<void>((done) => {
      const timer = window.setTimeout(done, PAUSE);
      this.release = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
