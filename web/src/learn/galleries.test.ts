import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameOf } from '../games';
import axe from '../games/fire-and-axe/edition.json';
import { limits } from '../games/fire-and-axe/gallery';
import { ZONES } from '../games/fire-and-axe/types';
import stone from '../games/fire-and-stone/edition.json';
import { settings, type Language } from '../settings.svelte';
import { speaker } from '../words/words.svelte';
import { galleryOf, together, type Piece } from './gallery';

const shown = async (game: string) => {
  const gallery = (await galleryOf(game))!,
    { words } = (await gameOf(game))!;
  const say = speaker(words, gallery.words);
  return { gallery, say, pieces: gallery.shelves(say).flatMap((shelf) => shelf.pieces) };
};
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const enumeration = (game: string, type: string) =>
  (read(`../docs/engine/${game}.schema.json`)['$defs'] as Record<string, { enum: string[] }>)[type]!.enum;

/** All that has an id, however deep it lies. */
const ids = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(ids)
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, each]) => (key === 'id' ? [each as string] : ids(each)))
      : [];
const of = (pieces: Piece[], kind: string) => pieces.filter((piece) => piece.kind === kind).flatMap((piece) => piece.ids);
const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);

describe.each(GAME_IDS)('the gallery of %s', (game) => {
  it('shows all that the edition gives an id, each once', async () => {
    const { pieces } = await shown(game),
      all = pieces.flatMap((piece) => piece.ids);
    const edition = read(`src/games/${game}/edition.json`);
    for (const left of ['waters', 'regions']) delete edition[left]; // the sea is on the map, and a region is told with its ports
    expect(all).toEqual(expect.arrayContaining(ids(edition)));
    expect(new Set(all).size).toBe(all.length);
  });

  it('draws every piece', async () => {
    const { gallery, say, pieces } = await shown(game);
    for (const piece of pieces) {
      const { container, unmount } = render(gallery.Picture, { props: { piece, say } });
      expect(container.querySelector('svg')?.querySelectorAll('path, circle, rect, ellipse').length, piece.name).toBeGreaterThan(1);
      expect(container.innerHTML, piece.name).not.toMatch(/NaN|undefined/);
      unmount();
    }
  });

  it.each<Language>(['en', 'de'])('names every piece and tells what it does (%s)', async (language) => {
    settings.language = language;
    const { pieces } = await shown(game);
    expect(pieces.filter((piece) => piece.name.length < 2 || piece.does.length < 5)).toEqual([]);
    expect(pieces.filter((piece) => /[{}]|\bundefined\b|NaN/.test(piece.name + piece.does))).toEqual([]);
    settings.language = 'en';
  });

  it('has the same words in both languages', async () => {
    const { words } = (await galleryOf(game))!;
    expect(Object.keys(words!.de)).toEqual(Object.keys(words!.en));
  });
});

describe('what has no id in an edition', () => {
  it('is there as often as in the box of Fire & Stone', async () => {
    const { pieces } = await shown('fire-and-stone');
    expect(of(pieces, 'tile')).toHaveLength(sum(stone.tiles.map(({ i, ii, iii }) => i + ii + iii)));
    expect(of(pieces, 'animal')).toHaveLength(sum(stone.animals.map(({ count }) => count)));
    expect(of(pieces, 'vp')).toHaveLength(stone.vpCards.length);
    expect(of(pieces, 'start')).toHaveLength(stone.startTiles.length);
    expect(of(pieces, 'cave')).toEqual(enumeration('fire-and-stone', 'Cave').map((cave) => `cave-${cave}`));
    expect(of(pieces, 'task')).toEqual(enumeration('fire-and-stone', 'Task').map((task) => `task-${task}`));
    const inventions = pieces.filter((piece) => piece.kind === 'invention').map((piece) => piece.of);
    expect(inventions).toEqual(enumeration('fire-and-stone', 'Invention'));
    expect(of(pieces, 'invention')).toHaveLength(sum(stone.inventions.map(({ count }) => count)) + 4);
    const told = of(pieces, 'region').length && pieces.filter((piece) => piece.kind === 'region').map((piece) => piece.does);
    expect((told as string[]).join(', ').split(', ')).toHaveLength(stone.map.length);
  });

  it('is there as often as in the box of Fire & Axe, and has the winds of the rules', async () => {
    const { pieces } = await shown('fire-and-axe');
    expect(of(pieces, 'rune')).toHaveLength(sum(axe.runes.map(({ copies }) => copies)));
    expect(pieces.filter((piece) => piece.kind === 'rune').map((piece) => piece.of)).toEqual(enumeration('fire-and-axe', 'Rune'));
    expect(of(pieces, 'dial')).toHaveLength(axe.dial.length);
    expect(of(pieces, 'town')).toHaveLength(axe.smallTreasure.length + axe.largeTreasure.length);
    expect(ZONES.map(limits)).toEqual([
      [6, 5, 3, 4],
      [5, 6, 4, 3],
      [4, 5, 5, 4],
      [5, 4, 4, 5],
    ]); // FA-111
  });

  it('is there as often as in the box of My First Stone Age', async () => {
    const { pieces } = await shown('my-first-stone-age'),
      box = read('src/games/my-first-stone-age/edition.json') as { forest: string[]; loop: string[] };
    expect(of(pieces, 'token')).toEqual(expect.arrayContaining([...box.forest, ...box.loop.map((space) => `space-${space}`)]));
  });

  it('is Fire itself', async () => expect(of((await shown('cavemen')).pieces, 'card')).toContain('invention-fire'));
});

describe('pieces that are alike', () => {
  const piece = (id: string, does: string): Piece => ({ ids: [id], kind: 'card', of: null, name: 'Music', does });
  it('are shown once, with all their ids', () => {
    const all = [piece('a', '3 points'), piece('b', '3 points'), piece('c', '2 food')];
    expect(together(all).map((each) => each.ids)).toEqual([['a', 'b'], ['c']]);
    expect(all.map((each) => each.ids)).toEqual([['a'], ['b'], ['c']]);
  });
});
