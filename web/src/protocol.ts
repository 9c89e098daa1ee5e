/** The contract of docs/protocol.md as types. A game's own actions, events and views are opaque here. */
export type Tagged = { is: string; [field: string]: unknown };
export type AnyAction = Tagged;
export type GameEvent = Tagged;

export interface OptionOffer {
  key: string;
  rule: string;
  scope: 'table' | 'seat';
  values: string[];
  standard: string;
}
export interface GameOffer {
  id: string;
  title: string;
  minSeats: number;
  maxSeats: number;
  options: OptionOffer[];
  edition: string;
  bots: string[];
  defaultBot: string;
  hints: boolean;
}

export interface Seat {
  seat: number;
  name: string;
  kind: 'person' | 'open' | 'bot';
  bot: string | null;
  here: boolean;
  connected: boolean;
  resigned: boolean;
  /** Whether the name is that of an account: no guest can have it. */
  account?: boolean;
  /** Whether its player wants to play again. */
  rematch?: boolean;
}
/** How much time there is; null is no clock. `standIn` is the level of a bot, or `first` for the first legal option. */
export type Pace =
  { is: 'Live'; seconds: number; reserveSeconds: number; standIn: string | null } | { is: 'Daily'; days: number; standIn: string | null };
export interface Ticking {
  seat: number;
  since: number;
  due: number;
}
/** Times are milliseconds since 1970 by the server's clock, which says `now`. */
export interface Pacing {
  pace: Pace | null;
  now: number;
  clocks: Ticking[];
  reserve: number[];
  away: number[];
  forced: number[];
  orders: { seat: number; action: AnyAction; left: number; untilAsked: boolean; untilOther: boolean }[];
}
export interface Terms {
  seats: number;
  options: Record<string, string>;
}
export interface Result {
  points: number[];
  tiebreak: number[];
  winners: number[];
  places: number[];
}

export interface Update<V = unknown> {
  is: 'Update';
  seq: number;
  table: string;
  game: string;
  hash: string;
  terms: Terms;
  seats: Seat[];
  mine: number[];
  viewer: number;
  toAct: number[];
  options: AnyAction[];
  events: GameEvent[];
  view: V;
  undo: { free: number; canAsk: boolean; asked: number | null; until?: number | null };
  over: boolean;
  result: Result;
  seed: string | null;
  thinking: number[];
  pacing: Pacing;
  vote?: Vote | null;
}
/** Whether to free a seat; `seat` asks, and is -1 for a host who has none. */
export interface Vote {
  seat: number;
  about: number;
  silent: number[];
  until: number;
}
export interface Refused {
  is: 'Refused';
  rule: string;
  sentence: string;
  with: string[];
}
export interface Said {
  is: 'Said';
  seat: number;
  name: string;
  account?: boolean;
  text: string;
  at: string;
}

export type ServerMessage =
  | Update
  | Refused
  | Said
  | { is: 'Allowed' }
  | { is: 'Error'; error: string; sentence: string }
  | { is: 'People'; seats: Seat[]; spectators: number }
  | { is: 'UndoAsked'; seat: number; entries: number }
  | { is: 'UndoAnswered'; yes: boolean }
  | { is: 'Moved'; table: string }
  | { is: 'Pong' };

export type Command =
  | { is: 'Play'; seq: number; seat: number; action: AnyAction }
  | { is: 'WhyNot'; seat: number; action: AnyAction }
  | { is: 'Undo'; seq: number; whole: boolean }
  | { is: 'AnswerUndo'; yes: boolean }
  | { is: 'Say'; text: string }
  | { is: 'Resign'; seat: number }
  | { is: 'Hurry' }
  | { is: 'Rematch' }
  | { is: 'FreeSeat'; seat: number }
  | { is: 'AnswerVote'; yes: boolean }
  | { is: 'Return'; seat: number }
  | { is: 'Forced'; seat: number; on: boolean }
  | { is: 'Order'; seat: number; action: AnyAction; times: number; untilAsked: boolean; untilOther: boolean }
  | { is: 'CancelOrder'; seat: number }
  | { is: 'Ping' };

export type SeatKind = 'me' | 'here' | 'open' | 'bot';
export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}
export interface Invite {
  seat: number;
  path: string;
}
export interface TableSummary {
  table: string;
  game: string;
  names: string[];
  /** For each name whether it is that of an account. */
  accounts: boolean[];
  toAct: number[];
  mine: number[];
  over: boolean;
  updated: string;
  pace: Pace | null;
  now: number;
  clocks: Ticking[];
  away: number[];
}
export interface TableInfo {
  table: string;
  game: string;
  seats: Seat[];
  mine: number[];
  over: boolean;
  hash: string;
  hints: boolean;
  /** Whether newcomers may be taught here: never where the game may be rated. */
  coach: boolean;
  host: boolean;
  /** My seats, also those I have given up. */
  sat: number[];
}
/** For another device of whoever plays: good once, and until then by the server's clock. */
export interface DeviceLink {
  path: string;
  until: number;
  now: number;
}
export interface ReplayStep {
  seat: number;
  action: AnyAction | null;
  events: GameEvent[];
  view: unknown;
}
export interface ReplayPart {
  count: number;
  terms: Terms;
  result: Result;
  steps: ReplayStep[];
}
/**
 * What happened since the viewer's last decision. The first step is the moment after it and has no events; `seq` is the Update that told
 * a step.
 */
export interface SinceStep {
  seq: number;
  seat: number;
  events: GameEvent[];
  view: unknown;
}
export interface Since {
  viewer: number;
  steps: SinceStep[];
}
/** One line of the journal as it was told: `undone` was taken back later, `takesBack` says how many decisions before it were. */
export interface ToldStep {
  seq: number;
  seat: number;
  events: GameEvent[];
  undone: boolean;
  takesBack: number;
}
export interface ToldLog {
  viewer: number;
  steps: ToldStep[];
  /** Where the game was begun under older rules, of this version, and went on; so many of the last decisions were lost. */
  continued: { rules: number; lost: number } | null;
}
export interface QuietHours {
  from: string;
  to: string;
  zone: string;
}
export interface NoticeWishes {
  language: string;
  webhook: string | null;
  mail: string | null;
  quiet: QuietHours | null;
}
export interface NoticesShown extends NoticeWishes {
  key: string;
  devices: number;
  canMail: boolean;
  confirmed: boolean;
}
export interface FairnessProof {
  hash: string;
  seed: string;
  draws: [bound: number, drawn: number][];
}

/** What there is more of, or less, after an option; `words` is its English. */
export interface Reason {
  feature: string;
  more: boolean;
  words: string;
}
export interface Hint {
  action: AnyAction;
  visits: number;
  win: number;
  points: number;
  reason: Reason | null;
  /** What is known of it beforehand, in numbers. */
  fact?: import('./coach/said').Remark | null;
  /** How it stands against the best of the others. */
  apart?: { kind: 'more_wins' | 'fewer_wins' | 'more_points' | 'fewer_points' | 'none'; number: number } | null;
}
export interface HintsShown {
  seq: number;
  seat: number;
  hints: Hint[];
}
/** One step, judged: the chances after it, what it gave away, what would have been better, and what its draws gave beyond the average. */
export interface Evaluation {
  step: number;
  seat: number;
  wins: number[];
  cost: number;
  better: AnyAction | null;
  reason: Reason | null;
  luck: number[];
}
export interface ReviewSummary {
  given: number[];
  luck: number[];
  turning: { step: number; seat: number; by: number }[];
  dearest: number[];
}
export interface ReviewShown {
  state: 'none' | 'working' | 'done';
  count: number;
  judged: number;
  steps: Evaluation[];
  summary: ReviewSummary | null;
}
