import { call } from '../api';
import type { Club, OpenTable, Tables } from '../protocol';
import { settings } from '../settings.svelte';

export interface Search {
  game: string;
  player: string;
  result: string;
  mine: boolean;
}

export const lobby = () => call<OpenTable[]>('/api/lobby');
export const sit = (table: string, name: string) => call<Tables.Joined>(`/api/tables/${table}/sit`, { name });
export const best = (game: string, programs = false) => call<Club.Ranked[]>(`/api/ratings/${game}${programs ? '?programs=true' : ''}`);
export const player = (name: string) => call<Club.Player>(`/api/players/${encodeURIComponent(name)}`);
export const statistics = () => call<Club.MyStatistics>('/api/me/statistics');

/** The game of the day, if there is one. */
export const today = () => call<Club.Page>('/api/archive/today');

export function archive(search: Search, after: string | null) {
  const query = new URLSearchParams();
  for (const key of ['game', 'player', 'result'] as const) if (search[key]) query.set(key, search[key]);
  if (search.mine) query.set('mine', 'true');
  if (after) query.set('after', after);
  return call<Club.Page>(`/api/archive?${query}`);
}

export const day = (iso: string) => new Date(iso).toLocaleDateString(settings.language, { dateStyle: 'medium' });
export const when = (iso: string) => new Date(iso).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
