import type { Point } from '../../table/stage.svelte';
import { PLACES, pileOf, spaceOf, type Location, type Place } from './types';

/**
 * A place of the valley: where it lies, how large it is, and the rings on which people stand. Hunting grounds have none: people stand as
 * they come.
 */
export interface Ground extends Point {
  w: number;
  h: number;
  rings: Point[];
  /** How far its sign stands to the right of the middle. */ sign?: number;
}

/** Where things lie. Lying for tables and desktops, standing for phones: the same valley. */
export interface Layout {
  width: number;
  height: number;
  places: Record<Place, Ground>;
  sceneSize: number;
  personSize: number;
  signSize: number;
  piles: Point[];
  tileSize: number;
  spaces: Point[];
  cardSize: number;
  deck: Point | null;
  /** From here on down lies the strip with buildings and cards; or, if `side` is given, from there on to the right. */
  shelf: number;
  side?: number;
  dieSize: number;
  river: string;
  /** How it is with so many piles, where that makes a difference. */
  crowded?: Partial<Record<number, Layout>>;
}

const rows = (counts: number[], at: Point, dx: number, dy: number): Point[] =>
  counts.flatMap((n, row) => Array.from({ length: n }, (_, i) => ({ x: at.x + (i - (n - 1) / 2) * dx, y: at.y + row * dy })));

const ground = (x: number, y: number, w: number, h: number, rings: Point[]): Ground => ({ x, y, w, h, rings });
const seven = (x: number, y: number, s = 1): Point[] => rows([4, 3], { x, y }, 47 * s, 37 * s);

export const LANDSCAPE: Layout = {
  width: 1200,
  height: 900,
  sceneSize: 1,
  personSize: 0.92,
  signSize: 1,
  shelf: 628,
  dieSize: 1,
  tileSize: 1.16,
  cardSize: 1.06,
  deck: null,
  places: {
    hunting_grounds: ground(158, 178, 286, 312, rows([4, 4, 4, 4], { x: 158, y: 214 }, 58, 36)),
    forest: ground(446, 142, 250, 240, seven(446, 190)),
    clay_pit: ground(724, 142, 250, 240, seven(724, 190)),
    quarry: ground(1032, 148, 284, 250, seven(1032, 200)),
    river: ground(1010, 448, 310, 250, seven(1002, 490)),
    tool_maker: ground(734, 436, 210, 220, [{ x: 760, y: 506 }]),
    hut: ground(502, 450, 210, 220, [
      { x: 478, y: 526 },
      { x: 526, y: 526 },
    ]),
    field: ground(244, 474, 240, 220, [{ x: 266, y: 538 }]),
  },
  piles: [
    { x: 86, y: 766 },
    { x: 220, y: 766 },
    { x: 354, y: 766 },
    { x: 488, y: 766 },
  ],
  spaces: [
    { x: 1113, y: 764 },
    { x: 960, y: 764 },
    { x: 807, y: 764 },
    { x: 654, y: 764 },
  ],
  river: 'M1120 220C1060 300 930 330 900 400C880 450 960 500 1040 520C1130 545 1160 590 1180 660',
};

export const PORTRAIT: Layout = {
  width: 720,
  height: 1064,
  sceneSize: 0.86,
  personSize: 1.02,
  signSize: 1.42,
  shelf: 640,
  dieSize: 1.25,
  tileSize: 1.12,
  cardSize: 1.14,
  deck: null,
  places: {
    // the bulb hangs over the corner
    hunting_grounds: { ...ground(128, 150, 244, 284, rows([4, 4, 4, 4], { x: 128, y: 172 }, 54, 36)), sign: 46 },
    forest: ground(368, 122, 216, 232, seven(368, 166, 1.02)),
    clay_pit: { ...ground(602, 122, 220, 232, seven(602, 166, 1.02)), sign: -14 },
    quarry: { ...ground(600, 334, 226, 196, seven(600, 362, 1.02)), sign: -20 },
    river: ground(566, 536, 290, 196, seven(560, 564, 1.02)),
    tool_maker: { ...ground(376, 342, 190, 190, [{ x: 398, y: 402 }]), sign: -14 },
    hut: ground(318, 540, 186, 190, [
      { x: 292, y: 600 },
      { x: 344, y: 600 },
    ]),
    field: ground(124, 450, 216, 240, [{ x: 146, y: 516 }]),
  },
  piles: [
    { x: 93, y: 734 },
    { x: 271, y: 734 },
    { x: 449, y: 734 },
    { x: 627, y: 734 },
  ],
  spaces: [
    { x: 627, y: 934 },
    { x: 449, y: 934 },
    { x: 271, y: 934 },
    { x: 93, y: 934 },
  ],
  river: 'M690 380C660 440 470 440 440 500C420 550 560 590 640 600C690 606 720 620 740 640',
};

/** For a phone lying on its side: the valley of the standing one, and the strip beside it. */
const FLAT: Layout = { ...PORTRAIT, width: 1008, height: 680, shelf: 680, side: 716, cardSize: 0.92 };
const pairs = (first: number, second: number): Point[] => [
  { x: 934, y: first },
  { x: 792, y: first },
  { x: 934, y: second },
  { x: 792, y: second },
];
/** Up to three piles lie above the cards, so that cards are as large as can be; four take a column of their own. */
export const LOW: Layout = {
  ...FLAT,
  tileSize: 1.06,
  piles: [792, 934].map((x) => ({ x, y: 120 })),
  spaces: pairs(326, 556),
  crowded: {
    3: { ...FLAT, tileSize: 0.8, piles: [768, 862, 956].map((x) => ({ x, y: 100 })), spaces: pairs(300, 540) },
    4: {
      ...FLAT,
      tileSize: 0.95,
      cardSize: 0.78,
      piles: [96, 260, 424, 588].map((y) => ({ x: 780, y })),
      spaces: [90, 254, 418, 582].map((y) => ({ x: 924, y })),
    },
  },
};

/** How large is written what stands on a card, as its price: no wider than the card. */
export const priceSize = (layout: Layout) => Math.min(layout.signSize, layout.cardSize * 1.9);

/** The layout for what a stage is shown on; there are three: lying, standing, and low, where every pile counts. */
export function layoutFor<L extends Layout>(layouts: [L, L, L], portrait: boolean, low: boolean, piles: number): L {
  const layout = layouts[portrait ? 1 : low ? 2 : 0];
  return (layout.crowded?.[piles] as L | undefined) ?? layout;
}

/** The middle of a location, and its size. */
export function spot(layout: Layout, location: Location): Point & { w: number; h: number } {
  const pile = pileOf(location),
    space = spaceOf(location);
  if (pile >= 0) return { ...(layout.piles[pile] ?? layout.piles[0]!), w: 108 * layout.tileSize, h: 150 * layout.tileSize };
  if (space >= 0) return { ...(layout.spaces[space] ?? layout.spaces[0]!), w: 136 * layout.cardSize, h: 200 * layout.cardSize };
  return layout.places[location as Place];
}

/** Where the people of a location stand: tribe by tribe, ring by ring. Where there are more people than spots they move closer. */
export function stand(layout: Layout, location: Location, byTribe: number[]): (Point & { tribe: number; size: number })[] {
  const people = byTribe.flatMap((count, tribe) => Array<number>(count).fill(tribe));
  const spots = ringsOf(layout, location);
  if (people.length <= spots.length) return people.map((tribe, i) => ({ ...spots[i]!, tribe, size: layout.personSize }));
  const at = spot(layout, location),
    columns = Math.ceil(Math.sqrt(people.length * 1.5)),
    lines = Math.ceil(people.length / columns);
  return people.map((tribe, i) => ({
    tribe,
    size: layout.personSize * 0.72,
    x: at.x + ((i % columns) - (columns - 1) / 2) * ((at.w - 40) / columns),
    y: at.y + 24 + (Math.floor(i / columns) - (lines - 1) / 2) * ((at.h * 0.6) / lines),
  }));
}

/** On cards and buildings one person stands on the lower edge, in the corner where no price is. */
export function ringsOf(layout: Layout, location: Location): Point[] {
  const pile = pileOf(location),
    space = spaceOf(location),
    at = spot(layout, location);
  const s = layout.personSize;
  if (pile >= 0) return [{ x: at.x - at.w / 2 + 18 * s, y: at.y + at.h / 2 + 11 }];
  if (space >= 0) return [{ x: at.x + at.w / 2 - 7 * s, y: at.y + at.h / 2 + 7 }];
  return layout.places[location as Place].rings;
}

export const places = (layout: Layout) => PLACES.map((place) => ({ place, at: layout.places[place] }));

/** Numbers that look scattered and are the same each time: trees and grass must not jump. */
export function scatter(seed: number): () => number {
  let s = seed;
  return () => ((s = (s * 16807) % 2147483647) - 1) / 2147483646;
}
