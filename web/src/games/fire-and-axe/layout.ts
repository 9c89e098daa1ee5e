import type { Point } from '../../table/stage.svelte';
import { HEIGHT, WIDTH, WINTER_AT, type Chart } from './map';
import { WINTERING, type View } from './types';

/** Where the longboat of a seat lies: off a port towards its water, beside others that share the place. */
export function boatAt(chart: Chart, view: View, seat: number): Point {
  const place = view.captains[seat]!.place,
    here = view.captains.flatMap((captain, i) => (captain.place === place ? [i] : [])),
    n = here.length,
    i = here.indexOf(seat);
  return lie(chart, place, i, n);
}

export function lie(chart: Chart, id: string, i = 0, n = 1): Point {
  if (id === WINTERING) return { x: WINTER_AT.x + (i - (n - 1) / 2) * Math.min(34, 104 / Math.max(1, n - 1 || 1)), y: WINTER_AT.y + 18 };
  const place = chart.placeOf(id),
    shift = (i - (n - 1) / 2) * 24,
    lift = n > 1 && i % 2 ? -9 : 0;
  if (place.kind === 'sea' || place.kind === 'river') return { x: place.x + shift, y: place.y - 4 + lift };
  const water = chart.placeOf(place.water),
    far = Math.hypot(water.x - place.x, water.y - place.y) || 1,
    off = place.kind === 'home' ? 30 : 28;
  return { x: place.x + ((water.x - place.x) / far) * off + shift, y: place.y + ((water.y - place.y) / far) * off - 2 + lift };
}

/** A part of the map around a place, for the lens. */
export const around = (chart: Chart, id: string, reach = 70) => {
  const { x, y } = chart.placeOf(id);
  return { x: (x - reach) / WIDTH, y: (y - reach * 0.7) / HEIGHT, w: (2 * reach) / WIDTH, h: (1.4 * reach) / HEIGHT };
};
