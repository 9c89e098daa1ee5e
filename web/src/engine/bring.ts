import { ApiError, call } from '../api';
import { keptTables, note, type KeptTable } from './localGames';

/** What the house is sent: the journal, and who sits there. A name that is an account's, or looks like one, is left out. */
const sent = ({ table, header, lines, seats, hints, ownDice = false }: KeptTable, nameless: boolean) => ({
  name: table,
  header,
  lines,
  seats: seats.map(({ name, bot, resigned = false }) => ({ name: nameless || (bot && !resigned) ? null : name, bot, resigned })),
  hints,
  ...(ownDice ? { ownDice } : {}),
});

/** Sends a game of this device to the house, once; the table it is there. */
export async function bring(kept: KeptTable): Promise<string> {
  if (kept.sent) return kept.sent;
  const ask = (nameless: boolean) => call<{ table: string }>('/api/journals', sent(kept, nameless));
  const { table } = await ask(false).catch((e) => {
    if (e instanceof ApiError && e.field?.endsWith('.name')) return ask(true);
    throw e;
  });
  await note(kept, { sent: table });
  return table;
}

/** Where the house has said no for good: other rules, another edition. The game stays on this device. */
const isFinal = (e: unknown) => e instanceof ApiError && [400, 404, 409, 413].includes(e.status);

let bringing: Promise<void> | null = null;

/** Somebody has signed in: what they have played on this device goes with them. What cannot be sent now is sent the next time. */
export function bringAll(): Promise<void> {
  return (bringing ??= bringEach().finally(() => (bringing = null)));
}

async function bringEach() {
  for (const kept of await keptTables()) {
    if (kept.sent || kept.stays || (kept.ownDice && !kept.over)) continue; // the house would draw for itself
    try {
      await bring(kept);
    } catch (e) {
      if (!isFinal(e)) return;
      await note(kept, { stays: true });
    }
  }
}
