import { describe, expect, it } from 'vitest';
import { factsFor, give, golden, settle, start, view } from './fixture';
import { factsOf, settlementAt, standingOf } from './facts';
import { game } from './index';
import { SPOTS, landOf, placeOf, regionOf, seaRoutes, spotOf, stepPath } from './map';
import { names } from './names';
import { routes } from './routes';
import type { Area, Edition, View } from './types';

const edition = game.edition as Edition;

describe('the map', () => {
  it('has the areas of the edition in its order, and every border leads both ways', () => {
    expect(edition.map.map(({ area }) => area)).toEqual(SPOTS.map(({ id }) => id));
    for (const { area, land, sea } of edition.map) {
      for (const there of land) expect(landOf(edition, there).land).toContain(area);
      for (const there of sea) expect(landOf(edition, there).sea).toContain(area);
    }
  });

  it('draws every sea route of an edition once, also one that the picture does not know', () => {
    expect(seaRoutes(edition)).toHaveLength(14);
    const other = JSON.parse(JSON.stringify(edition)) as Edition;
    landOf(other, 'gaul').sea.push('tibet');
    landOf(other, 'tibet').sea.push('gaul');
    expect(seaRoutes(other)).toHaveLength(15);
    expect(stepPath(other, 'gaul', 'tibet')).toContain('Q');
    expect(stepPath(edition, 'gaul', 'tibet')).toContain('L');
  });

  it('has a peak to draw for every mountain of the house edition', () => {
    expect(edition.map.filter(({ mountain }) => mountain).map(({ area }) => area)).toEqual(
      SPOTS.filter(({ peak }) => peak).map(({ id }) => id),
    );
  });
});

describe('the ways', () => {
  const ways = (v: View, from: Area, to: Area) => routes(factsFor(v), edition, 0, from, to);
  const at = (area: Area, change: (v: View) => void = () => {}) =>
    view({ is: 'Moving', seat: 0 }, (v) => {
      v.tribes[0]!.scouts = [area];
      change(v);
    });

  it('are all shown, the best first: fewest steps, over land, and the shortest', () => {
    const v = at('cape_hearth');
    expect(ways(v, 'cape_hearth', 'kalahari')[0]).toEqual(['cape_hearth', 'kalahari']);
    expect(ways(v, 'cape_hearth', 'kalahari')).toHaveLength(3);
    expect(ways(v, 'cape_hearth', 'chad')).toEqual([]);
  });

  it('go over the sea where the rules say so', () => {
    const v = at('italy', (each) => give(each, 0, 'ship_building'));
    expect(ways(v, 'italy', 'libya')[0]).toEqual(['italy', 'libya']);
  });
});

describe('what the rules say', () => {
  it('is found by area and by seat', () => {
    const v = view({ is: 'Moving', seat: 0 }, (each) => settle(each, 'namib', 2, 1)),
      facts = factsFor(v);
    expect(settlementAt(facts, 'namib')).toMatchObject({ huts: 3, price: 3, gift: null, leaders: [0] });
    expect(settlementAt(facts, 'gaul')).toBeUndefined();
    expect(standingOf(facts, 0, v.tribes[0]!).turns).toBeNull();
  });

  it('may be missing in a game that was kept long ago', () => {
    const [tribe] = start.tribes;
    const stands = standingOf(factsOf({ facts: null }), 0, { ...tribe!, vp: 7 });
    expect(stands).toMatchObject({ open: 7, total: 7 }); // it adds up nothing by itself
    expect(golden.length).toBeGreaterThan(100);
  });
});

describe('an area', () => {
  it('has its name written at every zoom: what is looked at always, others where they fit, and all of them closely', () => {
    const word = (area: string) => area;
    for (const unit of [0.35, 0.8, 1.2, 3]) {
      const shown = names(unit, word, (spot) => (spot.id === 'tibet' ? 0 : 2));
      expect(shown.length).toBeGreaterThan(unit < 0.5 ? 10 : 25);
      expect(shown.map((name) => name.id)).toContain('tibet');
      for (const name of shown) expect(name.size * unit).toBeGreaterThanOrEqual(11.99);
    }
    expect(names(3, word, () => 2).length).toBeGreaterThan(SPOTS.length * 0.9);
    const near = names(1, word, (spot) => (regionOf(edition, spot.id) > 1 ? Infinity : 1));
    expect(near.every((name) => regionOf(edition, name.id) === 1)).toBe(true);
    expect(placeOf(start, spotOf('gaul').id).area).toBe('gaul');
  });
});
