import type { AnyAction } from '../../protocol';
import type { Line, Told } from '../game';
import { goodIcon } from './pictures';
import { listedKeys } from './sentences';
import { size, type Event, type Moment } from './types';

/**
 * One line of the log for each event worth telling. Alone the lines are told of tribes: `seatOf` says under which sign; the meal is of them
 * all, and so are field and store.
 */
export function telling(seatOf: (tribe: number) => number, gapsOf: (tribe: number) => Record<string, string>, alone = false) {
  return function line(e: Event): Line | null {
    const of = (tribe: number, icon: string, gaps: Line['gaps'] = {}, key: string = e.is): Line => ({
      seat: seatOf(tribe),
      icon,
      key: `log.${key}`,
      gaps: { ...gapsOf(tribe), ...gaps },
    });
    const all = (icon: string, gaps: Line['gaps'] = {}, key: string = e.is): Line => ({ seat: -1, icon, key: `log.${key}`, gaps });
    /** Who sits at the meal: one tribe, or alone all four. */
    const eats = (tribe: number, icon: string, gaps: Line['gaps'], key: string = e.is) =>
      alone ? all(icon, gaps, `${key}.all`) : of(tribe, icon, gaps, key);
    switch (e.is) {
      case 'Placed':
        return of(e.tribe, 'person', { n: e.figures, place: `@place.${e.location}` });
      case 'Rolled':
        return of(e.tribe, 'rolling-dices', { dice: e.dice.join(' '), n: e.dice.reduce((a, b) => a + b, 0), good: `@good.${e.good}` });
      case 'ToolUsed':
        return of(e.tribe, 'stone-axe', { n: e.value, pips: e.pips });
      case 'CardUsed':
        return of(e.tribe, 'stone-axe', { pips: e.pips });
      case 'Gathered':
        return e.count
          ? of(e.tribe, goodIcon[e.good], { n: e.count, good: `@good.${e.good}` })
          : of(e.tribe, 'empty-wood-bucket', { good: `@good.${e.good}`, pips: e.pips, need: `@need.${e.good}` }, 'Gathered.none');
      case 'ToolMade':
        return of(e.tribe, 'stone-axe', { n: e.value });
      case 'Born':
        return of(e.tribe, 'baby-face', { n: e.figures });
      case 'FieldGrown':
        return of(e.tribe, 'wheat', { n: e.field });
      case 'GainedNothing':
        return of(e.tribe, 'empty-wood-bucket', { place: `@place.${e.like}` });
      case 'Bought':
        return of(e.tribe, 'card-pick', {
          goods: listedKeys(e.paid),
          what: e.card.background.is === 'Green' ? `@symbol.${e.card.background.symbol}` : `@profession.${e.card.background.profession}`,
        });
      case 'Built':
        return of(e.tribe, 'hut', { goods: listedKeys(e.paid), n: e.points }, e.points ? 'Built' : 'Built.solo');
      case 'Declined':
        return of(e.tribe, 'footprint', { place: `@place.${e.location}` });
      case 'DiceOffered':
        return of(e.tribe, 'rolling-dices', { dice: e.dice.join(' ') });
      case 'DiePicked':
        return of(e.tribe, 'perspective-dice-six-faces-random', { n: e.pips, gift: `@gift.${e.pips}` });
      case 'Received':
        return of(e.tribe, goodIcon[e.good], { n: e.count, good: `@good.${e.good}` });
      case 'PointsScored':
        return of(e.tribe, 'trophy', { n: e.points });
      case 'Drew':
        return of(e.tribe, 'card-pick', {}, e.none ? 'Drew.none' : 'Drew');
      case 'Claimed':
        return of(e.tribe, 'card-pick', { goods: listedKeys(e.goods) });
      case 'Harvested':
        return eats(e.tribe, 'wheat', { n: e.food });
      case 'Fed':
        return size(e.goods) ? eats(e.tribe, 'meat', { goods: listedKeys(e.goods) }, 'Fed.goods') : eats(e.tribe, 'meat', { n: e.food });
      case 'Starved':
        return of(e.tribe, 'empty-wood-bucket', { n: e.missing, points: e.points });
      case 'RoundBegan':
        return all('campfire', { n: e.round }, alone && e.round > 1 ? 'RoundBegan.all' : 'RoundBegan');
      case 'Scored':
        return of(e.seat, 'trophy', { n: e.total });
      case 'Ended':
        return all('trophy');
      case 'InitiativeRolled':
        return of(e.tribe, 'rolling-dices', { dice: e.dice.join(' '), n: e.initiative });
      case 'Rested':
        return of(e.tribe, 'night-sleep');
      case 'BonusFood':
        return all('meat', { n: e.food });
      case 'LimitRaised':
        return all('flame', { n: e.limit });
      case 'DrawnAway':
        return all('card-pick');
      case 'Billed':
        return all('meat', { n: e.figures, burden: e.burden });
      case 'Exhausted':
        return all('flame', { n: e.missing, limit: e.limit });
      case 'TileDiscarded':
        return all('hut');
      case 'TilesLacked':
        return all('flame', { limit: e.limit });
      case 'SoloEnded':
        return { seat: -1, icon: e.won ? 'trophy' : 'flame', key: e.won ? 'log.SoloWon' : 'log.SoloLost', gaps: { n: e.rounds } };
      case 'CardKept':
      case 'TileTurnedUp':
      case 'CardTurnedUp':
      case 'CardSlid':
        return null;
    }
  };
}

/**
 * The meal, and a die that was left over, are settled without a question. Alone it is the meal of all tribes, and the cards that are left
 * go.
 */
export function recall(all: Event[], { view }: Moment, seat: number, own: AnyAction | null): Told[] {
  const alone = view.solo ? '.all' : '',
    mine = (tribe: number) => alone !== '' || tribe === seat;
  return all.flatMap((e): Told[] => {
    switch (e.is) {
      case 'Fed': {
        if (!mine(e.tribe) || !(e.food || size(e.goods))) return [];
        if (size(e.goods)) return [{ key: 'recall.Fed.goods', gaps: { goods: listedKeys(e.goods) } }];
        const grown = all.filter((other) => other.is === 'Harvested').find((other) => mine(other.tribe));
        return [{ key: `recall.Fed${alone}${grown?.food ? '.field' : ''}`, gaps: { n: e.food, field: grown?.food ?? 0 } }];
      }
      case 'Gathered':
        if (!mine(e.tribe)) return [];
        return [
          {
            key: `recall.Gathered${e.count ? '' : '.none'}`,
            gaps: { pips: e.pips, n: e.count, good: `@good.${e.good}`, need: `@need.${e.good}` },
          },
        ];
      case 'Starved':
        return mine(e.tribe) ? [{ key: 'recall.Starved', gaps: { n: e.missing, points: e.points } }] : [];
      case 'DiePicked':
        return mine(e.tribe) && own?.is !== 'PickDie' ? [{ key: 'recall.DiePicked', gaps: { n: e.pips, gift: `@gift.${e.pips}` } }] : [];
      case 'Exhausted':
        return [{ key: 'recall.Exhausted', gaps: { n: e.missing, limit: e.limit } }];
      case 'TilesLacked':
        return [{ key: 'recall.TilesLacked', gaps: { limit: e.limit } }];
      case 'RoundBegan':
        return alone && e.round > 1
          ? [{ key: 'recall.RoundBegan', gaps: { n: all.filter(({ is }) => is === 'CardTurnedUp').length } }]
          : [];
      case 'Rested':
        return [{ key: 'recall.Rested', gaps: { clan: `@clan.${e.tribe}` } }];
      default:
        return [];
    }
  });
}
