import type { Moment } from '../game';
import { tally, type Tally } from './reckon';
import type { View } from './types';

const COLUMNS: (keyof Tally)[] = ['play', 'axe', 'settlements', 'sagas', 'total'];

/** FA-250..258, in the order they are counted. */
export function score(moment: Moment<View>) {
  const sums = moment.view.captains.map((_, seat) => tally(moment.view, seat));
  return COLUMNS.map((key) => ({ key: `score.${key}`, values: sums.map((sum) => sum[key]) }));
}
