import type { Line } from '../game';
import { DEED_ICON, RUNE_ICON } from './looks';
import { GOOD_ICON } from './map';
import { size, type Event } from './types';

/** Whether a turn ended in which nothing was done: directly before, somebody else's turn ended. What is not known is not claimed. */
const passed = (seat: number, before: Line | null | undefined) =>
  !!before && before.seat !== seat && /^log\.(TurnEnded|TurnSkipped|FinalRoundCounted)/.test(before.key);

/** One line of the log for each event worth telling; `before` is what was told directly before. */
export function line(e: Event, before?: Line | null): Line | null {
  const of = (seat: number, icon: string, gaps: Line['gaps'] = {}, key: string = e.is): Line => ({ seat, icon, key: `log.${key}`, gaps });
  const all = (icon: string, gaps: Line['gaps'] = {}, key: string = e.is): Line => of(-1, icon, gaps, key);
  switch (e.is) {
    case 'CrewLoaded':
      return of(e.seat, 'viking-head');
    case 'GoodLoaded':
      return of(e.seat, GOOD_ICON[e.good], { good: `@good.${e.good}` });
    case 'Departed':
      return of(e.seat, 'anchor', { place: `@place.${e.port}` });
    case 'RuneDrawn':
      return e.rune ? of(e.seat, 'rune-stone', { rune: `@rune.${e.rune}` }, 'RuneDrawn.known') : of(e.seat, 'rune-stone');
    case 'RunesReshuffled':
      return all('rune-stone');
    case 'Sailed':
      return of(e.seat, 'drakkar', { place: `@place.${e.to}` }, e.free ? 'Sailed.free' : 'Sailed');
    case 'StormBroke':
      return of(e.seat, 'lightning-storm', { n: e.items, beyond: e.beyond });
    case 'CrewLost':
      return of(e.seat, 'viking-head', { n: e.men });
    case 'GoodLost':
      return of(e.seat, GOOD_ICON[e.good], { good: `@good.${e.good}` });
    case 'Traded':
      return of(
        e.seat,
        DEED_ICON.trade,
        { place: `@place.${e.port}`, good: `@good.${e.good}`, n: e.points },
        e.inDemand ? 'Traded.demand' : 'Traded',
      );
    case 'RaidRolled':
      return of(
        e.seat,
        'rolling-dices',
        { place: `@place.${e.port}`, die: sum([e.die], e.bonus), n: e.target },
        e.won ? 'RaidRolled' : 'RaidRolled.failed',
      );
    case 'TownTaken':
      return of(e.seat, DEED_ICON.raid, { place: `@place.${e.port}`, n: e.treasure });
    case 'SettlingRolled':
      return of(
        e.seat,
        'rolling-dices',
        { place: `@place.${e.port}`, die: sum(e.dice, e.bonus), n: e.target },
        e.won ? 'SettlingRolled' : 'SettlingRolled.failed',
      );
    case 'Founded':
      return e.from >= 0
        ? of(e.seat, DEED_ICON.settle, { place: `@place.${e.port}`, from: e.from }, 'Founded.unrest')
        : of(e.seat, DEED_ICON.settle, { place: `@place.${e.port}` });
    case 'KeptAboard':
    case 'Withdrew':
      return of(e.seat, 'viking-head', { place: `@place.${e.port}` });
    case 'RunePlayed':
      return e.target >= 0 && e.target !== e.seat
        ? of(e.seat, RUNE_ICON[e.rune], { rune: `@rune.${e.rune}`, other: e.target }, 'RunePlayed.on')
        : of(e.seat, RUNE_ICON[e.rune], { rune: `@rune.${e.rune}` });
    case 'RuneDiscarded':
      return of(e.seat, RUNE_ICON[e.rune], { rune: `@rune.${e.rune}` });
    case 'DialTurned':
      return of(e.seat, 'compass', { zone: `@zone.${e.zone}` });
    case 'DemandChanged':
      return all(GOOD_ICON[e.good], { good: `@good.${e.good}` });
    case 'CrewReturned':
      return of(e.seat, 'winged-emblem', { n: e.men });
    case 'PointsGained':
      return of(e.seat, RUNE_ICON[e.by], { rune: `@rune.${e.by}`, n: e.points });
    case 'GoodStolen':
      return of(e.seat, GOOD_ICON[e.good], { from: e.from, good: `@good.${e.good}` });
    case 'Wrecked':
      return of(e.seat, 'sea-serpent');
    case 'Becalmed':
      return of(e.seat, 'sail');
    case 'Deserted':
      return of(e.seat, 'run');
    case 'RunesShown':
      return of(e.seat, 'all-seeing-eye', { from: e.from });
    case 'RuneStolen':
      return e.rune
        ? of(e.seat, 'rune-stone', { from: e.from, rune: `@rune.${e.rune}` }, 'RuneStolen.known')
        : of(e.seat, 'rune-stone', { from: e.from });
    case 'SagaCompleted':
      return of(
        e.seat,
        'scroll-unfurled',
        { saga: `@saga.${e.saga.id}`, n: e.saga.bonus },
        e.saga.bonus ? 'SagaCompleted.bonus' : 'SagaCompleted',
      );
    case 'SagaTurnedUp':
      return all('scroll-unfurled', { saga: `@saga.${e.saga.id}` });
    case 'SagaDiscarded':
      return all('scroll-unfurled', { saga: `@saga.${e.saga.id}` });
    case 'EraBegan':
      return all('sun', { n: e.era, load: e.load });
    case 'FinalPhaseBegan':
      return all('hourglass');
    case 'FinalRoundCounted':
      return all('hourglass', { n: e.left }, e.left ? 'FinalRoundCounted' : 'FinalRoundCounted.none');
    case 'WentWintering':
      return of(e.seat, 'snowflake-2', { n: e.men, goods: size(e.goods) });
    case 'BecameCrewless':
      return of(e.seat, 'snowflake-2');
    case 'TurnSkipped':
      return of(e.seat, 'night-sleep');
    case 'Ended':
      return all('trophy');
    case 'TurnEnded':
      return of(e.seat, 'hourglass', {}, passed(e.seat, before) ? 'TurnEnded.idle' : 'TurnEnded');
  }
}

const sum = (dice: number[], bonus: number) => dice.join(' ') + (bonus ? ` (+${bonus})` : '');
