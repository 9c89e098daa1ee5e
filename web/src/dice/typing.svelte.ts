import { ApiError } from '../api';
import type { AnyAction } from '../protocol';

/** What is drawn next: what may have come, as far as those who look may know, and where it lies. */
export interface Draw {
  /** What the table would draw. */
  name: string;
  place: string;
  /** The only seat that may see it, or -1. */
  seat: number;
  names: string[];
  /** One of so many of its kind. */
  nth: number;
  of: number;
}
/** What was typed: what came, where it lies, and whose secret it is. */
export interface Typed {
  name: string;
  place: string;
  seat: number;
  /** There was nothing to choose, or the table has drawn it. */
  own: boolean;
}
/** A decision whose luck is being typed; a new game has none. */
export interface HalfTyped {
  seat: number;
  action: AnyAction;
  typed: Typed[];
}
type Next = (draws: string[]) => Promise<{ draw: Draw | null }>;

/**
 * Luck that people have rolled and turned up themselves, told draw by draw: each depends on those before it. Nothing is played before the
 * last of them is known.
 */
export class Typing {
  draw = $state.raw<Draw | null>(null);
  typed = $state.raw<Typed[]>([]);
  busy = $state(false);
  /** The last one cannot have come. */
  impossible = $state(false);
  /** Nothing is shown of it for now; it is not given up. */
  aside = $state(false);

  /**
   * @param next    the draw after these, if there is one
   * @param done    all is known
   * @param changed so far it is known: to be kept
   */
  constructor(
    private readonly next: Next,
    private readonly done: (draws: string[]) => void,
    private readonly changed: (typed: Typed[]) => Promise<void> = async () => {},
    /** Whose decision it is, or -1 for a set-up. */
    readonly seat = -1,
    readonly action: AnyAction | null = null,
  ) {}

  get draws() {
    return this.typed.map((each) => each.name);
  }

  /** Says whether there is anything to type. */
  async begin(typed: Typed[] = []): Promise<boolean> {
    await this.become(typed);
    return this.draw !== null;
  }

  choose(name: string) {
    return this.attempt(name, false);
  }
  /** One does not care: the table draws. */
  roll() {
    return this.draw ? this.attempt(this.draw.name, true) : Promise.resolve();
  }
  /** The table draws all that is left. */
  async rollAll() {
    while (this.draw && !this.impossible) await this.roll();
  }
  /** Takes back what was typed last, and what followed from it by itself. */
  async back() {
    if (this.busy || !this.typed.length) return;
    const last = this.typed.findLastIndex((each) => !each.own);
    await this.guarded(() => this.become(this.typed.slice(0, Math.max(0, last))));
  }

  private async attempt(name: string, own: boolean) {
    const { draw, typed } = this;
    if (!draw || this.busy) return;
    await this.guarded(() => this.become([...typed, { name, place: draw.place, seat: draw.seat, own }]));
    if (!this.draw && !this.impossible) this.done(this.draws);
  }

  private async guarded(act: () => Promise<void>) {
    this.busy = true;
    this.impossible = false;
    try {
      await act();
    } catch (e) {
      if (!(e instanceof ApiError && e.field?.startsWith('draws'))) throw e;
      this.impossible = true;
    } finally {
      this.busy = false;
    }
  }

  /** What can come in one way only is not asked for. */
  private async become(wanted: Typed[]) {
    let typed = wanted;
    for (;;) {
      const { draw } = await this.next(typed.map((each) => each.name));
      if (draw?.names.length !== 1) {
        this.typed = typed;
        this.draw = draw;
        return this.changed(typed);
      }
      typed = [...typed, { name: draw.name, place: draw.place, seat: draw.seat, own: true }];
    }
  }
}
