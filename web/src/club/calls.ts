import { call } from '../api';
import type { Seat } from '../protocol';
import { settings } from '../settings.svelte';

export interface OpenTable {
  table: string;
  game: string;
  seats: Seat[];
  free: number;
  mine: number[];
  since: string;
}
export interface FinishedSeat {
  name: string;
  player: string | null;
  bot: string | null;
  points: number;
  place: number;
  won: boolean;
  resigned: boolean;
}
export interface Finished {
  table: string;
  game: string;
  finished: string;
  rated: boolean;
  open: boolean;
  seats: FinishedSeat[];
}
export interface AtGame {
  game: string;
  played: number;
  won: number;
  resigned: number;
  best: number;
  place: number;
  last: string;
}
export interface Against {
  game: string;
  name: string;
  kind: 'player' | 'guest' | 'bot';
  played: number;
  ahead: number;
  level: number;
  behind: number;
}
export interface Standing {
  game: string;
  value: number;
  doubt: number;
  games: number;
  history: { at: string; value: number; doubt: number; table: string }[];
}
export interface Statistics {
  games: AtGame[];
  opponents: Against[];
  ratings: Standing[];
}
export interface Player {
  name: string;
  since: string;
  games: AtGame[];
  ratings: Standing[];
  finished: Finished[];
}
export interface Ranked {
  name: string;
  value: number;
  doubt: number;
  games: number;
}
export interface Search {
  game: string;
  player: string;
  result: string;
  mine: boolean;
}

export const lobby = () => call<OpenTable[]>('/api/lobby');
export const sit = (table: string, name: string) => call<{ seat: number }>(`/api/tables/${table}/sit`, { name });
export const best = (game: string) => call<Ranked[]>(`/api/ratings/${game}`);
export const player = (name: string) => call<Player>(`/api/players/${encodeURIComponent(name)}`);
export const statistics = () => call<Statistics>('/api/me/statistics');

export function archive(search: Search, after: string | null) {
  const query = new URLSearchParams();
  for (const key of ['game', 'player', 'result'] as const) if (search[key]) query.set(key, search[key]);
  if (search.mine) query.set('mine', 'true');
  if (after) query.set('after', after);
  return call<{ games: Finished[]; next: string | null }>(`/api/archive?${query}`);
}

export const day = (iso: string) => new Date(iso).toLocaleDateString(settings.language, { dateStyle: 'medium' });
export const when = (iso: string) => new Date(iso).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
