import { describe, expect, it } from 'vitest';
import { beside, overlap, type Keep } from './beside';
import { LANDSCAPE, LOW, PORTRAIT, layoutFor, priceSize, ringsOf, spot, type Layout } from './layout';
import { SOLO_LANDSCAPE, SOLO_LOW, SOLO_PORTRAIT, burdenSign, firePlate } from '../stone-age-solo/layout';
import { game as solo } from '../stone-age-solo';
import { PILES, PLACES, SPACES, type Location } from './types';

const boxOf = (layout: Layout, location: Location) => {
  const { x, y, w, h } = spot(layout, location);
  return { x: x - w / 2, y: y - h / 2, w, h };
};
const places = (layout: Layout): Location[] => [...PLACES, ...PILES.slice(0, layout.piles.length), ...SPACES];

describe('the pop-up of a place', () => {
  const size = { w: 400, h: 200 };
  const keepOf = (layout: Layout, location: Location): Keep[] =>
    places(layout)
      .filter((each) => each !== location)
      .map((each) => ({ ...boxOf(layout, each), weight: 1 }));

  it('stays on the board', () => {
    for (const layout of [LANDSCAPE, PORTRAIT, LOW])
      for (const location of places(layout)) {
        const at = beside(boxOf(layout, location), size, { w: layout.width, h: layout.height }, keepOf(layout, location));
        expect(at.x >= 0 && at.y >= 0 && at.x + size.w <= layout.width && at.y + size.h <= layout.height, location).toBe(true);
      }
  });

  it('covers less of its neighbours than where it hung before, below its place', () => {
    const covered = (at: { x: number; y: number }, keep: Keep[]) => keep.reduce((sum, each) => sum + overlap({ ...at, ...size }, each), 0);
    for (const location of ['hunting_grounds', 'forest', 'clay_pit'] as Location[]) {
      const place = boxOf(LANDSCAPE, location),
        keep = keepOf(LANDSCAPE, location),
        below = { x: Math.max(4, place.x + place.w / 2 - size.w / 2), y: place.y + place.h * 0.7 };
      const at = beside(place, size, { w: LANDSCAPE.width, h: LANDSCAPE.height }, keep);
      expect(covered(at, keep), location).toBeLessThanOrEqual(covered(below, keep));
    }
  });

  it('leaves enough of every neighbour to tell what it is', () => {
    const small = { w: 320, h: 190 };
    for (const location of places(LANDSCAPE)) {
      const at = beside(boxOf(LANDSCAPE, location), small, { w: LANDSCAPE.width, h: LANDSCAPE.height }, keepOf(LANDSCAPE, location));
      for (const { weight: _, ...each } of keepOf(LANDSCAPE, location))
        expect(overlap({ ...at, ...small }, each) / (each.w * each.h), `${location} at ${each.x},${each.y}`).toBeLessThan(0.75);
    }
  });

  it('prefers what cannot be chosen to what can', () => {
    const at = { x: 100, y: 0, w: 100, h: 100 },
      room = { w: 300, h: 220 },
      left = { x: 0, y: 0, w: 96, h: 220 },
      right = { x: 204, y: 0, w: 96, h: 220 },
      below = { x: 100, y: 104, w: 100, h: 110 };
    const free = beside(at, { w: 90, h: 90 }, room, [
      { ...left, weight: 1 },
      { ...right, weight: 0.1 },
      { ...below, weight: 1 },
    ]);
    expect(free.x).toBeGreaterThan(200);
  });
});

describe('who stands on a card', () => {
  const all: Layout[] = [LANDSCAPE, PORTRAIT, LOW, LOW.crowded![3]!, LOW.crowded![4]!, SOLO_LANDSCAPE, SOLO_PORTRAIT, SOLO_LOW];

  it('covers no price of it', () => {
    for (const layout of all)
      for (const location of SPACES) {
        const card = boxOf(layout, location),
          ring = ringsOf(layout, location)[0]!,
          size = priceSize(layout);
        const price = { x: card.x - 3 * size, y: card.y + card.h - 10 - 16 * size, w: 54 * size, h: 32 * size },
          person = { x: ring.x - 17 * layout.personSize, y: ring.y - 43 * layout.personSize, w: 34 * layout.personSize, h: 47 };
        expect(overlap(price, person), `${layout.width} ${location}`).toBeLessThan(60);
      }
  });
});

describe('the sign of the burden', () => {
  it('covers neither the number of the fire nor the price of a card', () => {
    for (const [layout, unit] of [
      [SOLO_LANDSCAPE, 1.4],
      [SOLO_PORTRAIT, 2.4],
      [SOLO_LOW, 2.5],
    ] as const)
      for (const words of [solo.words.en, solo.words.de]) {
        const sign = burdenSign(layout, unit, words['burden.name']!),
          size = priceSize(layout);
        if (!layout.fire.bare) expect(overlap(sign, firePlate(layout, words['fire.name']!)), `${layout.width}`).toBe(0);
        for (const location of [SPACES[0], SPACES[1]]) {
          const card = boxOf(layout, location);
          const price = { x: card.x - 3 * size, y: card.y + card.h - 10 - 16 * size, w: 54 * size, h: 32 * size };
          expect(overlap(sign, price), `${layout.width} ${location}`).toBe(0);
        }
      }
  });
});

describe('a phone lying on its side', () => {
  it('shows cards as large as the piles allow, and none over another', () => {
    for (const [piles, least] of [
      [2, 0.9],
      [3, 0.9],
      [4, 0.75],
    ] as const) {
      const layout = layoutFor([LANDSCAPE, PORTRAIT, LOW], false, true, piles);
      expect(layout.piles).toHaveLength(piles);
      expect(layout.cardSize).toBeGreaterThan(least);
      expect([layout.width, layout.height]).toEqual([LOW.width, LOW.height]);
      const shelf = [...PILES.slice(0, piles), ...SPACES].map((each) => boxOf(layout, each));
      shelf.forEach((a, i) => shelf.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(0)));
    }
  });

  it('alone has the fire beside the places, and what lies on the shelf side by side', () => {
    const fire = { x: SOLO_LOW.fire.x - 22, y: SOLO_LOW.fire.y - 40, w: 44, h: 56 };
    for (const place of PLACES) expect(overlap(fire, boxOf(SOLO_LOW, place)), place).toBe(0);
    const { gone, cardSize } = SOLO_LOW,
      s = gone.size!;
    expect(cardSize).toBeGreaterThan(1.25);
    expect(Math.max(...[SPACES[0], PILES[1]].map((each) => boxOf(SOLO_LOW, each)).map((box) => box.x + box.w))).toBeLessThan(
      SOLO_LOW.width,
    );
    const shelf = [
      ...[PILES[0], PILES[1], SPACES[0], SPACES[1], SPACES[3]].map((each) => boxOf(SOLO_LOW, each)),
      { x: gone.x - 46 * s, y: gone.y - 100 * s, w: 92 * s, h: 200 * s },
    ];
    shelf.forEach((a, i) => shelf.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(0)));
  });
});
