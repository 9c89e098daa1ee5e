import type { GameModule } from '../games/game';
import type { Look } from '../engine/table';
import { Practising, troubleOf, type Source } from '../learn/practising.svelte';
import type { AnyAction, Hint, Lessons, Refused, Agreed } from '../protocol';
import type { Written } from './journal';
import { childrenOf, mainLine, MOST, pathTo, ROOT, type Node } from './tree';

type Question = { is: string; [field: string]: unknown };
/** Asks the rules, in a worker of the page. */
export type Ask = <T>(question: Question) => Promise<T>;

const TABLE = 'analysis',
  /** How long the search thinks each time, in milliseconds: what it found is told in between. */
  FIRST = 400,
  LONGEST = 12_800;

/** A game that is looked at: any of its positions, what the search thinks of it, and what might have been played instead. */
export class Analysing implements Source {
  readonly practising: Practising;
  nodes = $state.raw<Node[]>([]);
  at = $state(ROOT);
  /** Who decides in the position that is shown: from there it is looked at. */
  seat = $state(0);
  ideas = $state.raw<Hint[]>([]);
  /** For how many seconds the search has thought about this position. */
  thought = $state(0);
  thinking = $state(false);
  problem = $state('');
  private terms: Agreed = { seats: 0, options: {}, edition: null };
  private asked = 0;

  constructor(
    readonly game: GameModule,
    private readonly written: Written,
    private readonly rules: Ask,
    private readonly thinker: Ask,
    private readonly seed: () => number = () => Math.floor(Math.random() * 2 ** 31),
  ) {
    this.practising = new Practising(game, this);
  }

  private get seats() {
    return Array.from({ length: this.terms.seats || 1 }, (_, seat) => seat);
  }

  /** Lays out the game after so many of its decisions. */
  async open(step: number) {
    const { header, lines } = this.written,
      { edition, seats } = JSON.parse(header) as { edition?: unknown; seats: number };
    this.terms = { seats, options: {}, edition: null };
    const before = lines.slice(0, Math.min(step, lines.length - 1) + 1),
      look = await this.enter(this.rules, before);
    this.terms = look.terms;
    if (typeof edition === 'object' && edition)
      this.terms = {
        ...this.terms,
        edition: { name: String((edition as { name?: unknown }).name ?? ''), hash: JSON.stringify(edition), whole: edition },
      };
    this.nodes = [this.node(ROOT, ROOT, before, -1, null, { ...look, events: [] }, header)];
    await this.show(ROOT);
  }

  private async enter(ask: Ask, lines: string[]): Promise<Look> {
    await ask({ is: 'Open', table: TABLE, header: this.written.header, lines, seed: this.seed() });
    return ask<Look>({ is: 'Look', table: TABLE, mine: this.seats });
  }

  private node(id: number, parent: number, lines: string[], seat: number, action: AnyAction | null, look: Look, line: string): Node {
    const { events, view, facts, toAct, options, over, result } = look,
      drew = (JSON.parse(line) as { drew?: unknown[] }).drew ?? [];
    return { id, parent, lines, seat, action, drew: drew.length > 0, moment: { seat, events, view, facts, toAct, options }, over, result };
  }

  get here(): Node | undefined {
    return this.nodes[this.at];
  }
  get path() {
    return pathTo(this.nodes, this.at);
  }
  private linesTo(id: number) {
    return pathTo(this.nodes, id).flatMap((node) => node.lines);
  }

  /** Shows a position at once. */
  async show(id: number) {
    this.become(id);
    await this.practising.show(this.steps());
    this.think();
  }
  private become(id: number) {
    this.at = id;
    this.seat = this.nodes[id]?.moment.toAct[0] ?? this.seat;
  }
  private steps(): Lessons.Step[] {
    return this.path.slice(1).map(({ seat, action }) => ({ seat, action: action! }));
  }

  ask = async (steps: Lessons.Step[], action: AnyAction | null): Promise<Lessons.Practised> => {
    const path = this.path.slice(0, steps.length + 1),
      last = path.at(-1)!;
    let refused: Refused | null = null;
    if (action) {
      await this.enter(this.rules, this.linesTo(last.id));
      refused = (await this.rules<{ refused?: Refused }>({ is: 'WhyNot', table: TABLE, seat: this.seat, action })).refused ?? null;
    }
    return {
      count: path.length,
      moments: path.map((node) => node.moment),
      terms: this.terms,
      over: last.over,
      result: last.result,
      reached: false,
      spoilt: false,
      refused,
    };
  };

  decide = (action: AnyAction) => void this.play(action);

  /** Plays on from here: a branch of its own, unless the same was played before and came out without luck. */
  async play(action: AnyAction, anew = false) {
    const from = this.at,
      known = childrenOf(this.nodes, from).find((node) => JSON.stringify(node.action) === JSON.stringify(action));
    if (known && !anew) {
      this.become(known.id);
      await this.practising.go(this.steps().slice(-1));
      return this.think();
    }
    if (this.nodes.length >= MOST) return;
    this.problem = '';
    try {
      await this.enter(this.rules, this.linesTo(from));
      const { line, look } = await this.rules<{ line: string; look: Look }>({
        is: 'Play',
        table: TABLE,
        seat: this.seat,
        action,
        mine: this.seats,
      });
      const node = this.node(this.nodes.length, from, [line], this.seat, action, look, line);
      this.nodes = [...this.nodes, node];
      this.become(node.id);
      await this.practising.go(this.steps().slice(-1));
      this.think();
    } catch (e) {
      this.problem = troubleOf(e, this.game);
    }
  }
  /** The same once more, with other luck. */
  async rollAgain() {
    const { here } = this;
    if (!here?.action || !here.drew || !this.practising.idle) return;
    await this.show(here.parent);
    await this.play(here.action, true);
  }

  async back() {
    if (this.at !== ROOT && this.practising.idle) await this.show(this.here!.parent);
  }
  async on() {
    const [next] = mainLine(this.nodes, this.at);
    if (!next || !this.practising.idle) return;
    this.become(next.id);
    await this.practising.go(this.steps().slice(-1));
    this.think();
  }

  /** Thinks about what is shown, longer each time, until something else is shown. */
  private think() {
    const asked = ++this.asked;
    this.ideas = [];
    this.thought = 0;
    this.thinking = !!this.here && !this.here.over && this.here.moment.toAct.length > 0;
    if (this.thinking) void this.search(asked);
  }
  private async search(asked: number) {
    const { seat } = this;
    try {
      await this.enter(this.thinker, this.linesTo(this.at));
      for (let millis = FIRST; asked === this.asked && millis <= LONGEST; millis *= 2) {
        const { hints } = await this.thinker<{ hints: Hint[] }>({ is: 'Hints', table: TABLE, seat, millis });
        if (asked !== this.asked) return;
        this.ideas = hints;
        this.thought += millis / 1000;
      }
    } catch (e) {
      if (asked === this.asked) this.problem = troubleOf(e, this.game);
    }
    if (asked === this.asked) this.thinking = false;
  }

  leave() {
    this.asked++;
    this.thinking = false;
  }
}
