import type { Speak } from '../../words/words.svelte';
import type { Told } from '../game';
import { cardGap } from './cards';
import type { Auction, Meal } from './facts';
import type { Action, View } from './types';

/** What may be done, in a few words. */
export function tell(move: Action): Told {
  const key = `tell.${move.is}`;
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

/** Where the Conch goes if I pass now, and whether I may bid again: keys of words. */
export function passing({ pass: { fate, last, binding } }: Auction): string[] {
  return last ? [`pass.${fate}.last`] : [`pass.${fate}`, binding ? 'pass.final' : 'pass.again'];
}

/** What will be missing at the next meal, while there is time to find it: the meal of this round is over. */
export const isHungry = (meal: Meal | null | undefined, view: View): meal is Meal =>
  !!meal?.starves && ['Acting', 'Replacing', 'Losing', 'Discarding'].includes(view.phase.is);
export const hunger = ({ holds, owes, food }: Meal, say: Speak): string => say(holds ? 'hunger.holds' : 'hunger', { n: owes, food });
