import { asked } from './facts';
import type { Tally, Moment } from './types';

/** In the order they are counted. */
export const CATEGORIES: (keyof Tally)[] = ['green', 'farmers', 'toolMakers', 'builders', 'shamans', 'resources'];

export function score(moment: Moment) {
  const told = asked({ moment }).ends,
    ends = moment.view.players.map((_, seat) => told.find((end) => end.seat === seat));
  return [
    { key: 'score.track', values: ends.map((end, seat) => end?.track ?? moment.view.players[seat]!.score) },
    ...CATEGORIES.map((key) => ({ key: `score.${key}`, values: ends.map((end) => end?.tally[key] ?? '–') })),
    { key: 'score.total', values: ends.map((end, seat) => end?.total ?? moment.view.players[seat]!.score) },
  ];
}
