import { askBots } from './ahead';
import { botSeats, freshName, mine } from './here';
import type { KeptSeat } from './localGames';
import type { Ask, Look, Written } from './rules';

/** What somebody may begin. */
export interface Wanted {
  game: string;
  seats: Pick<KeptSeat, 'bot'>[];
  options: Record<string, string>;
}
/** A game that lies there, as it looked at first, and what bots have decided since. */
export interface Laid {
  table: string;
  header: string;
  line: string;
  look: Look;
  done: Written[];
}

/** So many milliseconds the bots of one game may take ahead: the strongest would keep the rules from everybody else. */
const LONGEST = 1_500;
const nameOf = ({ game, seats, options }: Wanted) =>
  JSON.stringify([game, seats.map(({ bot }) => bot), Object.entries(options).toSorted()]);

/** @param draws what lay on the real table at the start; null where the device draws */
export async function lay(ask: Ask, { game, seats, options }: Wanted, draws: string[] | null = null): Promise<Laid> {
  const table = freshName(),
    seed = Number(crypto.getRandomValues(new BigUint64Array(1))[0]! >> 11n), // as many bits as a number holds
    asked = { is: 'New', table, game, seats: seats.length, options, bots: botSeats(seats), seed, ...(draws ? { draws } : {}) };
  const { header, line } = await ask<{ header: string; line: string }>(asked),
    look = await ask<Look>({ is: 'Look', table, mine: mine({ seats }) });
  return { table, header, line, look, done: [] };
}

const isBots = ({ over, toAct }: Look, { seats }: Wanted) => !over && toAct.some((seat) => seats[seat]?.bot);

/**
 * Games that lie ready while somebody still chooses: where bots begin, they have decided already. What lies there and is not wanted any
 * more goes back into the box.
 */
export class Shelf {
  private readonly lying = new Map<string, Laid>();
  private run = 0;
  private work: Promise<unknown> = Promise.resolve();

  constructor(private readonly ask: Ask) {}

  /** Whoever begins takes it; nothing else is laid out meanwhile. */
  async take(wanted: Wanted): Promise<Laid | undefined> {
    this.run++;
    await this.work; // what was asked last is answered first
    const name = nameOf(wanted),
      laid = this.lying.get(name);
    this.lying.delete(name);
    return laid;
  }

  /** @returns whether all of them lie there now: somebody may have begun, or want something else meanwhile */
  async lay(wanted: Wanted[]): Promise<boolean> {
    const run = ++this.run,
      isOver = () => this.run !== run,
      before = this.work,
      work = async () => {
        await before;
        const names = wanted.map(nameOf);
        for (const [name, laid] of this.lying) if (!names.includes(name)) await this.putAway(name, laid);
        for (const each of wanted) if (!isOver()) await this.layOne(each, isOver);
      };
    this.work = work().catch(() => {}); // then it is slower
    await this.work;
    return !isOver();
  }

  private async putAway(name: string, { table }: Laid) {
    this.lying.delete(name);
    await this.ask({ is: 'Close', table });
  }

  private async layOne(wanted: Wanted, isOver: () => boolean) {
    const name = nameOf(wanted);
    if (this.lying.has(name)) return;
    const laid = await lay(this.ask, wanted);
    this.lying.set(name, laid);
    const begun = performance.now();
    for (let { look } = laid; isBots(look, wanted) && !isOver() && performance.now() - begun < LONGEST; look = laid.done.at(-1)!.look) {
      const done = await askBots(this.ask, { table: laid.table, seats: wanted.seats, mine: mine(wanted) }).catch((e: Error) => {
        this.lying.delete(name);
        throw e;
      });
      laid.done.push(...done);
    }
  }
}
