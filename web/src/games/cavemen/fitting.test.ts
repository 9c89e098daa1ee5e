import { describe, expect, it } from 'vitest';
import { fitting } from './fitting';

const cards = (n: number) => Array.from({ length: n }, (_, i) => ({ id: `card-${i}` }));
const nobody = new Set<string>();

describe('the cards of a tribe on a phone', () => {
  it('are all shown where there is room', () => {
    expect(fitting(cards(19), nobody, 900, 1440, 900)).toHaveLength(19);
    expect(fitting(cards(7), nobody, 336, 360, 740)).toHaveLength(7);
  });
  it('never lie beyond the edge of the screen: the last place opens all of them', () => {
    expect(fitting(cards(19), nobody, 336, 360, 740)).toHaveLength(6);
    expect(fitting(cards(19), nobody, 184, 740, 360)).toHaveLength(7);
    expect(fitting(cards(19), nobody, 184, 720, 450)).toHaveLength(11);
  });
  it('show Fire first where not all can be shown: it won the game', () => {
    const won = [...cards(18), { id: 'invention-fire' }];
    expect(fitting(won, nobody, 336, 360, 740)[0]!.id).toBe('invention-fire');
    expect(fitting(won, nobody, 900, 1440, 900).at(-1)!.id).toBe('invention-fire');
  });
  it('show everybody who may leave', () => {
    const leaving = new Set(cards(12).map((card) => card.id));
    expect(fitting(cards(19), leaving, 336, 360, 740).map((card) => card.id)).toEqual([...leaving]);
  });
});
