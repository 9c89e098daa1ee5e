import type { Told } from '../game';
import { listedKeys } from './sentences';
import type { Action } from './types';

/** What may be done, in a few words. */
export function tell(action: Action): Told {
  const key = `tell.${action.is}`;
  switch (action.is) {
    case 'Place':
      return { key, gaps: { n: action.figures, place: `@place.${action.location}` } };
    case 'Act':
      return { key, gaps: { place: `@place.${action.location}` } };
    case 'UseTool':
      return { key, gaps: { n: action.slot + 1 } };
    case 'Pay':
    case 'Claim':
      return { key, gaps: { goods: listedKeys(action.goods) || '@nothing' } };
    case 'Spend':
      return { key, gaps: { n: action.number } };
    case 'PickDie':
      return { key, gaps: { n: action.pips, gift: `@gift.${action.pips}` } };
    case 'Feed':
      return { key, gaps: { good: `@good.${action.good}` } };
    case 'Lead':
      return { key, gaps: { clan: `@clan.${action.tribe}` } };
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
