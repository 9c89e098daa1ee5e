import type { KeptSeat } from './localGames';
import type { Ask, Written } from './rules';

/** So many milliseconds bots decide before it is told what they did: who looks waits for the first of them, not for each of the others. */
const STRETCH = 30;

interface Bots {
  table: string;
  seats: Pick<KeptSeat, 'bot'>[];
  mine: number[];
}

/** What bots decide one after the other, until somebody at this screen has a choice or a stretch is over. */
export async function askBots(ask: Ask, { table, seats, mine }: Bots): Promise<Written[]> {
  const levels = Object.fromEntries(seats.flatMap(({ bot }, seat) => (bot ? [[seat, bot]] : []))),
    seed = Number(crypto.getRandomValues(new Uint32Array(1))[0]);
  return (await ask<{ done: Written[] }>({ is: 'Bots', table, levels, mine, seed, millis: STRETCH })).done;
}

/** What the bots of a table decide next: thought about while the page still draws what was before. */
export class Ahead {
  private next: Promise<Written[]> | null = null;

  constructor(private readonly ask: (bots: Bots) => Promise<Written[]>) {}

  /** What they have decided before anybody came. */
  lay(done: Written[]) {
    this.next = done.length ? Promise.resolve(done) : null;
  }

  /** Lets them begin to think, if they have not. */
  think(bots: Bots): Promise<Written[]> {
    this.next ??= this.ask(bots);
    this.next.catch(() => {}); // whoever waits for it hears of it
    return this.next;
  }

  forget() {
    this.next = null;
  }
}
