import type { Told } from '../game';
import type { Offer } from './facts';
import type { Tableau } from './types';

/** Why a card of the pool cannot be taken now. Whoever looks is told, and not scolded. */
export function whyDark({ cost: n, dark }: Offer, { food, teeth, scores }: Tableau): Told | null {
  const own = dark === 'beast' ? scores.hunting : scores.inventing;
  return dark ? { key: `dark.${dark.replace('_', '.')}`, gaps: { n, own, food, teeth } } : null;
}
