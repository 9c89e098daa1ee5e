import { describe, expect, it } from 'vitest';
import { factsOf, treasureOf } from './facts';
import { ports } from './fixture';
import { HOUSE, chartOf } from './map';
import type { Facts, View } from './types';

const town = chartOf(HOUSE).ports.find((port) => port.town === 'small')!;
const told = { ...factsOf({ facts: null }), hoards: { small: [2, 5], large: [] } } satisfies Facts;
const at = (treasure: number | null) => ({ view: { ports: ports({ [town.id]: { treasure } }) } as unknown as View, facts: told });

describe('the treasure of a town', () => {
  it('is what the rules say may still be there', () => expect(treasureOf(at(null), town)).toEqual({ least: 2, most: 5 }));
  it('is what lies open', () => expect(treasureOf(at(4), town)).toEqual({ least: 4, most: 4 }));
});

describe('a game of an older house', () => {
  it('has voyages that nobody plans any more', () => {
    const { hold: _, ...old } = { ...told, voyages: { skies: [0], now: { day: 3 } } };
    expect(factsOf({ facts: old as unknown as Facts }).voyages.now.places).toEqual([]);
  });
});
