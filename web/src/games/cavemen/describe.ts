import type { TribeCards } from '../../generated/cavemen';
import type { Speak } from '../../words/words.svelte';
import { isBeast, isCave, isCaveman, nameOf } from './cards';
import { tells } from './effects';
import type { Card, Score, View } from './types';

const abilities = (card: Card, say: Speak): string =>
  isCaveman(card)
    ? (['hunting', 'inventing', 'foraging'] as Score[])
        .filter((s) => card[s as 'hunting'] > 0)
        .map((s) => `${say(`score.${s}`)} ${card[s as 'hunting']}`)
        .join(', ')
    : '';

/** A card in words: what it is, gives and costs, for ears and for the panel. `price` is what it costs the viewer. */
export function describe(card: Card, view: Pick<View, 'fireCost'>, price: number | undefined, say: Speak): string {
  const name = nameOf(card, say),
    stone = card.marker ? say('stone', { n: card.marker }) : say('stone.none');
  if (isCaveman(card))
    return [`${name}, ${say(`kind.${card.kind}`)}: ${abilities(card, say)}.`, say('cost.recruit', { n: price ?? card.cost }), stone].join(
      ' ',
    );
  if (isCave(card)) {
    const cost = price ?? card.cost;
    return `${name}: ${say('cave.holds', { n: card.population })}. ${cost ? say('cost.cave', { n: cost }) : say('free')} ${stone}`;
  }
  if (isBeast(card)) return `${name}: ${say('cost.beast', { n: card.cost, food: card.food, teeth: card.teeth })} ${stone}`;
  const { key, gaps } = tells(card.effect);
  const wins = card.effect.is === 'Win';
  return `${name}: ${say(key, gaps)} ${say('cost.invention', { n: wins ? view.fireCost : card.cost })} ${wins ? '' : stone}`;
}

/** What a card does, without its price. */
export function does(card: Card, say: Speak): string {
  if (isCaveman(card))
    return `${say(`kind.${card.kind}`)}: ${abilities(card, say) || '–'}${card.kind === 'explorer' ? `. ${say('explorer.free')}` : ''}`;
  if (isCave(card)) return say('cave.does', { n: card.population });
  if (isBeast(card)) return say('beast.does', { n: card.cost });
  const { key, gaps } = tells(card.effect);
  return say(key, gaps);
}

/** The same without its name, for where that stands above it. */
export const lore = (card: Card, view: Pick<View, 'fireCost'>, price: number | undefined, say: Speak): string =>
  `${describe(card, view, price, say)
    .slice(nameOf(card, say).length)
    .replace(/^[,:] /, '')
    .replace(/[ ,]+$/, '')}.`;

/** What a tribe begins with. */
export const brings = ({ leader, hunter }: TribeCards, say: Speak): string =>
  say('tribe.brings', { leader: nameOf(leader, say), hunter: nameOf(hunter, say), n: hunter.marker });
