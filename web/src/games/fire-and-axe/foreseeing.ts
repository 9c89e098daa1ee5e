import type { AnyAction } from '../../protocol';
import type { Moment, Told } from '../game';
import { isForeign, placeOf } from './map';
import { percent, type Seasoned } from './odds';
import { settlementGain, tradeWorth, trades } from './reckon';
import { oddsAt } from './sentences';
import { daysLeft, type Action, type View } from './types';
import { incident, limitOf } from './voyage';

/** What is known beforehand of something that may be done, in numbers: for whoever wonders why it is a good idea. */
export function foresee(action: AnyAction, moment: Moment<View>): Told | null {
  const move = action as unknown as Action,
    view = moment.view,
    own = view.captains[moment.viewer];
  if (!own) return null;
  const odds = (port: string, dice: number) => {
    const at = oddsAt(view, port, 0, (moment.terms.options['seasonedRaiders'] ?? 'off') as Seasoned);
    return at && { ...at, n: percent(at.odds[Math.min(3, dice) - 1]?.chance ?? 0) };
  };
  switch (move.is) {
    case 'Trade':
      return { key: 'fore.trade', gaps: { n: tradeWorth(view, own.place, move.good) } };
    case 'Raid':
      return { key: 'fore.raid', gaps: { n: odds(own.place, own.crew)?.n ?? 0 } };
    case 'Settle':
      return {
        key: 'fore.settle',
        gaps: { n: odds(own.place, move.dice)?.n ?? 0, points: settlementGain(view, moment.viewer, own.place) },
      };
    case 'Found':
      return { key: 'fore.found', gaps: { n: settlementGain(view, moment.viewer, own.place) } };
    case 'LoadCrew':
      return { key: 'fore.crew', gaps: { n: own.crew + 1, dice: Math.min(3, own.crew + 1) } };
    case 'LoadGood':
      return move.good === view.demand ? { key: 'fore.demand', gaps: { good: `@good.${move.good}` } } : { key: 'fore.good' };
    case 'Sail': {
      const best = isForeign(move.to) ? trades(view, move.to, own.cargo)[0] : undefined,
        at = isForeign(move.to) ? odds(move.to, own.crew) : null;
      if (best) return { key: 'fore.port.trade', gaps: { n: best.points, good: `@good.${best.good}` } };
      if (at) return { key: `fore.port.${at.deed}`, gaps: { n: at.n } };
      const zone = placeOf(move.to).zone,
        limit = limitOf(zone, view.dial, view.turn.calm),
        day = view.turn.sailed + (move.free ? 0 : 1),
        loss = move.free ? 0 : incident(day - limit);
      return { key: loss ? 'fore.sea.loss' : 'fore.sea', gaps: { day, limit, zone: `@zone.${zone}.in`, n: loss } };
    }
    case 'EndTurn':
      return daysLeft(view.turn) ? { key: 'fore.end', gaps: { n: daysLeft(view.turn) } } : null;
    case 'PlayRune':
      return { key: `rune.${move.rune}.short` };
    default:
      return null;
  }
}
