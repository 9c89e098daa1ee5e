import { lessonsOf } from './lesson';

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
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt));
  } catch {
    // a browser that keeps nothing: then it is known until the page is left
  }
}

/** What comes next: the first that is not learnt yet. */
export const nextOf = (game: string, after?: string): string | undefined => {
  const all = [IDEA, ...lessonsOf(game)],
    from = after ? all.indexOf(after) + 1 : 0;
  return all.slice(from).find((name) => !isLearnt(game, name)) ?? all[from];
};
