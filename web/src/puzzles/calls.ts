import { call, callOr } from '../api';
import { isHere } from '../engine/name';
import type { AnyAction, Puzzles } from '../protocol';
import { settings } from '../settings.svelte';

/** The five rungs that all games share. */
export const LEVELS = ['cub', 'gatherer', 'hunter', 'shaman', 'chief'] as const;
const DAY = 86_400_000;

/** The same puzzle for everybody on a day, as the house says it: the games take turns, and each goes through its own. */
export function daily(puzzles: Puzzles.Listed[], now = Date.now()): Puzzles.Daily {
  const day = Math.floor(now / DAY),
    games = [...new Set(puzzles.map((each) => each.game))],
    its = puzzles.filter((each) => each.game === games[day % games.length]);
  return { day: new Date(now).toISOString().slice(0, 10), puzzle: its[Math.floor(day / games.length) % its.length] ?? null, me: null };
}

/** The service worker keeps the list, as it is told to guests. */
export const shelf = () => call<Puzzles.Shelf>('/api/puzzles');
export const today = () => callOr<Puzzles.Daily>('/api/puzzles/today', undefined, async () => daily((await shelf()).puzzles));
/** Without the house nobody knows of them. */
export const own = () => callOr<Puzzles.Own[]>('/api/puzzles/own', undefined, async () => []);

/** The book of the house is on this device too, where games are played on it. What is tried without the house is not counted by it. */
async function asked<T>(
  id: string,
  path: string,
  body: unknown,
  here: (alone: typeof import('../engine/alone')) => Promise<T>,
): Promise<T> {
  const alone = () => import('../engine/alone');
  if (!id.startsWith('own/')) return callOr<T>(path, body, async () => here(await alone()));
  if (!settings.here && !isHere(id.slice('own/'.length))) return call<T>(path, body);
  const device = await alone();
  if (!device.opensHere(id)) return call<T>(path, body);
  return here(device).catch((e) => {
    if (isHere(id.slice('own/'.length))) throw e;
    return call<T>(path, body); // the house may have seen more in it
  });
}

/** `id` is also `own/<table>/<step>`. */
export const shown = (id: string) => asked<Puzzles.Shown>(id, `/api/puzzles/${id}`, undefined, (alone) => alone.puzzle(id));
export const attempt = (id: string, action: AnyAction) =>
  asked<Puzzles.Tried>(id, `/api/puzzles/${id}`, { action }, (alone) => alone.solve(id, action));
/** Without the house the reason is told to whoever really tries it. */
export const why = (id: string, action: AnyAction) =>
  callOr<Puzzles.Why>(`/api/puzzles/${id}/why`, { action }, async () => ({ refused: null }));
