import type { Point } from '../../table/stage.svelte';
import { PLACES, harbour, placeOf, type Place } from './map';
import type { View } from './types';

export interface Label {
  id: string;
  home: boolean;
  word: string;
  size: number;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Names are drawn from 12 to 18 pixels high, however closely the map is looked at; `scale` is pixels for each unit of the map. */
export const sizeAt = (scale: number) => Math.max(12.2 / scale, Math.min(12.5, 18 / scale));

const square = (x: number, y: number, half: number, high = half): Box => ({
  left: x - half,
  right: x + half,
  top: y - high,
  bottom: y + high,
});

/** What stands round the ports and in the waters: towns, houses, goods and the marks of sagas. Names avoid it where they can. */
export function standing(view: View, sagas: (port: string) => number): Box[] {
  return PLACES.flatMap(({ id, kind, x, y }) => {
    const at = harbour(view, id);
    if (!at) return kind === 'home' ? [square(x, y, 16)] : [square(x, y, 8)];
    return [
      square(x, y + 1, 10.5, 12),
      ...(at.town ? [square(x, y - 19, placeOf(id).town === 'large' ? 13 : 9, 10)] : []),
      ...(at.good ? [square(x + 13, y + 8, 7)] : []),
      ...(at.settler >= 0 ? [square(x - 13, y + 13, 8)] : []),
      ...Array.from({ length: sagas(id) }, (_, i) => square(x - 12 - i * 12, y - 11, 6)),
    ];
  });
}

/**
 * The names that fit, each where it is printed or else beside its port: none lies over another or hides the value of a port, and no
 * longboat hides one; what else stands there is avoided if there is another place. Home ports come first, then what counts `now`.
 */
export function labels(
  scale: number,
  word: (place: Place) => string,
  now: (place: Place) => boolean,
  boats: readonly Point[] = [],
  stands: readonly Box[] = [],
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
      clear = (label: Label) => free(label) && !stands.some((other) => overlap(boxOf(label), other)),
      all = [first, ...around(first, place)],
      label = all.find(clear) ?? all.find(free) ?? (place.kind === 'home' ? first : undefined);
    if (!label) continue;
    taken.push({ of: '', ...boxOf(label) });
    shown.push(label);
  }
  return shown;
}

/** Where else a name can stand when its own place is taken: right, left, below, above, then at the corners and above a town. */
const around = (label: Label, { x, y, kind }: Place): Label[] => {
  const off = kind === 'home' ? 19 : 13,
    low = y + off + 1 + label.size * 0.75,
    high = y - off - 2;
  const at = (dx: number, to: number, anchor: Label['anchor']): Label => ({ ...label, x: x + dx, y: to, anchor });
  return [
    at(off, y + label.size * 0.3, 'start'),
    at(-off, y + label.size * 0.3, 'end'),
    at(0, low, 'middle'),
    at(0, high, 'middle'),
    at(off - 6, low - 3, 'start'),
    at(6 - off, low - 3, 'end'),
    at(off - 4, high + 2, 'start'),
    at(4 - off, high + 2, 'end'),
    at(0, y - 32, 'middle'),
  ];
};

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
