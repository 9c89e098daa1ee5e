import type { Action, Attack, Edition, Event, Facts, Good, Goods, Homeland, Saga, View, Voyages, Zone } from '../../generated/fire-and-axe';
import type * as shared from '../game';

/** The JSON of this game, generated from the records in games/…/fireaxe; what is inside a view goes by its own name. */
export type * from '../../generated/fire-and-axe';
export type Days = View.Days;
export type Harbour = View.Harbour;
export type Captain = View.Captain;
export type Deed = Saga.Deed;
export type Odds = Attack.Odds;
export type Rolled = Facts.Rolled;
export type Sky = Voyages.Sky;
export type Reach = Voyages.Reach;
export type Tally = Facts.Tally;

/** What the shared parts know of any game, for this one. */
export type Playing = shared.Playing<View, Action, Facts, Edition>;
export type Moment = shared.Moment<View, Action, Facts, Edition>;
export type BoardProps = shared.BoardProps<Playing>;
export type GameModule = shared.GameModule<View, Action, Event, Facts, Edition>;

export const GOODS: Good[] = ['furs', 'skins', 'tusks'];
export const ZONES: Zone[] = ['north', 'east', 'south', 'west'];
export const HOMELANDS: Homeland[] = ['norway', 'denmark', 'sweden'];
export const WINTERING = 'wintering';

export const size = (goods: Goods) => goods.furs + goods.skins + goods.tusks;
export const pieces = (goods: Goods): Good[] => GOODS.flatMap((good) => Array<Good>(goods[good]).fill(good));
export const aboard = (captain: Captain) => captain.crew + size(captain.cargo);
