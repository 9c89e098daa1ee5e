import { describe, expect, it } from 'vitest';
import { Lens } from './lens.svelte';

/** A room of 400 by 600 with a board that lies: 400 by 200 when the whole of it is seen. */
function hung() {
  const lens = new Lens();
  lens.hang({ w: 400, h: 600 }, { w: 400, h: 200 }, 5, 0);
  return lens;
}

describe('the lens', () => {
  it('leaves what is under the pointer where it is', () => {
    const lens = hung();
    lens.zoom(4, { x: 100, y: 20 });
    const before = { x: (100 - lens.x) / lens.scale, y: (20 - lens.y) / lens.scale };
    lens.zoom(1.2, { x: 100, y: 20 });
    expect((100 - lens.x) / lens.scale).toBeCloseTo(before.x);
    expect((20 - lens.y) / lens.scale).toBeCloseTo(before.y);
  });

  it('never looks from farther away than the whole, nor closer than allowed, nor past the edge', () => {
    const lens = hung();
    lens.zoom(0.1);
    expect([lens.scale, lens.x]).toEqual([1, 0]);
    lens.zoom(99);
    lens.pan(99999, -99999);
    expect([lens.scale, lens.x, lens.y]).toEqual([5, 800, -200]);
    lens.whole();
    expect([lens.scale, lens.x, lens.y]).toEqual([1, 0, 0]);
  });

  it('knows when nothing of the room is empty, and brings a part into the middle', () => {
    const lens = hung();
    expect(lens.full).toBe(3);
    lens.show({ x: 0.2, y: 0.4, w: 0.1, h: 0.2 }, lens.full, lens.full);
    expect([lens.scale, lens.x, lens.y]).toEqual([3, 300, 0]);
    expect([lens.sees({ x: 0.2, y: 0.4, w: 0.1, h: 0.2 }), lens.sees({ x: 0.7, y: 0.4, w: 0.1, h: 0.2 })]).toEqual([true, false]);
  });

  it('looks closer at what is mine first, and then just closer', () => {
    const lens = hung();
    lens.home = { x: 0.2, y: 0.4, w: 0.1, h: 0.2 };
    lens.closer();
    expect(lens.scale).toBe(2);
    expect(lens.sees(lens.home)).toBe(true);
    lens.closer();
    expect(lens.scale).toBeCloseTo(2.8);
  });

  it('leads back to where one looked before something else was shown', () => {
    const lens = hung();
    lens.held = true;
    lens.show({ x: 0.2, y: 0.4, w: 0.1, h: 0.2 }, 3, 3);
    const before = [lens.scale, lens.x, lens.y],
      back = lens.keep();
    lens.whole();
    lens.held = false;
    back();
    expect([lens.scale, lens.x, lens.y]).toEqual(before);
    expect(lens.held).toBe(true);
  });
});
