import type { Point } from '../../table/stage.svelte';
import { LANDSCAPE, LOW, PORTRAIT, type Layout } from '../stone-age/layout';

/**
 * The same valley; on the shelf two piles, the fire, the initiative of the tribes, the cards that are gone, the burden, and two cards for
 * sale.
 */
export interface SoloLayout extends Layout {
  /** `bare`: without its name, where that could not be read. */
  fire: Point & { size: number; bare?: boolean };
  lanes: Point & { w: number; step: number; size: number };
  gone: Point;
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
  fire: { x: 356, y: 774, size: 0.94 },
  lanes: { x: 436, y: 664, w: 356, step: 46, size: 1.2 },
  gone: { x: 122, y: 934 },
};

/**
 * For a phone lying on its side: the tribes above, below them what can be bought. A small fire burns between the field and the tool maker;
 * how high it stands is told beside the board.
 */
export const SOLO_LOW: SoloLayout = {
  ...LOW,
  crowded: {},
  width: 940,
  height: 688,
  shelf: 688,
  tileSize: 0.8,
  cardSize: 0.64,
  piles: [
    { x: 774, y: 282 },
    { x: 884, y: 282 },
  ],
  spaces: [
    { x: 884, y: 428 },
    { x: 774, y: 428 },
    { x: 884, y: 590 },
    { x: 776, y: 590 },
  ],
  fire: { x: 254, y: 362, size: 0.4, bare: true },
  lanes: { x: 724, y: 34, w: 208, step: 48, size: 1.1 },
  gone: { x: 886, y: 590 },
};
