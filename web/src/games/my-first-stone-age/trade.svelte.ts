import cites from './cites.json';
import { pieces, type Good, type Action, type Playing } from './types';

type Trade = Extract<Action, { is: 'Trade' }>;
/** What a swap changes, good by good: two that change the same are the same swap. */
function effect({ give, take }: Pick<Trade, 'give' | 'take'>): string {
  const change: Partial<Record<Good, number>> = {};
  for (const good of give) change[good] = (change[good] ?? 0) - 1;
  for (const good of take) change[good] = (change[good] ?? 0) + 1;
  return Object.entries(change)
    .flatMap(([good, n]) => (n ? [`${good}${n}`] : []))
    .sort()
    .join();
}

/** The whole swap is one step. Here it is put together piece by piece, and only what is among the options can be sent. */
export class Bargain {
  pairs = $state<{ mine: number; post: number }[]>([]);
  held = $state<{ side: 'mine' | 'post'; i: number } | null>(null);
  readonly mine: Good[];
  readonly post: Good[];

  constructor(private readonly playing: Playing) {
    const view = playing.moment.view;
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
    if (this.mine[mine] === this.post[post]) return this.playing.explain(cites['trade.same'], 'trade.same');
    this.held = null;
    this.pairs.push({ mine, post });
  }

  get begun() {
    return this.pairs.length > 0 || this.held !== null;
  }
  clear() {
    this.pairs = [];
    this.held = null;
  }

  /** The option that does what has been put together. */
  get trade(): Trade | undefined {
    const wished = effect({ give: this.pairs.map((p) => this.mine[p.mine]!), take: this.pairs.map((p) => this.post[p.post]!) });
    return this.playing.moment.options.find((o): o is Trade => o.is === 'Trade' && effect(o) === wished);
  }
}
