import { describe, expect, it } from 'vitest';
import { SPOTS } from './map';
import { names } from './names';
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
});
