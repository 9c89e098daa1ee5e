import { HOMES, isForeign, placeOf, type Place } from './map';
import { WINTERING, ZONES, daysLeft, type View, type Zone } from './types';

/** FA-112, the incident table: what a day costs that is 1, 2, 3… beyond the limit. */
const INCIDENTS = [1, 1, 2, 2, 3, 3];
export const incident = (beyond: number) => (beyond <= 0 ? 0 : INCIDENTS[Math.min(beyond, INCIDENTS.length) - 1]!);

const BASE: Record<Zone, number> = { north: 5, east: 5, south: 4, west: 4 },
  FACES = [1, 0, -1, 0],
  DAYS = 7;
/** FA-111: the clear sailing days of a zone when the +1 points to `dial`. */
export const limitOf = (zone: Zone, dial: Zone, calm = 0) =>
  BASE[zone] + FACES[(ZONES.indexOf(zone) - ZONES.indexOf(dial) + 4) % 4]! + calm;
export const turned = (dial: Zone, quarters: number): Zone => ZONES[(ZONES.indexOf(dial) + quarters + 4) % 4]!;
/** What the dial shows towards a zone: +1, 0 or −1. */
export const faceOf = (zone: Zone, dial: Zone) => FACES[(ZONES.indexOf(zone) - ZONES.indexOf(dial) + 4) % 4]!;

export interface Leg {
  from: string;
  to: string;
  zone: Zone;
  /** the Sailing marker after this leg */ day: number;
  free: boolean;
  limit: number;
  loss: number;
}
export interface Forecast {
  dial: Zone;
  quarters: number;
  limits: number[];
  losses: number[];
  loss: number;
}
export interface Plan {
  from: string;
  to: string;
  /** a home port to leave the wintering box for, if the voyage begins there */ depart: string | null;
  legs: Leg[];
  days: number;
  loss: number;
  /** whether the days of this turn are enough, or it is planned for the next */ inTime: boolean;
  /** FA-75: the same voyage as the dial stands, and for each turn of it that the runes in hand allow */ forecasts: Forecast[];
}

/** What a voyage starts from: this turn's markers, or a whole turn to come. */
interface Start {
  place: string;
  sailed: number;
  left: number;
  free: number;
  calm: number;
}

export function startOf(view: View, seat: number, acting: boolean): Start {
  const captain = view.captains[seat]!;
  if (!acting) return { place: captain.place, sailed: 0, left: captain.becalmed ? 5 : DAYS, free: 0, calm: 0 };
  return { place: captain.place, sailed: view.turn.sailed, left: daysLeft(view.turn), free: view.turn.freeMoves, calm: view.turn.calm };
}

const isOpen = (view: View, seat: number, place: string) =>
  !isForeign(place) || view.captains.every((other, i) => i === seat || other.place !== place); // FA-91

interface Node {
  place: string;
  paid: number;
  free: number;
  loss: number;
  before: Node | null;
  leg: Leg | null;
}

/**
 * Every place that can be reached: the fewest legs, then the fewest losses, then free moves first. `useFree` says whether Following Wind
 * may be used.
 */
export function reach(view: View, seat: number, acting: boolean, useFree = true, from?: string): Map<string, Leg[]> {
  const start = startOf(view, seat, acting),
    begin = from ?? start.place,
    found = new Map<string, Leg[]>(),
    spare = useFree ? start.free : 0;
  let wave: Node[] = [{ place: begin, paid: 0, free: 0, loss: 0, before: null, leg: null }];
  for (let step = 0; step < start.left + spare && wave.length; step++) {
    const next = new Map<string, Node>();
    for (const node of wave) {
      for (const to of placeOf(node.place).adjacent) {
        if (!isOpen(view, seat, to)) continue;
        const zone = placeOf(to).zone,
          limit = limitOf(zone, view.dial, start.calm);
        for (const free of node.free < spare ? [true, false] : [false]) {
          if (!free && node.paid >= start.left) continue;
          const day = start.sailed + node.paid + (free ? 0 : 1),
            loss = free ? 0 : incident(day - limit);
          const reached: Node = {
            place: to,
            paid: node.paid + (free ? 0 : 1),
            free: node.free + (free ? 1 : 0),
            loss: node.loss + loss,
            before: node,
            leg: { from: node.place, to, zone, day, free, limit, loss },
          };
          const key = `${to} ${reached.free}`,
            known = next.get(key);
          if (!known || reached.loss < known.loss) next.set(key, reached);
        }
      }
    }
    wave = [...next.values()];
    for (const node of [...wave].sort((a, b) => a.loss - b.loss || b.free - a.free))
      if (node.place !== begin && !found.has(node.place)) found.set(node.place, legsOf(node));
  }
  return found;
}

/** The same from wherever the longboat lies: out of the wintering box every home port is a beginning. */
export function reachable(view: View, seat: number, acting: boolean, useFree = true): Map<string, Leg[]> {
  if (startOf(view, seat, acting).place !== WINTERING) return reach(view, seat, acting, useFree);
  const all = new Map<string, Leg[]>(HOMES.map((home) => [home.id, []]));
  for (const home of HOMES)
    for (const [to, legs] of reach(view, seat, acting, useFree, home.id)) {
      const known = all.get(to);
      if (!known || legs.length < known.length || (legs.length === known.length && lossOf(legs) < lossOf(known))) all.set(to, legs);
    }
  return all;
}

function legsOf(node: Node): Leg[] {
  const legs: Leg[] = [];
  for (let at: Node | null = node; at?.leg; at = at.before) legs.unshift(at.leg);
  return legs;
}

/** The voyage to a place, or null if it cannot be reached in one turn. From the wintering box the best home port is chosen. */
export function plan(view: View, seat: number, acting: boolean, to: string, useFree = true): Plan | null {
  const start = startOf(view, seat, acting),
    runes = view.captains[seat]!.runes.length;
  const ways =
    start.place !== WINTERING
      ? [{ depart: null, legs: reach(view, seat, acting, useFree).get(to) }]
      : HOMES.map((home) => ({
          depart: home.id as string | null,
          legs: home.id === to ? [] : reach(view, seat, acting, useFree, home.id).get(to),
        }));
  const best = ways.filter((way) => way.legs).sort((a, b) => a.legs!.length - b.legs!.length || lossOf(a.legs!) - lossOf(b.legs!))[0];
  if (!best) return null;
  const legs = best.legs!,
    turns = [0, ...(runes > 0 ? [-1, 1] : []), ...(runes > 1 ? [2] : [])];
  return {
    from: start.place,
    to,
    depart: best.depart,
    legs,
    days: legs.filter((leg) => !leg.free).length,
    loss: lossOf(legs),
    inTime: acting,
    forecasts: turns.map((quarters) =>
      forecast(view, legs, start.calm, quarters, start.place !== WINTERING && placeOf(start.place).kind === 'home'),
    ),
  };
}

export const lossOf = (legs: Leg[]) => legs.reduce((sum, leg) => sum + leg.loss, 0);

/** FA-72: in a home port no rune is played, so there the first day is sailed under the dial as it is. */
function forecast(view: View, legs: Leg[], calm: number, quarters: number, fromHome: boolean): Forecast {
  const dial = turned(view.dial, quarters);
  const limits = legs.map((leg, i) => limitOf(leg.zone, fromHome && i === 0 ? view.dial : dial, calm));
  const losses = legs.map((leg, i) => (leg.free ? 0 : incident(leg.day - limits[i]!)));
  return { dial, quarters, limits, losses, loss: losses.reduce((a, b) => a + b, 0) };
}

/** Where lines of a route run on the board. */
export const points = (legs: Leg[]): Place[] => (legs.length ? [placeOf(legs[0]!.from), ...legs.map((leg) => placeOf(leg.to))] : []);
