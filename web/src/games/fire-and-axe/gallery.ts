import { written } from '../../written';
import { book } from '../../words/books.svelte';
import { capital, without, type Gallery, type Piece } from '../../learn/gallery';
import type { Speak } from '../../words/words.svelte';
import Picture from './GalleryPicture.svelte';
import en from './gallery.en.json';
import { COAST, HEIGHT, HOUSE, WIDTH, chartOf } from './map';
import opening from './opening.json';
import { ROMAN, describePlace, describeSaga } from './sentences';
import { GOODS, ZONES, type Edition, type Facts, type Rune, type Zone } from './types';

const edition = HOUSE;
/** What the rules say when nothing has happened yet. */
const winds = written<Facts>(opening).winds;
export const limits = (to: Zone) => winds.find((wind) => wind.dial === to)!.limits;

const ports = (say: Speak) =>
  edition.ports.map((port): Piece => {
    const place = { ...chartOf(HOUSE).placeOf(port.id), x: 0, y: 0 },
      at = { port: port.id, town: place.town !== null, treasure: null, good: null, settler: -1 },
      name = say(`place.${port.id}`),
      next = say('piece.next', { list: port.adjacent.map((id) => say(`place.${id}`)).join(', ') });
    const told = without(name, describePlace({ ports: [at], captains: [] }, place, undefined, say, String));
    return { ids: [port.id], kind: 'port', of: place, name, does: `${told}. ${next}` };
  });

const dials = (say: Speak) =>
  ZONES.map((zone): Piece => ({
    ids: [`dial-${zone}`],
    kind: 'dial',
    of: { dial: zone, limits: limits(zone) },
    name: say('piece.dial', { zone: say(`zone.${zone}`) }),
    does: ZONES.map((each, i) => say('compass.zone', { zone: say(`zone.${each}`), n: limits(zone)[i]! })).join(', '),
  }));

const sagas = (say: Speak) =>
  edition.sagas.map((saga): Piece => {
    const name = say(`saga.${saga.id}`);
    return {
      ids: [saga.id],
      kind: 'saga',
      of: saga,
      name,
      does: `${say('era', { n: ROMAN[saga.era]! })}: ${without(name, describeSaga(saga, saga.ports, say))}`,
    };
  });

const runes = (say: Speak) =>
  edition.runes.map(({ rune, copies }): Piece => ({
    ids: Array.from({ length: copies }, (_, i) => `${rune}-${i + 1}`),
    kind: 'rune',
    of: rune,
    name: say(`rune.${rune}`),
    does: say(`rune.${rune}.does`),
  }));

const box = (say: Speak): Piece[] => [
  ...GOODS.map((good) => ({
    ids: [good],
    kind: 'good',
    of: good,
    name: capital(say(`good.${good}`)),
    does: say('about.good', { good: say(`good.${good}`) }),
  })),
  { ids: ['man'], kind: 'man', of: 0, name: say('piece.man'), does: say('piece.man.does') },
  { ids: ['settlement'], kind: 'house', of: 0, name: say('piece.house'), does: say('piece.house.does') },
  ...(['small', 'large'] as const).map((size) => ({
    ids: edition.ports.filter((port) => port.town === size).map((port) => `town-${port.id}`),
    kind: 'town',
    of: size === 'large',
    name: capital(say(`town.${size}`)),
    does: say('piece.town', { list: [...(size === 'large' ? edition.largeTreasure : edition.smallTreasure)].join(', ') }),
  })),
];

export const gallery: Gallery = {
  words: book(['games/fire-and-axe/gallery'], en),
  Picture,
  drawn: (list, thing, _, box) => {
    const of = thing as { id: string; rune: Rune };
    if (list === 'ports') return [{ kind: 'port', of: { ...chartOf(written<Edition>(box)).placeOf(of.id), x: 0, y: 0 } }];
    if (list === 'sagas') return [{ kind: 'saga', of: thing }];
    return list === 'runes' ? [{ kind: 'rune', of: of.rune }] : [];
  },
  chart: (box) => {
    const edition = written<Edition>(box),
      { links, placeOf } = chartOf(edition),
      spots = (list: 'ports' | 'waters') =>
        edition[list].map((thing, index) => {
          const { x, y } = placeOf(thing.id);
          return { list, index, x, y, mark: 'value' in thing ? (thing.isHome ? '⌂' : String(thing.value)) : '' };
        });
    return {
      wide: WIDTH,
      high: HEIGHT,
      coast: COAST,
      scale: 0.1,
      links: links.map(({ from, to }) => ({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })),
      spots: [...spots('waters'), ...spots('ports')],
    };
  },
  shelves: (say) => [
    { chapter: 'what-is-in-the-box', wide: 56, high: 56, pieces: box(say) },
    { chapter: 'the-weather', wide: 150, high: 150, pieces: dials(say) },
    { chapter: 'ports', wide: 64, high: 72, pieces: ports(say) },
    { chapter: 'sagas', wide: 108, high: 74, pieces: sagas(say) },
    { chapter: 'runes', wide: 64, high: 72, pieces: runes(say) },
  ],
};
