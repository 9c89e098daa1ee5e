import { deviceStore } from '../device';
import type { HalfTyped } from '../dice/typing.svelte';

/** A game of this device: its journal, line by line, and who sits there. Nothing else is needed to go on with it. */
export interface KeptTable {
  table: string;
  game: string;
  header: string;
  lines: string[];
  seats: KeptSeat[];
  /** The level that plays on for whoever gives up. */
  usual: string;
  hints: boolean;
  /** Who decides next, and whether it is over: for the list of tables, without the rules. */
  toAct: number[];
  over: boolean;
  updated: string;
  /** How often it was written: two pages may have it open. */
  changes?: number;
  /** People roll and turn up themselves, and type what came. */
  ownDice?: boolean;
  /** A decision whose luck is typed in part: it goes on there. */
  half?: HalfTyped;
  /** The table of the house that it was sent to. */
  sent?: string;
  /** The house cannot take it. */
  stays?: boolean;
}
export interface KeptSeat {
  name: string;
  /** A level, where nobody at this screen decides for the seat. */
  bot: string | null;
  resigned?: boolean;
}

/** So many finished games stay here; the oldest go first. */
const MOST_FINISHED = 50;

const store = deviceStore<KeptTable, 'table'>('hearthside', 'tables', 'table', 'This device could not keep the game.');

/** What somebody else has left there, or an accident, is no game. */
const isGame = (found: Partial<KeptTable>) =>
  Array.isArray(found.lines) && Array.isArray(found.seats) && typeof found.header === 'string' && typeof found.updated === 'string';

export const keptTables = async () => (await store.all()).filter(isGame);

export async function keptTable(table: string): Promise<KeptTable | undefined> {
  const found = await store.get(table);
  return found && isGame(found) ? found : undefined;
}

const written = (table: KeptTable): KeptTable => ({
  ...table,
  lines: [...table.lines],
  updated: new Date().toISOString(),
  changes: (table.changes ?? 0) + 1,
});

/**
 * Writes a game down as it stands, and whether it will be there tomorrow; or the game as another page has written it meanwhile, and then
 * nothing is written.
 */
export async function keep(table: KeptTable): Promise<{ lasts: boolean; other?: KeptTable }> {
  const isOlder = (there: KeptTable | undefined) => there !== undefined && isGame(there) && (there.changes ?? 0) > (table.changes ?? 0),
    { there, lasts } = await store.change(table.table, (found) => (isOlder(found) ? null : written(table)));
  if (isOlder(there)) return { lasts, other: there! };
  table.changes = (table.changes ?? 0) + 1;
  return { lasts };
}

/** Notes what became of a game, whoever has written it last. */
export async function note(table: KeptTable, what: Pick<KeptTable, 'sent' | 'stays'>): Promise<void> {
  await store.change(table.table, (there) => written({ ...(there && isGame(there) ? there : table), ...what }));
  Object.assign(table, what, { changes: (await keptTable(table.table))?.changes });
}

export const forget = (table: string) => store.remove(table);

/** The oldest of the finished games make room. */
export async function tidy(): Promise<void> {
  const finished = (await keptTables()).filter((each) => each.over).toSorted((a, b) => b.updated.localeCompare(a.updated));
  for (const old of finished.slice(MOST_FINISHED)) await forget(old.table);
}
