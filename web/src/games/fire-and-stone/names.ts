import { SPOTS, type Spot } from './map';
import type { Area } from './types';

export interface Name {
  id: Area;
  word: string;
  x: number;
  y: number;
  size: number;
}

/** Names are 12 to 15 pixels high, however closely the map is looked at; `unit` is pixels for each unit of the map. */
export const sizeAt = (unit: number) => Math.max(12 / unit, Math.min(11.5, 15 / unit));

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where a name may stand round its area: below, else a little aside, else above, else at a corner; `half` is half its width. */
const stands = (half: number, size: number): [number, number][] => {
  const below = 20 + size * 0.75,
    above = -14 - size * 0.2,
    aside = Math.max(0, half - 10);
  return [
    [0, below],
    [-aside / 2, below],
    [aside / 2, below],
    [0, above],
    [-aside, below],
    [aside, below],
    [-aside, above],
    [aside, above],
    [half + 15, size * 0.35],
    [-half - 15, size * 0.35],
    [-aside / 2, above],
    [aside / 2, above],
    [half + 12, below - size * 0.55],
    [-half - 12, below - size * 0.55],
    [half + 12, above + size * 0.45],
    [-half - 12, above + size * 0.45],
    [0, below + size * 0.6],
    [0, above - size * 0.6],
  ];
};

/** How many areas lie close by: where it is crowded names are written first, for others can give way. */
const crowd = (spot: Spot) => SPOTS.filter((other) => Math.abs(other.x - spot.x) < 75 && Math.abs(other.y - spot.y) < 45).length;
const CROWD = new Map(SPOTS.map((spot) => [spot.id, crowd(spot)]));

/**
 * The names of areas that fit: none lies over another, nor over the slab or the huts of another area. What `rank` puts first is written
 * first: 0 always, 1 over slabs too; an area it gives no rank (Infinity) stays unwritten.
 */
export function names(unit: number, word: (area: Area) => string, rank: (spot: Spot) => number): Name[] {
  const size = sizeAt(unit),
    shown: Name[] = [],
    taken: (Box & { of: Area; name: boolean })[] = SPOTS.map(({ id, x, y }) => ({
      of: id,
      name: false,
      left: x - 13,
      right: x + 13,
      top: y - 12,
      bottom: y + 12,
    }));
  const order = (a: Spot, b: Spot) => rank(a) - rank(b) || CROWD.get(b.id)! - CROWD.get(a.id)!;
  for (const spot of SPOTS.filter((each) => rank(each) < Infinity).sort(order)) {
    const text = word(spot.id),
      half = (text.length * size * 0.55) / 2,
      boxAt = (x: number, y: number): Box => ({ left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.15 }),
      places = stands(half, size).map(([dx, dy]) => ({ x: spot.x + dx, y: spot.y + dy })),
      free = (over: boolean) =>
        places.find(({ x, y }) => !taken.some((other) => other.of !== spot.id && (other.name || !over) && meet(boxAt(x, y), other)));
    const at = free(false) ?? (rank(spot) <= 1 ? free(true) : undefined) ?? (rank(spot) === 0 ? places[0] : undefined);
    if (!at) continue;
    taken.push({ of: spot.id, name: true, ...boxAt(at.x, at.y) });
    shown.push({ id: spot.id, word: text, ...at, size });
  }
  return shown;
}
