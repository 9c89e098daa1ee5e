import { standing, type View } from './types';

/**
 * SA-31: who uses a card or a building is asked for the price first, and nothing has happened yet but that the person left the place. To
 * take a purchase back leads to the same question, but then nobody stood there before.
 */
export function silent(before: View, after: View): boolean {
  const { phase } = after;
  if (phase.is !== 'Buying' && phase.is !== 'Building' && phase.is !== 'Paying') return false;
  if (before.phase.is === 'Building' && phase.is === 'Paying') return true;
  return before.phase.is === 'Acting' && (standing(before, phase.location)[phase.tribe] ?? 0) > 0;
}
