import { ApiError } from '../api';
import { me } from '../club/me.svelte';
import type { GameShown, NewTable } from '../protocol';
import { playsHere } from './here';

/** A game for those who sit at this screen and for bots. */
export interface Begun {
  offer: GameShown;
  seats: NewTable.NewSeat[];
  options: Record<string, string>;
}

/** Guests from elsewhere play in the house, and so does an account, whose games are counted. */
function isHere({ offer, seats }: Begun) {
  return (
    playsHere(me.account !== null) &&
    seats.every((seat) => seat.kind !== 'open') &&
    sittingOf(offer, seats).some((seat) => seat.bot === null)
  );
}

/** Lays out a game on this device where all who play sit here, and says what its table is called; null where the house is asked. */
export async function beginHere(
  offer: GameShown | undefined,
  seats: NewTable.NewSeat[],
  options: Record<string, string>,
  hints: boolean,
): Promise<string | null> {
  if (!offer || !isHere({ offer, seats, options })) return null;
  try {
    const house = await import('./localAnswers');
    const table = await house.begin(offer.id, sittingOf(offer, seats), options, hints && offer.hints, offer.defaultBot);
    notePlayed();
    return table;
  } catch (e) {
    if (e instanceof ApiError && e.status < 500) throw e; // the rules have answered: so would the house
    return null; // they could not be loaded
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

/**
 * Whoever has played on this device before finds the rules ready, for they are here already and only have to be started, and what may be
 * begun laid out.
 *
 * @returns says that nothing of it will be begun
 */
export function makeReady(offered: () => Begun[] | Promise<Begun[]>): () => void {
  let left = false;
  delete document.documentElement.dataset['rules'];
  const prepare = async () => {
    if (!playsHere(me.account !== null) || !hasPlayed()) return;
    const [house, all] = await Promise.all([import('./localAnswers'), offered()]);
    const wanted = all.filter(isHere).map(({ offer, seats, options }) => ({ game: offer.id, seats: sittingOf(offer, seats), options }));
    if (!left && wanted.length) await house.makeReady(wanted, () => left);
  };
  const timer = setTimeout(() => void prepare().catch(() => {}), SOON); // then they are started when they are wanted
  return () => {
    left = true;
    clearTimeout(timer);
  };
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
