import { describe, expect, it } from 'vitest';
import { SPOTS } from './map';
import { boxOf, names, type Box } from './names';
import de from './words.de.json';
import en from './words.en.json';

describe('the names on the map', () => {
  const everywhere = (unit: number, words: Record<string, string>) =>
    names(
      unit,
      (area) => words[`area.${area}`]!,
      () => 3,
    );

  it.each([0.8, 1, 1.4])('are all written at %s pixels a unit, Kalahari too', (unit) => {
    for (const words of [en, de]) expect(SPOTS.filter(({ id }) => !everywhere(unit, words).some((name) => name.id === id))).toEqual([]);
  });
  it('lie over no other name', () => {
    const all = everywhere(0.8, en).map(({ word, x, y, size }) => ({ x, y, size, half: (word.length * size * 0.55) / 2 }));
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) expect(Math.abs(a.x - b.x) >= a.half + b.half || Math.abs(a.y - b.y) >= a.size * 0.95).toBe(true);
  });
  it.each([0.5, 0.8, 1.4])('of areas out of reach lie over nothing that glows, at %s pixels a unit', (unit) => {
    const lit = ['kalahari', 'namib', 'zambezi', 'limpopo', 'angola'];
    const all = names(
      unit,
      (area) => en[`area.${area}` as keyof typeof en],
      ({ id }) => (lit.includes(id) ? 1 : 3),
      (area) => lit.includes(area),
    );
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(lit));
    const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const slabs = SPOTS.filter(({ id }) => lit.includes(id)).map(({ x, y }) => ({
      left: x - 20,
      right: x + 20,
      top: y - 18,
      bottom: y + 18,
    }));
    for (const name of all.filter(({ id }) => !lit.includes(id)))
      for (const slab of slabs) expect(meet(boxOf(name), slab), name.word).toBe(false);
  });
});
