import { landOf, spotOf } from './map';
import type { Area, Edition, Facts } from './types';

export type Route = Area[];

const gap = (a: Area, b: Area) => Math.hypot(spotOf(a).x - spotOf(b).x, spotOf(a).y - spotOf(b).y);

/** The ways of a scout to an area as the rules have found them. The first has the fewest steps, or goes over land, or is short. */
export function routes({ walks }: Facts, edition: Edition, scout: number, from: Area, to: Area): Route[] {
  const found = walks
    .filter((walk) => walk.scout === scout && walk.area === to)
    .map((end) => {
      const way: Route = [];
      for (let at: (typeof walks)[number] | undefined = end; at; at = walks[at.before]) way.unshift(at.area);
      return [from, ...way];
    });
  const detour = (route: Route) =>
    route
      .slice(1)
      .reduce(
        (sum, area, i) => sum + gap(route[i]!, area) + (landOf(edition, route[i]!).land.includes(area) ? 0 : 1000),
        10000 * route.length,
      );
  return found.sort((a, b) => detour(a) - detour(b));
}
