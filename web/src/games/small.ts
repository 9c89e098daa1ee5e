import type { Component } from 'svelte';
import type { Seated } from '../protocol';
import { whole } from '../reach.svelte';
import { read } from '../words/books.svelte';

/** What a small board draws, and nothing else is fetched for it: no words, no box, none of what can be chosen. */
export interface SmallProps<V = unknown> {
  view: V;
  /** The seats that have to choose. */
  lit: number[];
  game: string;
  seats: Seated[];
}

/** Told as a method, as in GameModule: a board takes only what came from a table of its own game. */
export interface SmallBoard<V = unknown> {
  draw(...args: Parameters<Component<SmallProps<V>>>): ReturnType<Component<SmallProps<V>>>;
}
type Drawing = SmallBoard['draw'];

/** Boards as small as a hand, for many beside each other; of a game that has none the whole view is drawn. */
const SHELF: Record<string, () => Promise<{ default: Drawing }>> = {
  'my-first-stone-age': () => import('./my-first-stone-age/Small.svelte'),
  'stone-age': () => import('./stone-age/Small.svelte'),
  'stone-age-solo': () => import('./stone-age-solo/Small.svelte'),
  cavemen: () => import('./cavemen/Small.svelte'),
  'fire-and-stone': () => import('./fire-and-stone/Small.svelte'),
  'fire-and-axe': () => import('./fire-and-axe/Small.svelte'),
};
export const SMALL_IDS = Object.keys(SHELF);

export async function smallOf(id: string): Promise<Drawing> {
  if (Object.hasOwn(SHELF, id)) return (await whole(SHELF[id]!())).default;
  const [{ default: Board }, { wordsOf }] = await whole(Promise.all([import('./plain/Small.svelte'), import('./plain/plain')]));
  await read(wordsOf(id));
  return Board;
}
