import type { Action, Edition, Event, Facts, Good, Goods, Location, View } from '../../generated/stone-age';
import type * as shared from '../game';

/** The JSON of this game, generated from the records in games/…/stoneage; what is inside a view goes by its own name. Both share it. */
export type * from '../../generated/stone-age';
export type Tool = View.Tool;
export type Player = View.Player;
export type Tribe = View.Tribe;
export type Pile = View.Pile;
export type Solo = View.Solo;
export type Resource = Exclude<Good, 'food'>;

/** What the shared parts know of any game, for this one. */
export type Playing = shared.Playing<View, Action, Facts, Edition>;
export type Moment = shared.Moment<View, Action, Facts, Edition>;
export type BoardProps = shared.BoardProps<Playing>;
export type GameModule = shared.GameModule<View, Action, Event, Facts, Edition>;

export const RESOURCES: Resource[] = ['wood', 'clay', 'stone', 'gold'];
export const GOODS: Good[] = ['food', ...RESOURCES];

export const GATHERING = ['hunting_grounds', 'forest', 'clay_pit', 'quarry', 'river'] as const;
export const VILLAGE = ['tool_maker', 'hut', 'field'] as const;
export const PILES = ['building_1', 'building_2', 'building_3', 'building_4'] as const;
export const SPACES = ['card_1', 'card_2', 'card_3', 'card_4'] as const;
export type Gathering = (typeof GATHERING)[number];
export type Place = Gathering | (typeof VILLAGE)[number];
export const PLACES: Place[] = [...GATHERING, ...VILLAGE];

export const goodOf = (place: Location): Good | undefined => GOODS[(GATHERING as readonly string[]).indexOf(place)];
export const placeOf = (good: Good): Gathering => GATHERING[GOODS.indexOf(good)]!;

export const NOTHING: Goods = { wood: 0, clay: 0, stone: 0, gold: 0 };
export const size = (goods: Goods) => RESOURCES.reduce((sum, good) => sum + goods[good], 0);
export const same = (a: Goods, b: Goods) => RESOURCES.every((good) => a[good] === b[good]);
export const plus = (a: Goods, good: Resource, n = 1): Goods => ({ ...a, [good]: a[good] + n });
export const pieces = (goods: Goods): Resource[] => RESOURCES.flatMap((good) => Array<Resource>(goods[good]).fill(good));
/** Who decides for a tribe: alone it is always seat 0. */
export const boardOf = (view: View, tribe: number) => (view.solo ? 0 : tribe);
export const standing = (view: View, location: Location): number[] => view.figures.find((f) => f.location === location)?.byTribe ?? [];
/** The pile or card space of a location, from 0; -1 if it is none. */
export const pileOf = (location: Location) => (PILES as readonly string[]).indexOf(location);
export const spaceOf = (location: Location) => (SPACES as readonly string[]).indexOf(location);
