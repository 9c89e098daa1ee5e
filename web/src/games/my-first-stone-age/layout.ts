import type { Point } from '../../table/stage.svelte';
import type { Good, Space } from './types';

/**
 * Where things lie on the board. Lying for tables and desktops, standing for phones: the same loop and the same ring, clockwise from the
 * top left. Trap: whoever turns a phone must find each tree again, so every side has as many trees lying as standing.
 */
export interface Layout {
  width: number;
  height: number;
  trees: Point[];
  treeSize: number;
  spaces: Record<Space, Point>;
  sceneSize: number;
  huts: Point[];
  hutSize: number;
  post: Point[];
  postSize: number;
  middle: Point;
  /** The steps of the mammoth. */
  mammoth: Point[];
  mammothSize: number;
}

const row = (n: number, from: Point, to: Point): Point[] =>
  Array.from({ length: n }, (_, i) => ({ x: from.x + ((to.x - from.x) * i) / (n - 1), y: from.y + ((to.y - from.y) * i) / (n - 1) }));

export const LANDSCAPE: Layout = {
  width: 1200,
  height: 930,
  treeSize: 58,
  sceneSize: 1.22,
  trees: [
    { x: 328, y: 76 },
    { x: 600, y: 70 },
    { x: 872, y: 76 },
    { x: 1094, y: 172 },
    { x: 1126, y: 367 },
    { x: 1126, y: 563 },
    { x: 1094, y: 758 },
    { x: 872, y: 854 },
    { x: 600, y: 860 },
    { x: 328, y: 854 },
    { x: 106, y: 758 },
    { x: 74, y: 563 },
    { x: 74, y: 367 },
    { x: 106, y: 172 },
  ],
  spaces: {
    build: { x: 660, y: 482 },
    dog: { x: 420, y: 572 },
    tooth: { x: 258, y: 436 },
    berry: { x: 292, y: 262 },
    pot: { x: 522, y: 250 },
    arrowhead: { x: 752, y: 256 },
    fish: { x: 932, y: 362 },
    trade: { x: 905, y: 560 },
  },
  huts: [
    { x: 270, y: 700 },
    { x: 410, y: 700 },
    { x: 550, y: 700 },
  ],
  hutSize: 1.22,
  post: row(5, { x: 718, y: 704 }, { x: 986, y: 704 }),
  postSize: 1.02,
  middle: { x: 600, y: 440 },
  mammoth: row(10, { x: 402, y: 353 }, { x: 790, y: 353 }),
  mammothSize: 1,
};

export const PORTRAIT: Layout = {
  width: 720,
  height: 960,
  treeSize: 54,
  sceneSize: 0.84,
  trees: [
    { x: 176, y: 66 },
    { x: 360, y: 60 },
    { x: 544, y: 66 },
    { x: 658, y: 190 },
    { x: 662, y: 385 },
    { x: 662, y: 580 },
    { x: 658, y: 772 },
    { x: 544, y: 896 },
    { x: 360, y: 902 },
    { x: 176, y: 896 },
    { x: 62, y: 772 },
    { x: 58, y: 580 },
    { x: 58, y: 385 },
    { x: 62, y: 190 },
  ],
  spaces: {
    build: { x: 366, y: 404 },
    dog: { x: 214, y: 520 },
    tooth: { x: 196, y: 364 },
    berry: { x: 200, y: 210 },
    pot: { x: 360, y: 200 },
    arrowhead: { x: 520, y: 210 },
    fish: { x: 526, y: 364 },
    trade: { x: 512, y: 528 },
  },
  huts: [
    { x: 196, y: 758 },
    { x: 320, y: 758 },
    { x: 444, y: 758 },
  ],
  hutSize: 0.95,
  post: row(5, { x: 302, y: 628 }, { x: 542, y: 628 }),
  postSize: 0.86,
  middle: { x: 360, y: 420 },
  mammoth: row(10, { x: 158, y: 837 }, { x: 562, y: 837 }),
  mammothSize: 0.7,
};

/** Where pieces of a good lie on its space: from the left, for figures stand at the right. */
export const goodAt = (layout: Layout, good: Good, i: number): Point => {
  const at = layout.spaces[good],
    s = layout.sceneSize;
  return { x: at.x + (-62 + (i % 4) * 35) * s, y: at.y + (16 + (i % 2) * 9) * s };
};

/** Figures that share a space stand side by side, so that each can be seen; beside the goods where there are some. */
export const figureAt = (layout: Layout, space: Space, i: number, count: number): Point => {
  const at = layout.spaces[space],
    s = layout.sceneSize;
  const y = at.y + ((space === 'dog' ? -4 : 54) + (i % 2) * 7) * s; // below the den lie the huts and how many are left
  if (space === 'build' || space === 'trade') return { x: at.x + (i - (count - 1) / 2) * 44 * s, y };
  return { x: at.x + (66 - (count - 1 - i) * 37) * s, y };
};

export const dogAt = (layout: Layout, i: number): Point => {
  const at = layout.spaces.dog,
    s = layout.sceneSize;
  return { x: at.x + (i === 0 ? -50 : -4) * s, y: at.y + 20 * s };
};

/** The trodden path: a closed curve through the middle of the spaces, the way the arrows run. */
export function path(layout: Layout, loop: Space[]): string {
  const stops = loop.map((space) => layout.spaces[space]);
  const at = (i: number) => stops[(i + stops.length) % stops.length]!;
  let d = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < stops.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const f = 6.5;
    d += `C${p1.x + (p2.x - p0.x) / f} ${p1.y + (p2.y - p0.y) / f} ${p2.x - (p3.x - p1.x) / f} ${p2.y - (p3.y - p1.y) / f} ${p2.x} ${p2.y}`;
  }
  return d + 'Z';
}

/** Numbers that look scattered and are the same each time: grass and flowers must not jump. */
export function scatter(seed: number): () => number {
  let s = seed;
  return () => ((s = (s * 16807) % 2147483647) - 1) / 2147483646;
}
