import type { Point } from '../../table/stage.svelte';
import { LANDSCAPE, LOW, PORTRAIT, type Layout } from '../stone-age/layout';

/**
 * The same valley; on the shelf two piles, the fire, the initiative of the tribes, the cards that are gone, the burden, and two cards for
 * sale.
 */
export interface SoloLayout extends Layout {
  fire: Point & { size: number };
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

export const SOLO_PORTRAIT: SoloLayout = {
  ...PORTRAIT,
  piles: [
    { x: 86, y: 734 },
    { x: 226, y: 734 },
  ],
  spaces: [
    { x: 627, y: 938 },
    { x: 449, y: 938 },
    { x: 100, y: 938 },
    { x: 262, y: 936 },
  ],
  fire: { x: 378, y: 772, size: 0.98 },
  lanes: { x: 470, y: 664, w: 240, step: 46, size: 1.2 },
  gone: { x: 92, y: 934 },
};

/** For a phone lying on its side: the tribes above, below them what can be bought; the fire burns in the valley. */
export const SOLO_LOW: SoloLayout = {
  ...LOW,
  tileSize: 0.86,
  cardSize: 0.66,
  piles: [
    { x: 772, y: 300 },
    { x: 884, y: 300 },
  ],
  spaces: [
    { x: 884, y: 444 },
    { x: 772, y: 444 },
    { x: 884, y: 590 },
    { x: 772, y: 586 },
  ],
  fire: { x: 262, y: 352, size: 0.8 },
  lanes: { x: 724, y: 34, w: 208, step: 53, size: 1.2 },
  gone: { x: 884, y: 586 },
};
