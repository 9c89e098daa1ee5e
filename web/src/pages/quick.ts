import { createTable } from '../api';
import { me } from '../club/me.svelte';
import { beginHere } from '../engine/begin';
import type { GameShown, NewTable } from '../protocol';
import { settings } from '../settings.svelte';

/** A table at once: whoever asks, and as many bots as the game needs; the address of its page. */
export async function quickTable(id: string, offer: GameShown | undefined): Promise<string> {
  const seats: NewTable.NewSeat[] = [
    { kind: 'me', name: me.account?.name ?? settings.name },
    ...Array.from({ length: Math.max(offer?.minSeats ?? 2, Math.min(2, offer?.maxSeats ?? 2)) - 1 }, () => ({
      kind: 'bot' as const,
      bot: offer?.defaultBot ?? 'playful',
    })),
  ];
  const table = (await beginHere(offer, seats, {}, true)) ?? (await createTable(id, seats, {})).table;
  return `/t/${table}${location.search}`;
}
