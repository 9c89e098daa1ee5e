import { ApiError, replayPart, tableInfo } from '../api';
import { gameOf } from '../games';
import { Box } from '../games/box.svelte';
import type { GameModule, Line, Moment, Playing } from '../games/game';
import type { Agreed, AnyAction, Replays, Seated, Standing } from '../protocol';
import { seated } from '../table/seated';
import { Stage } from '../table/stage.svelte';
import type { Speak } from '../words/words.svelte';

const PART = 50;
/** A pause between the steps when it runs, in milliseconds, by how fast. */
export const PAUSES = { slow: 1200, normal: 400, quick: 60 };
export type Tempo = keyof typeof PAUSES;

/** What a seat should have chosen. */
export interface Lit {
  seat: number;
  action: AnyAction;
}

const roundOf = (view: unknown) =>
  typeof view === 'object' && view !== null && 'round' in view && typeof view.round === 'number' ? view.round : null;

/** A finished game, step by step: which step is shown, and everything a board needs to draw it. */
export class Replaying implements Playing {
  readonly stage = new Stage();
  game = $state.raw<GameModule | null>(null);
  mine = $state.raw<number[]>([]);
  steps = $state.raw<(Replays.Step | undefined)[]>([]);
  count = $state(0);
  at = $state(0);
  running = $state(false);
  tempo = $state<Tempo>('normal');
  problem = $state('');
  missing = $state(false);
  /** What the step that is shown tells. Trap: worked out when it is reached, for telling may change what a board remembers. */
  lines = $state.raw<Line[]>([]);
  /** The better choice, lit on the board as it lay when somebody chose otherwise. */
  lit = $state.raw<Lit | null>(null);
  /** Its luck was typed in. */
  ownDice = $state(false);
  private sitting = $state.raw<Seated[]>([]);
  private box = $state.raw<Box | null>(null);
  private terms = $state.raw<Agreed>({ seats: 0, options: {}, edition: null });
  private result = $state.raw<Standing>({ points: [], tiebreak: [], winners: [], places: [] });
  private left = false;
  /** Counts jumps: whoever was overtaken by a later one leaves the board alone. */
  private jump = 0;
  private performing: Promise<void> = Promise.resolve();

  readonly seats = $derived.by(() => (this.game ? seated(this.sitting, this.game) : []));
  readonly moment = $derived.by<Moment>(() => ({
    view: this.steps[this.at]?.view,
    facts: this.steps[this.at]?.facts ?? null,
    seats: this.seats,
    viewer: this.lit?.seat ?? -1,
    mine: [],
    toAct: this.lit ? [this.lit.seat] : [],
    options: this.lit ? [this.lit.action] : [],
    over: this.at === this.count - 1,
    result: this.result,
    terms: this.terms,
    edition: this.box?.edition,
  }));
  /** The first step of each turn: where one seat's decisions follow another's. */
  readonly turns = $derived.by(() => {
    const found: number[] = [];
    let seat = -1;
    this.steps.forEach((step, n) => {
      if (n > 0 && step && step.seat !== seat) found.push(n);
      if (step) seat = step.seat;
    });
    return found;
  });

  /** The first step of each round, as far as it has come: a game that counts none begins one with each turn of whoever went first. */
  readonly rounds = $derived.by(() => {
    const found: { round: number; step: number }[] = [],
      first = this.steps.find((step) => step !== undefined && step.seat >= 0)?.seat;
    this.steps.forEach((step, n) => {
      if (!step) return;
      const counted = roundOf(step.view),
        last = found.at(-1)?.round ?? 0;
      if (counted !== null ? counted > last : step.seat === first && this.turns.includes(n))
        found.push({ round: counted ?? last + 1, step: n });
    });
    return found;
  });

  constructor(readonly id: string) {}

  get speak(): Speak {
    return this.box!.speak;
  }
  /** A board lights up only for somebody who could choose; here nothing can be chosen. */
  get live() {
    return this.lit !== null && !this.stage.playing;
  }
  play() {}
  whyNot() {}
  explain() {}

  async open() {
    try {
      const info = await tableInfo(this.id);
      this.sitting = info.seats;
      this.mine = info.mine;
      this.ownDice = info.ownDice;
      await this.load(0);
      const game = (await gameOf(info.game)) ?? null;
      if (game) await (this.box = new Box(game)).open(this.terms, this.id);
      this.stage.show(this.steps[0]!.view, this.steps[0]!.facts);
      this.game = game;
      void this.loadAll();
    } catch (e) {
      this.problem = (e as Error).message;
      this.missing = e instanceof ApiError && e.status === 404;
    }
  }

  readonly load = async (step: number) => {
    if (this.steps[step]) return;
    const from = Math.floor(step / PART) * PART,
      part = await replayPart(this.id, from, PART);
    const next = this.steps.slice();
    part.steps.forEach((s, i) => (next[from + i] = s));
    this.steps = next;
    this.count = part.count;
    this.terms = part.terms;
    this.result = part.result;
  };

  /** The rest comes while one looks at the beginning. */
  private async loadAll() {
    for (let from = PART; from < this.count && !this.left; from += PART) await this.load(from).catch(() => {});
  }

  /** Going one step on plays it; anything else shows the position at once. */
  readonly to = async (n: number) => {
    const target = Math.max(0, Math.min(this.count - 1, n)),
      forward = target === this.at + 1,
      jump = ++this.jump;
    this.stage.skip();
    this.lit = null;
    await Promise.all([this.load(target), this.performing]); // a scene that was skipped still has to leave the stage
    if (jump !== this.jump) return;
    const now = this.steps[target]!,
      game = this.game!;
    this.at = target;
    this.lines = now.events.map((event) => game.line(event)).filter((line) => line !== null);
    if (forward) {
      this.performing = this.stage.perform(
        now.events.map((event) => () => game.perform(event, this.stage, this.moment)),
        now.view,
        now.facts,
      );
      await this.performing;
    } else this.stage.show(now.view, now.facts);
  };

  /** Somebody chooses a step: it does not run on from there. */
  readonly jumpTo = async (n: number, lit: Lit | null = null) => {
    this.running = false;
    await this.to(n);
    if (lit && this.at === n) this.lit = lit;
  };

  turn(by: 1 | -1) {
    const next = by > 0 ? this.turns.find((n) => n > this.at) : this.turns.findLast((n) => n < this.at);
    void this.jumpTo(next ?? (by > 0 ? this.count - 1 : 0));
  }

  async run() {
    this.running = !this.running;
    while (this.running && this.at < this.count - 1 && !this.left) {
      const before = this.at;
      await this.to(this.at + 1);
      await new Promise((done) => setTimeout(done, PAUSES[this.tempo]));
      if (this.at !== before + 1) break;
    }
    this.running = false;
  }

  leave() {
    this.left = true;
    this.running = false;
  }
}
