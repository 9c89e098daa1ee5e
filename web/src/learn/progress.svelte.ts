import { call } from '../api';
import { isTaught, lessonsOf } from './lesson';

const KEY = 'hearthside.learnt';
/** The name under which the idea of a game is remembered among its lessons. */
export const IDEA = 'idea';

function read(): Record<string, string[]> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])));
  } catch {
    return {}; // whatever stands there, nobody is kept from learning
  }
}

const learnt = $state(read());

export const isLearnt = (game: string, name: string) => learnt[game]?.includes(name) ?? false;
export const hasBegun = (game: string) => (learnt[game]?.length ?? 0) > 0;

export function noteLearnt(game: string, name: string) {
  if (isLearnt(game, name)) return;
  learnt[game] = [...(learnt[game] ?? []), name];
  keep();
  if (withAccount) void share();
}

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt));
  } catch {
    // a browser that keeps nothing: then it is known until the page is left
  }
}

let withAccount = false;

/** Somebody has signed in, or out: what is learnt is kept with the account too, and what other devices know is known here. */
export async function keepWithAccount(signedIn: boolean) {
  withAccount = signedIn;
  if (signedIn) await share();
}

/** All that is known here, for lessons there are: what could not be brought before comes along with the next. */
async function share() {
  const known = Object.keys(learnt)
    .filter(isTaught)
    .map((game) => [game, [IDEA, ...lessonsOf(game)].filter((name) => isLearnt(game, name))] as const);
  try {
    const all = await call<{ learnt: Record<string, string[]> }>('/api/me/progress', { learnt: Object.fromEntries(known) });
    for (const [game, names] of Object.entries(all.learnt)) learnt[game] = [...new Set([...(learnt[game] ?? []), ...names])];
    keep();
  } catch {
    // without the server it is known in this browser, as for a guest
  }
}

/** What comes next: the first that is not learnt yet. */
export const nextOf = (game: string, after?: string): string | undefined => {
  const all = [IDEA, ...lessonsOf(game)],
    from = after ? all.indexOf(after) + 1 : 0;
  return all.slice(from).find((name) => !isLearnt(game, name)) ?? all[from];
};
