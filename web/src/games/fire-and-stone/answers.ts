import type { Speak } from '../../words/words.svelte';
import { target } from './choice.svelte';
import { forage } from './describe';
import { placeOf } from './map';
import { price } from './reckon';
import { TILE_ICON } from './signs';
import { QUARRY, STORES, has, room, type Animal, type Area, type Invention, type Action, type Plant, type Store, type View } from './types';

/** A button: what it does, what comes of it, and how it looks. `dark` ones are shown to be asked about. */
export interface Answer {
  move: Action;
  text: string;
  note?: string;
  icon?: string;
  quiet?: boolean;
  dark?: boolean;
  animal?: Animal;
  invention?: Invention;
}

/** The area in which the scout acts that is asked about. */
export const areaOf = (view: View): Area | undefined =>
  'scout' in view.phase ? view.tribes[view.phase.seat]!.scouts[view.phase.scout] : undefined;

/** Everything that can be answered with a button, in the order of the options; doing nothing comes last. */
export function answers(view: View, options: Action[], say: Speak): Answer[] {
  const phase = view.phase;
  if (phase.is === 'Over') return [];
  const list = options.filter((move) => target(move) === undefined).map((move) => answer(view, phase.seat, move, say));
  if (phase.is === 'TakingCard' && options.length) {
    const owned = view.display.filter(
      (card, i) => view.display.indexOf(card) === i && !options.some((move) => move.is === 'TakeInvention' && move.invention === card),
    );
    list.splice(
      view.display.length - owned.length,
      0,
      ...owned.map((invention): Answer => ({
        move: { is: 'TakeInvention', invention },
        text: '',
        invention,
        dark: true,
        note: say('do.owned'),
      })),
    );
  }
  return list;
}

function answer(view: View, seat: number, move: Action, say: Speak): Answer {
  const tribe = view.tribes[seat]!,
    area = areaOf(view) ?? '',
    plant = area ? placeOf(view, area).tile : null;
  switch (move.is) {
    case 'Pass':
      return {
        move,
        text: say(`do.Pass.${view.phase.is}${view.phase.is === 'Cooking' && view.phase.prepared ? '.more' : ''}`),
        quiet: true,
      };
    case 'TakeFood':
      return {
        move,
        text: say('do.TakeFood', { n: forage(view, seat, area) }),
        icon: 'meat',
        ...lost(view, seat, forage(view, seat, area), say),
      };
    case 'Accept': {
      const n = view.phase.is === 'Accepting' && view.phase.by === 'farming' ? 2 : 1;
      return { move, text: say('do.Accept', { n }), icon: 'meat', ...lost(view, seat, n, say) };
    }
    case 'Look':
      return { move, text: say('do.Look', { n: view.forests.find((forest) => forest.area === area)?.animals ?? 0 }), icon: 'eyeball' };
    case 'Keep':
      return { move, text: alike(view, area, move.animal, say), animal: move.animal };
    case 'Prepare':
      return {
        move,
        text: say(`animal.${move.animal}`),
        animal: move.animal,
        ...lost(view, seat, QUARRY[move.animal].food - QUARRY[move.animal].bags, say),
      };
    case 'Gather':
      return {
        move,
        text: say('do.Gather', { store: say(`store.${move.store}`) }),
        icon: TILE_ICON[plant ?? 'plant'],
        note: filling(view, seat, move.store, plant as Plant, say),
      };
    case 'Leave': {
      const n = has(tribe, 'carrying_net') ? 3 : 2;
      return { move, text: say('do.Leave', { n }), icon: 'meat', ...lost(view, seat, n, say) };
    }
    case 'Choose':
    case 'TakeInvention':
      return { move, text: '', invention: move.invention };
    case 'Cover':
      return {
        move,
        text: say('do.Cover', { invention: say(`invention.${move.invention}`), n: view.vpCards[0] ?? 0 }),
        note: say('do.Cover.off'),
        icon: 'laurels',
      };
    case 'KeepTile':
      return { move, text: say('do.KeepTile'), icon: 'dig-hole' };
    case 'Build': {
      const n = price(view, seat, area);
      return {
        move,
        text:
          n < 0 || (view.cave === 'garden_of_eden' && placeOf(view, area).tile === 'cave')
            ? say('do.Build.eden', { n: Math.abs(n) })
            : n
              ? say('do.Build', { n })
              : say('do.Build.free'),
        icon: 'hut',
      };
    }
    case 'Stay':
      return { move, text: say('do.Stay'), icon: 'hiking', quiet: true };
    case 'Feed':
      return {
        move,
        text: say(move.food > 1 ? 'do.Feed' : move.food ? 'do.Feed.1' : 'do.Feed.0', { n: move.food }),
        icon: move.food ? 'bear-head' : 'hiking',
        quiet: move.food === 0,
      };
    case 'UseCave':
      return { move, text: say(`do.UseCave.${view.cave ?? ''}`), icon: 'cave-entrance' };
    case 'Sell':
      return {
        move,
        text: say('do.Sell', { plant: plantIn(view, seat, move.store, say) }),
        icon: 'shaking-hands',
        ...lost(view, seat, 3, say),
      };
    case 'Buy':
      return {
        move,
        text: say('do.Buy', { plant: say(`tile.${move.plant}`) }),
        icon: TILE_ICON[move.plant],
        note: say('do.Buy.into', { store: say(`store.${move.store}`), what: filling(view, seat, move.store, move.plant, say) }),
      };
    case 'Offer': {
      const n = shelf(view, seat, move.store).tiles;
      return {
        move,
        text: say(n > 1 ? 'do.Offer' : 'do.Offer.1', { n, plant: plantIn(view, seat, move.store, say) }),
        icon: 'crystal-growth',
      };
    }
    default:
      return { move, text: move.is };
  }
}

/** FS-43: a stack may hold several of a kind; one button stands for all of them, so it says how many there are. */
function alike(view: View, area: Area, animal: Animal, say: Speak): string {
  const n = view.forests.find((forest) => forest.area === area)?.content?.filter((each) => each === animal).length ?? 1;
  return say(`animal.${animal}`) + (n > 1 ? `\u00a0×${n}` : '');
}
const shelf = (view: View, seat: number, store: Store) => view.tribes[seat]!.stores[STORES.indexOf(store)]!;
const plantIn = (view: View, seat: number, store: Store, say: Speak) => say(`tile.${shelf(view, seat, store).plant ?? 'plant'}`);

/** FS-37: what would not fit. */
function lost(view: View, seat: number, food: number, say: Speak): { note?: string } {
  const tribe = view.tribes[seat]!,
    over = food - (room(tribe) - tribe.food);
  return over > 0 ? { note: say('do.lost', { n: over }) } : {};
}

/** FS-52..58: what a tile does to a store. */
function filling(view: View, seat: number, store: Store, plant: Plant, say: Speak): string {
  const there = shelf(view, seat, store);
  if (there.plant && there.plant !== plant) return say('do.Gather.drop', { n: there.tiles, plant: say(`tile.${there.plant}`) });
  return say('do.Gather.count', { n: there.tiles + 1 }) + (there.tiles ? `, ${say('do.Gather.card')}` : '');
}
