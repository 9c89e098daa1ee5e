import { capital, without, type Gallery, type Piece, type Shelf } from '../../learn/gallery';
import type { Speak } from '../../words/words.svelte';
import { nameOf, remember } from './cards';
import { describe, does } from './describe';
import edition from './edition.json';
import Picture from './GalleryPicture.svelte';
import de from './gallery.de.json';
import en from './gallery.en.json';
import { FIRE, SCORES, type Beast, type Card, type Cave, type Caveman, type Invention, type View } from './types';

const TRIBES = edition.tribes.flatMap(({ leader, hunter, home }) => [leader, hunter, home] as Card[]),
  CAVEMEN = edition.cavemen as Caveman[],
  BEASTS = edition.beasts as Beast[],
  CAVES = edition.caves as Cave[],
  /** CV-82: what it needs depends on how many play, so the edition does not list it as a card. */
  FIRE_CARD: Invention = { id: FIRE, name: 'Fire', marker: 0, cost: edition.fireCost[0]!, effect: { is: 'Win' } },
  INVENTIONS = [...(edition.inventions as Invention[]), FIRE_CARD];
const ALL: Card[] = [...TRIBES, ...CAVEMEN, ...BEASTS, ...CAVES, ...INVENTIONS];

/** What a card is, gives and costs. Starting cards cost nothing, and what Fire needs depends on how many play. */
function told(card: Card, say: Speak): string {
  const [two, three, four, five] = edition.fireCost as [number, number, number, number];
  if (card.id === FIRE) return `${say('effect.Win')} ${say('piece.fire', { two, three, four, five })}`;
  const stone = card.marker ? say('stone', { n: card.marker }) : say('stone.none');
  const text = card.cost
    ? without(nameOf(card, say), describe(card, { fireCost: 0 } as View, undefined, say))
    : `${capital(does(card, say)).replace(/\.$/, '')}. ${capital(stone)}`;
  return `${text.trim()}.`;
}

function cards(chapter: string, list: Card[], say: Speak): Shelf {
  remember({ pool: ALL, tableaus: [] } as unknown as View); // a card draws its numbers only when it is known
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
  words: { en, de },
  Picture,
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
