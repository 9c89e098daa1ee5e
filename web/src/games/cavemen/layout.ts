import type { Point } from '../../table/stage.svelte';
import { atEachTable } from '../each.svelte';

/** Where things lie in the cave. Lying for tables and desktops, standing for phones, low for phones that lie on their side. */
export interface Layout {
  width: number;
  height: number;
  /** Ten places for the pool; the size of a card there against its own 120 by 168. */
  pool: Point[];
  cardSize: number;
  deck: Point;
  discard: Point;
  /** How large the two piles are beside the pool. */
  pileSize: number;
  /** The camps of the other tribes along the wall. */
  camps: { top: number; height: number; left: number; right: number };
  hearth: Point;
  hearthSize: number;
  /** What is said of Fire: how far below the hearth, and how large its letters are. */
  quest: { y: number; size: number };
  forage: Point;
  phases: Point & { size: number };
  stones: Point;
  stonesSize: number;
  /** Whether the stones are told in few words and large figures. */
  brief: boolean;
  forageSize: number;
  /** Where the holder's Conch lies when the viewer holds it. */
  home: Point;
  middle: Point;
}

const grid = (columns: number, from: Point, step: Point, n: number, skip = 0): Point[] =>
  Array.from({ length: n }, (_, k) => {
    const i = k + skip;
    return { x: from.x + (i % columns) * step.x, y: from.y + Math.floor(i / columns) * step.y };
  });

export const LANDSCAPE: Layout = {
  width: 1200,
  height: 890,
  cardSize: 1.26,
  pool: grid(5, { x: 322, y: 356 }, { x: 167, y: 226 }, 10),
  deck: { x: 128, y: 352 },
  discard: { x: 128, y: 584 },
  pileSize: 1,
  camps: { top: 16, height: 210, left: 20, right: 1180 },
  hearth: { x: 600, y: 808 },
  hearthSize: 1,
  quest: { y: 62, size: 21 },
  forage: { x: 880, y: 798 },
  phases: { x: 656, y: 712, size: 1 },
  stones: { x: 286, y: 800 },
  stonesSize: 1,
  brief: false,
  forageSize: 1,
  home: { x: 1118, y: 812 },
  middle: { x: 600, y: 470 },
};

export const PORTRAIT: Layout = {
  width: 700,
  height: 1030,
  cardSize: 1.33,
  pool: grid(4, { x: 92, y: 262 }, { x: 172, y: 236 }, 10),
  deck: { x: 436, y: 734 },
  discard: { x: 608, y: 734 },
  pileSize: 1,
  camps: { top: 8, height: 126, left: 106, right: 692 },
  hearth: { x: 330, y: 954 },
  hearthSize: 0.76,
  quest: { y: 58, size: 25 },
  forage: { x: 580, y: 942 },
  phases: { x: 350, y: 868, size: 1.22 },
  stones: { x: 142, y: 942 },
  stonesSize: 0.92,
  brief: true,
  forageSize: 1.1,
  home: { x: 428, y: 972 },
  middle: { x: 350, y: 470 },
};

/** The others are told in one line each: all of them is in the panels beside the board, by a tap. */
export const LOW: Layout = {
  width: 1000,
  height: 720,
  cardSize: 1.38,
  pool: grid(5, { x: 100, y: 196 }, { x: 181, y: 247 }, 10),
  deck: { x: 953, y: 196 },
  discard: { x: 953, y: 443 },
  pileSize: 0.58,
  camps: { top: 8, height: 60, left: 16, right: 984 },
  hearth: { x: 372, y: 672 },
  hearthSize: 0.52,
  quest: { y: 32, size: 30 },
  forage: { x: 606, y: 667 },
  phases: { x: 500, y: 589, size: 1.4 },
  stones: { x: 140, y: 667 },
  stonesSize: 0.86,
  brief: true,
  forageSize: 0.88,
  home: { x: 800, y: 672 },
  middle: { x: 500, y: 330 },
};

/** The layout for what a stage is shown on. */
export const layoutOf = (portrait: boolean, low: boolean): Layout => (portrait ? PORTRAIT : low ? LOW : LANDSCAPE);

/** The camp of the k-th of `n` others, clockwise from the viewer's left. */
export function campAt(layout: Layout, k: number, n: number): { x: number; y: number; width: number; height: number } {
  const { left, right, top, height } = layout.camps,
    gap = layout.width < 800 ? 6 : 12;
  const most = layout.width < 800 ? 400 : 560,
    width = Math.min(most, (right - left - gap * (n - 1)) / n),
    all = n * width + (n - 1) * gap;
  return { x: (left + right) / 2 - all / 2 + k * (width + gap), y: top, width, height };
}

/** The others in the order in which they sit, from the viewer's left; a spectator sees all from seat 0 on. */
export const others = (viewer: number, n: number): number[] =>
  viewer < 0 ? Array.from({ length: n }, (_, i) => i) : Array.from({ length: n - 1 }, (_, i) => (viewer + 1 + i) % n);

/** Where a seat's things come from and go to on the board, and where the Conch lies with it: within its camp, over no card of the pool. */
export function conchAt(layout: Layout, seat: number, viewer: number, n: number): Point & { size: number } {
  const row = others(viewer, n),
    k = row.indexOf(seat);
  if (k < 0) return { ...layout.home, size: layout.width < 800 ? 0.84 : 1.06 };
  const camp = campAt(layout, k, row.length),
    wide = camp.width > 200;
  if (camp.height < 100) return { x: camp.x + camp.width - 106, y: camp.y + 31, size: 0.56 };
  // beside what is said of the bid, over no number of the camp
  return { x: camp.x + camp.width - (layout.width < 800 ? (wide ? 118 : 98) : 132), y: camp.y + 27, size: wide ? 0.86 : 0.5 };
}
export function homeAt(layout: Layout, seat: number, viewer: number, n: number): Point {
  const row = others(viewer, n),
    k = row.indexOf(seat);
  if (k < 0) return { x: layout.width / 2, y: layout.height + 30 };
  const camp = campAt(layout, k, row.length);
  return { x: camp.x + camp.width / 2, y: camp.y + camp.height / 2 };
}

/** Cards keep their place in the pool until they leave it; new ones lie down where there is room. */
export class Places {
  private readonly of = new Map<string, number>();

  arrange(ids: string[]): Map<string, number> {
    for (const id of [...this.of.keys()]) if (!ids.includes(id)) this.of.delete(id);
    for (const id of ids) {
      if (this.of.has(id)) continue;
      const taken = new Set(this.of.values());
      let place = 0;
      while (taken.has(place)) place++;
      this.of.set(id, place);
    }
    return this.of;
  }
}
/** So many cards fall at once only where somebody leaps to another moment. */
const JUMP = 4;
/** A pile tells nothing of its order: what lies on top is what was seen to fall there last, and unknown to whoever came later. */
export class Pile {
  private known: ReadonlySet<string> | null = null;
  private top = '';

  see(ids: string[]): string {
    const fallen = this.known ? ids.filter((id) => !this.known!.has(id)) : ids.length === 1 ? ids : [];
    if (fallen.length) this.top = fallen.length > JUMP ? '' : fallen.at(-1)!;
    if (!ids.includes(this.top)) this.top = '';
    this.known = new Set(ids);
    return this.top;
  }
}
/** What was cleared away at one table. */
export const pileOf = atEachTable(() => new Pile());
/** The places of one table. */
export const placesOf = atEachTable(() => new Places());

/** Numbers that look scattered and are the same each time: rock must not jump. */
export function scatter(seed: number): () => number {
  let s = seed;
  return () => ((s = (s * 16807) % 2147483647) - 1) / 2147483646;
}
