import { isHere } from './engine/name';
import type { Route } from './route.svelte';

/** Whether the server answers. Who asks it something waits here until it does, so every page comes back by itself. */
export const reach = $state({ lost: false });

/** Whether somebody has to wait for it: at a table of their own device nobody has. */
export const isMissed = (route: Route) => reach.lost && !(route.page === 'table' && isHere(route.table));

const AGAIN = 1500,
  RELOADED = 'hearthside.reloaded';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The answer of the server itself, or null when nobody was there: not even a proxy (502, 504) can speak for it. */
export async function reached(path: string, init?: RequestInit): Promise<Response | null> {
  const answer = await fetch(path, init).catch(() => null);
  return answer?.status === 502 || answer?.status === 504 ? null : answer;
}

let homecoming: Promise<void> | null = null;

/** Kept as soon as the server answers again. */
export function back(): Promise<void> {
  reach.lost = true;
  return (homecoming ??= knock());
}

async function knock() {
  do await pause(AGAIN);
  while (!(await reached('/health')));
  reach.lost = false;
  homecoming = null;
}

/** A part of the app that did not come: a browser does not fetch it twice, so the page is loaded anew, but never in quick circles. */
export async function whole<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 10_000) await pause(10_000);
    if (!(await reached('/health'))) await back();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
    return new Promise(() => {});
  }
}
