import type { Ask, Line } from '../game';
import { areaOf } from './answers';
import { factsOf, settlementAt } from './facts';
import { placeOf } from './map';
import { ANIMAL_ICON, INVENTION_ICON, TILE_ICON, caveIcon } from './signs';
import type { Event, Moment } from './types';

const PHASE_ICON: Record<string, string> = {
  Choosing: 'card-pick',
  Moving: 'hiking',
  SettingOut: 'hiking',
  Echoing: 'echo-ripples',
  Falling: 'hole',
  Feeding: 'bear-head',
  Accepting: 'meat',
  Foraging: 'meat',
  Hunting: 'forest',
  Picking: 'paw-print',
  Cooking: 'campfire',
  Gathering: 'basket',
  TakingCard: 'card-pick',
  Clearing: 'dig-hole',
  Building: 'hut',
  Extending: 'hut',
  Joining: 'hiking',
  Sending: 'campfire',
  Visiting: 'cave-entrance',
};

/** What is asked now, and of whom. */
export function ask(moment: Moment): Ask {
  const { view } = moment,
    { phase } = view;
  if (phase.is === 'Over' || moment.over) return { key: 'over', icon: 'campfire', say: false };
  const mine = moment.viewer >= 0 && moment.toAct.includes(moment.viewer),
    icon = PHASE_ICON[phase.is] ?? 'hiking',
    name = moment.seats[phase.seat]?.name ?? '';
  if (!mine) return { key: `wait.${phase.is}`, gaps: { name }, icon };
  const area = areaOf(view),
    gaps: Record<string, string | number> = { name };
  let key = `ask.${phase.is}`;
  if (phase.is === 'Moving')
    key += view.used.length ? '.other' : view.tribes[phase.seat]!.scouts.length > 1 ? '.two' : view.round > 1 ? '.again' : '';
  if (phase.is === 'Picking' && phase.kept) key += '.more';
  if (phase.is === 'TakingCard' && phase.store) key += '.store';
  if (phase.is === 'Accepting') gaps['card'] = `@invention.${phase.by}`;
  if (phase.is === 'Gathering' && area) gaps['plant'] = `@tile.${placeOf(view, area).tile ?? 'plant'}`;
  if ((phase.is === 'Building' || phase.is === 'Extending') && area) {
    const { gift = null, price = 0 } = settlementAt(factsOf(moment), area) ?? {};
    gaps['n'] = gift ?? price;
    if (gift !== null) key += '.eden';
  }
  return { key, gaps, icon };
}

/** One line of the log. */
export function line(e: Event): Line | null {
  const key = `log.${e.is}`;
  switch (e.is) {
    case 'InventionChosen':
    case 'InventionTaken':
      return { seat: e.seat, icon: INVENTION_ICON[e.invention], key, gaps: { card: `@invention.${e.invention}` } };
    case 'InventionTurnedUp':
      return { seat: -1, icon: INVENTION_ICON[e.invention], key, gaps: { card: `@invention.${e.invention}` } };
    case 'Moved':
    case 'Fell':
      return { seat: e.seat, icon: 'footsteps', key, gaps: { area: `@area.${e.to}` } };
    case 'SentToFire':
      return { seat: e.seat, icon: 'campfire', key, gaps: { area: `@area.${e.to}` } };
    case 'Revealed':
      return { seat: e.seat, icon: TILE_ICON[e.tile], key, gaps: { tile: `@tile.${e.tile}` } };
    case 'TileRemoved':
      return null;
    case 'StackPlaced':
      return { seat: -1, icon: 'paw-print', key, gaps: { n: e.animals } };
    case 'Looked':
      return { seat: e.seat, icon: 'eyeball', key, gaps: { n: e.count } };
    case 'Kept':
      return {
        seat: e.seat,
        icon: e.animal ? ANIMAL_ICON[e.animal] : 'paw-print',
        key,
        gaps: { animal: `@animal.${e.animal ?? 'unknown'}` },
      };
    case 'Prepared':
      return { seat: e.seat, icon: ANIMAL_ICON[e.animal], key, gaps: { animal: `@animal.${e.animal}` } };
    case 'FoodGained':
      return { seat: e.seat, icon: 'meat', key: e.lost ? `${key}.${e.food ? 'lost' : 'none'}` : key, gaps: { n: e.food, lost: e.lost } };
    case 'FoodPaid':
      return { seat: e.seat, icon: 'meat', key, gaps: { n: e.food } };
    case 'BagsGained':
      return { seat: e.seat, icon: 'powder-bag', key: e.bags === 0 ? `${key}.lost` : key, gaps: { n: e.bags } };
    case 'VpGained':
      return { seat: e.seat, icon: 'laurels', key, gaps: { n: e.vp } };
    case 'Gathered':
      return { seat: e.seat, icon: TILE_ICON[e.plant], key, gaps: { plant: `@tile.${e.plant}`, store: `@store.${e.store}` } };
    case 'TileKept':
    case 'TileSold':
      return { seat: e.seat, icon: TILE_ICON[e.plant], key, gaps: { plant: `@tile.${e.plant}` } };
    case 'TileLeft':
      return { seat: e.seat, icon: 'basket', key };
    case 'StoreEmptied':
      return { seat: e.seat, icon: TILE_ICON[e.plant], key, gaps: { n: e.tiles, plant: `@tile.${e.plant}` } };
    case 'VpCardTaken':
      return { seat: e.seat, icon: 'laurels', key, gaps: { n: e.vp, card: `@invention.${e.covered}` } };
    case 'HutBuilt':
      return { seat: e.seat, icon: 'hut', key: e.paid ? key : `${key}.free`, gaps: { area: `@area.${e.area}`, n: e.paid } };
    case 'HutTileLaid':
      return { seat: -1, icon: 'hut', key, gaps: { n: e.space } };
    case 'RegionOpened':
      return { seat: -1, icon: 'padlock-open', key, gaps: { n: 'I'.repeat(e.region) } };
    case 'Stayed':
      return { seat: e.seat, icon: 'hiking', key, gaps: { area: `@area.${e.area}` } };
    case 'ScoutJoined':
      return { seat: e.seat, icon: 'hiking', key, gaps: { area: `@area.${e.fire}` } };
    case 'CaveOpened':
      return { seat: -1, icon: caveIcon(e.cave), key, gaps: { card: `@cave.${e.cave}` } };
    case 'StonePlaced':
      return e.area
        ? { seat: e.seat, icon: 'rune-stone', key, gaps: { area: `@area.${e.area}` } }
        : { seat: e.seat, icon: 'rune-stone', key: `${key}.cave` };
    case 'StoneReturned':
      return { seat: e.seat, icon: 'rune-stone', key };
    case 'Passed':
      return { seat: e.seat, icon: 'hiking', key };
    case 'EndTriggered':
    case 'EndCardFlipped':
      return { seat: e.seat, icon: 'hourglass', key };
    case 'Ended':
      return { seat: -1, icon: 'trophy', key };
  }
  return null;
}
