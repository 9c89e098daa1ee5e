/** A part of the screen, in pixels of the board: its left upper corner and its size. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** What a pop-up should leave free, and how much that matters. */
export interface Keep extends Box {
  weight: number;
}

const across = (a: Box, b: Box) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x));
const down = (a: Box, b: Box) => Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
export const overlap = (a: Box, b: Box) => across(a, b) * down(a, b);

const GAP = 6;
const EDGE = 4;

/**
 * Where a pop-up of this size stands beside a place: below, above, at its right or left, or over its own lower half, wherever it covers the
 * least of what else can be chosen. It never leaves the board.
 */
export function beside(at: Box, size: { w: number; h: number }, room: { w: number; h: number }, keep: Keep[]): { x: number; y: number } {
  const within = (v: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, v));
  const xs = [at.x + at.w / 2 - size.w / 2, at.x, at.x + at.w - size.w],
    ys = [at.y + at.h / 2 - size.h / 2, at.y, at.y + at.h - size.h];
  const tried = [
    ...xs.map((x) => ({ x, y: at.y + at.h + GAP })),
    ...xs.map((x) => ({ x, y: at.y - size.h - GAP })),
    ...ys.map((y) => ({ x: at.x + at.w + GAP, y })),
    ...ys.map((y) => ({ x: at.x - size.w - GAP, y })),
    ...xs.map((x) => ({ x, y: at.y + at.h * 0.6 })),
  ].map((p) => ({ x: within(p.x, room.w - size.w), y: within(p.y, room.h - size.h) }));
  const cost = (p: { x: number; y: number }) => {
    const box = { ...p, ...size };
    return keep.reduce((sum, each) => sum + overlap(box, each) * each.weight, overlap(box, at) * 0.5);
  };
  return tried.reduce((best, p) => (cost(p) < cost(best) - 1 ? p : best));
}
