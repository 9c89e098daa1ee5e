/** The contract of docs/protocol.md as types. A game's own actions, events and views are opaque here. */
export type Tagged = { is: string; [field: string]: unknown };
export type Action = Tagged;
export type GameEvent = Tagged;

export interface OptionOffer { key: string; rule: string; scope: 'table' | 'seat'; values: string[]; standard: string }
export interface GameOffer { id: string; title: string; minSeats: number; maxSeats: number; options: OptionOffer[]; edition: string; bots: string[]; defaultBot: string }

export interface Seat { seat: number; name: string; kind: 'person' | 'open' | 'bot'; bot: string | null; here: boolean; connected: boolean; resigned: boolean }
export interface Terms { seats: number; options: Record<string, string> }
export interface Result { points: number[]; tiebreak: number[]; winners: number[]; places: number[] }

export interface Update<V = unknown> {
  is: 'Update'; seq: number; table: string; game: string; hash: string; terms: Terms; seats: Seat[]; mine: number[]; viewer: number; toAct: number[];
  options: Action[]; events: GameEvent[]; view: V; undo: { free: number; canAsk: boolean; asked: number | null }; over: boolean; result: Result;
  seed: string | null; thinking: number[];
}
export interface Refused { is: 'Refused'; rule: string; sentence: string; with: string[] }
export interface Said { is: 'Said'; seat: number; name: string; text: string; at: string }

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
  | { is: 'Play'; seq: number; seat: number; action: Action }
  | { is: 'WhyNot'; seat: number; action: Action }
  | { is: 'Undo'; seq: number; whole: boolean }
  | { is: 'AnswerUndo'; yes: boolean }
  | { is: 'Say'; text: string }
  | { is: 'Resign'; seat: number }
  | { is: 'Rematch' }
  | { is: 'Ping' };

export type SeatKind = 'me' | 'here' | 'open' | 'bot';
export interface SeatWish { kind: SeatKind; name?: string; bot?: string }
export interface Invite { seat: number; path: string }
export interface TableSummary { table: string; game: string; names: string[]; toAct: number[]; mine: number[]; over: boolean; updated: string }
export interface TableInfo { table: string; game: string; seats: Seat[]; mine: number[]; over: boolean; hash: string }
export interface ReplayStep { seat: number; action: Action | null; events: GameEvent[]; view: unknown }
export interface ReplayPart { count: number; terms: Terms; result: Result; steps: ReplayStep[] }
export interface FairnessProof { hash: string; seed: string; draws: [bound: number, drawn: number][] }
