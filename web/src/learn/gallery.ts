import type { Component } from 'svelte';
import { read, type Wordbook } from '../words/books.svelte';
import type { Speak } from '../words/words.svelte';

/** A thing of the box as the rulebook shows it: drawn by what draws the board, with its name and in a line what it does. */
export interface Piece {
  /** The ids of all that look, cost and do the same: together they are one piece of the gallery. */
  ids: string[];
  /** What the picture is of, and the thing itself as the edition has it: known to the game's own `Picture`. */
  kind: string;
  of: unknown;
  name: string;
  does: string;
}
/** Things shown together in a chapter, each in a picture of the same size in pixels. */
export interface Shelf {
  chapter: string;
  wide: number;
  high: number;
  pieces: Piece[];
}
/** `games/<id>/gallery.ts`: every card, tile and place of a game, from its edition. */
export interface Gallery {
  /** Words that only the rulebook needs. */
  words?: Wordbook;
  Picture: Component<{ piece: Piece; say: Speak }>;
  shelves(say: Speak): Shelf[];
  /**
   * A thing of a list of any edition as `Picture` draws it, with a name where the edition has none for it; nothing where it has no picture.
   * The edition may be half made.
   */
  drawn?(list: string, thing: unknown, say: Speak, edition: unknown): { kind: string; of: unknown; name?: string }[];
  /** Where things of an edition lie, where it has a map. */
  chart?(edition: unknown): Chart;
}
/** A map with places on it, each the thing with this number of a list of the edition. */
export interface Chart {
  wide: number;
  high: number;
  /** The outline of the land, and by how much it is drawn smaller. */
  coast: string;
  scale?: number;
  links: { x1: number; y1: number; x2: number; y2: number }[];
  spots: { list: string; index: number; x: number; y: number; mark: string }[];
}

const GALLERIES = import.meta.glob<{ gallery: Gallery }>('../games/*/gallery.ts');

export async function galleryOf(game: string): Promise<Gallery | undefined> {
  const gallery = (await GALLERIES[`../games/${game}/gallery.ts`]?.())?.gallery;
  await read(gallery?.words);
  return gallery;
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** What a sentence tells of a thing after its name. */
export const without = (name: string, sentence: string) =>
  capital(sentence.startsWith(name) ? sentence.slice(name.length).replace(/^[\s,:]+/, '') : sentence);

/** Pieces that nobody could tell apart are shown once. */
export function together(pieces: Piece[]): Piece[] {
  const shown: Piece[] = [];
  for (const piece of pieces) {
    const same = shown.find((other) => other.kind === piece.kind && other.name === piece.name && other.does === piece.does);
    if (same) same.ids.push(...piece.ids);
    else shown.push({ ...piece, ids: [...piece.ids] });
  }
  return shown;
}
