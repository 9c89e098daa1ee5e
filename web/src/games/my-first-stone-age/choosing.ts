import type { Told } from '../game';
import type { Good, Action, View } from './types';

const listed = (goods: Good[]) => goods.map((good) => `@good.${good}`).join(',');

/** A tree that was never turned up is a guess, and a number would only look like knowledge. */
const isBlind = (view: View | undefined, tree: number) => {
  const there = view?.forest[tree];
  return there !== undefined && !there.up && !there.face && !there.seen;
};

/** What may be done, in a few words. */
export function tell(action: Action, view?: View): Told {
  const key = `tell.${action.is}`;
  switch (action.is) {
    case 'Flip': {
      const there = view?.forest[action.tree];
      if (there?.up && there.face) return { key: `${key}.up`, gaps: { token: `@token.${there.face}` } };
      return { key: isBlind(view, action.tree) ? `${key}.guess` : key, unlit: `${key}.any` };
    }
    case 'Trade':
      return { key: action.give.length ? key : `${key}.none`, gaps: { give: listed(action.give), take: listed(action.take) } };
    case 'Build':
      return {
        key: action.dogs ? `${key}.${action.goods.length === 0 ? 'only' : action.dogs === 1 ? 'dog' : 'dogs'}` : key,
        gaps: { n: action.pile + 1, goods: listed(action.goods), dogs: action.dogs },
      };
    case 'Swap':
      return { key, unlit: `${key}.any` };
    case 'AskMammoth':
    case 'CallDog':
    case 'LeaveDog':
    case 'BuildNothing':
      return { key };
  }
}
