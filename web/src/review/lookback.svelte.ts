import { review } from '../api';
import type { Evaluation, ReviewSummary } from '../protocol';

const AGAIN_MILLIS = 1500;

/** What the server finds when it looks back at a game: it comes bit by bit. */
export class LookBack {
  state = $state<'none' | 'working' | 'done'>('working');
  steps = $state.raw<Evaluation[]>([]);
  count = $state(0);
  summary = $state.raw<ReviewSummary | null>(null);
  problem = $state('');
  private gone = false;

  constructor(private readonly table: string) {}

  async follow() {
    while (!this.gone) {
      try {
        const found = await review(this.table, this.steps.length);
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
