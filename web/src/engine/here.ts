import type { Seated, TableListed } from '../protocol';
import { settings } from '../settings.svelte';
import { keptTables, type KeptSeat, type KeptTable } from './localGames';
import { PREFIX } from './name';

export { isHere } from './name';
/** Which table of this device a call to the house is about, if it is about one. */
export const hereIn = (path: string) => /^\/api\/tables\/(here-[a-z0-9]+)/.exec(path)?.[1] ?? null;
export const freshName = () => PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => (n % 36).toString(36)).join('');

export const mine = (kept: { seats: Pick<KeptSeat, 'bot' | 'resigned'>[] }) =>
  kept.seats.flatMap((seat, n) => (seat.bot === null && !seat.resigned ? [n] : []));

export const botSeats = (seats: Pick<KeptSeat, 'bot'>[]) => seats.flatMap((seat, n) => (seat.bot ? [n] : []));
/** Who sits there, as a table of the house tells it. */
export const sitting = (seats: KeptSeat[]): Seated[] =>
  seats.map(({ name, bot, resigned = false }, seat) => ({
    seat,
    name,
    kind: bot === null ? 'person' : 'bot',
    bot,
    here: bot === null,
    connected: true,
    resigned,
    account: false,
    program: false,
    rematch: false,
  }));

/** The same people once more; whoever gave up is back. */
export const again = (seats: KeptSeat[]): KeptSeat[] => seats.map(({ name, bot, resigned }) => ({ name, bot: resigned ? null : bot }));
/** What was agreed for a game, and is for the next one. */
export const agreedFor = ({ game, header, seats }: Pick<KeptTable, 'game' | 'header' | 'seats'>) => ({
  game,
  seats: seats.length,
  options: (JSON.parse(header) as { options?: Record<string, string> }).options ?? {},
  bots: botSeats(again(seats)),
});

/** The tables of this device, as the house tells of its own. */
export async function tablesHere(): Promise<TableListed[]> {
  const all = await keptTables().catch(() => []);
  return all
    .filter((kept) => !kept.sent)
    .map((kept) => ({
      table: kept.table,
      game: kept.game,
      names: kept.seats.map((seat) => seat.name),
      accounts: kept.seats.map(() => false),
      programs: kept.seats.map(() => false),
      toAct: kept.over ? [] : kept.toAct,
      mine: mine(kept),
      over: kept.over,
      updated: kept.updated,
      pace: null,
      now: 0,
      clocks: [],
      away: [],
      ownDice: kept.ownDice ?? false,
    }));
}

/** Whether a game for one screen is played on this device: not where somebody wants it otherwise, nor where an account is to keep it. */
export const playsHere = (account: boolean) => settings.here && (!account || !navigator.onLine);
