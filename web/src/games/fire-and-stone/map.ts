import data from './data/map.json';
import type { Part } from '../../table/lens.svelte';
import type { Area, Place, View } from './types';

/** An area of the map: where it lies, what is printed on it (a mountain beside its middle) and what it touches. */
export interface Spot {
  id: Area;
  region: number;
  x: number;
  y: number;
  d: string;
  hearth?: boolean;
  mountain?: [number, number];
  lake?: string;
  land: Area[];
  sea?: Area[];
}

/** The map has 1000 by 700 units; the sea goes on beyond. */
export const WIDTH = 1000,
  HEIGHT = 700;
export const SPOTS = data.areas as Spot[];
export const { lakes: LAKES, coast: COAST } = data;
const byId = new Map(SPOTS.map((spot, i) => [spot.id, { spot, i }]));

export const spotOf = (area: Area): Spot => byId.get(area)!.spot;
/** The areas come in the order of the map. */
export const placeOf = (view: View, area: Area): Place => view.map[byId.get(area)!.i]!;
export const regionOf = (area: Area) => spotOf(area).region;

/** The curve of a sea route; where it ends a harbour is marked. */
export const SEA_ROUTES = data.seaRoutes.map((route) => {
  const a = spotOf(route.a),
    b = spotOf(route.b);
  const at = (t: number) => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * route.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * route.y + t * t * b.y,
  });
  const length = Math.hypot(route.x - a.x, route.y - a.y) + Math.hypot(b.x - route.x, b.y - route.y),
    off = 23 / length;
  return {
    a: route.a,
    b: route.b,
    curve: { x: route.x, y: route.y },
    d: `M${a.x} ${a.y}Q${route.x} ${route.y} ${b.x} ${b.y}`,
    ends: [at(off), at(1 - off)],
  };
});

/** The way of one step: along the coast for a sea route, straight over land. */
export function stepPath(from: Area, to: Area): string {
  const a = spotOf(from),
    b = spotOf(to),
    sea = a.land.includes(to)
      ? undefined
      : SEA_ROUTES.find((route) => (route.a === from && route.b === to) || (route.a === to && route.b === from));
  return sea ? `M${a.x} ${a.y}Q${sea.curve.x} ${sea.curve.y} ${b.x} ${b.y}` : `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/** The part of the map round some areas, with a margin in units. */
export function partOf(areas: Area[], margin = 60): Part {
  const spots = areas.map(spotOf),
    xs = spots.map((s) => s.x),
    ys = spots.map((s) => s.y);
  const x = Math.min(...xs) - margin,
    y = Math.min(...ys) - margin;
  return { x: x / WIDTH, y: y / HEIGHT, w: (Math.max(...xs) + margin - x) / WIDTH, h: (Math.max(...ys) + margin - y) / HEIGHT };
}
