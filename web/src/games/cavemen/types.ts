import type { Action, Card, Edition, Event, Facts, Score, Tribe, View } from '../../generated/cavemen';
import type * as shared from '../game';

/** The JSON of this game, generated from the records in games/…/cavemen; what is inside a view goes by its own name. */
export type * from '../../generated/cavemen';
export type Odds = View.Odds;
export type Tableau = View.Tableau;
export type Caveman = Card.Caveman;
export type Beast = Card.Beast;
export type Cave = Card.Cave;
export type Invention = Card.Invention;

/** What the shared parts know of any game, for this one. */
export type Playing = shared.Playing<View, Action, Facts, Edition>;
export type Moment = shared.Moment<View, Action, Facts, Edition>;
export type BoardProps = shared.BoardProps<Playing>;
export type GameModule = shared.GameModule<View, Action, Event, Facts, Edition>;

export const TRIBES: Tribe[] = ['wolf', 'tiger', 'snake', 'owl', 'bear'];
export const SCORES: Score[] = ['hunting', 'inventing', 'foraging', 'population'];

export const FIRE = 'invention-fire';
