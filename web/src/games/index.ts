import { whole } from '../reach.svelte';
import type { GameModule } from './game';

/** Every game we can draw, loaded when it is needed. A new game is one folder and one line here. */
const SHELF: Record<string, () => Promise<{ game: GameModule }>> = {
  'my-first-stone-age': () => import('./my-first-stone-age'),
  'stone-age': () => import('./stone-age'),
  'stone-age-solo': () => import('./stone-age-solo'),
  cavemen: () => import('./cavemen'),
  'fire-and-stone': () => import('./fire-and-stone'),
  'fire-and-axe': () => import('./fire-and-axe'),
};

export const GAME_IDS = Object.keys(SHELF);

export const gameOf = async (id: string): Promise<GameModule | undefined> =>
  Object.hasOwn(SHELF, id) ? (await whole(SHELF[id]!())).game : undefined;

export const allGames = async (): Promise<GameModule[]> => (await Promise.all(GAME_IDS.map(gameOf))).filter((game) => game !== undefined);
