import { nothing, sum, type Counted } from './counts';
import type { Thing } from './shape';

export interface Player {
  play(question: object): Promise<Counted>;
  end(): void;
}
export interface Rules {
  game: string;
  seats: number;
  level: string;
}

/** So many games lie in one request: whoever stops need not wait long. */
const CHUNK = 5,
  SEED = 1;
/** What the house edition came to is the same every time. */
const known: Record<string, Counted> = {};

/** Games among bots with an edition and with that of the house, some of each in turn, in workers of the page. */
export class Trial {
  own = $state.raw<Counted>(nothing);
  house = $state.raw<Counted>(nothing);
  running = $state(false);
  problem = $state('');
  private players: Player[] = [];

  constructor(
    private readonly rules: Rules,
    readonly most: number,
    private readonly worker: () => Player,
  ) {}

  get done() {
    return this.own.games + this.house.games;
  }
  get wanted() {
    return 2 * this.most;
  }

  async run(edition: Thing, workers: number) {
    this.stop();
    this.running = true;
    this.problem = '';
    this.own = nothing;
    const { game, seats, level } = this.rules,
      key = [game, seats, level, this.most].join(),
      before = known[key];
    this.house = before ?? nothing;
    const next = { own: 0, house: before ? this.most : 0 };
    const players = Array.from({ length: workers }, this.worker);
    this.players = players;
    const work = async (player: Player) => {
      while (this.players === players) {
        const which = next.own <= next.house && next.own < this.most ? 'own' : next.house < this.most ? 'house' : 'own',
          first = next[which],
          games = Math.min(CHUNK, this.most - first);
        if (games <= 0) return;
        next[which] += games;
        const asked = { game, seats, level, seed: SEED, first, games, edition: which === 'own' ? edition : null };
        const counted = await player.play(asked);
        if (this.players !== players) return;
        this[which] = sum(this[which], counted);
      }
    };
    try {
      await Promise.all(players.map(work));
      if (this.players === players && this.house.games === this.most) known[key] = this.house;
    } catch (e) {
      if (this.players === players) this.problem = (e as Error).message;
    }
    if (this.players === players) this.stop();
  }

  stop() {
    const { players } = this;
    this.players = [];
    this.running = false;
    for (const player of players) player.end();
  }
}
