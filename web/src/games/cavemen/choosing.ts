import type { AnyAction } from '../../protocol';
import type { Told } from '../game';
import { cardGap } from './cards';
import type { Action } from './types';

/** What may be done, in a few words. */
export function tell(action: AnyAction): Told {
  const move = action as unknown as Action,
    key = `tell.${move.is}`;
  switch (move.is) {
    case 'ChooseTribe':
      return { key, gaps: { tribe: `@tribe.${move.tribe}` } };
    case 'Bid':
      return { key, gaps: { n: move.teeth } };
    case 'Recruit':
      return { key: `${key}.${move.payment}`, gaps: { card: cardGap(move.card) } };
    case 'Lose':
    case 'Replace':
    case 'Explore':
    case 'Hunt':
    case 'Invent':
    case 'Discard':
      return { key, gaps: { card: cardGap(move.card) } };
    case 'Pass':
    case 'Forage':
      return { key };
  }
}
