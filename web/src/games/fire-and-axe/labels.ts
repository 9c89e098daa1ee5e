import type { Point } from '../../table/stage.svelte';
import { PLACES, type Place } from './map';

export interface Label {
  id: string;
  home: boolean;
  word: string;
  size: number;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Names are drawn from 12 to 18 pixels high, however closely the map is looked at; `scale` is pixels for each unit of the map. */
export const sizeAt = (scale: number) => Math.max(12.2 / scale, Math.min(12.5, 18 / scale));

/**
 * The names that fit, each where it is printed or else beside its port: none lies over another or hides the value of a port, and no
 * longboat hides one. Home ports come first, then what counts `now`.
 */
export function labels(
  scale: number,
  word: (place: Place) => string,
  now: (place: Place) => boolean,
  boats: readonly Point[] = [],
): Label[] {
  const size = sizeAt(scale),
    shown: Label[] = [],
    taken: (Box & { of: string })[] = PLACES.filter((place) => place.kind === 'port').map((place) => ({
      of: place.id,
      left: place.x - 8,
      right: place.x + 8,
      top: place.y - 7,
      bottom: place.y + 7,
    }));
  taken.push(...boats.map(({ x, y }) => ({ of: 'boat', left: x - 17, right: x + 17, top: y - 24, bottom: y + 10 })));
  const rank = (place: Place) => (place.kind === 'home' ? 0 : now(place) ? 1 : 2);
  for (const place of PLACES.filter((each) => each.label).sort((a, b) => rank(a) - rank(b))) {
    const first = labelOf(place, word(place), size),
      free = (label: Label) => !taken.some((other) => other.of !== place.id && overlap(boxOf(label), other)),
      label = place.kind === 'home' ? first : [first, ...around(first, place)].find(free);
    if (!label) continue;
    taken.push({ of: '', ...boxOf(label) });
    shown.push(label);
  }
  return shown;
}

/** Where else a name can stand when its own place is taken: right, left, below and above. */
const around = (label: Label, { x, y }: Place): Label[] => [
  { ...label, x: x + 13, y: y + label.size * 0.3, anchor: 'start' },
  { ...label, x: x - 13, y: y + label.size * 0.3, anchor: 'end' },
  { ...label, x, y: y + 14 + label.size * 0.75, anchor: 'middle' },
  { ...label, x, y: y - 15, anchor: 'middle' },
];

/** One name, whether it fits or not: somebody points at it. */
export function labelOf(place: Place, word: string, base: number): Label {
  const at = place.label ?? { x: 0, y: -14, anchor: 'middle' as const },
    home = place.kind === 'home',
    size = home ? base * 1.2 : base;
  return { id: place.id, home, word, size, x: place.x + at.x, y: place.y + at.y + (at.y > 4 ? (base - 12.5) * 0.8 : 0), anchor: at.anchor };
}

function boxOf({ word, size, x, y, anchor }: Label): Box {
  const wide = word.length * size * 0.53,
    left = anchor === 'middle' ? x - wide / 2 : anchor === 'end' ? x - wide : x;
  return { left, right: left + wide, top: y - size * 0.72, bottom: y + size * 0.12 };
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
