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

/**
 * The names of areas that fit: none lies over another, nor over the slab or the huts of another area. What `rank` puts first is written
 * first: 0 always, 1 over slabs too; an area it gives no rank (Infinity) stays unwritten.
 */
export function names(unit: number, word: (area: Area) => string, rank: (spot: Spot) => number): Name[] {
  const size = sizeAt(unit),
    shown: Name[] = [],
    taken = SPOTS.map((spot) => ({
      of: spot.id,
      name: false,
      left: spot.x - 13,
      right: spot.x + 13,
      top: spot.y - 12,
      bottom: spot.y + 12,
    }));
  for (const spot of SPOTS.filter((each) => rank(each) < Infinity).sort((a, b) => rank(a) - rank(b))) {
    const text = word(spot.id),
      half = (text.length * size * 0.55) / 2,
      y = spot.y + 20 + size * 0.75,
      box = { left: spot.x - half, right: spot.x + half, top: y - size * 0.8, bottom: y + size * 0.15 };
    const first = rank(spot) === 0,
      now = rank(spot) === 1;
    if (
      !first &&
      taken.some(
        (other) =>
          other.of !== spot.id &&
          (other.name || !now) &&
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      )
    )
      continue;
    taken.push({ of: spot.id, name: true, ...box });
    shown.push({ id: spot.id, word: text, x: spot.x, y, size });
  }
  return shown;
}
