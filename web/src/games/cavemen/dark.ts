import type { Told } from '../game';
import type { Offer } from './facts';
import type { Tableau } from './types';

/** Why a card of the pool cannot be taken now. Whoever looks is told, and not scolded. */
export function whyDark({ cost: n, needs, dark }: Offer, { food, teeth, scores }: Tableau): Told | null {
  return dark ? { key: `dark.${dark.replace('_', '.')}`, gaps: { n, own: needs ? scores[needs] : 0, food, teeth } } : null;
}
