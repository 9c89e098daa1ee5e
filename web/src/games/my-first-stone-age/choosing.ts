import type { AnyAction } from '../../protocol';
import type { Told } from '../game';
import type { Good, Action } from './types';

const listed = (goods: Good[]) => goods.map((good) => `@good.${good}`).join(',');

/** What may be done, in a few words. */
export function tell(action: AnyAction): Told {
  const move = action as unknown as Action,
    key = `tell.${move.is}`;
  switch (move.is) {
    case 'Flip':
      return { key, gaps: { n: move.tree + 1 } };
    case 'Trade':
      return { key: move.give.length ? key : `${key}.none`, gaps: { give: listed(move.give), take: listed(move.take) } };
    case 'Build':
      return {
        key: move.dogs ? `${key}.${move.goods.length === 0 ? 'only' : move.dogs === 1 ? 'dog' : 'dogs'}` : key,
        gaps: { n: move.pile + 1, goods: listed(move.goods), dogs: move.dogs },
      };
    case 'Swap':
      return { key, gaps: { a: move.a + 1, b: move.b + 1 } };
    case 'AskMammoth':
    case 'CallDog':
    case 'LeaveDog':
    case 'BuildNothing':
      return { key };
  }
}
