import { describe, expect, it } from 'vitest';
import { barren } from './describe';
import { give, golden, settle, start, view } from './fixture';
import { SPOTS, placeOf, spotOf } from './map';
import { names } from './names';
import { leaders, odds, price, projection, turnsLeft } from './reckon';
import { reach, routes } from './routes';

describe('the projection', () => {
  it('says what the rules say, at every moment of whole games', () => {
    expect(golden.length).toBeGreaterThan(100);
    for (const { view: v } of golden)
      for (const [seat, tribe] of v.tribes.entries()) {
        const { open, ...score } = projection(v, seat);
        expect(score).toEqual(tribe.score);
        expect(open).toBe(score.track + score.cards + score.huts + score.majorities + score.cave);
      }
  });

  it('gives a majority to who has more, to nobody in a tie, and to all under the Shared Council (FS-99, FS-100)', () => {
    const v = view({ is: 'Moving', seat: 0 }, (each) => {
      settle(each, 'namib', 2, 1);
      settle(each, 'chad', 1, 1);
    });
    expect([leaders(v, 'namib'), leaders(v, 'chad'), leaders(v, 'gaul')]).toEqual([[0], [], []]);
    v.cave = 'shared_council';
    expect(leaders(v, 'chad')).toEqual([0, 1]);
    v.cave = null;
    v.tribes[1]!.stoneAt = 'chad';
    expect(leaders(v, 'chad')).toEqual([1]);
  });

  it('knows the price of a hut with all that changes it (FS-75)', () => {
    const v = view({ is: 'Moving', seat: 0 }, (each) => {
      settle(each, 'tibet', 3, 2);
      give(each, 0, 'adze');
    });
    expect([price(v, 0, 'tibet'), price(v, 1, 'tibet')]).toEqual([4, 5]);
    v.cave = 'permafrost';
    expect([price(v, 0, 'tibet'), price(v, 1, 'tibet')]).toEqual([5, 6]);
    v.cave = 'helping_hands';
    expect([price(v, 0, 'tibet'), price(v, 1, 'tibet')]).toEqual([2, 3]);
    v.cave = 'garden_of_eden';
    placeOf(v, 'tibet').tile = 'cave';
    expect(price(v, 0, 'tibet')).toBe(-5);
  });

  it('tells the chances of a tile face down, and the turns that are left (FS-95)', () => {
    expect(odds(start, 'gaul').reduce((sum, kind) => sum + kind.chance, 0)).toBeCloseTo(1);
    expect(odds(start, 'gaul').find((kind) => kind.tile === 'hut')!.chance).toBeCloseTo(4 / 24);
    const v = view({ is: 'Moving', seat: 0 }, (each) => {
      each.endCard = { seat: 0, extinguished: false };
      each.active = 1;
    });
    expect([turnsLeft(start, 0), turnsLeft(v, 0), turnsLeft(v, 1)]).toEqual([undefined, 1, 2]);
    v.endCard!.extinguished = true;
    expect([turnsLeft(v, 0), turnsLeft(v, 1)]).toEqual([0, 1]);
  });
});

describe('the ways', () => {
  it('reach as far as the rules do, whenever a scout moves in whole games', () => {
    const moving = golden.filter(({ view: v }) => v.phase.is === 'Moving');
    expect(moving.length).toBeGreaterThan(30);
    for (const { view: v, options } of moving) {
      const seat = v.phase.is === 'Moving' ? v.phase.seat : -1;
      const ends = v.tribes[seat]!.scouts.flatMap((from, scout) => (v.used.includes(scout) ? [] : [...reach(v, seat, from)]));
      expect(ends.length).toBe(options);
    }
  });

  it('are all shown, the best first: fewest steps, over land, and the shortest', () => {
    const ways = routes(start, 0, 'cape_hearth', 'kalahari');
    expect(ways[0]).toEqual(['cape_hearth', 'kalahari']);
    expect(ways.length).toBe(3);
    expect(routes(start, 0, 'cape_hearth', 'chad')).toEqual([]);
  });

  it('use ships, sleds, trail marks and the steppe (FS-28, FS-30)', () => {
    const v = view({ is: 'Moving', seat: 0 });
    give(v, 0, 'ship_building');
    expect(routes(v, 0, 'italy', 'libya')[0]).toEqual(['italy', 'libya']);
    expect(reach(v, 0, 'horn').has('arabia')).toBe(false); // FS-25: region II is closed
    give(v, 0, 'transport_sled');
    expect(routes(v, 0, 'cape_hearth', 'congo')[0]!.length).toBe(4);
    give(v, 0, 'trail_marks');
    expect(routes(v, 0, 'cape_hearth', 'danube_hearth')[0]).toEqual(['cape_hearth', 'danube_hearth']);
    give(v, 0);
    Object.assign(v, { cave: 'endless_steppe', hutTiles: 3 });
    expect(reach(v, 0, 'gobi').has('lena')).toBe(true);
    expect(routes(v, 0, 'tibet', 'ob').every((way) => way.every((area) => spotOf(area).region === 2))).toBe(true);
  });

  it('go both ways on the map', () => {
    for (const spot of SPOTS) {
      for (const there of spot.land) expect(spotOf(there).land).toContain(spot.id);
      for (const there of spot.sea ?? []) expect(spotOf(there).sea).toContain(spot.id);
    }
  });
});

describe('an area', () => {
  it('is barren where a scout would find nothing to do', () => {
    const v = view({ is: 'Moving', seat: 0 }, (each) => {
      Object.assign(each.tribes[0]!, { food: 0, animals: 0 });
      settle(each, 'namib', 0, 2);
      Object.assign(placeOf(each, 'chad'), { down: false, tile: 'forest' });
      each.forests = [{ area: 'chad', animals: 0, content: null, memories: [] }];
      Object.assign(placeOf(each, 'congo'), { down: false, tile: null });
    });
    expect(['namib', 'chad', 'cape_hearth', 'congo', 'gaul'].map((area) => barren(v, 0, area))).toEqual([true, true, true, false, false]);
    v.forests[0]!.animals = 1;
    Object.assign(v.tribes[0]!, { food: 2, animals: 1 });
    expect(['namib', 'chad', 'cape_hearth', 'congo'].map((area) => barren(v, 0, area))).toEqual([false, false, false, true]);
  });

  it('has its name written at every zoom: what is looked at always, others where they fit, and all of them closely', () => {
    const word = (area: string) => area;
    for (const unit of [0.35, 0.8, 1.2, 3]) {
      const shown = names(unit, word, (spot) => (spot.id === 'tibet' ? 0 : 2));
      expect(shown.length).toBeGreaterThan(unit < 0.5 ? 10 : 25);
      expect(shown.map((name) => name.id)).toContain('tibet');
      for (const name of shown) expect(name.size * unit).toBeGreaterThanOrEqual(11.99);
    }
    expect(names(3, word, () => 2).length).toBeGreaterThan(SPOTS.length * 0.9);
    expect(names(1, word, (spot) => (spot.region > 1 ? Infinity : 1)).every((name) => spotOf(name.id).region === 1)).toBe(true);
  });
});
