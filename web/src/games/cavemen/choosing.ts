import type { Speak } from '../../words/words.svelte';
import type { Told } from '../game';
import { cardGap } from './cards';
import type { Auction, Meal } from './facts';
import type { Action, View } from './types';

/** What may be done, in a few words. */
export function tell(action: Action): Told {
  const key = `tell.${action.is}`;
  switch (action.is) {
    case 'ChooseTribe':
      return { key, gaps: { tribe: `@tribe.${action.tribe}` } };
    case 'Bid':
      return { key, gaps: { n: action.teeth } };
    case 'Recruit':
      return { key: `${key}.${action.payment}`, gaps: { card: cardGap(action.card) } };
    case 'Lose':
    case 'Replace':
    case 'Explore':
    case 'Hunt':
    case 'Invent':
    case 'Discard':
      return { key, gaps: { card: cardGap(action.card) } };
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
