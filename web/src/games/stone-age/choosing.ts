import type { AnyAction } from '../../protocol';
import type { Told } from '../game';
import { listedKeys } from './sentences';
import type { Action } from './types';

/** What may be done, in a few words. */
export function tell(action: AnyAction): Told {
  const move = action as unknown as Action,
    key = `tell.${move.is}`;
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
