import type { Point } from '../../table/stage.svelte';
import type { Box } from '../stone-age/beside';
import { LANDSCAPE, LOW, PORTRAIT, priceSize, spot, type Layout } from '../stone-age/layout';

/**
 * The same valley; on the shelf two piles, the fire, the initiative of the tribes, the cards that are gone, the burden, and two cards for
 * sale.
 */
export interface SoloLayout extends Layout {
  /** `bare`: without its name, where that could not be read. */
  fire: Point & { size: number; bare?: boolean };
  lanes: Point & { w: number; step: number; size: number };
  /** `size` where it is not that of the cards. */
  gone: Point & { size?: number };
}

export const SOLO_LANDSCAPE: SoloLayout = {
  ...LANDSCAPE,
  piles: [
    { x: 84, y: 768 },
    { x: 216, y: 768 },
  ],
  spaces: [
    { x: 1113, y: 764 },
    { x: 960, y: 764 },
    { x: 660, y: 764 },
    { x: 796, y: 762 },
  ],
  fire: { x: 356, y: 812, size: 1 },
  lanes: { x: 434, y: 668, w: 178, step: 58, size: 1 },
  gone: { x: 672, y: 764 },
};

/** The valley of the standing board, drawn apart: alone there is more to be read beside the piles. */
const WIDE = 800;
const apart = (x: number) => Math.round((x * WIDE) / PORTRAIT.width);
const places = Object.fromEntries(
  Object.entries(PORTRAIT.places).map(([place, at]) => [
    place,
    { ...at, x: apart(at.x), rings: at.rings.map((ring) => ({ ...ring, x: ring.x + apart(at.x) - at.x })) },
  ]),
) as Layout['places'];

export const SOLO_PORTRAIT: SoloLayout = {
  ...PORTRAIT,
  width: WIDE,
  places,
  river: 'M767 380C733 440 522 440 489 500C467 550 622 590 711 600C767 606 800 620 822 640',
  piles: [
    { x: 84, y: 734 },
    { x: 220, y: 734 },
  ],
  spaces: [
    { x: 704, y: 934 },
    { x: 520, y: 934 },
    { x: 110, y: 934 },
    { x: 316, y: 936 },
  ],
  fire: { x: 356, y: 754, size: 0.94 },
  lanes: { x: 436, y: 664, w: 356, step: 46, size: 1.2 },
  gone: { x: 122, y: 934 },
};

/** The same drawn apart downwards, where cards beside it need the height. */
const TALL = 766;
const lower = (y: number) => Math.round((y * TALL) / LOW.height);
/** Signs as large as they are there need all the room above their places. */
const SIGNS: Partial<Record<string, number>> = { hunting_grounds: 0, forest: -10 };

/**
 * For a phone lying on its side: the tribes and the deck above, below them what can be bought, larger than beside a game of two. A small
 * fire burns between the field and the tool maker; how high it stands is told beside the board.
 */
export const SOLO_LOW: SoloLayout = {
  ...LOW,
  crowded: {},
  width: 1112,
  height: TALL,
  shelf: TALL,
  places: Object.fromEntries(
    Object.entries(LOW.places).map(([place, at]) => [
      place,
      {
        ...at,
        y: lower(at.y),
        rings: at.rings.map((ring) => ({ ...ring, y: ring.y + lower(at.y) - at.y })),
        sign: SIGNS[place] ?? at.sign ?? 0,
      },
    ]),
  ) as Layout['places'],
  river: 'M690 428C660 496 470 496 440 563C420 620 560 665 640 676C690 683 720 698 740 721',
  signSize: 1.48,
  dieSize: 1.35,
  tileSize: 0.84,
  cardSize: 1.3,
  piles: [
    { x: 957, y: 626 },
    { x: 1052, y: 626 },
  ],
  spaces: [
    { x: 1008, y: 346 },
    { x: 818, y: 346 },
    { x: 1056, y: 104 },
    { x: 818, y: 628 },
  ],
  fire: { x: 254, y: 408, size: 0.42, bare: true },
  lanes: { x: 724, y: 28, w: 272, step: 46, size: 1.1 },
  gone: { x: 1056, y: 104, size: 0.85 },
};

/** How wide the plate is on which the fire's name and number stand, before it is scaled. */
export const plateWidth = (name: string) => 62 + name.length * 11;
export function firePlate({ fire }: SoloLayout, name: string): Box {
  const w = plateWidth(name) * fire.size,
    h = 38 * fire.size;
  return { x: fire.x - w / 2, y: fire.y + 44 * fire.size - h / 2, w, h };
}

/**
 * The sign of the burden: within the frame of its card, for what lies above must be read too, and of the upper half of the card nothing
 * counts. `unit`: how many units of the board make a pixel.
 */
export function burdenSign(layout: SoloLayout, unit: number, name: string): Box & { size: number } {
  const at = spot(layout, 'card_4'),
    size = Math.max(priceSize(layout), (12 * unit) / 19),
    w = (name.length * 10.5 + 12) * size;
  return { x: at.x - w / 2, y: at.y - at.h / 2 - 7, w, h: 28 * size, size };
}
