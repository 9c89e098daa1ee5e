import { describe, expect, it } from 'vitest';
import { isOnTheWay, sceneOf, type Idea } from './lesson';

const step = (is: string) => ({ seat: 0, action: { is } });
const idea: Idea = {
  position: 'first',
  seat: 0,
  scenes: [{ steps: [step('A')] }, {}, { position: 'second', steps: [step('B')] }, { steps: [step('C')] }],
};

describe('a scene of an idea', () => {
  it('goes on from the position that was laid last', () => {
    expect([0, 1, 2, 3].map((n) => sceneOf(idea, n).exercise.position)).toEqual(['first', 'first', 'second', 'second']);
    expect([0, 1, 2, 3].map((n) => sceneOf(idea, n).before)).toEqual([[], [step('A')], [], [step('B')]]);
    expect([0, 1, 2, 3].map((n) => sceneOf(idea, n).steps)).toEqual([[step('A')], [], [step('B')], [step('C')]]);
  });
});

describe('the way to a solution', () => {
  it('does not mind the order of fields', () => {
    const solution = [{ is: 'Place', location: 'hut', figures: 2 }, { is: 'Act' }];
    expect(isOnTheWay([{ seat: 0, action: { figures: 2, location: 'hut', is: 'Place' } }], solution)).toBe(true);
    expect(isOnTheWay([{ seat: 0, action: { is: 'Act' } }], solution)).toBe(false);
    expect(isOnTheWay([], solution)).toBe(true);
  });
});
