import { asked, isBurden, placeIn } from './facts';
import { describeBurden, describeCard, describeTile, listed, priceOf } from './sentences';
import { pileOf, spaceOf, type Location, type Playing } from './types';

/** What a place, a building or a card is for, in words: the same for hover, focus, a tap and the ear. */
export function about({ moment, speak }: Pick<Playing, 'moment' | 'speak'>, location: Location): string {
  const view = moment.view,
    facts = asked({ moment }),
    alone = view.solo !== null;
  if (pileOf(location) >= 0) {
    const tile = view.piles[pileOf(location)]?.tile;
    return tile
      ? `${describeTile(tile, speak, facts.worth, alone)} ${speak(alone ? 'does.building.solo' : 'does.building')}`
      : speak('pile.empty.why');
  }
  if (spaceOf(location) >= 0) {
    const card = view.row[spaceOf(location)]?.card;
    if (isBurden(facts, location)) return `${card ? describeBurden(card, speak, view.solo!.burden) : ''} ${speak('does.burden')}`.trim();
    const price = speak('price.card', { n: placeIn(facts, location)?.cost ?? 0 });
    return card ? `${price} ${describeCard(card, speak, alone)}` : speak('space.empty.why');
  }
  return speak(`does.${location}`);
}

/** What a card or building costs, and what the viewer has to pay with. */
export function priceAndPurse({ moment, speak }: Pick<Playing, 'moment' | 'speak'>, location: Location) {
  const view = moment.view,
    tile = view.piles[pileOf(location)]?.tile;
  const price = tile ? priceOf(tile, speak) : speak('price.card', { n: placeIn(asked({ moment }), location)?.cost ?? 0 });
  return { price, have: listed(view.players[moment.viewer]!.goods, speak) };
}

/** Why nothing can be done here now: a key of words, or nothing. */
export function whyDark(playing: Playing, location: Location): string {
  const dark = playing.live ? placeIn(asked(playing), location)?.dark : null;
  return dark ? `why.${dark}` : '';
}
