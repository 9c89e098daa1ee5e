import { games } from '../api';
import { whole } from '../reach.svelte';
import { read } from '../words/books.svelte';
import type { GameModule } from './game';

/** Games with a board of their own, loaded when needed. Any other the house offers is drawn by the plain board. */
const SHELF: Record<string, () => Promise<{ game: GameModule }>> = {
  'my-first-stone-age': () => import('./my-first-stone-age'),
  'stone-age': () => import('./stone-age'),
  'stone-age-solo': () => import('./stone-age-solo'),
  cavemen: () => import('./cavemen'),
  'fire-and-stone': () => import('./fire-and-stone'),
  'fire-and-axe': () => import('./fire-and-axe'),
};

export const GAME_IDS = Object.keys(SHELF);

const plain = async (id: string): Promise<GameModule | undefined> => {
  const offer = (await games()).find((each) => each.id === id);
  if (!offer) return undefined;
  const { plainGame, wordsOf } = await whole(import('./plain'));
  await read(wordsOf(id));
  return plainGame(offer);
};

/** A game with the words of whoever plays: nothing is shown before they are there. */
export async function gameOf(id: string): Promise<GameModule | undefined> {
  if (!Object.hasOwn(SHELF, id)) return plain(id);
  const { game } = await whole(SHELF[id]!());
  await read(game.words);
  return game;
}

/** All games with a board of their own, and those among `offered` that have none. */
export const allGames = async (offered: string[] = []): Promise<GameModule[]> =>
  (await Promise.all([...GAME_IDS, ...offered.filter((id) => !Object.hasOwn(SHELF, id))].map(gameOf))).filter((game) => game !== undefined);
