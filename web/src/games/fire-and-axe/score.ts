import { factsOf, tallyOf } from './facts';
import type { Moment } from './types';

const COLUMNS = ['play', 'axe', 'settlements', 'sagas', 'total'] as const;

/** The final scoring, in the order it is counted. */
export function score(moment: Moment) {
  const sums = moment.view.captains.map((_, seat) => tallyOf(moment.view, factsOf(moment), seat));
  return COLUMNS.map((key) => ({ key: `score.${key}`, values: sums.map((sum) => sum[key]) }));
}
