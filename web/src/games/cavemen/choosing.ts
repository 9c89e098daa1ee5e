import type { AnyAction } from '../../protocol';
import type { Told } from '../game';
import { cardGap } from './cards';
import type { Action, View } from './types';

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

/** CV-37…40, CV-42, CV-100: where the Conch goes if I pass now, and whether I may bid again. */
export function passing({ phase, conch, passed, tableaus }: View, me: number, strict: boolean): { key: string; of: number }[] {
  const [high, bidder] = phase.is === 'Bidding' ? [phase.high, phase.bidder] : [0, -1],
    others = tableaus.some((t, seat) => seat !== me && seat !== bidder && !passed.includes(seat) && t.teeth > high),
    key = bidder >= 0 ? 'pass.won' : conch === me ? 'pass.mine' : 'pass.kept',
    of = bidder >= 0 ? bidder : conch;
  if (!others) return [{ key: `${key}.last`, of }];
  return [
    { key, of },
    { key: strict ? 'pass.final' : 'pass.again', of },
  ];
}
