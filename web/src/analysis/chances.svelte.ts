import type { AnyAction, Hint } from '../protocol';
import type { Node } from './tree';

/** One of the draws of a decision, by name: what came, and what might have come, each in so many ways. */
export interface Draw {
  drawn: number;
  name: string;
  ways: { name: string; ways: number }[];
}
/** A step of the line that may follow. */
export interface Following {
  seat: number;
  action: AnyAction;
  drew: boolean;
  view: unknown;
}
type Question = { is: string; [field: string]: unknown };

/** So far the line is told that follows an idea. */
const LINE = 5;
const same = (one: AnyAction | null, other: AnyAction | null) => JSON.stringify(one) === JSON.stringify(other);

/** What luck did to a position of an analysis, what else it might have done, and what may follow an idea. */
export class Chances {
  /** The luck that led to what is shown. */
  luck = $state.raw<Draw[]>([]);
  /** How good the same decision was with all luck weighed, if the search looked at it. */
  average = $state<number | null>(null);
  /** What may follow one of the ideas. */
  following = $state.raw<{ idea: number; line: Following[] } | null>(null);
  private shown = 0;
  private readonly found = new Map<number, Hint[]>(); // eslint-disable-line svelte/prefer-svelte-reactivity -- only looked up

  /** @param ask puts the game after these lines on a table of its own before it asks */
  constructor(
    private readonly ask: <T>(table: string, lines: string[], question: Question) => Promise<T>,
    private readonly failed: (e: unknown) => void,
  ) {}

  /** Keeps what the search has found at a node. */
  keep(node: number, ideas: Hint[]) {
    this.found.set(node, ideas);
  }

  /** What luck gave on the way to a node, by name; and what the search found of the same decision before it was known. */
  async show(node: Node | undefined, before: string[]) {
    const shown = ++this.shown;
    this.luck = [];
    this.average = null;
    this.following = null;
    if (!node?.action || !node.drew.length) return;
    const { parent, seat, action, drew } = node;
    this.average = this.found.get(parent)?.find((idea) => same(idea.action, action))?.win ?? null;
    await this.attempt(shown, async () => {
      const { draws } = await this.ask<{ draws?: Draw[] }>('luck', before, { is: 'Draws', seat, action, draws: drew, seed: 0 });
      return () => (this.luck = draws ?? []);
    });
  }

  /** The script for the same decision with another outcome of one draw: those before it stay, those after it are drawn anew. */
  script = (index: number, name: string) => [...this.luck.slice(0, index).map((each) => each.drawn), name];

  /** What may well follow one of the ideas; told once more, it is hidden. */
  async follow(idea: number, seat: number, action: AnyAction, lines: string[]) {
    const { shown } = this;
    if (this.following?.idea === idea) return void (this.following = null);
    this.following = { idea, line: [] };
    await this.attempt(shown, async () => {
      const { line } = await this.ask<{ line: Following[] }>('line', lines, { is: 'Line', seat, action, steps: LINE, seed: 1 });
      return () => {
        if (this.following?.idea === idea) this.following = { idea, line };
      };
    });
  }

  /** What comes when something else is shown is not told any more. */
  private async attempt(shown: number, act: () => Promise<() => void>) {
    try {
      const tell = await act();
      if (shown === this.shown) tell();
    } catch (e) {
      if (shown === this.shown) this.failed(e);
    }
  }
}
