import type { AnyAction } from '../../protocol';
import type { Told } from '../game';
import type { Event, Moment } from './types';

/** What a move of mine brought, and what others brought me or the world, until my next choice. */
export function recall(all: Event[], { view: { phase } }: Moment, seat: number, own: AnyAction | null): Told[] {
  let food = 0,
    lost = 0,
    vp = 0;
  for (const e of all) {
    if (e.is === 'FoodGained' && e.seat === seat) [food, lost] = [food + e.food, lost + e.lost];
    if (e.is === 'VpGained' && e.seat === seat) vp += e.vp;
  }
  /** Then what was found is what is asked about now. */
  const asked = 'scout' in phase && phase.seat === seat,
    told = all.flatMap((e) => (asked && e.is === 'Revealed' ? [] : tells(e, seat, own))),
    came = all.find((e) => e.is === 'Moved' && e.seat === seat),
    idle = !asked && came?.is === 'Moved' && all.every((e) => e === came || e.is === 'Passed');
  if (lost) told.push({ key: food ? 'recall.Food.lost' : 'recall.Food.none', gaps: { n: food, lost } });
  else if (food) told.push({ key: 'recall.Food', gaps: { n: food } });
  if (vp) told.push({ key: 'recall.Points', gaps: { n: vp } });
  if (idle && own?.is === 'Move') told.push({ key: 'recall.nothing', gaps: { area: `@area.${came.to}` } });
  return told;
}

function tells(e: Event, seat: number, own: AnyAction | null): Told[] {
  switch (e.is) {
    case 'RegionOpened':
      return [{ key: 'recall.Region', gaps: { n: 'I'.repeat(e.region) } }];
    case 'EndTriggered':
      return [{ key: 'recall.End' }];
    default:
      return 'seat' in e && e.seat === seat ? tellsMine(e, own) : [];
  }
}

function tellsMine(e: Event, own: AnyAction | null): Told[] {
  switch (e.is) {
    case 'Revealed':
      return [{ key: 'recall.Revealed', gaps: { tile: `@tile.${e.tile}` } }];
    case 'Gathered':
      return [{ key: 'recall.Gathered', gaps: { plant: `@tile.${e.plant}`, store: `@store.${e.store}` } }];
    case 'StoreEmptied':
      return [{ key: 'recall.Emptied', gaps: { plant: `@tile.${e.plant}` } }];
    case 'BagsGained':
      return [{ key: e.bags ? 'recall.Bags' : 'recall.Bags.none', gaps: { n: e.bags } }];
    case 'SentToFire':
      return own?.is === 'Send' ? [] : [{ key: 'recall.Sent', gaps: { area: `@area.${e.to}` } }];
    default:
      return [];
  }
}
