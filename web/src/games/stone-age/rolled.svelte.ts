import type { Good } from './types';

/**
 * The last dice that were rolled for a good, so that they stay on the board where they fell after they were counted. While tools are
 * added, the view tells them.
 */
export const rolled = $state<{ tribe: number; good: Good | null; dice: number[] }>({ tribe: -1, good: null, dice: [] });

export function note(tribe: number, good: Good | null, dice: number[]) {
  rolled.tribe = tribe;
  rolled.good = good;
  rolled.dice = dice;
}
