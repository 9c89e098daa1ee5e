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
/** Of a neighbour that is covered further nobody can tell what it is. */
const RECOGNISED = 0.6;
const UNRECOGNISED = 1e6;
const STEPS = 8;

/**
 * Where a pop-up of this size stands beside a place: below, above, at its right or left, or wherever it touches the place, so that each
 * neighbour can still be told and the least of what else can be chosen is covered. It never leaves the board.
 */
export function beside(at: Box, size: { w: number; h: number }, room: { w: number; h: number }, keep: Keep[]): { x: number; y: number } {
  const within = (v: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, v));
  const xs = [at.x + at.w / 2 - size.w / 2, at.x, at.x + at.w - size.w],
    ys = [at.y + at.h / 2 - size.h / 2, at.y, at.y + at.h - size.h];
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  const tried = [
    ...xs.map((x) => ({ x, y: at.y + at.h + GAP })),
    ...xs.map((x) => ({ x, y: at.y - size.h - GAP })),
    ...ys.map((y) => ({ x: at.x + at.w + GAP, y })),
    ...ys.map((y) => ({ x: at.x - size.w - GAP, y })),
    ...xs.map((x) => ({ x, y: at.y + at.h * 0.6 })),
    ...steps.flatMap((i) =>
      steps.map((j) => ({
        x: at.x - size.w - GAP + i * (at.w + size.w + 2 * GAP),
        y: at.y - size.h - GAP + j * (at.h + size.h + 2 * GAP),
      })),
    ),
  ].map((p) => ({ x: within(p.x, room.w - size.w), y: within(p.y, room.h - size.h) }));
  const cost = (p: { x: number; y: number }) => {
    const box = { ...p, ...size };
    const lost = (each: Keep) => {
      const covered = overlap(box, each);
      return each.weight * (covered + UNRECOGNISED * Math.max(0, covered / (each.w * each.h) - RECOGNISED));
    };
    return keep.reduce((sum, each) => sum + lost(each), lost({ ...at, weight: 0.5 }));
  };
  return tried.reduce((best, p) => (cost(p) < cost(best) - 1 ? p : best));
}
