/** The JSON of this game, derived from the records in games/…/firestone. */
export type Area = string;
export const TILES = ['apple', 'nut', 'mushroom', 'root', 'forest', 'hut', 'fire', 'stash', 'cave'] as const;
export type Tile = (typeof TILES)[number];
export type Plant = 'apple' | 'nut' | 'mushroom' | 'root';
export const PLANTS: Plant[] = ['apple', 'nut', 'mushroom', 'root'];
export type Animal = 'hare' | 'boar' | 'deer' | 'ibex' | 'bison' | 'wolf' | 'mammoth';
export type Store = 'light' | 'dark';
export const STORES: Store[] = ['light', 'dark'];
export type Task = 'lake' | 'forest' | 'mountain' | 'harbour' | 'hearth';
export type Invention =
  | 'clay_pots'
  | 'farming'
  | 'fishing'
  | 'spear'
  | 'transport_sled'
  | 'ship_building'
  | 'adze'
  | 'ember_pouch'
  | 'basket'
  | 'storage_pit'
  | 'trail_marks'
  | 'throwing_stick'
  | 'carrying_net'
  | 'lean_to';
export type Cave = string;

export interface Place {
  area: Area;
  down: boolean;
  tile: Tile | null;
  huts: number[];
}
export interface Forest {
  area: Area;
  animals: number;
  content: Animal[] | null;
  memories: { seat: number; left: Animal[] }[];
}
export interface Score {
  track: number;
  cards: number;
  huts: number;
  majorities: number;
  cave: number;
  task: number;
}
export interface Shelf {
  plant: Plant | null;
  tiles: number;
}
export interface Card {
  invention: Invention;
  vp: number;
}
export interface Tribe {
  scouts: Area[];
  vp: number;
  food: number;
  bags: number;
  huts: number;
  stores: Shelf[];
  animals: number;
  mat: Animal[] | null;
  inventions: Card[];
  task: Task | null;
  stoneOnCave: boolean;
  stoneAt: Area | null;
  score: Score;
}
export type Phase =
  | { is: 'Choosing' | 'Moving' | 'SettingOut' | 'Joining'; seat: number }
  | {
      is: 'Echoing' | 'Falling' | 'Feeding' | 'Foraging' | 'Hunting' | 'Gathering' | 'Building' | 'Extending' | 'Sending' | 'Visiting';
      seat: number;
      scout: number;
    }
  | { is: 'Picking'; seat: number; scout: number; kept: number }
  | { is: 'Cooking'; seat: number; scout: number; prepared: number }
  | { is: 'TakingCard'; seat: number; scout: number; store: Store | null }
  | { is: 'Clearing'; seat: number; scout: number; store: Store }
  | { is: 'Accepting'; seat: number; scout: number; by: Invention; store: Store | null }
  | { is: 'Over' };

export interface View {
  phase: Phase;
  round: number;
  start: number;
  active: number;
  used: number[];
  fresh: boolean;
  hutTiles: number;
  map: Place[];
  hidden: { tile: Tile; i: number; ii: number; iii: number }[];
  forests: Forest[];
  display: Invention[];
  deck: number;
  vpCards: number[];
  offered: Invention[];
  cave: Cave | null;
  caveFood: number;
  preparedAnimals: Animal[];
  discardedPlants: Record<Plant, number>;
  tribes: Tribe[];
  endCard: { seat: number; extinguished: boolean } | null;
}

export type Action =
  | { is: 'Choose' | 'TakeInvention' | 'Cover'; invention: Invention }
  | { is: 'Move'; scout: number; to: Area }
  | { is: 'Pass' | 'TakeFood' | 'Accept' | 'Look' | 'Leave' | 'KeepTile' | 'Build' | 'Stay' | 'UseCave' }
  | { is: 'Keep' | 'Prepare'; animal: Animal }
  | { is: 'Gather' | 'Sell' | 'Offer'; store: Store }
  | { is: 'Send' | 'Join'; fire: Area }
  | { is: 'Feed'; food: number }
  | { is: 'Fall'; area: Area }
  | { is: 'Buy'; plant: Plant; store: Store }
  | { is: 'Mark'; settlement: Area };

/** Several events of the same shape. */
type Each<K extends string, F> = K extends string ? { is: K } & F : never;
export type Event =
  | Each<'InventionChosen' | 'InventionTaken', { seat: number; invention: Invention }>
  | Each<'Moved' | 'SentToFire' | 'Fell', { seat: number; scout: number; from: Area; to: Area }>
  | { is: 'Revealed'; seat: number; area: Area; tile: Tile }
  | { is: 'TileRemoved'; area: Area }
  | { is: 'StackPlaced'; area: Area; animals: number }
  | { is: 'Looked'; seat: number; area: Area; count: number; animals: Animal[] }
  | { is: 'Kept'; seat: number; area: Area; animal: Animal | null }
  | { is: 'Prepared'; seat: number; animal: Animal }
  | { is: 'FoodGained'; seat: number; food: number; lost: number }
  | { is: 'FoodPaid'; seat: number; food: number }
  | { is: 'BagsGained'; seat: number; bags: number; lost: number }
  | { is: 'VpGained'; seat: number; vp: number }
  | Each<'Gathered' | 'TileKept' | 'TileSold', { seat: number; plant: Plant; store: Store }>
  | { is: 'TileLeft'; seat: number; area: Area }
  | { is: 'StoreEmptied'; seat: number; store: Store; plant: Plant; tiles: number }
  | { is: 'InventionTurnedUp'; invention: Invention }
  | { is: 'VpCardTaken'; seat: number; vp: number; covered: Invention }
  | { is: 'HutBuilt'; seat: number; area: Area; paid: number }
  | { is: 'HutTileLaid'; space: number }
  | { is: 'RegionOpened'; region: number }
  | { is: 'Stayed'; seat: number; scout: number; area: Area }
  | { is: 'ScoutJoined'; seat: number; fire: Area }
  | { is: 'CaveOpened'; cave: Cave }
  | { is: 'StonePlaced'; seat: number; area: Area | null }
  | Each<'StoneReturned' | 'Passed' | 'EndTriggered' | 'EndCardFlipped', { seat: number }>
  | { is: 'Ended'; tasks: Task[]; winners: number[] };

/** FS-36, FS-39: two bags are printed on the mat, six more have room. */
export const PRINTED_BAGS = 2,
  BAG_SLOTS = 6;
/** 4.2 of the rules: what an animal tile gives over the fire. */
export const QUARRY: Record<Animal, { food: number; bags: number }> = {
  hare: { food: 3, bags: 0 },
  boar: { food: 4, bags: 0 },
  deer: { food: 3, bags: 1 },
  ibex: { food: 2, bags: 1 },
  bison: { food: 2, bags: 2 },
  wolf: { food: 1, bags: 2 },
  mammoth: { food: 5, bags: 1 },
};
/** FS-87, FS-88, FS-91, FS-92: the marks on the hut track. */
export const TRACK: Record<number, string> = { 3: 'ii', 5: 'scout', 9: 'iii', 11: 'end' };

export const room = (tribe: Tribe) => PRINTED_BAGS + tribe.bags;
export const has = (tribe: Tribe | undefined, invention: Invention) =>
  tribe?.inventions.some((card) => card.invention === invention && card.vp === 0) ?? false;
/** FS-25, FS-26: how many regions may be entered. */
export const openRegions = (view: View) => (view.hutTiles >= 9 ? 3 : view.hutTiles >= 3 ? 2 : 1);
