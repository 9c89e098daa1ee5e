import { GAME_IDS, allGames } from '../games';
import type { GameModule } from '../games/game';
import { speaker } from '../words/words.svelte';

/** All games by name, for pages about any of them. */
let shelf = $state.raw<GameModule[]>([]);
let asked = false;

export function stock() {
  if (!asked)
    void allGames().then(
      (all) => (shelf = all),
      () => {},
    );
  asked = true;
  return GAME_IDS;
}

const found = (id: string) => shelf.find((game) => game.id === id);
export const title = (id: string) => (found(id) ? speaker(found(id)!.words)('title') : id);
export const botName = (id: string, level: string) => (found(id) ? speaker(found(id)!.words)(`bot.${level}`) : level);
