import type { Action, Edition, Event, Facts, Plant, Store, View } from '../../generated/fire-and-stone';
import type * as shared from '../game';

/** The JSON of this game, generated from the records in games/…/firestone; what is inside a view goes by its own name. */
export type * from '../../generated/fire-and-stone';
export type Place = View.Place;
export type Forest = View.Forest;
export type Tribe = View.Tribe;
export type Shelf = View.Shelf;
export type Card = View.Card;
export type Settlement = Facts.Settlement;
export type Standing = Facts.Standing;

/** What the shared parts know of any game, for this one. */
export type Playing = shared.Playing<View, Action, Facts, Edition>;
export type Moment = shared.Moment<View, Action, Facts, Edition>;
export type BoardProps = shared.BoardProps<Playing>;
export type GameModule = shared.GameModule<View, Action, Event, Facts, Edition>;

export const TILES = ['apple', 'nut', 'mushroom', 'root', 'forest', 'hut', 'fire', 'stash', 'cave'] as const;
export const PLANTS: Plant[] = ['apple', 'nut', 'mushroom', 'root'];
export const STORES: Store[] = ['light', 'dark'];
