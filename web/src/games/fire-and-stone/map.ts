import type { Part } from '../../table/lens.svelte';
import data from './data/map.json';
import type { Area, Edition, Land, Place, View } from './types';

/** An area on the picture: where it lies, its shape, and where its mountain is drawn, counted from its middle. */
export interface Spot {
  id: Area;
  x: number;
  y: number;
  d: string;
  peak?: [number, number];
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
/** What an edition says about an area: its region, what is printed there, and what it touches. */
export const landOf = (edition: Edition, area: Area): Land => edition.map[byId.get(area)!.i]!;
export const regionOf = (edition: Edition, area: Area) => landOf(edition, area).region;

export interface SeaRoute {
  a: Area;
  b: Area;
  curve: { x: number; y: number };
  d: string;
  ends: { x: number; y: number }[];
}

/** The curves of the sea routes; where one ends a harbour is marked. */
export const seaRoutes = (edition: Edition): SeaRoute[] =>
  edition.map.flatMap(({ area, sea }) => sea.filter((to) => byId.get(area)!.i < byId.get(to)!.i).map((to) => routeOf(area, to)));

function routeOf(from: Area, to: Area): SeaRoute {
  const a = spotOf(from),
    b = spotOf(to),
    drawn = data.seaRoutes.find((each) => (each.a === from && each.b === to) || (each.a === to && each.b === from)),
    curve = drawn ? { x: drawn.x, y: drawn.y } : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 40 };
  const at = (t: number) => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * curve.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * curve.y + t * t * b.y,
  });
  const length = Math.hypot(curve.x - a.x, curve.y - a.y) + Math.hypot(b.x - curve.x, b.y - curve.y),
    off = 23 / length;
  return { a: from, b: to, curve, d: `M${a.x} ${a.y}Q${curve.x} ${curve.y} ${b.x} ${b.y}`, ends: [at(off), at(1 - off)] };
}

/** The way of one step: along the coast for a sea route, straight over land. */
export function stepPath(edition: Edition, from: Area, to: Area): string {
  const a = spotOf(from),
    b = spotOf(to),
    { sea } = landOf(edition, from);
  if (!sea.includes(to)) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const { curve } = routeOf(from, to);
  return `M${a.x} ${a.y}Q${curve.x} ${curve.y} ${b.x} ${b.y}`;
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
