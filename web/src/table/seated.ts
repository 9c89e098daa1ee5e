import type { GameModule } from '../games/game';
import type { Seated } from '../protocol';
import { speaker } from '../words/words.svelte';

/**
 * Bots are called by the sign of their seat, in the language of whoever reads: two hunters would be mixed up. A bot that plays on for
 * somebody keeps that name. So are guests who gave no name; no account can be called as the server calls those.
 */
export const called = (seats: Seated[], sign: (seat: number) => string): Seated[] =>
  seats.map((who, seat) =>
    (who.kind === 'bot' && who.name.toLowerCase() === who.bot) || (!who.account && who.name === `Player ${seat + 1}`)
      ? { ...who, name: sign(seat) }
      : who,
  );

export function seated(seats: Seated[], game: GameModule): Seated[] {
  const say = speaker(game.words);
  return called(seats, (seat) => say(game.looks[seat]!.sign));
}
