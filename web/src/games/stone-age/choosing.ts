import type { Told } from '../game';
import { listedKeys } from './sentences';
import { goodOf, type Action, type Location } from './types';

/**
 * What is said beside the numbers of people that may go: where only one fits there is nothing to ask, so it says why. An idea that is lit
 * may offer one of several: that is no reason.
 *
 * @param most how many may gather there
 * @param home how many are at home
 */
export function whyNumber(location: Location, most: number, home: number): string {
  if (goodOf(location)) return most > 1 ? 'place.how' : home === 1 ? 'place.last' : 'place.ring';
  return location === 'hut' ? 'place.pair' : 'place.one';
}

/** What may be done, in a few words. */
export function tell(move: Action): Told {
  const key = `tell.${move.is}`;
  switch (move.is) {
    case 'Place':
      return { key, gaps: { n: move.figures, place: `@place.${move.location}` } };
    case 'Act':
      return { key, gaps: { place: `@place.${move.location}` } };
    case 'UseTool':
      return { key, gaps: { n: move.slot + 1 } };
    case 'Pay':
    case 'Claim':
      return { key, gaps: { goods: listedKeys(move.goods) || '@nothing' } };
    case 'Spend':
      return { key, gaps: { n: move.number } };
    case 'PickDie':
      return { key, gaps: { n: move.pips, gift: `@gift.${move.pips}` } };
    case 'Feed':
      return { key, gaps: { good: `@good.${move.good}` } };
    case 'Lead':
      return { key, gaps: { clan: `@clan.${move.tribe}` } };
    case 'UseCard':
    case 'Gather':
    case 'Decline':
    case 'KeepCard':
    case 'Starve':
    case 'Endure':
    case 'Discard':
      return { key };
  }
}
