import { FIRE } from './types';

/**
 * The cards of a tribe that a phone has room for: one row where it stands upright, two or three where it lies. If there are more, the last
 * place is for whatever opens all of them. Whoever may leave is always shown; Fire, which wins the game, lies first.
 */
export function fitting<C extends { id: string }>(
  cards: C[],
  leaving: ReadonlySet<string>,
  width: number,
  screenWidth: number,
  screenHeight: number,
): C[] {
  const low = screenHeight <= 520 && screenWidth >= 560;
  if (!low && screenWidth > 700) return cards;
  const places = low ? Math.floor((width + 2) / 44) * (screenHeight < 420 ? 2 : 3) : Math.floor((width + 2) / 48);
  if (cards.length <= places) return cards;
  if (leaving.size) return cards.filter((card) => leaving.has(card.id));
  return [...cards].sort((a, b) => Number(b.id === FIRE) - Number(a.id === FIRE)).slice(0, Math.max(0, places - 1));
}
