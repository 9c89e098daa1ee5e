import type { Playing } from '../game';
import { describeBurden, describeCard, describeTile, listed, priceOf } from './sentences';
import { goodOf, pileOf, spaceOf, standing, type Location, type View } from './types';

const RULES: Partial<Record<Location, string>> = { hunting_grounds: 'SA-15', tool_maker: 'SA-32', hut: 'SA-33', field: 'SA-35' };

/** SS-7: alone the fourth space of the row holds the burden. */
export const isBurden = (view: View, location: Location) => view.solo !== null && spaceOf(location) === 3;

/** The rule a place rests on. */
export function ruleOf(view: View, location: Location): string {
  if (pileOf(location) >= 0) return view.solo ? 'SS-36' : 'SA-44';
  if (spaceOf(location) >= 0) return isBurden(view, location) ? 'SS-52' : view.solo ? 'SS-37' : 'SA-42';
  return RULES[location] ?? (goodOf(location) ? 'SA-36' : 'SA-31');
}

/** What a place, a building or a card is for, in words: the same for hover, focus, a tap and the ear. */
export function about({ moment, speak }: Pick<Playing, 'moment' | 'speak'>, location: Location): string {
  const view = moment.view as View,
    alone = view.solo !== null;
  if (pileOf(location) >= 0) {
    const tile = view.piles[pileOf(location)]?.tile;
    return tile ? `${describeTile(tile, speak, alone)} ${speak(alone ? 'does.building.solo' : 'does.building')}` : speak('pile.empty.why');
  }
  if (spaceOf(location) >= 0) {
    const card = view.row[spaceOf(location)]?.card;
    if (isBurden(view, location)) return `${card ? describeBurden(card, speak, view.solo!.burden) : ''} ${speak('does.burden')}`.trim();
    const price = speak('price.card', { n: spaceOf(location) + 1 });
    return card ? `${price} ${describeCard(card, speak, alone)}` : speak('space.empty.why');
  }
  return speak(`does.${location}`);
}

/** What a card or building costs, and what the viewer has to pay with. */
export function priceAndPurse({ moment, speak }: Pick<Playing, 'moment' | 'speak'>, location: Location) {
  const view = moment.view as View,
    tile = view.piles[pileOf(location)]?.tile;
  const price = tile ? priceOf(tile, speak) : speak('price.card', { n: spaceOf(location) + 1 });
  return { price, have: listed(view.players[moment.viewer]!.goods, speak) };
}

const RINGS: Partial<Record<Location, number>> = { tool_maker: 1, hut: 2, field: 1, hunting_grounds: Infinity };

/** Why nothing can be done here now, as far as the board shows it: a key of words, or nothing. */
export function whyDark(playing: Playing, location: Location): string {
  const view = playing.moment.view as View,
    { phase } = view;
  if (!playing.live || (phase.is !== 'Placing' && phase.is !== 'Acting') || isBurden(view, location)) return '';
  const here = standing(view, location),
    mine = here[phase.tribe] ?? 0;
  if (phase.is === 'Acting') return mine ? '' : 'why.nobody';
  if (mine && !view.solo) return 'why.own';
  const rings = RINGS[location] ?? (goodOf(location) ? 7 : 1);
  if (here.reduce((a, b) => a + b, 0) >= rings) return 'why.full';
  return location === 'hut' && view.tribes[phase.tribe]!.home < 2 ? 'why.two' : 'why.closed';
}
