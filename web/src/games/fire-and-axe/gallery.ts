import { capital, without, type Gallery, type Piece } from '../../learn/gallery';
import type { Speak } from '../../words/words.svelte';
import edition from './edition.json';
import Picture from './GalleryPicture.svelte';
import de from './gallery.de.json';
import en from './gallery.en.json';
import type { Place } from './map';
import { ROMAN, describePlace, describeSaga } from './sentences';
import { GOODS, ZONES, type Rune, type Saga, type View, type Zone } from './types';

const SAGAS = edition.sagas as Saga[];
/** The dial of an edition is told clockwise from the +1; the limits of the zones come clockwise from the north. */
export const limits = (to: Zone) =>
  ZONES.map((_, i) => edition.clearSailing[i]! + edition.dial[(i - ZONES.indexOf(to) + ZONES.length) % ZONES.length]!);

type Port = (typeof edition.ports)[number];
export const placeOfPort = (port: Port): Place => ({
  id: port.id,
  kind: port.isHome ? 'home' : 'port',
  zone: port.zone as Zone,
  x: 0,
  y: 0,
  adjacent: port.adjacent,
  value: port.value,
  region: port.region,
  town: port.town === 'none' ? null : (port.town as 'small' | 'large'),
  label: null,
});

const ports = (say: Speak) =>
  edition.ports.map((port): Piece => {
    const place = placeOfPort(port),
      at = { port: port.id, town: place.town !== null, treasure: null, good: null, settler: -1 },
      name = say(`place.${port.id}`),
      next = say('piece.next', { list: port.adjacent.map((id) => say(`place.${id}`)).join(', ') });
    const told = without(name, describePlace({ ports: [at], captains: [] } as unknown as View, place, undefined, say, String));
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
  SAGAS.map((saga): Piece => {
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
    of: rune as Rune,
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
  words: { en, de },
  Picture,
  shelves: (say) => [
    { chapter: 'what-is-in-the-box', wide: 56, high: 56, pieces: box(say) },
    { chapter: 'the-weather', wide: 150, high: 150, pieces: dials(say) },
    { chapter: 'ports', wide: 64, high: 72, pieces: ports(say) },
    { chapter: 'sagas', wide: 108, high: 74, pieces: sagas(say) },
    { chapter: 'runes', wide: 64, high: 72, pieces: runes(say) },
  ],
};
