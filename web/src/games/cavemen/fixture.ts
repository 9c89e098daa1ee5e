import { written } from '../../written';
import { seatedAt } from '../fixture';
import type { Facts } from './facts';
import { game } from './index';
import moments from './scripted.json';
import type { Action, View } from './types';

/** A moment as the rules tell it: `scripted.json` is written by MomentsTest. */
export interface Told {
  view: View;
  facts: Facts;
  options: Action[];
  toAct: number[];
}
export const at = (name: keyof typeof moments): Told => structuredClone(written<Told>(moments[name]));

/** A table at this moment, for tests: what a board and a hand are given. */
export function table({ view, facts, options, toAct }: Told, live = options.length > 0) {
  const seated = seatedAt(game, view, options, { seats: view.tableaus.length, toAct, live });
  seated.playing.moment.facts = facts;
  seated.playing.stage.show(view, facts);
  return seated;
}
