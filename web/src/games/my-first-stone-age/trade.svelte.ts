import type { Playing } from '../game';
import { pieces, sorted, type Good, type Action, type View } from './types';

/** MF-54: the whole swap is one step. Here it is put together piece by piece, and only what is among the options can be sent. */
export class Bargain {
  pairs = $state<{ mine: number; post: number }[]>([]);
  held = $state<{ side: 'mine' | 'post'; i: number } | null>(null);
  readonly mine: Good[];
  readonly post: Good[];

  constructor(private readonly playing: Playing) {
    const view = playing.moment.view as View;
    const goods = view.settlements[playing.moment.viewer]?.goods;
    this.mine = goods ? pieces(goods) : [];
    this.post = pieces(view.post);
  }

  /** What lies at a place now: partners have changed places. */
  at(side: 'mine' | 'post', i: number): Good {
    const pair = this.pairs.find((p) => p[side] === i);
    if (!pair) return this[side][i]!;
    return side === 'mine' ? this.post[pair.post]! : this.mine[pair.mine]!;
  }

  pairOf(side: 'mine' | 'post', i: number): number {
    return this.pairs.findIndex((p) => p[side] === i);
  }

  tap(side: 'mine' | 'post', i: number) {
    const pair = this.pairOf(side, i);
    if (pair >= 0) return void this.pairs.splice(pair, 1);
    if (!this.held || this.held.side === side) return void (this.held = this.held?.i === i && this.held.side === side ? null : { side, i });
    const mine = side === 'mine' ? i : this.held.i,
      post = side === 'post' ? i : this.held.i;
    if (this.mine[mine] === this.post[post]) return this.playing.explain('MF-57', 'trade.same');
    this.held = null;
    this.pairs.push({ mine, post });
  }

  /** MF-57: what would go and come again is left out. */
  get trade(): Extract<Action, { is: 'Trade' }> | undefined {
    const give = this.pairs.map((p) => this.mine[p.mine]!),
      take = this.pairs.map((p) => this.post[p.post]!);
    for (const good of [...give]) {
      const i = take.indexOf(good);
      if (i < 0) continue;
      take.splice(i, 1);
      give.splice(give.indexOf(good), 1);
    }
    const key = sorted(give).join() + '|' + sorted(take).join();
    return (this.playing.moment.options as unknown as Action[]).find(
      (o): o is Extract<Action, { is: 'Trade' }> => o.is === 'Trade' && sorted(o.give).join() + '|' + sorted(o.take).join() === key,
    );
  }
}
