import { deviceStore } from '../device';

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

export const keptTables = () => store.all();

export const keptTable = (table: string) => store.get(table);

export const keep = (table: KeptTable) => store.put({ ...table, lines: [...table.lines], updated: new Date().toISOString() });

export const forget = (table: string) => store.remove(table);

/** The oldest of the finished games make room. */
export async function tidy(): Promise<void> {
  const finished = (await keptTables()).filter((each) => each.over).toSorted((a, b) => b.updated.localeCompare(a.updated));
  for (const old of finished.slice(MOST_FINISHED)) await forget(old.table);
}
