import type { Agreed, AnyAction, GameEvent, Standing } from '../protocol';

/** All that the rules say about a moment: `LocalGame.look`. */
export interface Look {
  seq: number;
  viewer: number;
  toAct: number[];
  options: AnyAction[];
  events: GameEvent[];
  view: unknown;
  facts: unknown;
  over: boolean;
  result: Standing;
  /** How many steps can be taken back at once, and how many lead back to before one's last decision. */
  free: number;
  own: number;
  terms: Agreed;
}
/** A line of the journal, and how it looks after it. */
export interface Written {
  line: string;
  look: Look;
}
export interface Refusal {
  rule: string;
  sentence: string;
  with: string[];
}
/** Asks the rules, in their worker. */
export type Ask = <T>(question: { is: string; [field: string]: unknown }) => Promise<T & { refused?: Refusal }>;
