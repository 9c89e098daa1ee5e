import { book } from '../../words/books.svelte';
import { capital, without, type Gallery, type Piece, type Shelf } from '../../learn/gallery';
import type { TribeCards } from '../../generated/cavemen';
import type { Speak } from '../../words/words.svelte';
import { nameOf } from './cards';
import { describe, does } from './describe';
import { house } from './box';
import Picture from './GalleryPicture.svelte';
import en from './gallery.en.json';
import { FIRE, SCORES, type Card, type Invention } from './types';

const TRIBES = house.tribes.flatMap(({ leader, hunter, home }): Card[] => [leader, hunter, home]),
  { cavemen: CAVEMEN, beasts: BEASTS, caves: CAVES, fireCost: FIRE_COST } = house,
  /** What it needs depends on how many play, so the edition does not list it as a card. */
  FIRE_CARD: Invention = { is: 'Invention', id: FIRE, name: 'Fire', marker: 0, cost: FIRE_COST[0]!, effect: { is: 'Win' } },
  INVENTIONS = [...house.inventions, FIRE_CARD];

/** What a card is, gives and costs. Starting cards cost nothing, and what Fire needs depends on how many play. */
function told(card: Card, say: Speak): string {
  const [two, three, four, five] = FIRE_COST as [number, number, number, number];
  if (card.id === FIRE) return `${say('effect.Win')} ${say('piece.fire', { two, three, four, five })}`;
  const stone = card.marker ? say('stone', { n: card.marker }) : say('stone.none');
  const text = card.cost
    ? without(nameOf(card, say), describe(card, { fireCost: 0 }, undefined, say))
    : `${capital(does(card, say)).replace(/\.$/, '')}. ${capital(stone)}`;
  return `${text.trim()}.`;
}

function cards(chapter: string, list: Card[], say: Speak): Shelf {
  return {
    chapter,
    wide: 86,
    high: 120,
    pieces: list.map((card): Piece => ({ ids: [card.id], kind: 'card', of: card, name: nameOf(card, say), does: told(card, say) })),
  };
}

const signs = (chapter: string, names: string[], say: Speak): Shelf => ({
  chapter,
  wide: 60,
  high: 52,
  pieces: names.map((name) => ({
    ids: [name],
    kind: name === 'conch' ? 'conch' : 'sign',
    of: name,
    name: capital(say((SCORES as string[]).includes(name) ? `score.${name}` : `piece.${name}`)),
    does: say(`piece.${name}.does`),
  })),
});

export const gallery: Gallery = {
  words: book(['games/cavemen/gallery'], en),
  Picture,
  drawn: (list, thing) => {
    const { leader, hunter, home } = thing as TribeCards;
    return (list === 'tribes' ? [leader, hunter, home] : [thing]).map((of) => ({ kind: 'card', of }));
  },
  shelves: (say) => [
    signs('what-is-in-the-box', ['conch', 'food', 'teeth'], say),
    cards('the-tribes', TRIBES, say),
    cards('the-cavemen', CAVEMEN, say),
    cards('the-beasts', BEASTS, say),
    cards('the-caves', CAVES, say),
    cards('the-inventions', INVENTIONS, say),
    signs('the-cards-and-the-tribe', SCORES, say),
  ],
};
