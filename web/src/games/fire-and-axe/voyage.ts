import type { Chart } from './map';
import { WINTERING, type Facts, type Reach, type View } from './types';

/** A stop on the way. */
export interface Stop {
  place: string;
  /** the stop before it; -1 where the voyage begins */ before: number;
  free: boolean;
  day: number;
  beyond: number;
  /** what the day takes under each wind that can be had */ losses: number[];
}
/** The stops that the rules have found, each with its day and with what its leg takes. */
export function stopsOf(chart: Chart, { places, before, free, days, costs }: Reach): Stop[] {
  const costOf = new Map(costs.flatMap((cost) => cost.stops.map((stop) => [stop, cost] as const)));
  return places.map((number, stop) => ({
    place: chart.places[number]!.id,
    before: before[stop]!,
    free: free.includes(stop),
    day: days[stop]!,
    beyond: costOf.get(stop)?.beyond ?? 0,
    losses: costOf.get(stop)?.losses ?? [],
  }));
}

/** One leg of a voyage, as the rules have found it. */
export interface Leg {
  from: string;
  to: string;
  day: number;
  free: boolean;
  beyond: number;
  loss: number;
  /** what it costs under each wind that can be had */ losses: number[];
}
export interface Plan {
  from: string;
  to: string;
  /** a home port to leave the wintering box for, if the voyage begins there */ depart: string | null;
  legs: Leg[];
  days: number;
  loss: number;
  /** whether the days of this turn are enough, or it is planned for the next */ inTime: boolean;
  /** what the same voyage costs for each turn of the dial */ forecasts: { quarters: number; loss: number }[];
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
export const lossOf = (legs: Leg[]) => sum(legs.map((leg) => leg.loss));

/** The way to a stop: where it begins, and leg after leg. */
function wayTo(stops: Stop[], end: Stop): { start: Stop; legs: Leg[] } {
  const legs: Leg[] = [];
  let at = end;
  for (let from = stops[at.before]; from; at = from, from = stops[at.before]) {
    const { place: to, day, free, beyond, losses } = at;
    legs.unshift({ from: from.place, to, day, free, beyond, loss: losses[0] ?? 0, losses });
  }
  return { start: at, legs };
}

const inTurn = ({ voyages }: Facts, wind: boolean) => (wind || !voyages.without.places.length ? voyages.now : voyages.without);

/** Every place that can be reached: in this turn, or where it is another's turn in the next. `wind` says whether free moves are used. */
export function reachable(chart: Chart, view: View, facts: Facts, seat: number, wind = true): Map<string, Leg[]> {
  const now = inTurn(facts, wind),
    stops = stopsOf(chart, now.places.length ? now : facts.voyages.later),
    own = view.captains[seat]!.place,
    found = new Map<string, Leg[]>();
  for (const stop of stops) if (stop.place !== own && !found.has(stop.place)) found.set(stop.place, wayTo(stops, stop).legs);
  return found;
}

/** The voyage to a place in this turn or else in the next, or null if it is too far. */
export function plan(chart: Chart, view: View, facts: Facts, seat: number, to: string, wind = true): Plan | null {
  const now = stopsOf(chart, inTurn(facts, wind)),
    inTime = now.some((stop) => stop.place === to),
    stops = inTime ? now : stopsOf(chart, facts.voyages.later),
    end = stops.find((stop) => stop.place === to),
    from = view.captains[seat]!.place;
  if (!end) return null;
  const { start, legs } = wayTo(stops, end);
  return {
    from,
    to,
    depart: from === WINTERING ? start.place : null,
    legs,
    days: end.day - start.day,
    loss: lossOf(legs),
    inTime,
    forecasts: facts.voyages.skies.map((quarters, i) => ({ quarters, loss: sum(legs.map((leg) => leg.losses[i] ?? 0)) })),
  };
}
