import { describe, expect, it } from 'vitest';
import { captain, ports, view } from './fixture';
import { labels, sizeAt, standing, type Box, type Label } from './labels';
import { HOMES, PLACES, PORTS } from './map';

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
  it('leave towns, goods and seas free wherever there is another place, at the British isles too', () => {
    const full = Object.fromEntries(PORTS.map(({ id }) => [id, { good: 'furs' as const, settler: 0 }])),
      stands = standing(view(captain('denmark'), { ports: ports(full) }), () => 1),
      wide = ({ word: text, size }: Label) => text.length * size * 0.53,
      box = (label: Label): Box => {
        const left = label.anchor === 'middle' ? label.x - wide(label) / 2 : label.anchor === 'end' ? label.x - wide(label) : label.x;
        return { left, right: left + wide(label), top: label.y - label.size * 0.72, bottom: label.y + label.size * 0.12 };
      },
      covers = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      covering = (all: Label[]) => all.filter((label) => stands.some((other) => covers(box(label), other))).length;
    const before = labels(1.2, word, () => false),
      after = labels(1.2, word, () => false, [], stands);
    expect(after).toHaveLength(before.length);
    expect(covering(after)).toBeLessThan(covering(before) / 2);
  });
  it('make room for those that count now', () => {
    const left = PLACES.find((place) => place.kind === 'port' && place.label && !named(0.6).includes(place.id))!.id;
    expect(named(0.6, [left])).toContain(left);
  });
});
