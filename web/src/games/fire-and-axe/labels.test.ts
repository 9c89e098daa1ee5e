import { describe, expect, it } from 'vitest';
import { captain, ports, view } from './fixture';
import { labels, sizeAt, standing, type Box, type Label } from './labels';
import { HOUSE, chartOf } from './map';

const chart = chartOf(HOUSE);
const word = (place: { id: string }) => place.id;
const named = (scale: number, now: string[] = []) => labels(chart, scale, word, (place) => now.includes(place.id)).map((label) => label.id);

describe('names on the map', () => {
  it('are never smaller than twelve pixels, nor larger than eighteen', () => {
    for (const scale of [0.35, 0.6, 0.85, 1.4, 2, 4])
      expect(sizeAt(scale) * scale).toSatisfy((pixels: number) => pixels >= 12 && pixels <= 18.01);
  });
  it('are there for every home port, and for more ports the closer one looks', () => {
    expect(named(0.35)).toEqual(expect.arrayContaining(chart.homes.map((home) => home.id)));
    expect(named(0.6).length).toBeGreaterThan(named(0.35).length);
    expect(named(2)).toHaveLength(chart.places.filter((place) => place.label).length);
  });
  it('leave hardly a port unnamed on a desktop, and none where one looks closely', () => {
    expect(named(0.82).length).toBeGreaterThanOrEqual(chart.places.filter((place) => place.label).length - 2);
    expect(named(1.2)).toHaveLength(chart.places.filter((place) => place.label).length);
  });
  it('give way to a longboat that lies where they are printed', () => {
    const shetland = (boats: { x: number; y: number }[]) =>
        labels(chart, 1.2, word, () => false, boats).find((label) => label.id === 'shetland')!,
      free = shetland([]),
      boat = { x: free.x, y: free.y };
    expect(shetland([boat])).not.toMatchObject({ x: free.x, y: free.y });
  });
  it('leave towns, goods and seas free wherever there is another place, at the British isles too', () => {
    const full = Object.fromEntries(chart.ports.map(({ id }) => [id, { good: 'furs' as const, settler: 0 }])),
      stands = standing(chart, view(captain('denmark'), { ports: ports(full) }), () => 1),
      wide = ({ word: text, size }: Label) => text.length * size * 0.53,
      box = (label: Label): Box => {
        const left = label.anchor === 'middle' ? label.x - wide(label) / 2 : label.anchor === 'end' ? label.x - wide(label) : label.x;
        return { left, right: left + wide(label), top: label.y - label.size * 0.72, bottom: label.y + label.size * 0.12 };
      },
      covers = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      covering = (all: Label[]) => all.filter((label) => stands.some((other) => covers(box(label), other))).length;
    const before = labels(chart, 1.2, word, () => false),
      after = labels(chart, 1.2, word, () => false, [], stands);
    expect(after).toHaveLength(before.length);
    expect(covering(after)).toBeLessThan(covering(before) / 2);
  });
  it('stand in the open water on a line where a coast is crowded, and never touch each other', () => {
    const stands = standing(chart, view(captain('denmark')), () => 0),
      all = labels(chart, 0.9, word, () => false, [], stands),
      hung = all.filter((label) => label.line);
    expect(hung.length).toBeGreaterThan(0);
    for (const { line, id } of hung) {
      const port = chart.placeOf(id);
      expect(Math.hypot(line!.x1 - port.x, line!.y1 - port.y), id).toBeLessThan(10);
    }
    const left = ({ anchor, x, word: text, size }: Label) => {
      const wide = text.length * size * 0.56;
      return anchor === 'end' ? x - wide : anchor === 'middle' ? x - wide / 2 : x;
    };
    for (const one of all)
      for (const other of all)
        if (one.id !== other.id && Math.abs(one.y - other.y) < one.size * 0.8)
          expect(
            left(one) + one.word.length * one.size * 0.56 <= left(other) ||
              left(other) + other.word.length * other.size * 0.56 <= left(one),
            `${one.id} and ${other.id}`,
          ).toBe(true);
  });
  it('stay where they are when ships sail and plans change, but for those a ship would hide', () => {
    const at = (now: string[], boats: { x: number; y: number }[], must: string | null = null) =>
      new Map(labels(chart, 0.85, word, (place) => now.includes(place.id), boats, [], must).map((label) => [label.id, label]));
    const before = at([], []),
      york = chart.placeOf('york'),
      after = at(['york', 'paris', 'hamburg'], [york]);
    const moved = [...after].filter(([id, label]) => before.has(id) && before.get(id)!.x !== label.x).map(([id]) => id);
    expect(moved.length).toBeLessThanOrEqual(2);
  });
  it('name the port one lies in, however crowded its coast is', () => {
    for (const { id, x, y } of chart.ports)
      for (const scale of [0.45, 0.6, 0.85]) {
        const ids = labels(chart, scale, word, () => false, [{ x, y }], [], id).map((label) => label.id);
        expect(ids, `${id} at ${scale}`).toContain(id);
      }
  });
  it('stand nearer to their own port than to another, unless they hang on a line', () => {
    const wrong = labels(chart, 0.85, word, () => false).filter((label) => {
      const wide = label.word.length * label.size * 0.56,
        left = label.anchor === 'middle' ? label.x - wide / 2 : label.anchor === 'end' ? label.x - wide : label.x,
        gap = ({ x, y }: { x: number; y: number }) =>
          Math.hypot(Math.max(left - x, 0, x - left - wide), Math.max(label.y - label.size * 0.72 - y, 0, y - label.y - label.size * 0.12)),
        own = chart.placeOf(label.id);
      return own.kind === 'port' && !label.line && chart.ports.some((port) => port.id !== label.id && gap(port) < gap(own));
    });
    expect(wrong.map((label) => label.id)).toEqual([]);
  });
  it('hang on lines that run past no other port', () => {
    for (const scale of [0.85, 1.2, 2]) {
      const stands = standing(chart, view(captain('denmark')), () => 0);
      for (const { line, id } of labels(chart, scale, word, () => false, [], stands))
        if (line)
          for (const port of chart.ports)
            if (port.id !== id)
              for (const f of [0.2, 0.5, 0.8, 1]) {
                const x = line.x1 + (line.x2 - line.x1) * f,
                  y = line.y1 + (line.y2 - line.y1) * f;
                expect(Math.hypot(x - port.x, y - port.y), `${id} past ${port.id} at ${scale}`).toBeGreaterThan(8);
              }
    }
  });
  it('make room for those that count now', () => {
    const left = chart.places.find((place) => place.kind === 'port' && place.label && !named(0.45).includes(place.id))!.id;
    expect(named(0.45, [left])).toContain(left);
  });
});
