import { written } from '../../written';
import { book } from '../../words/books.svelte';
import { capital, type Gallery, type Piece } from '../../learn/gallery';
import type { Speak } from '../../words/words.svelte';
import { caveDoes } from './caves';
import house from './edition.json';
import Picture from './GalleryPicture.svelte';
import en from './gallery.en.json';
import { LOOKS } from './looks';
import { HEIGHT, SPOTS, WIDTH, spotOf } from './map';
import { CATEGORY, CAVE_NAMES, INVENTION_ICON, TASK_ICON } from './signs';
import opening from './opening.json';
import type { Area, Cave, Edition, Facts, Invention } from './types';

const edition = written<Edition>(house);
const DECK = edition.inventions;
/** Inventions that the deck does not have are those of the variant. */
const STARTING = (Object.keys(INVENTION_ICON) as Invention[]).filter((invention) => !DECK.some((each) => each.invention === invention));
const REGIONS = [1, 2, 3];
/** What the rules say when nothing has happened yet. */
const brings = (tiles: number) => written<Facts>(opening).track.find((mark) => mark.tiles === tiles)?.brings;
const many = (id: string, n: number) => Array.from({ length: n }, (_, i) => `${id}-${i + 1}`);

const invention = (of: Invention, copies: number, say: Speak): Piece => ({
  ids: many(of, copies),
  kind: 'invention',
  of,
  name: say(`invention.${of}`),
  does: `${capital(say(`category.${CATEGORY[of]}`))}: ${say(`invention.${of}.does`)}`,
});

const tiles = (say: Speak) =>
  edition.tiles.map(({ tile, i, ii, iii }): Piece => ({
    ids: many(tile, i + ii + iii),
    kind: 'tile',
    of: tile,
    name: capital(say(`tile.${tile}`)),
    does: `${say(`piece.${tile}`)} ${say('piece.regions', { i, ii, iii })}`,
  }));

const regions = (say: Speak) =>
  REGIONS.map((n): Piece => {
    const lands = edition.map.filter((land) => land.region === n);
    return {
      ids: [`region-${n}`],
      kind: 'region',
      of: n,
      name: `${say('region', { n: 'I'.repeat(n) })}: ${say(`piece.region.${n}`)}`,
      does: lands.map(({ area }) => say(`area.${area}`)).join(', '),
    };
  });

const animals = (say: Speak) =>
  edition.animals.map(({ animal, count, food, bags }): Piece => ({
    ids: many(animal, count),
    kind: 'animal',
    of: animal,
    name: say(`animal.${animal}`),
    does: say('animal.gives', { food, bags }),
  }));

const track = (say: Speak) =>
  edition.tiles
    .filter(({ tile }) => tile === 'hut')
    .flatMap(({ i, ii, iii }) => many('space', i + ii + iii))
    .map((id, i): Piece => ({
      ids: [id],
      kind: 'space',
      of: i + 1,
      name: say('piece.space', { n: i + 1 }),
      does: brings(i + 1) ? capital(say(`track.${brings(i + 1)}`)) : say('piece.space.none'),
    }));

const cards = (say: Speak) =>
  [...new Set(edition.vpCards)].map((vp): Piece => ({
    ids: many(`vp-${vp}`, edition.vpCards.filter((each) => each === vp).length),
    kind: 'vp',
    of: vp,
    name: say('piece.vp', { n: vp }),
    does: say('piece.vp.does'),
  }));

const starts = (say: Speak) =>
  edition.startTiles.map(({ sun, moon }, seat): Piece => ({
    ids: [`start-${seat}`],
    kind: 'start',
    of: [sun, moon],
    name: say(LOOKS[seat]!.sign),
    does: say('piece.start', { sun: say(`tile.${sun}`), moon: say(`tile.${moon}`) }),
  }));

const told = (kind: string, all: string[], say: Speak) =>
  all.map((of): Piece => ({ ids: [`${kind}-${of}`], kind, of, name: say(`${kind}.${of}`), does: say(`${kind}.${of}.does`) }));

const caves = (say: Speak) => told('cave', CAVE_NAMES, say).map((piece) => ({ ...piece, does: caveDoes(say, piece.of as Cave, edition) }));

const at = (area: Area) => ({ x: spotOf(area).x, y: spotOf(area).y });

export const gallery: Gallery = {
  words: book(['games/fire-and-stone/gallery'], en),
  Picture,
  drawn: (list, thing) => {
    const of = thing as Record<string, unknown>;
    if (list === 'startTiles') return [{ kind: 'start', of: [of['sun'], of['moon']] }];
    const kind = { tiles: 'tile', animals: 'animal', inventions: 'invention' }[list];
    return kind ? [{ kind, of: of[kind] }] : [];
  },
  chart: (box) => {
    const of = written<Edition>(box);
    const lines = of.map.flatMap(({ area, land, sea }) =>
      [...land, ...sea].filter((to) => area < to).map((to) => [spotOf(area), spotOf(to)] as const),
    );
    return {
      wide: WIDTH,
      high: HEIGHT,
      coast: SPOTS.map((spot) => spot.d).join(''),
      links: lines.map(([a, b]) => ({ x1: a.x, y1: a.y, x2: b.x, y2: b.y })),
      spots: of.map.map(({ area, region }, index) => ({ list: 'map', index, ...at(area), mark: 'I'.repeat(region) })),
    };
  },
  shelves: (say) => [
    { chapter: 'what-is-in-the-box', wide: 220, high: 154, pieces: regions(say) },
    { chapter: 'discovery-tiles', wide: 72, high: 66, pieces: tiles(say) },
    { chapter: 'animals-house', wide: 60, high: 60, pieces: animals(say) },
    {
      chapter: 'inventions-house-but-for-names-and-some-effects',
      wide: 66,
      high: 88,
      pieces: DECK.map((each) => invention(each.invention, each.count, say)),
    },
    { chapter: 'starting-inventions-house', wide: 66, high: 88, pieces: STARTING.map((each) => invention(each, 1, say)) },
    { chapter: 'tasks-house-but-for-the-lake', wide: 60, high: 60, pieces: told('task', Object.keys(TASK_ICON), say) },
    { chapter: 'caves-house-but-for-the-garden-of-eden', wide: 66, high: 88, pieces: caves(say) },
    { chapter: 'start-gathering-tiles-house', wide: 120, high: 60, pieces: starts(say) },
    { chapter: 'taking-cards', wide: 66, high: 88, pieces: cards(say) },
    { chapter: 'hut-track', wide: 72, high: 66, pieces: track(say) },
  ],
};
