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

export interface Box {
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

/** The room of an area without its corners: its shape is written as a beginning and steps from point to point. */
function roomOf({ d }: Spot): Box {
  const [first = 0, second = 0, ...steps] = (d.match(/-?\d+/g) ?? []).map(Number),
    xs = [first],
    ys = [second];
  for (let i = 0; i < steps.length; i += 2) {
    xs.push(xs.at(-1)! + steps[i]!);
    ys.push(ys.at(-1)! + steps[i + 1]!);
  }
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)],
    [dx, dy] = [(right - left) * 0.16, (bottom - top) * 0.16];
  return { left: left + dx, right: right - dx, top: top + dy, bottom: bottom - dy };
}
const ROOM = new Map(SPOTS.map((spot) => [spot.id, roomOf(spot)]));

/** What a name covers; letters are somewhat more than half as wide as high. */
export function boxOf({ word, x, y, size }: Omit<Name, 'id'>): Box {
  const half = word.length * size * 0.29;
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.15 };
}

/** How many areas lie close by: where it is crowded names are written first, for others can give way. */
const crowd = (spot: Spot) => SPOTS.filter((other) => Math.abs(other.x - spot.x) < 75 && Math.abs(other.y - spot.y) < 45).length;
const CROWD = new Map(SPOTS.map((spot) => [spot.id, crowd(spot)]));

/**
 * The names of areas that fit: none lies over another, nor over the slab or the huts of another area. What `rank` puts first is written
 * first: 0 always, 1 over slabs too; an area it gives no rank (Infinity) stays unwritten. What `glows` is covered by no other name,
 * and `figures` by none that can stand elsewhere.
 */
export function names(
  unit: number,
  word: (area: Area) => string,
  rank: (spot: Spot) => number,
  glows: (area: Area) => boolean = () => false,
  figures: readonly Box[] = [],
): Name[] {
  const size = sizeAt(unit),
    shown: Name[] = [],
    taken: (Box & { of: Area | ''; name: boolean })[] = SPOTS.map(({ id, x, y }) => ({
      of: id,
      name: false,
      left: x - 13,
      right: x + 13,
      top: y - 12,
      bottom: y + 12,
    }));
  taken.push(...figures.map((box) => ({ of: '' as const, name: false, ...box })));
  const glowing = SPOTS.filter(({ id }) => glows(id)).map(({ id }) => ({ of: id, name: true, ...ROOM.get(id)! }));
  const order = (a: Spot, b: Spot) => rank(a) - rank(b) || CROWD.get(b.id)! - CROWD.get(a.id)!;
  for (const spot of SPOTS.filter((each) => rank(each) < Infinity).sort(order)) {
    const text = word(spot.id),
      half = text.length * size * 0.29,
      boxAt = (x: number, y: number) => boxOf({ word: text, x, y, size }),
      mind = glows(spot.id) ? taken : [...taken, ...glowing],
      places = stands(half, size).map(([dx, dy]) => ({ x: spot.x + dx, y: spot.y + dy })),
      free = (over: boolean) =>
        places.find(({ x, y }) => !mind.some((other) => other.of !== spot.id && (other.name || !over) && meet(boxAt(x, y), other)));
    const at = free(false) ?? (rank(spot) <= 1 ? free(true) : undefined) ?? (rank(spot) === 0 ? places[0] : undefined);
    if (!at) continue;
    taken.push({ of: spot.id, name: true, ...boxAt(at.x, at.y) });
    shown.push({ id: spot.id, word: text, ...at, size });
  }
  return shown;
}
