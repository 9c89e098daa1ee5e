import { call, createTable } from '../api';
import { challenge } from './programs';
import type { Club, Social, NewTable } from '../protocol';

export type Friend = Social.Friend;
export const friends = () => call<Friend[]>('/api/friends');
export const befriend = (name: string) => call<Friend[]>('/api/friends', { name });
export const unfriend = (name: string) => call<Friend[]>('/api/friends/end', { name });

/** The others of a game who have accounts and can be asked again. */
export const others = (game: Club.Finished, me: string) =>
  game.seats.flatMap((seat) => (seat.player && seat.player !== me ? [seat.player] : []));

/** Whom one has played with lately, the last first: people with accounts, not programs. */
export function lately(games: Club.Finished[], me: string, most = 8) {
  const people = games.flatMap((game) =>
    game.seats.flatMap((seat) => (seat.player && !seat.program && seat.player !== me ? [seat.player] : [])),
  );
  return [...new Set(people)].slice(0, most);
}

/** Opens a table and asks these to it; whoever cannot be asked leaves a seat free for a link. Returns where it is. */
export async function playWith(game: string, names: string[], bots: (string | null)[] = []): Promise<string> {
  const seats: NewTable.NewSeat[] = [
    { kind: 'me' },
    ...names.map(() => ({ kind: 'open' as const })),
    ...bots.map((bot) => ({ kind: 'bot' as const, ...(bot ? { bot } : {}) })),
  ];
  const { table } = await createTable(game, seats, {});
  await Promise.allSettled(names.map((name) => challenge(table, name)));
  return `/t/${table}`;
}
