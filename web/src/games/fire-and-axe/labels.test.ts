import { describe, expect, it } from 'vitest';
import { labels, sizeAt } from './labels';
import { HOMES, PLACES } from './map';

const word = (place: { id: string }) => place.id;
const named = (scale: number, now: string[] = []) => labels(scale, word, (place) => now.includes(place.id)).map((label) => label.id);

describe('names on the map', () => {
  it('are never smaller than twelve pixels, nor larger than eighteen', () => {
    for (const scale of [0.35, 0.6, 0.85, 1.4, 2, 4])
      expect(sizeAt(scale) * scale).toSatisfy((pixels: number) => pixels >= 12 && pixels <= 18.01);
  });
  it('are there for every home port, and for more ports the closer one looks', () => {
    expect(named(0.35)).toEqual(expect.arrayContaining(HOMES.map((home) => home.id)));
    expect(named(0.6).length).toBeGreaterThan(named(0.35).length);
    expect(named(2)).toHaveLength(PLACES.filter((place) => place.label).length);
  });
  it('leave hardly a port unnamed on a desktop, and none where one looks closely', () => {
    expect(named(0.82).length).toBeGreaterThanOrEqual(PLACES.filter((place) => place.label).length - 2);
    expect(named(1.2)).toHaveLength(PLACES.filter((place) => place.label).length);
  });
  it('give way to a longboat that lies where they are printed', () => {
    const shetland = (boats: { x: number; y: number }[]) => labels(1.2, word, () => false, boats).find((label) => label.id === 'shetland')!,
      free = shetland([]),
      boat = { x: free.x, y: free.y };
    expect(shetland([boat])).not.toMatchObject({ x: free.x, y: free.y });
  });
  it('make room for those that count now', () => {
    const left = PLACES.find((place) => place.kind === 'port' && place.label && !named(0.6).includes(place.id))!.id;
    expect(named(0.6, [left])).toContain(left);
  });
});
