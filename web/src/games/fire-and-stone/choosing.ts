import type { Told } from '../game';
import type { Action } from './types';

/** What may be done, in a few words. */
export function tell(move: Action): Told {
  const key = `tell.${move.is}`;
  switch (move.is) {
    case 'Choose':
    case 'TakeInvention':
    case 'Cover':
      return { key, gaps: { card: `@invention.${move.invention}` } };
    case 'Move':
      return { key: move.scout === 0 ? key : `${key}.second`, gaps: { area: `@area.${move.to}` } };
    case 'Keep':
    case 'Prepare':
      return { key, gaps: { animal: `@animal.${move.animal}` } };
    case 'Gather':
    case 'Sell':
    case 'Offer':
      return { key, gaps: { store: `@store.${move.store}` } };
    case 'Send':
    case 'Join':
      return { key, gaps: { area: `@area.${move.fire}` } };
    case 'Feed':
      return { key, gaps: { n: move.food } };
    case 'Fall':
      return { key, gaps: { area: `@area.${move.area}` } };
    case 'Buy':
      return { key, gaps: { plant: `@tile.${move.plant}`, store: `@store.${move.store}` } };
    case 'Mark':
      return { key, gaps: { area: `@area.${move.settlement}` } };
    default:
      return { key };
  }
}
