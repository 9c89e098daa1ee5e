import { mine } from '../engine/here';
import type { KeptTable } from '../engine/localGames';
import type { Ask, Refusal } from '../engine/table';
import type { AnyAction } from '../protocol';
import { typeSetUp, type Agreed } from './setup';
import { Typing, type Draw, type Typed } from './typing.svelte';

const seed = () => Number(crypto.getRandomValues(new Uint32Array(1))[0]);

/** What comes from a board's own state, without its proxies: only what is plain can be kept. */
const plain = <T>(wanted: T): T => $state.snapshot(wanted) as T;

interface Then {
  play(seat: number, action: AnyAction, draws: string[]): void;
  /** The next game, set up as it lies on the table. */
  begin(draws: string[]): void;
}

/** The luck of a table whose people have the real box: one decision after the other waits for what they type. */
export class OwnDice {
  typing = $state.raw<Typing | null>(null);

  constructor(
    private readonly ask: Ask,
    private readonly kept: KeptTable,
    private readonly keep: () => Promise<unknown>,
    private readonly then: Then,
  ) {}

  /**
   * A decision: it waits where anything is drawn; else nothing is asked, and a refusal is told.
   */
  async decide(seat: number, wanted: AnyAction, typed: Typed[] = []): Promise<'typing' | Refusal | null> {
    const action = plain(wanted);
    const { table, seats } = this.kept,
      eyes = seats[seat]?.bot ? (mine(this.kept)[0] ?? seat) : seat, // who looks at the screen
      next = (draws: string[]) => this.ask<{ draw: Draw | null }>({ is: 'NextDraw', table, seat, action, draws, eyes, seed: seed() }),
      { draw, refused } = await next([]);
    if (refused) return refused;
    if (!draw) return null;
    const typing = new Typing(
      next,
      (draws) => this.end(() => this.then.play(seat, action, draws)),
      async (half) => {
        this.kept.half = { seat, action, typed: half };
        await this.keep();
      },
      seat,
      action,
    );
    if (await typing.begin(typed)) this.typing = typing;
    else this.end(() => this.then.play(seat, action, typing.draws)); // it can come in one way only
    return 'typing';
  }

  /** What was typed before the page was left. */
  async resume(toAct: number[]) {
    const { half } = this.kept;
    if (!half) return;
    if (toAct.includes(half.seat) && (await this.decide(half.seat, half.action, half.typed).catch(() => null)) === 'typing') return;
    await this.drop();
  }

  async setUp(agreed: Agreed) {
    const typing = typeSetUp(this.ask, agreed, (draws) => this.end(() => this.then.begin(draws)));
    if (await typing.begin()) this.typing = typing;
    else this.then.begin(typing.draws);
  }

  private end(then: () => void) {
    this.typing = null;
    delete this.kept.half;
    then();
  }

  /** Nothing of it is played. */
  async drop() {
    if (!this.typing && !this.kept.half) return;
    this.end(() => {});
    await this.keep();
  }

  /** Somebody closes it: their own decision is not made, and may be another; a bot's waits. */
  async close() {
    const { typing, kept } = this;
    if (typing && typing.seat >= 0 && kept.seats[typing.seat]?.bot) typing.aside = true;
    else await this.drop();
  }
}
