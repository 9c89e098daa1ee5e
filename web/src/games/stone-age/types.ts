/** The JSON of this game, derived from the records in games/…/stoneage. Both games share it; `solo` is what only the solo game has. */
export type Resource = 'wood' | 'clay' | 'stone' | 'gold';
export type Good = 'food' | Resource;
export type Goods = Record<Resource, number>;

export const RESOURCES: Resource[] = ['wood', 'clay', 'stone', 'gold'];
export const GOODS: Good[] = ['food', ...RESOURCES];
/** SA-38: the pips for one of it, and what it is worth in a building. */
export const PIPS: Record<Good, number> = { food: 2, wood: 3, clay: 4, stone: 5, gold: 6 };

export const GATHERING = ['hunting_grounds', 'forest', 'clay_pit', 'quarry', 'river'] as const;
export const VILLAGE = ['tool_maker', 'hut', 'field'] as const;
export const PILES = ['building_1', 'building_2', 'building_3', 'building_4'] as const;
export const SPACES = ['card_1', 'card_2', 'card_3', 'card_4'] as const;
export type Gathering = (typeof GATHERING)[number];
export type Place = Gathering | (typeof VILLAGE)[number];
export type Location = Place | (typeof PILES)[number] | (typeof SPACES)[number];
export const PLACES: Place[] = [...GATHERING, ...VILLAGE];

export const goodOf = (place: Location): Good | undefined => GOODS[(GATHERING as readonly string[]).indexOf(place)];
export const placeOf = (good: Good): Gathering => GATHERING[GOODS.indexOf(good)]!;

export type Effect =
  | { is: 'Dice' }
  | { is: 'Gain'; good: Good; count: number }
  | { is: 'Roll'; good: Good }
  | { is: 'Points'; points: number }
  | { is: 'Tool' }
  | { is: 'Field' }
  | { is: 'Draw' }
  | { is: 'Once'; value: number }
  | { is: 'AnyTwo' };
export type Symbol = 'pottery' | 'writing' | 'time' | 'transport' | 'art' | 'healing' | 'weaving' | 'music';
export type Profession = 'farmer' | 'tool_maker' | 'builder' | 'shaman';
export type Background = { is: 'Green'; symbol: Symbol } | { is: 'Sand'; profession: Profession; figures: number };
export interface Card {
  id: string;
  effect: Effect;
  background: Background;
}
export type Price =
  { is: 'Fixed'; goods: Goods } | { is: 'Kinds'; resources: number; kinds: number } | { is: 'Any'; least: number; most: number };
export interface Tile {
  id: string;
  price: Price;
}
export interface Tally {
  green: number;
  farmers: number;
  toolMakers: number;
  builders: number;
  shamans: number;
  resources: number;
}

export interface Tool {
  value: number;
  used: boolean;
}
export interface Player {
  score: number;
  food: number;
  goods: Goods;
  field: number;
  tools: Tool[];
  tiles: Tile[];
  cards: Card[] | null;
  drawn: Card[] | null;
  stack: number;
  ready: Card[];
  tally: Tally | null;
}
export interface Tribe {
  figures: number;
  home: number;
  supply: number;
}
export interface Pile {
  tile: Tile | null;
  below: number;
}
export interface Solo {
  level: number;
  fieldStart: number;
  meal: number;
  limit: number;
  initiative: number[];
  acted: number[];
  burden: number;
  discarded: Tile[];
  putAway: Card[];
}

export type Phase =
  | { is: 'Placing'; tribe: number }
  | { is: 'Acting'; tribe: number }
  | { is: 'UsingTools'; tribe: number; good: Good; dice: number[]; pips: number }
  | { is: 'Buying'; tribe: number; location: Location }
  | { is: 'Building'; tribe: number; location: Location }
  | { is: 'Paying'; tribe: number; location: Location; number: number }
  | { is: 'PickingDice'; tribe: number; buyer: number; dice: number[] }
  | { is: 'Claiming'; tribe: number }
  | { is: 'Feeding'; tribe: number; missing: number; paid: Goods }
  | { is: 'Mustering' }
  | { is: 'Ordering' }
  | { is: 'Rationing'; missing: number; paid: Goods }
  | { is: 'Discarding'; left: number }
  | { is: 'Over' };

export interface View {
  phase: Phase;
  round: number;
  start: number;
  figures: { location: Location; byTribe: number[] }[];
  row: { card: Card | null }[];
  deck: number;
  piles: Pile[];
  tribes: Tribe[];
  players: Player[];
  solo: Solo | null;
}

export type Action =
  | { is: 'Place'; location: Location; figures: number }
  | { is: 'Act'; location: Location }
  | { is: 'UseTool'; slot: number }
  | { is: 'UseCard'; card: string }
  | { is: 'Gather' }
  | { is: 'Pay'; goods: Goods }
  | { is: 'Spend'; number: number }
  | { is: 'Decline' }
  | { is: 'PickDie'; pips: number }
  | { is: 'Claim'; goods: Goods }
  | { is: 'KeepCard' }
  | { is: 'Feed'; good: Good }
  | { is: 'Starve' }
  | { is: 'Lead'; tribe: number }
  | { is: 'Endure' }
  | { is: 'Discard'; tile: string };

export type Event =
  | { is: 'Placed'; tribe: number; location: Location; figures: number }
  | { is: 'Rolled'; tribe: number; good: Good; dice: number[] }
  | { is: 'ToolUsed'; tribe: number; slot: number; value: number; pips: number }
  | { is: 'CardUsed'; tribe: number; card: Card; pips: number }
  | { is: 'Gathered'; tribe: number; good: Good; pips: number; count: number }
  | { is: 'ToolMade'; tribe: number; slot: number; value: number }
  | { is: 'Born'; tribe: number; figures: number }
  | { is: 'FieldGrown'; tribe: number; field: number }
  | { is: 'GainedNothing'; tribe: number; like: Location }
  | { is: 'Bought'; tribe: number; space: Location; card: Card; paid: Goods }
  | { is: 'Built'; tribe: number; pile: Location; tile: Tile; paid: Goods; points: number }
  | { is: 'Declined'; tribe: number; location: Location }
  | { is: 'DiceOffered'; tribe: number; dice: number[] }
  | { is: 'DiePicked'; tribe: number; pips: number }
  | { is: 'Received'; tribe: number; good: Good; count: number }
  | { is: 'PointsScored'; tribe: number; points: number }
  | { is: 'Drew'; tribe: number; card: Card | null; none: boolean }
  | { is: 'Claimed'; tribe: number; goods: Goods }
  | { is: 'CardKept'; tribe: number }
  | { is: 'TileTurnedUp'; pile: Location; tile: Tile }
  | { is: 'CardTurnedUp'; space: Location; card: Card }
  | { is: 'CardSlid'; from: Location; to: Location }
  | { is: 'Harvested'; tribe: number; food: number }
  | { is: 'Fed'; tribe: number; food: number; goods: Goods }
  | { is: 'Starved'; tribe: number; missing: number; points: number }
  | { is: 'RoundBegan'; round: number; start: number }
  | { is: 'Scored'; seat: number; tally: Tally; total: number }
  | { is: 'Ended'; winners: number[] }
  | { is: 'InitiativeRolled'; tribe: number; dice: number[]; initiative: number }
  | { is: 'Rested'; tribe: number }
  | { is: 'BonusFood'; food: number }
  | { is: 'LimitRaised'; limit: number }
  | { is: 'DrawnAway'; card: Card }
  | { is: 'Billed'; figures: number; burden: number }
  | { is: 'Exhausted'; missing: number; limit: number }
  | { is: 'TileDiscarded'; tile: Tile }
  | { is: 'TilesLacked'; limit: number }
  | {
      is: 'SoloEnded';
      won: boolean;
      level: number;
      fieldStart: number;
      rounds: number;
      limit: number;
      figures: number;
      field: number;
      tools: number;
    };

export const NOTHING: Goods = { wood: 0, clay: 0, stone: 0, gold: 0 };
export const size = (goods: Goods) => RESOURCES.reduce((sum, good) => sum + goods[good], 0);
/** SA-45: what a building scores that was paid with these. */
export const worth = (goods: Goods) => RESOURCES.reduce((sum, good) => sum + goods[good] * PIPS[good], 0);
export const same = (a: Goods, b: Goods) => RESOURCES.every((good) => a[good] === b[good]);
export const plus = (a: Goods, good: Resource, n = 1): Goods => ({ ...a, [good]: a[good] + n });
export const pieces = (goods: Goods): Resource[] => RESOURCES.flatMap((good) => Array<Resource>(goods[good]).fill(good));
/** Who decides for a tribe: alone it is always seat 0. */
export const boardOf = (view: View, tribe: number) => (view.solo ? 0 : tribe);
export const standing = (view: View, location: Location): number[] => view.figures.find((f) => f.location === location)?.byTribe ?? [];
/** The pile or card space of a location, from 0; -1 if it is none. */
export const pileOf = (location: Location) => (PILES as readonly string[]).indexOf(location);
export const spaceOf = (location: Location) => (SPACES as readonly string[]).indexOf(location);
