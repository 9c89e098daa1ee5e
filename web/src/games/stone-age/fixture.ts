import { seatedAt } from '../fixture';
import type { GameModule } from '../game';
import type { Action, Goods, Phase, Player, View } from './types';

/** A table of two, or alone, for tests: what a board and a hand are given. */
export const goods = (wood = 0, clay = 0, stone = 0, gold = 0): Goods => ({ wood, clay, stone, gold });
export const player = (more: Partial<Player> = {}): Player => ({
  score: 0,
  food: 12,
  goods: goods(),
  field: 0,
  tools: [1, 0, 0].map((value) => ({ value, used: false })),
  tiles: [],
  cards: [],
  drawn: [],
  stack: 0,
  ready: [],
  tally: null,
  ...more,
});
export const view = (phase: Phase, more: Partial<View> = {}): View => ({
  phase,
  round: 1,
  start: 0,
  figures: [],
  deck: 32,
  tribes: [0, 1].map(() => ({ figures: 5, home: 5, supply: 5 })),
  players: [player(), player()],
  solo: null,
  row: [1, 2, 3, 4].map((n) => ({ card: { id: `c${n}`, effect: { is: 'Dice' }, background: { is: 'Green', symbol: 'music' } } })),
  piles: [
    { tile: { id: 'bld-wwc', price: { is: 'Fixed', goods: goods(2, 1) } }, below: 6 },
    { tile: { id: 'bld-1to7-a', price: { is: 'Any', least: 1, most: 7 } }, below: 6 },
  ],
  ...more,
});
export const alone = (phase: Phase): View =>
  view(phase, {
    tribes: [0, 1, 2, 3].map(() => ({ figures: 2, home: 2, supply: 5 })),
    players: [player({ food: 3, field: 2 })],
    row: [...view(phase).row.slice(0, 2), { card: null }, view(phase).row[3]!],
    solo: { level: 1, fieldStart: 0, meal: 1, limit: 15, initiative: [0, 0, 0, 0], acted: [], burden: 4, discarded: [], putAway: [] },
  });

export const table = (of: GameModule, truth: View, options: Action[], live = options.length > 0) =>
  seatedAt(of, truth, options, { seats: truth.players.length, live });
