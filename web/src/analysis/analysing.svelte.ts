import type { GameModule } from '../games/game';
import type { Look } from '../engine/localTable';
import { Practising, troubleOf, type Source } from '../learn/practising.svelte';
import type { AnyAction, Hint, Lessons, Refused, Agreed } from '../protocol';
import { Chances } from './chances.svelte';
import type { Written } from './journal';
import { agreed } from './laying.svelte';
import { linkOf, LONGEST_NOTE, type Saved } from './link';
import type { PositionFile } from './position';
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
  /** Whether the address has all of it; null where nothing needs to be kept yet. */
  isLinked = $state<boolean | null>(null);
  readonly chances: Chances;
  private terms: Agreed = { seats: 0, options: {}, edition: null };
  private header = '';
  private asked = 0;

  constructor(
    readonly game: GameModule,
    private readonly written: Written,
    private readonly rules: Ask,
    private readonly thinker: Ask,
    private readonly seed: () => number = () => Math.floor(Math.random() * 2 ** 31),
    /** Hears of every change that a link should have. */
    private readonly changed: () => void = () => {},
  ) {
    this.practising = new Practising(game, this);
    this.chances = new Chances(this.aside, (e) => (this.problem = troubleOf(e, this.game)));
  }

  private get seats() {
    return Array.from({ length: this.terms.seats || 1 }, (_, seat) => seat);
  }

  /** Lays out the game after so many of its decisions. What led there is no part of the analysis: it begins at that position. */
  async open(step: number) {
    const { header, lines } = this.written;
    this.header = header;
    this.terms = { seats: (JSON.parse(header) as { seats: number }).seats, options: {}, edition: null };
    await this.enter(this.rules, lines.slice(0, Math.min(step, lines.length - 1) + 1));
    const position = await this.rules<PositionFile>({ is: 'Position', table: TABLE });
    await this.openAt(await this.begunAt(position));
    await this.show(ROOT);
  }
  private async begunAt(position: PositionFile): Promise<Written> {
    const { begun } = await this.rules<{ begun: { header: string; line: string } }>({ is: 'LayOut', position });
    return { header: begun.header, lines: [begun.line] };
  }
  private async openAt({ header, lines }: Written) {
    this.header = header;
    const { edition, seats } = JSON.parse(header) as { edition?: unknown; seats: number };
    this.terms = { seats, options: {}, edition: null };
    const look = await this.enter(this.rules, lines);
    this.terms = agreed(look.terms, edition);
    this.nodes = [this.node(ROOT, ROOT, lines, -1, null, { ...look, events: [] }, lines.at(-1)!)];
  }

  /** All that was tried, played again by the rules. */
  async restore(saved: Saved) {
    await this.openAt({ header: saved.header, lines: [saved.line] });
    this.nodes = [{ ...this.nodes[ROOT]!, note: saved.note }];
    let last: number = ROOT;
    for (const { from, seat, action, drew, note } of saved.steps) {
      if (last !== from) await this.enter(this.rules, this.linesTo(from));
      const { line, look } = await this.decided(seat, action, drew);
      last = this.nodes.length;
      this.nodes = [...this.nodes, { ...this.node(last, from, [line], seat, action, look, line), note }];
    }
    await this.show(saved.at);
  }
  get saved(): Saved {
    const [root, ...steps] = this.nodes;
    return {
      header: this.header,
      line: root!.lines[0]!,
      note: root!.note,
      steps: steps.map(({ parent, seat, action, drew, note }) => ({ from: parent, seat, action: action!, drew, note })),
      at: this.at,
    };
  }
  /** Where all of it can be found again, with what is shown. */
  async address(): Promise<string> {
    const link = await linkOf(this.saved);
    return link ? `${location.origin}/analysis/${this.game.id}${link}` : location.href;
  }
  linked(is: boolean) {
    this.isLinked = is;
  }
  /** What is shown, as a file and as the rules read it again. */
  position(): Promise<PositionFile> {
    return this.aside<PositionFile>('file', this.linesTo(this.at), { is: 'Position' });
  }

  private async enter(ask: Ask, lines: string[], table = TABLE): Promise<Look> {
    await ask({ is: 'Open', table, header: this.header, lines, seed: this.seed() });
    return ask<Look>({ is: 'Look', table, mine: this.seats });
  }
  /** Questions about what might be are asked on tables of their own, so that nothing is played in between. */
  private aside = async <T>(table: string, lines: string[], question: Question): Promise<T> => {
    await this.enter(this.rules, lines, table);
    return this.rules<T>({ ...question, table });
  };
  private decided(seat: number, action: AnyAction, draws?: (number | string)[]) {
    const question = { is: 'Play', table: TABLE, seat, action, mine: this.seats, ...(draws ? { draws, seed: this.seed() } : {}) };
    return this.rules<{ line: string; look: Look }>(question);
  }

  private node(id: number, parent: number, lines: string[], seat: number, action: AnyAction | null, look: Look, line: string): Node {
    const { events, view, facts, toAct, options, over, result } = look,
      drew = (JSON.parse(line) as { drew?: number[] }).drew ?? [];
    return { id, parent, lines, seat, action, drew, note: '', moment: { seat, events, view, facts, toAct, options }, over, result };
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

  /** Writes something down about what is shown. */
  annotate(note: string) {
    this.nodes = this.nodes.map((node) => (node.id === this.at ? { ...node, note: note.slice(0, LONGEST_NOTE) } : node));
    this.changed();
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
    if (this.nodes.length > 1) this.changed();
  }
  private steps(): Lessons.Step[] {
    return this.path.slice(1).map(({ seat, action }) => ({ seat, action: action! }));
  }

  ask = async (steps: Lessons.Step[], action: AnyAction | null): Promise<Lessons.Practised> => {
    const path = this.path.slice(0, steps.length + 1),
      last = path.at(-1)!;
    let refused: Refused | null = null;
    if (action) {
      const question = { is: 'WhyNot', seat: this.seat, action };
      refused = (await this.aside<{ refused?: Refused }>('why', this.linesTo(last.id), question)).refused ?? null;
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

  /**
   * Plays on from here: a branch of its own, unless the same was played before and came out without luck.
   *
   * @param draws luck that was chosen, as far as it was: the rest is drawn
   */
  async play(action: AnyAction, anew = false, draws: (number | string)[] = []) {
    const from = this.at,
      known = childrenOf(this.nodes, from).find((node) => JSON.stringify(node.action) === JSON.stringify(action));
    if (known && !anew) return this.goTo(known.id);
    if (this.nodes.length >= MOST) return;
    this.problem = '';
    try {
      await this.enter(this.rules, this.linesTo(from));
      const { line, look } = await this.decided(this.seat, action, anew && draws.length ? draws : undefined);
      const same = childrenOf(this.nodes, from).find((node) => node.lines[0] === line);
      if (same) return await this.goTo(same.id);
      const node = this.node(this.nodes.length, from, [line], this.seat, action, look, line);
      this.nodes = [...this.nodes, node];
      await this.goTo(node.id);
    } catch (e) {
      this.problem = troubleOf(e, this.game);
    }
  }
  private async goTo(id: number) {
    this.become(id);
    await this.practising.go(this.steps().slice(-1));
    this.think();
  }
  /** The same once more, with other luck: what is chosen comes, and all after it is drawn anew. */
  async rollAgain(draws: (number | string)[] = []) {
    const { here } = this;
    if (!here?.action || !here.drew.length || !this.practising.idle) return;
    await this.show(here.parent);
    await this.play(here.action, true, draws);
  }
  /** What if this had come? The draws before it stay as they were. */
  choose(index: number, name: string) {
    return this.rollAgain(this.chances.script(index, name));
  }

  async back() {
    if (this.at !== ROOT && this.practising.idle) await this.show(this.here!.parent);
  }
  async on() {
    const [next] = mainLine(this.nodes, this.at);
    if (next && this.practising.idle) await this.goTo(next.id);
  }

  /** Thinks about what is shown, longer each time, until something else is shown. */
  private think() {
    const asked = ++this.asked;
    this.ideas = [];
    this.thought = 0;
    this.thinking = !!this.here && !this.here.over && this.here.moment.toAct.length > 0;
    void this.chances.show(this.here, this.at === ROOT ? [] : this.linesTo(this.here!.parent));
    if (this.thinking) void this.search(asked);
  }
  private async search(asked: number) {
    const { seat, at } = this;
    try {
      await this.enter(this.thinker, this.linesTo(at));
      for (let millis = FIRST; asked === this.asked && millis <= LONGEST; millis *= 2) {
        const { hints } = await this.thinker<{ hints: Hint[] }>({ is: 'Hints', table: TABLE, seat, millis });
        if (asked !== this.asked) return;
        this.ideas = hints;
        this.chances.keep(at, hints);
        this.thought += millis / 1000;
      }
    } catch (e) {
      if (asked === this.asked) this.problem = troubleOf(e, this.game);
    }
    if (asked === this.asked) this.thinking = false;
  }

  /** What may well follow one of the ideas. */
  async follow(idea: number) {
    const chosen = this.ideas[idea];
    if (chosen) await this.chances.follow(idea, this.seat, chosen.action, this.linesTo(this.at));
  }

  leave() {
    this.asked++;
    this.thinking = false;
  }
}
