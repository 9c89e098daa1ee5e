import { ApiError, practise } from '../api';
import type { GameModule, Moment, Playing } from '../games/game';
import type { AnyAction, Seat } from '../protocol';
import type { Bubble } from '../table/choosing.svelte';
import { seated } from '../table/seated';
import { sound } from '../table/sound';
import { speak } from '../table/speech.svelte';
import { Stage } from '../table/stage.svelte';
import { speaker, translated, type Gaps, type Speak } from '../words/words.svelte';
import type { Luck, Practised, PractisedMoment, Step } from './lesson';

/** What is practised with. */
export interface Exercise {
  position: unknown;
  seat: number;
  others: boolean;
  luck?: Luck[];
  goal?: unknown[];
}

/** A position in somebody's hands: the server plays what was decided by the real rules, and keeps nothing. */
export class Practising implements Playing {
  readonly stage = new Stage();
  readonly speak: Speak;
  steps = $state.raw<Step[]>([]);
  bubble = $state<Bubble | null>(null);
  reached = $state(false);
  problem = $state('');
  /** Set when there is nothing left to decide with. */
  spent = $state(false);
  private answer = $state.raw<Practised | null>(null);
  private now = $state.raw<PractisedMoment | null>(null);
  /** From the question until its answer is on the board: what is offered meanwhile is of a moment that has passed. */
  private busy = $state(0);
  private last: Promise<void> = Promise.resolve();
  private told = 0;

  constructor(
    readonly game: GameModule,
    private exercise: Exercise,
    /** Whether somebody decides here; else it is only looked at. */
    private readonly tried = true,
  ) {
    this.speak = speaker(game.words);
    game.forget?.();
  }

  get ready() {
    return this.now !== null;
  }
  get moment(): Moment {
    const { answer, now, exercise } = this,
      mine = exercise.seat;
    return {
      view: now!.view,
      seats: this.seats,
      viewer: mine,
      mine: [mine],
      toAct: now!.toAct,
      options: now!.options,
      over: answer!.over,
      result: answer!.result,
      terms: answer!.terms,
    };
  }
  private readonly seats = $derived.by(() => {
    const sitting = Array.from({ length: this.answer?.terms.seats ?? 0 }, (_, seat): Seat => {
      const kind = seat === this.exercise.seat ? 'person' : 'bot';
      return { seat, name: `Player ${seat + 1}`, kind, bot: null, here: true, connected: true, resigned: false, account: false };
    });
    return seated(sitting, this.game);
  });
  /** Whether something can be chosen. */
  get live() {
    return (
      this.tried && !this.spent && this.busy === 0 && this.now !== null && !this.reached && this.now.toAct.includes(this.exercise.seat)
    );
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
  async begin(exercise: Exercise, steps: Step[] = []) {
    this.exercise = exercise;
    await this.show(steps);
  }

  /** The position after these decisions, at once. */
  async show(steps: Step[] = []) {
    this.stage.skip();
    await this.busily(async () => {
      const answer = await this.ask(steps);
      this.game.forget?.();
      this.steps = steps;
      this.take(answer);
      this.stage.show(this.now!.view);
    });
  }

  /** Decides further, and shows how it comes about. */
  async go(more: Step[]) {
    await this.busily(async () => {
      const steps = [...this.steps, ...more],
        known = this.answer?.count ?? 0,
        answer = await this.ask(steps);
      this.steps = steps;
      for (const moment of answer.moments.slice(known)) {
        this.now = moment;
        const seen = this.moment;
        await this.stage.perform(
          moment.events.map((event) => () => this.game.perform(event, this.stage, seen)),
          moment.view,
        );
      }
      this.take(answer);
    });
  }

  play(action: AnyAction) {
    if (!this.live) return;
    this.bubble = null;
    sound('tap');
    void this.go([{ seat: this.exercise.seat, action }]);
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

  private tell(rule: string, text: string, refusal: boolean) {
    this.bubble = { rule, text, refusal, count: ++this.told };
    if (refusal) sound('no');
    speak(text);
  }

  private take(answer: Practised) {
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
        this.problem = e instanceof ApiError ? translated(e.message, [], this.game.words) : (e as Error).message;
        if (this.now) this.tell('', this.problem, true);
      }
      this.busy--;
    });
    return this.last;
  }

  private ask(steps: Step[], why: AnyAction | null = null): Promise<Practised> {
    const { position, seat, others, luck = [], goal = [] } = this.exercise;
    return practise({ position, seat, others, luck, goal, steps, why, from: 0 });
  }
}
