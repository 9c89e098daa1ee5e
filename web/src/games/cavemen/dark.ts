import type { Told } from '../game';
import { isBeast, isCave, isCaveman } from './cards';
import { caveCost, recruitCost } from './reckon';
import { FIRE, type Card, type Tableau, type View } from './types';

/** CV-80, CV-82: why Fire is not yet to be had; the nearest hindrance first. */
function fire(view: View, own: Tableau, seat: number): Told {
  if (own.scores.inventing < view.fireCost) return { key: 'dark.fire.score', gaps: { n: view.fireCost, own: own.scores.inventing } };
  if (view.conch !== seat) return { key: 'dark.fire.conch' };
  return { key: view.phase.is === 'Acting' ? 'dark.fire.turn' : 'dark.fire.round' };
}

/** Why a card of the pool cannot be taken now, as far as the table shows it. Whoever looks is told, and not scolded. */
export function whyDark(card: Card, view: View, own: Tableau, seat: number): Told {
  if (card.id === FIRE) return fire(view, own, seat);
  if (isCaveman(card)) {
    const n = recruitCost(own, card);
    if (own.food < n && own.teeth < n) return { key: 'dark.recruit', gaps: { n, food: own.food, teeth: own.teeth } };
  } else if (isCave(card)) {
    const n = caveCost(own, card);
    if (own.teeth < n) return { key: 'dark.cave', gaps: { n, teeth: own.teeth } };
  } else if (isBeast(card)) {
    if (own.scores.hunting < card.cost) return { key: 'dark.beast', gaps: { n: card.cost, own: own.scores.hunting } };
  } else if (own.scores.inventing < card.cost) return { key: 'dark.invention', gaps: { n: card.cost, own: own.scores.inventing } };
  return { key: view.phase.is === 'Acting' ? 'dark.turn' : 'dark.later' };
}
