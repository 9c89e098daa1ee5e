import { PORTS, harbour, kin, placeOf } from './map';
import { GOODS, HOMELANDS, type Deed, type Good, type Goods, type Homeland, type Saga, type View } from './types';

/** FA-250..258: the final scoring as it would stand now. */
export interface Tally {
  play: number;
  axe: number;
  settlements: number;
  sagas: number;
  total: number;
}

const PER_TOWN = 3,
  MOST = 10,
  SECOND = 5;

const cards = (view: View, seat: number, homeland: Homeland) =>
  view.captains[seat]!.sagas.filter((saga) => saga.homeland === homeland).length;

/** FA-251 */
export const axe = (view: View, seat: number) => {
  const own = view.captains[seat]!.towns.length;
  return own === Math.max(...view.captains.map((captain) => captain.towns.length)) ? PER_TOWN * own : 0;
};

/** FA-253: how often a settlement in this port counts. */
export const multiplier = (view: View, port: string) =>
  kin(placeOf(port)).filter((each) => (harbour(view, each.id)?.settler ?? -1) >= 0).length;

/** FA-252..254 */
export const settlements = (view: View, seat: number) =>
  view.ports.filter((each) => each.settler === seat).reduce((sum, each) => sum + placeOf(each.port).value * multiplier(view, each.port), 0);

/** FA-255..258 */
export function majority(view: View, seat: number, homeland: Homeland): number {
  const counts = view.captains.map((_, i) => cards(view, i, homeland)),
    own = counts[seat]!,
    most = Math.max(...counts);
  if (own === 0) return 0;
  if (own === most) return MOST * own;
  const second = Math.max(...counts.filter((count) => count < most));
  return counts.filter((count) => count === most).length === 1 && own === second ? SECOND * own : 0;
}

/** What a saga that a seat completes now adds to the final scoring as it stands. */
export function sagaGain(view: View, seat: number, saga: Saga): number {
  const then = view.captains.map((each, i) => (i === seat ? { ...each, sagas: [...each.sagas, saga] } : each));
  return majority({ ...view, captains: then }, seat, saga.homeland) - majority(view, seat, saga.homeland);
}

export function tally(view: View, seat: number): Tally {
  const parts = {
    play: view.captains[seat]!.points,
    axe: axe(view, seat),
    settlements: settlements(view, seat),
    sagas: HOMELANDS.reduce((sum, homeland) => sum + majority(view, seat, homeland), 0),
  };
  return { ...parts, total: parts.play + parts.axe + parts.settlements + parts.sagas };
}

export const sagasOf = cards;

/** FA-211..213: the ports of a saga where its deed is still to do. */
export const missing = (view: View, saga: Saga): string[] =>
  saga.ports.filter((port) => {
    const at = harbour(view, port);
    return !at || (saga.deed === 'trade' ? at.good === null : saga.deed === 'raid' ? at.town : at.settler < 0);
  });

/** FA-162: what a die must exceed. */
export const target = (view: View, port: string) => placeOf(port).value - (harbour(view, port)?.good ? 1 : 0);

/** FA-160, FA-180, FA-181, FA-140: what can be done in a port at all; whether a good fits is another matter. */
export function deeds(view: View, port: string): Deed[] {
  const at = harbour(view, port);
  if (!at) return [];
  const open = at.settler < 0 && kin(placeOf(port)).every((each) => !harbour(view, each.id)?.town);
  return [...(at.good ? [] : ['trade' as const]), ...(at.town ? ['raid' as const] : []), ...(open ? ['settle' as const] : [])];
}

/** What a trade brings: the value of the port, and 2 more for the good in demand (FA-143). */
export const tradeWorth = (view: View, port: string, good: string) => placeOf(port).value + (view.demand === good ? 2 : 0);

/** FA-142: goods that no port of the region holds yet. */
export const takes = (view: View, port: string, good: string) =>
  !harbour(view, port)?.good && kin(placeOf(port)).every((each) => harbour(view, each.id)?.good !== good);

/** FA-140..143: the goods aboard that a port would take, the one that brings most first. */
export const trades = (view: View, port: string, cargo: Goods): { good: Good; points: number }[] =>
  GOODS.filter((good) => cargo[good] > 0 && takes(view, port, good))
    .map((good) => ({ good, points: tradeWorth(view, port, good) }))
    .sort((a, b) => b.points - a.points);

/** The ports some face-up saga still lacks, with those sagas. */
export const wanted = (view: View): Map<string, Saga[]> => {
  const ports = new Map<string, Saga[]>();
  for (const { saga } of view.sagas) if (saga) for (const port of missing(view, saga)) ports.set(port, [...(ports.get(port) ?? []), saga]);
  return ports;
};

/** What the final scoring would bring for one more settlement here: its own value and what it adds to others of mine in the region. */
export function settlementGain(view: View, seat: number, port: string): number {
  const now = settlements(view, seat);
  const then: View = { ...view, ports: view.ports.map((each) => (each.port === port ? { ...each, settler: seat } : each)) };
  return settlements(then, seat) - now;
}

/** What a settlement of mine that stands here brings in the final scoring. */
export const worthOf = (view: View, seat: number, port: string) =>
  settlementGain({ ...view, ports: view.ports.map((each) => (each.port === port ? { ...each, settler: -1 } : each)) }, seat, port);

export const towns = (view: View) => PORTS.filter((port) => harbour(view, port.id)?.town);
