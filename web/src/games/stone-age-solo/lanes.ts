import { resting } from '../stone-age/meal';
import type { View } from '../stone-age/types';

export type Lane =
  'wait' | 'placing' | 'top' | 'order.1' | 'order.2' | 'order.3' | 'order.1.2' | 'order.1.3' | 'order.2.3' | 'now' | 'done' | 'rest';

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
  if (resting(view) === tribe) return 'rest';
  if (higher === 0) return 'top';
  const now = 'tribe' in phase && !acted.includes(phase.tribe) ? phase.tribe : -1;
  const ahead = initiative.filter((n, other) => n < mine && !acted.includes(other) && other !== now).length;
  const first = Math.min(3, acted.length + (now >= 0 ? 1 : 0) + ahead + 1),
    alike = initiative.filter((n, other) => n === mine && other !== tribe && other !== now && !acted.includes(other)).length,
    last = Math.min(3, first + alike);
  return (last > first ? `order.${first}.${last}` : `order.${first}`) as Lane;
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
