import type { Place } from './map';
import {
  GOODS,
  type Attack,
  type Deed,
  type Facts,
  type Good,
  type Odds,
  type Playing,
  type Reach,
  type Saga,
  type Tally,
  type View,
} from './types';

const NOWHERE: Reach = { places: [], before: [], free: [], days: [], costs: [] };
/** A game that was kept before the rules told what they say about a view. */
const NOTHING: Facts = {
  daysLeft: 0,
  loadLimit: 0,
  hand: 0,
  dice: [],
  inDemand: 0,
  finalRounds: 0,
  winds: [],
  ports: { trade: [], raid: [], settle: [], attacks: [], sales: [], gains: [], taken: [] },
  hoards: { small: [], large: [] },
  worth: [],
  attacks: [],
  attack: null,
  rolled: null,
  fitting: null,
  sagas: [],
  captains: [],
  settled: [],
  hold: null,
  voyages: { skies: [], now: NOWHERE, without: NOWHERE, later: NOWHERE },
};

/**
 * What the rules say about what is shown: of a moment, or of what lies on the stage. Games that were kept long ago told of ports and
 * voyages in another way; nobody plans in them any more.
 */
export const factsOf = ({ facts }: { facts: Facts | null }): Facts =>
  !facts
    ? NOTHING
    : Array.isArray(facts.ports) || !('hold' in facts)
      ? { ...NOTHING, ...(facts as Partial<Facts>), ports: NOTHING.ports, attacks: [], attack: null, voyages: NOTHING.voyages }
      : facts;
export const editionOf = (of: Pick<Playing, 'moment'>) => of.moment.edition;

/** What the treasure of a town is, or what it may be where nobody has seen it. */
export function treasureOf(of: { view: View; facts: Facts | null }, { id, town }: Place): { least: number; most: number } {
  const open = of.view.ports.find((each) => each.port === id)?.treasure ?? null;
  if (open !== null) return { least: open, most: open };
  const [least = 0, most = 0] = town ? factsOf(of).hoards[town] : [];
  return { least, most };
}

/** What can be done in a port. */
export interface Prospect {
  deeds: Deed[];
  /** with its chances */ attack: Attack | null;
  /** what would be traded there, and what it would bring */ best: Good | null;
  points: number;
  /** what one more settlement there would bring */ gain: number;
}
/** What the rules say about a port; ports go by their numbers in the view. */
export function prospect(of: { view: View; facts: Facts | null }, port: string): Prospect | undefined {
  const { ports, attacks } = factsOf(of),
    at = of.view.ports.findIndex((each) => each.port === port);
  if (ports.attacks[at] === undefined) return undefined;
  const sale = ports.sales.find((each) => each.ports.includes(at));
  return {
    deeds: (['trade', 'raid', 'settle'] as const).filter((deed) => ports[deed].includes(at)),
    attack: attacks[ports.attacks[at]] ?? null,
    best: sale?.best ?? null,
    points: sale?.points ?? 0,
    gain: ports.gains[at] ?? 0,
  };
}
/** Whether another longboat keeps this one out of a port. */
export const isTaken = (view: View, facts: Facts, port: string) =>
  facts.ports.taken.includes(view.ports.findIndex((each) => each.port === port));
/** The chances of an attack with one die, with two, with three. */
export const oddsOf = ({ chances, lost }: Attack): Odds[] => chances.map((chance, i) => ({ dice: i + 1, chance, lost: lost[i]! }));
/** What a good would bring where the longboat lies. */
export const worthOf = (facts: Facts, good: Good) => facts.worth[GOODS.indexOf(good)] ?? 0;
/** The ports that a face-up saga still lacks; one that was just turned up lacks them all as far as is known. */
export const lacking = (facts: Facts, saga: Saga): string[] => facts.sagas.find((each) => each.saga === saga.id)?.lacks ?? saga.ports;
/** The ports some face-up saga still lacks, with those sagas. */
export function wanted(view: View, facts: Facts): Map<string, Saga[]> {
  const ports = new Map<string, Saga[]>();
  for (const { saga } of view.sagas) if (saga) for (const port of lacking(facts, saga)) ports.set(port, [...(ports.get(port) ?? []), saga]);
  return ports;
}
/** What a settlement counts at the end. */
export const houseAt = (facts: Facts, port: string) => facts.settled.find((each) => each.port === port);
/** The final scoring as it would stand now. */
export const tallyOf = (view: View, facts: Facts, seat: number): Tally =>
  facts.captains[seat] ?? {
    play: view.captains[seat]!.points,
    axe: 0,
    settlements: 0,
    sagas: 0,
    total: view.captains[seat]!.worth,
    homelands: [],
    days: view.turn.days,
  };

/** Never shown as certain or impossible unless it is. */
export const percent = (chance: number) =>
  chance >= 1 ? '100' : chance <= 0 ? '0' : String(Math.min(99, Math.max(1, Math.round(chance * 100))));
