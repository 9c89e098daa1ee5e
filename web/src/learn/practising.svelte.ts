import { ApiError, practise } from '../api';
import { Box } from '../games/box.svelte';
import type { GameModule, Moment, Playing } from '../games/game';
import type { AnyAction, Lessons, Seated } from '../protocol';
import type { Bubble } from '../table/choosing.svelte';
import { seated } from '../table/seated';
import { sound } from '../table/sound';
import { speak } from '../table/speech.svelte';
import { Stage } from '../table/stage.svelte';
import { translated, type Gaps, type Speak } from '../words/words.svelte';
import type { Named } from './lesson';

const NOBODY = { account: false, program: false, rematch: false };

/** Somebody who knows what comes of decisions. */
export interface Source {
  seat: number;
  ask(steps: Lessons.Step[], why: AnyAction | null): Promise<Lessons.Practised>;
  /** Takes a decision into its own hands; else it is played. */
  decide?(action: AnyAction): void;
}
/** A position that is sent along each time. */
export interface Exercise {
  /** By which it is known on this device, where the house cannot be asked. */
  named?: Named;
  position: unknown;
  seat: number;
  others: boolean;
  luck?: Lessons.Luck[];
  goal?: Lessons.Goal[];
}

const sourceOf = (from: Exercise | Source): Source => {
  if ('ask' in from) return from;
  const { position, seat, others, luck = [], goal = [], named } = from;
  return { seat, ask: (steps, why) => practise({ position, seat, others, luck, goal, steps, why, from: 0 }, named) };
};

/** What went wrong, in the language of whoever plays. */
export const troubleOf = (e: unknown, game: GameModule) =>
  e instanceof ApiError ? translated(e.message, [], game.words) : (e as Error).message;

/** A position in somebody's hands: the house plays what was decided by the real rules, or this device does; nothing is kept. */
export class Practising implements Playing {
  readonly stage = new Stage();
  readonly speak: Speak;
  private readonly box: Box;
  steps = $state.raw<Lessons.Step[]>([]);
  bubble = $state<Bubble | null>(null);
  reached = $state(false);
  problem = $state('');
  /** Set when there is nothing left to decide with. */
  spent = $state(false);
  private answer = $state.raw<Lessons.Practised | null>(null);
  private now = $state.raw<Lessons.Moment | null>(null);
  /** From the question until its answer is on the board: what is offered meanwhile is of a moment that has passed. */
  private busy = $state(0);
  private last: Promise<void> = Promise.resolve();
  /** What is performed, by its number; up to one of them it is shown at once. */
  private begun = 0;
  private hastened = 0;
  private told = 0;
  private source: Source;

  constructor(
    readonly game: GameModule,
    from: Exercise | Source,
    /** Whether somebody decides here; else it is only looked at. */
    private readonly tried = true,
  ) {
    this.box = new Box(game);
    this.speak = this.box.speak;
    this.source = sourceOf(from);
  }

  get ready() {
    return this.now !== null;
  }
  get moment(): Moment {
    const { answer, now, source } = this,
      mine = source.seat;
    return {
      view: now!.view,
      facts: now!.facts,
      seats: this.seats,
      viewer: mine,
      mine: [mine],
      toAct: now!.toAct,
      options: now!.options,
      over: answer!.over,
      result: answer!.result,
      terms: answer!.terms,
      edition: this.box.edition,
    };
  }
  private readonly seats = $derived.by(() => {
    const sitting = Array.from({ length: this.answer?.terms.seats ?? 0 }, (_, seat): Seated => {
      const kind = seat === this.source.seat ? 'person' : 'bot';
      return { seat, name: `Player ${seat + 1}`, kind, bot: null, here: true, connected: true, resigned: false, ...NOBODY };
    });
    return seated(sitting, this.game);
  });
  /** Whether something can be chosen. */
  get live() {
    return this.tried && !this.spent && this.busy === 0 && this.now !== null && !this.reached && this.now.toAct.includes(this.source.seat);
  }
  /** Whether nothing is on its way and nothing moves. */
  get idle() {
    return this.now !== null && this.busy === 0;
  }
  /** Whether something has happened that must not. */
  get spoilt() {
    return this.answer?.spoilt ?? false;
  }
  get over() {
    return this.answer?.over ?? false;
  }

  /** Shows another position, at once. */
  async begin(from: Exercise | Source, steps: Lessons.Step[] = []) {
    this.source = sourceOf(from);
    await this.show(steps);
  }

  /** The position after these decisions, at once. */
  async show(steps: Lessons.Step[] = []) {
    this.stage.skip();
    await this.busily(async () => {
      const answer = await this.ask(steps);
      this.steps = steps;
      this.take(answer);
      this.stage.show(this.now!.view, this.now!.facts);
    });
  }

  /** Decides further, and shows how it comes about. */
  async go(more: Lessons.Step[]) {
    const number = ++this.begun;
    await this.busily(async () => {
      const steps = [...this.steps, ...more],
        known = this.answer?.count ?? 0,
        answer = await this.ask(steps);
      this.steps = steps;
      for (const moment of answer.moments.slice(known)) {
        this.now = moment;
        const seen = this.moment;
        if (number <= this.hastened) this.stage.show(moment.view, moment.facts);
        else
          await this.stage.perform(
            moment.events.map((event) => () => this.game.perform(event, this.stage, seen)),
            moment.view,
            moment.facts,
          );
      }
      this.take(answer);
    });
  }

  /** Whoever goes on has seen enough: what is on its way comes to its end at once, or words would run ahead of the board. */
  hasten() {
    this.hastened = this.begun;
    this.stage.skip();
  }

  play(action: AnyAction) {
    if (!this.live) return;
    this.bubble = null;
    sound('tap');
    if (this.source.decide) this.source.decide(action);
    else void this.go([{ seat: this.source.seat, action }]);
  }
  whyNot(action: AnyAction) {
    void this.busily(async () => {
      const no = (await this.ask(this.steps, action)).refused;
      if (no) this.tell(no.rule, translated(no.sentence, no.with ?? [], this.game.words), true);
    });
  }
  explain(rule: string, key: string, gaps?: Gaps) {
    this.tell(rule, this.speak(key, gaps), false);
  }
  takeBack() {
    return this.show(this.steps.slice(0, -1));
  }

  /** Says it over the board. */
  tell(rule: string, text: string, refusal: boolean) {
    this.bubble = { rule, text, refusal, count: ++this.told };
    if (refusal) sound('no');
    speak(text);
  }

  private take(answer: Lessons.Practised) {
    this.answer = answer;
    this.now = answer.moments.at(-1)!;
    this.reached = answer.reached;
  }

  /** One thing after the other; what went wrong is said, and everything is as it was. */
  private busily(does: () => Promise<void>): Promise<void> {
    this.busy++;
    this.last = this.last.then(async () => {
      this.problem = '';
      try {
        await does();
      } catch (e) {
        this.problem = troubleOf(e, this.game);
        if (this.now) this.tell('', this.problem, true);
      }
      this.busy--;
    });
    return this.last;
  }

  private async ask(steps: Lessons.Step[], why: AnyAction | null = null): Promise<Lessons.Practised> {
    const answer = await this.source.ask(steps, why);
    await this.box.open(answer.terms);
    return answer;
  }
}
