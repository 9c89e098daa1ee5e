import type { Told } from '../game';
import type { Good, Action, View } from './types';

const listed = (goods: Good[]) => goods.map((good) => `@good.${good}`).join(',');

/** A tree that was never turned up is a guess, and a number would only look like knowledge. */
const isBlind = (view: View | undefined, tree: number) => {
  const there = view?.forest[tree];
  return there !== undefined && !there.up && !there.face && !there.seen;
};

/** What may be done, in a few words. */
export function tell(move: Action, view?: View): Told {
  const key = `tell.${move.is}`;
  switch (move.is) {
    case 'Flip': {
      const there = view?.forest[move.tree];
      if (there?.up && there.face) return { key: `${key}.up`, gaps: { token: `@token.${there.face}` } };
      return { key: isBlind(view, move.tree) ? `${key}.guess` : key, unlit: `${key}.any` };
    }
    case 'Trade':
      return { key: move.give.length ? key : `${key}.none`, gaps: { give: listed(move.give), take: listed(move.take) } };
    case 'Build':
      return {
        key: move.dogs ? `${key}.${move.goods.length === 0 ? 'only' : move.dogs === 1 ? 'dog' : 'dogs'}` : key,
        gaps: { n: move.pile + 1, goods: listed(move.goods), dogs: move.dogs },
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
