import { ApiError } from '../api';
import { me } from '../club/me.svelte';
import type { GameShown, NewTable } from '../protocol';
import { playsHere } from './here';

/**
 * Lays out a game on this device where all who play it sit here, and says what its table is called; null where the house is asked instead:
 * for guests from elsewhere, for an account, whose games are counted, and where the rules cannot be loaded.
 */
export async function beginHere(
  offer: GameShown | undefined,
  seats: NewTable.NewSeat[],
  options: Record<string, string>,
  hints: boolean,
): Promise<string | null> {
  if (!offer || !playsHere(me.account !== null) || seats.some((seat) => seat.kind === 'open')) return null;
  const sitting = sittingOf(offer, seats);
  if (!sitting.some((seat) => seat.bot === null)) return null;
  try {
    const house = await import('./localAnswers');
    const table = await house.begin(offer.id, sitting, options, hints && offer.hints, offer.defaultBot);
    notePlayed();
    return table;
  } catch (e) {
    if (e instanceof ApiError && e.status < 500) throw e; // the rules have answered: so would the house
    return null;
  }
}

export const sittingOf = (offer: GameShown, seats: NewTable.NewSeat[]) =>
  seats.map(({ kind, name, bot }, n) =>
    kind === 'bot'
      ? { name: named(bot ?? offer.defaultBot), bot: bot ?? offer.defaultBot }
      : { name: name?.trim() || `Player ${n + 1}`, bot: null },
  );

const PLAYED = 'hearthside.played-here',
  /** The page comes first. */
  SOON = 400;

/** Whoever has played on this device before finds the rules ready: they are here already, and only have to be started. */
export function makeReady(offers: () => Promise<GameShown[]>): () => void {
  const timer = setTimeout(() => {
    if (!playsHere(me.account !== null) || !hasPlayed()) return;
    import('./localAnswers').then(
      async (house) => house.makeReady(await offers()),
      () => {}, // then they are started when they are wanted
    );
  }, SOON);
  return () => clearTimeout(timer);
}

function hasPlayed() {
  try {
    return localStorage.getItem(PLAYED) !== null;
  } catch {
    return false;
  }
}

export function notePlayed() {
  try {
    localStorage.setItem(PLAYED, '1');
  } catch {
    // a browser that keeps nothing
  }
}

/** As the house calls its bots. */
const named = (level: string) => level.charAt(0).toUpperCase() + level.slice(1);
