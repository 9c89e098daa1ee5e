import type { Action, Edition, Event, Facts, Good, Goods, Token, View } from '../../generated/my-first-stone-age';
import type * as shared from '../game';

/** The JSON of this game, generated from the records in games/…/myfirststoneage; what is inside a view goes by its own name. */
export type * from '../../generated/my-first-stone-age';
export type Tree = View.Tree;
export type Pile = View.Pile;
export type Settlement = View.Settlement;

/** What the shared parts know of any game, for this one. */
export type Playing = shared.Playing<View, Action, Facts, Edition>;
export type Moment = shared.Moment<View, Action, Facts, Edition>;
export type BoardProps = shared.BoardProps<Playing>;
export type GameModule = shared.GameModule<View, Action, Event, Facts, Edition>;

export const GOODS: Good[] = ['tooth', 'berry', 'pot', 'arrowhead', 'fish'];

export const isDie = (token: Token) => token.startsWith('die_');
export const pips = (token: Token) => Number(token.slice(4));
/** The pieces of a bag one by one, in the order of the loop. */
export const pieces = (goods: Goods): Good[] => GOODS.flatMap((good) => Array<Good>(goods[good]).fill(good));
