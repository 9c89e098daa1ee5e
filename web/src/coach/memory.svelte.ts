import { settings } from '../settings.svelte';

/** How many games of a title the coach comes to by itself. */
const FIRST = 2;
const KEY = 'hearthside.coach';

/** What this browser remembers of a title: the tables the coach came to, whether it was sent away, and which phases it has named. */
interface Kept {
  tables: string[];
  off: boolean;
  phases: string[];
}
const NONE: Kept = { tables: [], off: false, phases: [] };

function read(): Record<string, Kept> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Kept>>;
    return Object.fromEntries(Object.entries(kept).map(([game, each]) => [game, { ...NONE, ...each }]));
  } catch {
    return {}; // a broken or forbidden store is the same as none
  }
}
const kept = $state(read());
const of = (game: string): Kept => kept[game] ?? NONE;

function keep(game: string, change: Partial<Kept>) {
  kept[game] = { ...of(game), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    /* private windows may refuse: then it is for this visit only */
  }
}

/** Whether the coach sits at this table: in the first games of a title, unless somebody wants it always or never. */
export function isCoached(game: string, table: string): boolean {
  if (settings.coach === 'never') return false;
  if (settings.coach === 'always') return true;
  const { off, tables } = of(game);
  return !off && (tables.includes(table) || tables.length < FIRST);
}
/** Whether the coach was at this table, also if it was sent away meanwhile. */
export const wasCoached = (game: string, table: string) => of(game).tables.includes(table);

export function begin(game: string, table: string) {
  if (!of(game).tables.includes(table)) keep(game, { tables: [...of(game).tables, table] });
}

/** One tap sends it away: from the games of this title, and where it was wanted always, from all. */
export function sendAway(game: string) {
  if (settings.coach === 'always') settings.coach = 'first';
  keep(game, { off: true });
}

/** Whoever asks for it in the settings gets it, also where it was sent away. */
export function welcome() {
  for (const game of Object.keys(kept)) if (of(game).off) keep(game, { off: false });
}

export const isNamed = (game: string, phase: string) => of(game).phases.includes(phase);
export function name(game: string, phase: string) {
  if (!isNamed(game, phase)) keep(game, { phases: [...of(game).phases, phase] });
}
