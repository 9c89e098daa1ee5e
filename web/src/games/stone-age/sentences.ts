import type { Speak } from '../../words/words.svelte';
import { worthOf } from './facts';
import { RESOURCES, type Card, type Goods, type Tile } from './types';

/** "2 wood, 1 gold" */
export const listed = (goods: Goods, say: Speak): string =>
  RESOURCES.filter((good) => goods[good] > 0)
    .map((good) => `${goods[good]} ${say(`good.${good}`)}`)
    .join(', ') || say('nothing');
/** The same for the log, which follows the language: a list of keys with numbers before them. */
export const listedKeys = (goods: Goods): string => RESOURCES.flatMap((good) => Array<string>(goods[good]).fill(`@good.${good}`)).join(',');

export function effectOf(card: Card, say: Speak, solo = false): string {
  const e = card.effect;
  switch (e.is) {
    case 'Dice':
      return say(solo ? 'effect.dice.solo' : 'effect.dice');
    case 'Gain':
      return say('effect.gain', { n: e.count, good: say(`good.${e.good}`) });
    case 'Roll':
      return say('effect.roll', { good: say(`good.${e.good}`) });
    case 'Points':
      return solo ? say('effect.points.solo') : say('effect.points', { n: e.points });
    case 'Tool':
      return say('effect.tool');
    case 'Field':
      return say('effect.field');
    case 'Draw':
      return say(solo ? 'effect.draw.solo' : 'effect.draw');
    case 'Once':
      return say('effect.once', { n: e.value });
    case 'AnyTwo':
      return say('effect.any');
  }
}

export function endOf(card: Card, say: Speak): string {
  const b = card.background;
  return b.is === 'Green' ? say('end.green', { symbol: say(`symbol.${b.symbol}`) }) : say(`end.${b.profession}`, { n: b.figures });
}

/** Alone the colour of the card gives something too. */
export const describeCard = (card: Card, say: Speak, solo: boolean) =>
  `${effectOf(card, say, solo)} ${solo ? say(card.background.is === 'Green' ? 'bonus.green' : 'bonus.sand') : endOf(card, say)}`;

/** What a card costs every evening while it is the burden. */
export const describeBurden = (card: Card, say: Speak, burden: number) =>
  say(card.background.is === 'Green' ? 'burden.green' : `burden.${card.background.profession}`, { n: burden });

/** What a building costs, in words. */
export function priceOf({ price: p }: Tile, say: Speak): string {
  if (p.is === 'Fixed') return say('price.fixed', { goods: listed(p.goods, say) });
  if (p.is === 'Kinds') return say(p.kinds === 1 ? 'price.kind' : 'price.kinds', { n: p.resources, kinds: p.kinds });
  return say('price.any', { least: p.least, most: p.most });
}

export function describeTile(tile: Tile, say: Speak, worth: Goods, solo: boolean): string {
  const { price } = tile,
    cost = priceOf(tile, say);
  return solo ? cost : `${cost} ${price.is === 'Fixed' ? say('price.points', { n: worthOf(price.goods, worth) }) : say('price.value')}`;
}
