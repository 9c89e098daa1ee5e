import type { Moment } from '../game';
import type { Tally, View } from './types';

/** SA-80..85, in the order they are counted. */
export const CATEGORIES: (keyof Tally)[] = ['green', 'farmers', 'toolMakers', 'builders', 'shamans', 'resources'];

/** At the end the score is everything, so what the track showed is the rest. */
export function score(moment: Moment<View>) {
  const players = moment.view.players;
  const tallied = (p: (typeof players)[number]) => CATEGORIES.reduce((sum, key) => sum + (p.tally?.[key] ?? 0), 0);
  return [
    { key: 'score.track', values: players.map((p) => p.score - tallied(p)) },
    ...CATEGORIES.map((key) => ({ key: `score.${key}`, values: players.map((p) => p.tally?.[key] ?? '–') })),
    { key: 'score.total', values: players.map((p) => p.score) },
  ];
}
