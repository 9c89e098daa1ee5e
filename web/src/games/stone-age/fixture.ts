import { written } from '../../written';
import { seatedAt } from '../fixture';
import soloMoments from '../stone-age-solo/scripted.json';
import type { Facts } from './facts';
import moments from './scripted.json';
import type { Action, Goods, View, GameModule } from './types';

/** A moment as the rules tell it: `scripted.json` is written by MomentsTest. */
export interface Told {
  view: View;
  facts: Facts;
  options: Action[];
  toAct: number[];
}
export const at = (name: keyof typeof moments): Told => structuredClone(written<Told>(moments[name]));
export const alone = (name: keyof typeof soloMoments): Told => structuredClone(written<Told>(soloMoments[name]));

export const goods = (wood = 0, clay = 0, stone = 0, gold = 0): Goods => ({ wood, clay, stone, gold });

/** A table at this moment, for tests: what a board and a hand are given. */
export function table(of: GameModule, { view, facts, options, toAct }: Told, live = options.length > 0) {
  const seated = seatedAt(of, view, options, { seats: view.players.length, toAct, live });
  seated.playing.moment.facts = facts;
  seated.playing.stage.show(view, facts);
  return seated;
}
