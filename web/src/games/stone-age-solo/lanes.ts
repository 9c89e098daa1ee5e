import type { View } from '../stone-age/types';

export type Lane = 'wait' | 'placing' | 'top' | 'order.1' | 'order.2' | 'order.3' | 'now' | 'done' | 'rest';

/** SS-30..32: what a tribe's place on the track means now. Until all have thrown their dice only the highest so far can be told. */
export function laneOf(view: View, tribe: number): Lane {
  const { initiative, acted } = view.solo!,
    { phase } = view,
    mine = initiative[tribe] ?? 0;
  if (acted.includes(tribe)) return 'done';
  if ('tribe' in phase && phase.tribe === tribe && phase.is !== 'Placing' && mine > 0) return 'now';
  if (phase.is === 'Placing' && phase.tribe === tribe) return 'placing';
  if (mine === 0) return 'wait';
  const higher = initiative.filter((n) => n > mine).length;
  if (initiative.some((n) => n === 0)) return higher === 0 ? 'top' : 'wait';
  if (acted.length === 3) return 'rest';
  const alike = initiative.filter((n) => n === mine).length;
  if (higher === 0 && alike === 1) return 'rest';
  const before = initiative.filter((n) => n < mine).length;
  return higher === 0 && before + alike === 4 && alike > 1 ? 'top' : (`order.${Math.min(3, before + 1)}` as Lane);
}

/** SS-20..60: which of the four steps of a round it is. */
export function stepOf(view: View): number {
  switch (view.phase.is) {
    case 'Mustering':
    case 'Placing':
      return 0;
    case 'Rationing':
      return 2;
    case 'Discarding':
      return 3;
    default:
      return 1;
  }
}
