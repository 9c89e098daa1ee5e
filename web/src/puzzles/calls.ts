import { call } from '../api';
import type { PractisedMoment } from '../learn/lesson';
import type { AnyAction, Reason, Refused, Result, Terms } from '../protocol';

/** The JSON of hearthside.server.protocol.Puzzles. */
export const LEVELS = ['cub', 'gatherer', 'hunter', 'shaman', 'chief'] as const;
export interface Listed {
  id: string;
  game: string;
  theme: string;
  /** The weakest bot that finds it. */
  level: string;
  rating: number;
  /** Null where nobody with an account has tried. */
  solved: boolean | null;
}
export interface Solver {
  rating: number;
  tries: number;
  solved: number;
  streak: number;
}
export interface Shelf {
  puzzles: Listed[];
  me: Solver | null;
}
export interface Daily {
  day: string;
  /** Null in a house that has none. */
  puzzle: Listed | null;
  me: Solver | null;
}
export interface Shown {
  id: string;
  game: string;
  seat: number;
  level: string;
  /** The first is the position, the last that of the decision. */
  moments: PractisedMoment[];
  terms: Terms;
}
export interface Judged {
  action: AnyAction;
  win: number;
  points: number | null;
  reason: Reason | null;
}
export interface Tried {
  right: boolean;
  counted: boolean;
  theme: string;
  options: Judged[];
  line: PractisedMoment[];
  result: Result | null;
  gained: number;
  me: Solver | null;
}
export interface Own {
  table: string;
  step: number;
  game: string;
  cost: number;
  played: string;
}

export const shelf = () => call<Shelf>('/api/puzzles');
export const today = () => call<Daily>('/api/puzzles/today');
export const own = () => call<Own[]>('/api/puzzles/own');
/** `id` is also `own/<table>/<step>`. */
export const shown = (id: string) => call<Shown>(`/api/puzzles/${id}`);
export const attempt = (id: string, action: AnyAction) => call<Tried>(`/api/puzzles/${id}`, { action });
export const why = (id: string, action: AnyAction) => call<{ refused: Refused | null }>(`/api/puzzles/${id}/why`, { action });
