import type { Point } from '../../table/stage.svelte';
import { harbour, type Chart, type Place } from './map';
import type { View } from './types';

export interface Label {
  id: string;
  home: boolean;
  word: string;
  size: number;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** A name that stands away from its port hangs on a line: where that begins and ends. */
  line?: { x1: number; y1: number; x2: number; y2: number };
}
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Names are drawn from 12 to 18 pixels high, however closely the map is looked at; `scale` is pixels for each unit of the map. */
export const sizeAt = (scale: number) => Math.max(12.2 / scale, Math.min(12.5, 18 / scale));

const APART = 13;

const square = (x: number, y: number, half: number, high = half): Box => ({
  left: x - half,
  right: x + half,
  top: y - high,
  bottom: y + high,
});

/** What stands round the ports and in the waters: towns, houses, goods and the marks of sagas. Names avoid it where they can. */
export function standing(chart: Chart, view: View, sagas: (port: string) => number): Box[] {
  return chart.places.flatMap(({ id, kind, x, y, town }) => {
    const at = harbour(view, id);
    if (!at) return kind === 'home' ? [square(x, y, 16)] : [square(x, y, 8)];
    return [
      square(x, y + 1, 10.5, 12),
      ...(at.town ? [square(x, y - 19, town === 'large' ? 13 : 9, 10)] : []),
      ...(at.good ? [square(x + 13, y + 8, 7)] : []),
      ...(at.settler >= 0 ? [square(x - 13, y + 13, 8)] : []),
      ...Array.from({ length: sagas(id) }, (_, i) => square(x - 12 - i * 12, y - 11, 6)),
    ];
  });
}

/**
 * The names that fit, each where it is printed, or beside its port, or in the open water next to it, on a line: none lies over another or
 * hides the value of a port, none stands nearer to another port than to its own where that can be helped, and no longboat hides one; what
 * else stands there is avoided if there is another place. A name keeps its place whatever happens on the map: only one that a longboat
 * hides gives way, and only one that counts `now`, or `must` be read, drives others out.
 */
export function labels(
  chart: Chart,
  scale: number,
  word: (place: Place) => string,
  now: (place: Place) => boolean,
  boats: readonly Point[] = [],
  stands: readonly Box[] = [],
  must: string | null = null,
): Label[] {
  const size = sizeAt(scale),
    named = chart.places.filter((each) => each.label).sort((a, b) => Number(b.kind === 'home') - Number(a.kind === 'home')),
    ports: Taken[] = chart.ports.map(({ id, x, y }) => ({ of: id, ...square(x, y, 8, 7) })),
    hulls: Taken[] = boats.map(({ x, y }) => ({ of: 'boat', left: x - 17, right: x + 17, top: y - 24, bottom: y + 10 })),
    shown = new Map<string, Label>();
  const room = (): Taken[] => [...ports, ...[...shown.values()].map((label) => ({ of: label.id, ...padded(boxOf(label)) }))],
    fit = (place: Place, taken: Taken[]): Label | undefined => {
      const others = taken.filter((other) => other.of !== place.id),
        first = labelOf(place, word(place), size),
        near = [first, ...around(first, place)],
        free = (label: Label) => !others.some((other) => overlap(boxOf(label), other)),
        clear = (label: Label) => free(label) && !stands.some((other) => overlap(boxOf(label), other)),
        own = (label: Label) => belongs(label, place, chart),
        foreign = stands.filter((other) => !overlap(other, square(place.x, place.y, 4))),
        hangs = (label: Label) =>
          clear(label) && apart(label, place, chart) && ![...others, ...foreign].some((other) => crosses(label, other));
      return (
        near.find((label) => clear(label) && own(label)) ??
        away(first, place).find(hangs) ??
        near.find((label) => free(label) && own(label)) ??
        near.find(free)
      );
    };
  for (const place of named) {
    const label = fit(place, room()) ?? (place.kind === 'home' ? labelOf(place, word(place), size) : undefined);
    if (label) shown.set(place.id, label);
  }
  for (const place of named.filter((each) => !shown.has(each.id) && (each.id === must || now(each)))) {
    const first = labelOf(place, word(place), size),
      lesser = [...shown.values()].filter((other) => !other.home && other.id !== must && !now(chart.placeOf(other.id))),
      stays = room().filter((other) => other.of !== place.id && (ports.includes(other) || !lesser.some(({ id }) => id === other.of))),
      found =
        [first, ...around(first, place)].find((label) => !stays.some((other) => overlap(boxOf(label), other))) ??
        (place.id === must ? first : undefined);
    if (!found) continue;
    for (const other of lesser) if (overlap(padded(boxOf(found)), boxOf(other))) shown.delete(other.id);
    shown.set(place.id, found);
  }
  for (const label of [...shown.values()].filter((each) => hulls.some((hull) => overlap(boxOf(each), hull)))) {
    const place = chart.placeOf(label.id);
    shown.delete(place.id);
    const found = fit(place, [...room(), ...hulls]) ?? (label.home || place.id === must ? label : undefined);
    if (found) shown.set(place.id, found);
  }
  return [...shown.values()];
}

type Taken = Box & { of: string };

/** A name that hangs on a line keeps away from other ports. */
function apart(label: Label, place: Place, chart: Chart): boolean {
  const box = boxOf(label),
    wide = { left: box.left - APART, right: box.right + APART, top: box.top - APART, bottom: box.bottom + APART };
  return chart.ports.every(({ id, x, y }) => id === place.id || !overlap(wide, square(x, y, 1)));
}

/** Whether a name stands nearer to its own port than to any other: else it would be read as that one's. */
function belongs(label: Label, place: Place, chart: Chart): boolean {
  const box = boxOf(label),
    gap = ({ x, y }: Point) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  return chart.ports.every((other) => other.id === place.id || gap(other) > gap(place) + 2);
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

/** Places farther off, to which a line leads: the nearest before the others, beside the port before above and below it. */
const away = (label: Label, { x, y, kind }: Place): Label[] =>
  kind === 'home'
    ? []
    : [22, 32, 44, 58].flatMap((dx) =>
        [0, -11, 11, -22, 22, -36, 36, -48, 48].flatMap((dy) =>
          [-1, 1].map((side): Label => {
            const steep = Math.abs(dy) > dx,
              at = { x: x + side * (steep ? dx / 2 : dx), y: y + dy };
            return {
              ...label,
              x: at.x + side * 2,
              y: at.y + label.size * 0.3,
              anchor: side < 0 ? 'end' : 'start',
              line: { x1: steep ? x : x + side * 8, y1: steep ? y + Math.sign(dy) * 9 : y, x2: at.x, y2: at.y },
            };
          }),
        ),
      );

/** One name, whether it fits or not: somebody points at it. */
export function labelOf(place: Place, word: string, base: number): Label {
  const at = place.label ?? { x: 0, y: -14, anchor: 'middle' as const },
    home = place.kind === 'home',
    size = home ? base * 1.2 : base;
  return { id: place.id, home, word, size, x: place.x + at.x, y: place.y + at.y + (at.y > 4 ? (base - 12.5) * 0.8 : 0), anchor: at.anchor };
}

function boxOf({ word, size, x, y, anchor }: Label): Box {
  const wide = word.length * size * 0.56,
    left = anchor === 'middle' ? x - wide / 2 : anchor === 'end' ? x - wide : x;
  return { left, right: left + wide, top: y - size * 0.72, bottom: y + size * 0.12 };
}

/** Whether the line of a name runs over something: then it would seem to belong to that. */
const crosses = ({ line }: Label, { left, right, top, bottom }: Box): boolean =>
  !!line &&
  [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1].some((f) => {
    const x = line.x1 + (line.x2 - line.x1) * f,
      y = line.y1 + (line.y2 - line.y1) * f;
    return x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2;
  });

/** Two names never touch: between them is the width of a letter. */
const padded = ({ left, right, top, bottom }: Box): Box => ({ left: left - 3, right: right + 3, top: top - 1, bottom: bottom + 1 });

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
