import type { Speak } from '../../words/words.svelte';
import { target } from './choice.svelte';
import { quarry, settlementAt, type World } from './facts';
import { placeOf } from './map';
import { TILE_ICON } from './signs';
import { STORES, type Animal, type Area, type Invention, type Action, type Plant, type Store, type View } from './types';

/** A button: what it does, what comes of it, and how it looks. `dark` ones are shown to be asked about. */
export interface Answer {
  action: Action;
  text: string;
  note?: string;
  icon?: string;
  quiet?: boolean;
  dark?: boolean;
  animal?: Animal;
  /** what is printed on the animal */ gives?: { food: number; bags: number };
  invention?: Invention;
}

/** The area in which the scout acts that is asked about. */
export const areaOf = (view: View): Area | undefined =>
  'scout' in view.phase ? view.tribes[view.phase.seat]!.scouts[view.phase.scout] : undefined;

/** Everything that can be answered with a button, in the order of the options; doing nothing comes last. */
export function answers(world: World, options: Action[]): Answer[] {
  const { view, say } = world,
    phase = view.phase;
  if (phase.is === 'Over') return [];
  const list = options.filter((action) => target(action) === undefined).map((action) => answer(world, phase.seat, action));
  if (phase.is === 'TakingCard' && options.length) {
    const owned = view.display.filter(
      (card, i) =>
        view.display.indexOf(card) === i && !options.some((action) => action.is === 'TakeInvention' && action.invention === card),
    );
    list.splice(
      view.display.length - owned.length,
      0,
      ...owned.map((invention): Answer => ({
        action: { is: 'TakeInvention', invention },
        text: '',
        invention,
        dark: true,
        note: say('do.owned'),
      })),
    );
  }
  return list;
}

function answer(world: World, seat: number, action: Action): Answer {
  const { view, facts, edition, say } = world,
    area = areaOf(view)!,
    taking = facts.taking ?? { food: 0, lost: 0 },
    plant = area ? placeOf(view, area).tile : null,
    /** What would all be lost is as quiet as doing nothing, and so is what empties a store. */
    vain = taking.lost > 0 && taking.lost >= taking.food,
    empties = action.is === 'Gather' && facts.filling.some((each) => each.store === action.store && each.plant === plant && each.drops > 0);
  switch (action.is) {
    case 'Pass':
      return {
        action,
        text: say(`do.Pass.${view.phase.is}${view.phase.is === 'Cooking' && view.phase.prepared ? '.more' : ''}`),
        quiet: true,
      };
    case 'TakeFood':
      return {
        action,
        text: say('do.TakeFood', { n: taking.food }),
        icon: 'meat',
        quiet: vain,
        ...lost(taking.lost, say),
      };
    case 'Accept':
      return { action, text: say('do.Accept', { n: taking.food }), icon: 'meat', quiet: vain, ...lost(taking.lost, say) };
    case 'Look':
      return { action, text: say('do.Look', { n: view.forests.find((forest) => forest.area === area)?.animals ?? 0 }), icon: 'eyeball' };
    case 'Keep':
      return { action, text: alike(view, area, action.animal, say), animal: action.animal, gives: quarry(edition, action.animal) };
    case 'Prepare': {
      const brings = facts.preparing.find((each) => each.animal === action.animal);
      return {
        action,
        text: say(`animal.${action.animal}`),
        animal: action.animal,
        gives: quarry(edition, action.animal),
        ...lost(brings?.lost ?? 0, say),
      };
    }
    case 'Gather':
      return {
        action,
        text: say('do.Gather', { store: say(`store.${action.store}`) }),
        icon: TILE_ICON[plant ?? 'plant'],
        quiet: empties,
        note: filling(world, seat, action.store, plant as Plant),
      };
    case 'Leave':
      return { action, text: say('do.Leave', { n: taking.food }), icon: 'meat', quiet: vain, ...lost(taking.lost, say) };
    case 'Choose':
    case 'TakeInvention':
      return { action, text: '', invention: action.invention };
    case 'Cover':
      return {
        action,
        text: say('do.Cover', { invention: say(`invention.${action.invention}`), n: view.vpCards[0] ?? 0 }),
        note: say('do.Cover.off'),
        icon: 'laurels',
      };
    case 'KeepTile':
      return { action, text: say('do.KeepTile'), icon: 'dig-hole' };
    case 'Build': {
      const { gift = null, price: n = 0 } = settlementAt(facts, area) ?? {};
      return {
        action,
        text: gift !== null ? say('do.Build.eden', { n: gift }) : n ? say('do.Build', { n }) : say('do.Build.free'),
        icon: 'hut',
      };
    }
    case 'Stay':
      return { action, text: say('do.Stay'), icon: 'hiking', quiet: true };
    case 'Feed':
      return {
        action,
        text: say(action.food ? 'do.Feed' : 'do.Feed.0', { n: action.food }),
        icon: action.food ? 'bear-head' : 'hiking',
        quiet: action.food === 0,
      };
    case 'UseCave':
      return { action, text: say(`do.UseCave.${view.cave ?? ''}`), icon: 'cave-entrance' };
    case 'Sell':
      return {
        action,
        text: say('do.Sell', { plant: plantIn(view, seat, action.store, say) }),
        icon: 'shaking-hands',
        ...lost(taking.lost, say),
      };
    case 'Buy':
      return {
        action,
        text: say('do.Buy', { plant: say(`tile.${action.plant}`) }),
        icon: TILE_ICON[action.plant],
        note: say('do.Buy.into', { store: say(`store.${action.store}`), what: filling(world, seat, action.store, action.plant) }),
      };
    case 'Offer': {
      const n = shelf(view, seat, action.store).tiles;
      return {
        action,
        text: say('do.Offer', { n, plant: plantIn(view, seat, action.store, say) }),
        icon: 'crystal-growth',
      };
    }
    default:
      return { action, text: action.is };
  }
}

/** A stack may hold several of a kind; one button stands for all of them, so it says how many there are. */
function alike(view: View, area: Area, animal: Animal, say: Speak): string {
  const n = view.forests.find((forest) => forest.area === area)?.content?.filter((each) => each === animal).length ?? 1;
  return say(`animal.${animal}`) + (n > 1 ? `\u00a0×${n}` : '');
}
const shelf = (view: View, seat: number, store: Store) => view.tribes[seat]!.stores[STORES.indexOf(store)]!;
const plantIn = (view: View, seat: number, store: Store, say: Speak) => say(`tile.${shelf(view, seat, store).plant ?? 'plant'}`);

/** What would not fit. */
const lost = (n: number, say: Speak): { note?: string } => (n > 0 ? { note: say('do.lost', { n }) } : {});

/** What a tile does to a store. */
function filling({ view, facts, edition, say }: World, seat: number, store: Store, plant: Plant): string {
  const told = facts.filling.find((each) => each.store === store && each.plant === plant);
  if (!told) return '';
  if (told.drops) return say('do.Gather.drop', { n: told.drops, plant: plantIn(view, seat, store, say) });
  return (
    say('do.Gather.count', { n: told.tiles, of: edition.storeSpaces, plant: say(`tile.${plant}`) }) +
    (told.card ? `, ${say('do.Gather.card')}` : '')
  );
}
