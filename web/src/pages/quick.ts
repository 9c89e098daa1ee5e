import { createTable } from '../api';
import { me } from '../club/me.svelte';
import { beginHere } from '../engine/begin';
import type { GameShown, NewTable } from '../protocol';
import { settings } from '../settings.svelte';

/** Whoever asks, and as many bots as the game needs. */
export const quickSeats = (offer: GameShown | undefined): NewTable.NewSeat[] => [
  { kind: 'me', name: me.account?.name ?? settings.name },
  ...Array.from({ length: Math.max(offer?.minSeats ?? 2, Math.min(2, offer?.maxSeats ?? 2)) - 1 }, () => ({
    kind: 'bot' as const,
    bot: offer?.defaultBot ?? 'playful',
  })),
];

/** A table at once: the address of its page. */
export async function quickTable(id: string, offer: GameShown | undefined): Promise<string> {
  const seats = quickSeats(offer);
  const table = (await beginHere(offer, seats, {}, true)) ?? (await createTable(id, seats, {})).table;
  return `/t/${table}${location.search}`;
}
