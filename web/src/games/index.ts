import type { GameModule } from './game';
import { myFirstStoneAge } from './my-first-stone-age';

/** Every game we can draw. A new game is one folder and one line here. */
export const GAMES: GameModule[] = [
  myFirstStoneAge,
];

export const gameOf = (id: string): GameModule | undefined => GAMES.find((game) => game.id === id);
