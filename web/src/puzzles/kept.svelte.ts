/** What this browser has tried: all that is known of guests. Days are counted as everywhere, from midnight in Greenwich. */
const KEY = 'hearthside.puzzles';
const DAY = 86_400_000;
interface Kept {
  tries: Record<string, boolean>;
  days: number[];
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> | null,
      { tries, days } = kept ?? {};
    return {
      tries: tries && typeof tries === 'object' ? { ...tries } : {},
      days: Array.isArray(days) ? days.filter((day) => Number.isInteger(day)) : [],
    };
  } catch {
    return { tries: {}, days: [] }; // whatever stands there, nobody is kept from solving
  }
}
const kept = $state(read());

export const dayOf = (millis: number) => Math.floor(millis / DAY);

/** Whether it was found at the first try here; undefined where it was not tried. */
export const triedHere = (id: string): boolean | undefined => kept.tries[id];
export const solvedHere = () => Object.values(kept.tries).filter(Boolean).length;

/** Only the first try counts; one from an own game is not among the days. */
export function noteTry(id: string, right: boolean, now = Date.now()) {
  if (id in kept.tries) return;
  kept.tries[id] = right;
  const day = dayOf(now);
  if (right && !id.startsWith('own/') && !kept.days.includes(day)) kept.days.push(day);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: then it is known until the page is left
  }
}

/** Days in a row up to today; whoever has not come yet today still has yesterday's. */
export function streakHere(now = Date.now()): number {
  const today = dayOf(now);
  let last = kept.days.includes(today) ? today : today - 1,
    streak = 0;
  while (kept.days.includes(last--)) streak++;
  return streak;
}
