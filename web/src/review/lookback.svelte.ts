import { review } from '../api';
import type { Looked } from '../engine/lookback';
import type { Evaluation, ReviewShown, Summary } from '../protocol';
import { settings } from '../settings.svelte';
import { isHere } from '../engine/name';

const AGAIN_MILLIS = 1500;
/** Looks back on this device; null where the house has to. */
type AtHome = (table: string) => Promise<AsyncGenerator<Looked> | null>;

const atHome: AtHome = async (table) => {
  if (!settings.here && !isHere(table)) return null;
  const home = await import('../engine/lookback');
  return home.looksHere(table) ? home.lookBack(table) : null;
};

/** What is found when somebody looks back at a game: it comes bit by bit, and from this device better and better. */
export class LookBack {
  state = $state<'none' | 'working' | 'done'>('working');
  steps = $state.raw<Evaluation[]>([]);
  count = $state(0);
  summary = $state.raw<Summary | null>(null);
  problem = $state('');
  /** How far it has come in looking once more, deeper: from 0 to 1; null where nobody does. */
  deeper = $state<number | null>(null);
  private gone = false;

  constructor(
    private readonly table: string,
    private readonly home: AtHome = atHome,
  ) {}

  async follow() {
    if (!(await this.followHome())) await this.followHouse();
  }

  /** On this device, for as long as somebody looks. Returns whether it could. */
  private async followHome(): Promise<boolean> {
    try {
      const looks = await this.home(this.table);
      if (!looks) return false;
      for await (const found of looks) {
        if (this.gone) break;
        this.take(found);
      }
      this.deeper = null;
      return true;
    } catch {
      this.deeper = null;
      return this.gone || this.state === 'done';
    }
  }

  private take({ pass, count, judged, steps, summary, state }: Looked) {
    this.count = count;
    const from = judged - steps.length;
    this.steps = [...this.steps.slice(0, from), ...steps, ...this.steps.slice(judged)];
    if (summary) this.summary = summary;
    if (pass === 0) this.state = state;
    else this.deeper = judged / count;
  }

  private async followHouse() {
    this.steps = [];
    while (!this.gone) {
      try {
        const found: ReviewShown = await review(this.table, this.steps.length);
        this.steps = [...this.steps, ...found.steps];
        this.count = found.count;
        this.summary = found.summary;
        this.state = found.state;
        this.problem = '';
      } catch (e) {
        this.problem = (e as Error).message;
      }
      if (this.state !== 'working') return;
      await new Promise((done) => setTimeout(done, AGAIN_MILLIS));
    }
  }

  leave() {
    this.gone = true;
  }
}
