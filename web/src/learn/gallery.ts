import type { Component } from 'svelte';
import type { Language } from '../settings.svelte';
import type { Speak, Words } from '../words/words.svelte';

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
  words?: Record<Language, Words>;
  Picture: Component<{ piece: Piece; say: Speak }>;
  shelves(say: Speak): Shelf[];
}

const GALLERIES = import.meta.glob<{ gallery: Gallery }>('../games/*/gallery.ts');

export const galleryOf = async (game: string): Promise<Gallery | undefined> =>
  (await GALLERIES[`../games/${game}/gallery.ts`]?.())?.gallery;

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
