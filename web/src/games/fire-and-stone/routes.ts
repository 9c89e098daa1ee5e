import { regionOf, spotOf } from './map';
import { has, openRegions, type Area, type View } from './types';

export type Route = Area[];

const fires = (view: View, region: number) =>
  view.map
    .filter((place) => (place.tile === 'fire' || spotOf(place.area).hearth) && regionOf(place.area) === region)
    .map((place) => place.area);
const gap = (a: Area, b: Area) => Math.hypot(spotOf(a).x - spotOf(b).x, spotOf(a).y - spotOf(b).y);

/**
 * FS-21..30: every way of a seat's scout from one area to another, the best first: fewest steps, then over land, then the shortest. The
 * server alone says what is legal; this only draws it.
 */
export function routes(view: View, seat: number, from: Area, to: Area): Route[] {
  const found = walks(view, seat, from).filter((route) => route.at(-1) === to);
  const detour = (route: Route) =>
    route
      .slice(1)
      .reduce((sum, area, i) => sum + gap(route[i]!, area) + (spotOf(route[i]!).land.includes(area) ? 0 : 1000), 10000 * route.length);
  return found.sort((a, b) => detour(a) - detour(b));
}

/** Every walk without a circle that the rules allow, wherever it ends. */
export function walks(view: View, seat: number, from: Area): Route[] {
  const tribe = view.tribes[seat],
    open = openRegions(view),
    limit = has(tribe, 'transport_sled') ? 3 : 2;
  const ships = has(tribe, 'ship_building'),
    trails = has(tribe, 'trail_marks'),
    steppe = view.cave === 'endless_steppe' && regionOf(from) === 2;
  const found: Route[] = [];
  const walk = (route: Route, marked: boolean) => {
    const here = route.at(-1)!,
      home = steppe && route.every((area) => regionOf(area) === 2);
    if (route.length > 1) found.push(route);
    if (route.length > limit && !(home && route.length === limit + 1)) return;
    const late = route.length > limit; // Endless Steppe: the step more must not leave region II
    const step = (next: Area, byMarks: boolean) => {
      if (route.includes(next) || regionOf(next) > open || (late && regionOf(next) !== 2)) return;
      walk([...route, next], marked || byMarks);
    };
    const { land, sea = [] } = spotOf(here);
    for (const next of land) step(next, false);
    if (ships) for (const next of sea) step(next, false);
    if (trails && !marked && fires(view, regionOf(here)).includes(here))
      for (const next of fires(view, regionOf(here))) if (!land.includes(next)) step(next, true);
  };
  walk([from], false);
  return found;
}

/** Where a scout can get to. */
export const reach = (view: View, seat: number, from: Area): Set<Area> => new Set(walks(view, seat, from).map((route) => route.at(-1)!));
