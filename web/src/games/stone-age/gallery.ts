import { written } from '../../written';
import { book } from '../../words/books.svelte';
import { capital, together, type Gallery, type Piece, type Shelf } from '../../learn/gallery';
import type { Speak } from '../../words/words.svelte';
import box from './box.json';
import edition from './edition.json';
import Picture from './GalleryPicture.svelte';
import en from './gallery.en.json';
import { LOOKS } from './looks';
import { describeCard, describeTile } from './sentences';
import { worthOf } from './facts';
import { GOODS, PLACES, type Card, type Edition, type Tile } from './types';

const { cards: CARDS, tiles: TILES } = written<Edition>(edition);
const TOOLS = Array.from({ length: box.tools }, (_, i) => i + 1);

const cardName = ({ background: b }: Card, say: Speak) =>
  capital(b.is === 'Green' ? say(`symbol.${b.symbol}`) : `${say(`profession.${b.profession}`)} × ${b.figures}`);
const tileName = ({ price: p }: Tile, say: Speak, solo: boolean) =>
  say(solo ? 'piece.building' : p.is === 'Fixed' ? 'piece.building.fixed' : 'piece.building.worth', {
    n: p.is === 'Fixed' ? worthOf(p.goods, box.worth) : 0,
  });

/** Everything of the game with others; alone cards and buildings do something else. */
export const shelves = (say: Speak, solo: boolean): Shelf[] => [
  {
    chapter: 'what-is-in-the-box',
    wide: 56,
    high: 60,
    pieces: [
      ...LOOKS.map((look, tribe): Piece => ({
        ids: [`tribe-${tribe}`],
        kind: 'person',
        of: tribe,
        name: say(look.sign),
        does: say('piece.person'),
      })),
      ...TOOLS.map((value): Piece => ({
        ids: [`tool-${value}`],
        kind: 'tool',
        of: value,
        name: say('piece.tool', { n: value }),
        does: say('about.tools'),
      })),
    ],
  },
  {
    chapter: 'goods',
    wide: 64,
    high: 56,
    pieces: GOODS.map((good) => ({ ids: [good], kind: 'good', of: good, name: capital(say(`good.${good}`)), does: say(`about.${good}`) })),
  },
  {
    chapter: 'locations',
    wide: 190,
    high: 44,
    pieces: PLACES.map((place) => ({ ids: [place], kind: 'place', of: place, name: say(`place.${place}`), does: say(`does.${place}`) })),
  },
  {
    chapter: 'the-cards',
    wide: 84,
    high: 122,
    pieces: together(
      CARDS.map((card) => ({ ids: [card.id], kind: 'card', of: card, name: cardName(card, say), does: describeCard(card, say, solo) })),
    ),
  },
  {
    chapter: 'the-buildings',
    wide: 76,
    high: 104,
    pieces: together(
      TILES.map((tile) => ({
        ids: [tile.id],
        kind: 'tile',
        of: tile,
        name: tileName(tile, say, solo),
        does: describeTile(tile, say, box.worth, solo),
      })),
    ),
  },
];

export const drawn =
  (solo: boolean): NonNullable<Gallery['drawn']> =>
  (list, thing, say) =>
    list === 'cards'
      ? [{ kind: 'card', of: thing, name: `${cardName(thing as Card, say)}: ${describeCard(thing as Card, say, solo)}` }]
      : [{ kind: 'tile', of: thing, name: describeTile(thing as Tile, say, box.worth, solo) }];

export const gallery: Gallery = {
  words: book(['games/stone-age/gallery'], en),
  Picture,
  drawn: drawn(false),
  shelves: (say) => shelves(say, false),
};
