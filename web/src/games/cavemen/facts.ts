import type { Facts } from '../../generated/cavemen';
import type { Odds, Score, Scores, Tableau, Playing } from './types';

export type { Facts } from '../../generated/cavemen';
export type Part = Facts.Part;
export type Offer = Facts.Offer;
export type Then = Facts.Then;
export type Auction = Facts.Auction;
export type Meal = Facts.Meal;

/** Of a game that was kept before the rules told any, nothing is told. */
const UNTOLD: Facts = { step: -1, extra: null, discards: 0, sums: [], ready: [], own: null };
export const asked = ({ moment }: Pick<Playing, 'moment'>): Facts => moment.facts ?? UNTOLD;
export const drawn = ({ stage }: Pick<Playing, 'stage'>): Facts => stage.facts ?? UNTOLD;

export const offerOf = (facts: Facts, id: string) => facts.own?.offers.find((offer) => offer.card === id);
/** What an invention of a tribe adds now, also where that is nothing. */
export const addsOf = (sums: Facts['sums'][number] | undefined, id: string): Partial<Scores> =>
  Object.fromEntries(
    Object.entries(sums ?? {}).flatMap(([score, parts]) => parts.flatMap((part) => (part.card === id ? [[score, part.by]] : []))),
  );

export const percent = (odds: Odds) => (odds.of > 0 ? Math.round((100 * odds.bad) / odds.of) : 0);

/** Which scores change, and from what to what. */
export const changes = (before: Tableau, then: Then): { score: Score; from: number; to: number }[] =>
  (Object.keys(then.scores) as Score[])
    .map((score) => ({ score, from: before.scores[score], to: then.scores[score] }))
    .filter(({ from, to }) => from !== to);

/** How many live in how many places, now and then; nothing where that many stay, or where the places change too. */
export const crowd = (before: Tableau, { size, scores: { population } }: Then): string =>
  size === before.size || before.scores.population !== population
    ? ''
    : `${before.size}/${before.scores.population} → ${size}/${population}`;
