import type { Told } from '../game';
import type { Action } from './types';

/** What may be done, in a few words. */
export function tell(action: Action): Told {
  const key = `tell.${action.is}`;
  switch (action.is) {
    case 'Choose':
    case 'TakeInvention':
    case 'Cover':
      return { key, gaps: { card: `@invention.${action.invention}` } };
    case 'Move':
      return { key: action.scout === 0 ? key : `${key}.second`, gaps: { area: `@area.${action.to}` } };
    case 'Keep':
    case 'Prepare':
      return { key, gaps: { animal: `@animal.${action.animal}` } };
    case 'Gather':
    case 'Sell':
    case 'Offer':
      return { key, gaps: { store: `@store.${action.store}` } };
    case 'Send':
    case 'Join':
      return { key, gaps: { area: `@area.${action.fire}` } };
    case 'Feed':
      return { key, gaps: { n: action.food } };
    case 'Fall':
      return { key, gaps: { area: `@area.${action.area}` } };
    case 'Buy':
      return { key, gaps: { plant: `@tile.${action.plant}`, store: `@store.${action.store}` } };
    case 'Mark':
      return { key, gaps: { area: `@area.${action.settlement}` } };
    default:
      return { key };
  }
}
