import type { GameModule } from '../games/game';
import { Practising, troubleOf, type Source } from '../learn/practising.svelte';
import type { AnyAction, Lessons, Puzzles, Refused } from '../protocol';
import { attempt, why } from './calls';
import { isOwn } from './choosing';
import { noteTry, triedHere } from './kept.svelte';

const NOTHING = { points: [], tiebreak: [], winners: [], places: [] };

/** A puzzle in somebody's hands: first what led to it is shown, then there is one try, then the answer can be played through. */
export class Solving implements Source {
  readonly seat: number;
  readonly practising: Practising;
  answer = $state.raw<Puzzles.Tried | null>(null);
  /** Somebody here has tried it before, whatever came of it. */
  again = $state(false);
  /** How much of the answer lies on the board. */
  at = $state(0);
  /** What came before is shown. */
  begun = $state(false);

  constructor(
    game: GameModule,
    readonly puzzle: Puzzles.Shown,
  ) {
    this.seat = puzzle.seat;
    this.practising = new Practising(game, this);
    this.practising.spent = true;
  }

  /** How many decisions are shown before one decides. */
  get before() {
    return this.puzzle.moments.length - 1;
  }
  get left() {
    return (this.answer?.line.length ?? 0) - this.at;
  }

  async begin() {
    this.practising.spent = true;
    this.begun = false;
    await this.practising.show();
    if (this.before) await this.practising.go(this.steps(this.before));
    this.begun = true;
    this.practising.spent = this.answer !== null;
  }

  ask = async (steps: Lessons.Step[], action: AnyAction | null): Promise<Lessons.Practised> => {
    const refused: Refused | null = action ? (await why(this.puzzle.id, action)).refused : null,
      all = [...this.puzzle.moments, ...(this.answer?.line ?? [])],
      result = steps.length === all.length - 1 ? this.answer?.result : null;
    return {
      count: steps.length + 1,
      moments: all.slice(0, steps.length + 1),
      terms: this.puzzle.terms,
      over: !!result,
      result: result ?? NOTHING,
      reached: false,
      spoilt: false,
      refused,
    };
  };

  decide = (action: AnyAction) => void this.attempt(action);

  async attempt(action: AnyAction) {
    if (this.answer || !this.begun) return;
    this.practising.spent = true;
    try {
      const answer = await attempt(this.puzzle.id, action);
      this.again = triedHere(this.puzzle.id) !== undefined || (answer.me !== null && !answer.counted && !isOwn(this.puzzle.id));
      this.answer = answer;
      noteTry(this.puzzle.id, answer.right);
    } catch (e) {
      this.practising.tell('', troubleOf(e, this.practising.game), true);
      this.practising.spent = false;
      return;
    }
    if (this.answer.right) await this.on();
  }

  /** The next moment of the answer. */
  async on() {
    if (this.left <= 0 || !this.practising.idle) return;
    this.at++;
    await this.practising.go(this.steps(1));
  }
  async back() {
    if (this.at <= 0 || !this.practising.idle) return;
    this.at--;
    await this.practising.show(this.steps(this.before + this.at));
  }

  /** What was decided is known to the server; here only how much of it counts. */
  private steps(count: number): Lessons.Step[] {
    return Array.from({ length: count }, () => ({ seat: this.seat, action: { is: '' } }));
  }
}
