import { call } from '../api';
import type { Tournaments } from '../protocol';

export const KINDS: Tournaments.Kind[] = ['swiss', 'round_robin', 'knock_out', 'arena'];
export const tournaments = (group: string | null) =>
  call<Tournaments.Listed[]>(`/api/tournaments${group ? `?group=${encodeURIComponent(group)}` : ''}`);
export const tournament = (id: string) => call<Tournaments.Shown>(`/api/tournaments/${id}`);
export const make = (wish: Tournaments.New) => call<Tournaments.Made>('/api/tournaments', wish);
export const act = (id: string, what: 'enter' | 'leave' | 'begin' | 'call-off') =>
  call<Tournaments.Shown>(`/api/tournaments/${id}/${what}`, {});

/** What one got against another, over all tables at which both sat: 1 for each time ahead, a half for level. */
export function against(tables: Tournaments.Paired[], one: number, two: number): number | null {
  let met = false,
    got = 0;
  for (const { seats, places } of tables) {
    const mine = seats.indexOf(one),
      theirs = seats.indexOf(two);
    if (!places || mine < 0 || theirs < 0) continue;
    met = true;
    got += places[mine]! < places[theirs]! ? 1 : places[mine] === places[theirs] ? 0.5 : 0;
  }
  return met ? got : null;
}

/** Whole points without a comma, halves as ½. */
export const points = (n: number) => (n % 1 === 0.5 ? `${Math.floor(n) || ''}½` : String(Math.round(n * 100) / 100));
