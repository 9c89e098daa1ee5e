import box from './box.json';
import type { Facts } from '../../generated/stone-age';
import type { Goods, Location, Playing } from './types';

export type { Facts, Meal } from '../../generated/stone-age';
export type Throw = Facts.Throw;
export type Lane = Facts.Lane;

export const placeIn = (facts: Facts, location: Location) => facts.places.find((place) => place.location === location);
/** Whether the burden of the game alone lies there. */
export const isBurden = (facts: Facts, location: Location) => facts.alone?.burden === location;
/** Of a game that was kept before the rules told any, nothing is told. */
const UNTOLD: Facts = {
  ...{ pips: box.pips, worth: box.worth, places: [], meal: null, ends: [], hauls: [], thrown: null, bill: null, dice: [], alike: [] },
  alone: {
    ...{ step: 0, highest: -1, even: false, fire: 1, rounds: 0, burnt: false, lanes: [] },
    burden: 'hunting_grounds', // where no card lies
  },
};
/** Where a tribe stands in the round alone. */
export const laneOf = ({ lanes }: { lanes: Lane[] }, tribe: number): Lane => lanes[tribe] ?? { turn: 'wait', first: 0, last: 0 };
/** What is asked now, and what is drawn now: an animation lags behind. */
export const asked = ({ moment }: Pick<Playing, 'moment'>): Facts => moment.facts ?? UNTOLD;
export const drawn = ({ stage }: Pick<Playing, 'stage'>): Facts => stage.facts ?? UNTOLD;
/** What these resources are worth on a building, by what each of them is. */
export const worthOf = (goods: Goods, worth: Goods) =>
  (Object.keys(goods) as (keyof Goods)[]).reduce((sum, good) => sum + goods[good] * worth[good], 0);
