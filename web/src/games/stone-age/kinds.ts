import type { Tile } from './types';

/** Buildings by what they cost, in the order in which they were built: the first of each kind, how many there are, and where it stands. */
export function kindsOf(tiles: Tile[]): { tile: Tile; n: number; at: number }[] {
  const found = new Map<string, { tile: Tile; n: number; at: number }>();
  tiles.forEach((tile, at) => {
    const kind = JSON.stringify(tile.price),
      known = found.get(kind);
    if (known) known.n++;
    else found.set(kind, { tile, n: 1, at });
  });
  return [...found.values()];
}
