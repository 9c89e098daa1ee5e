import { expect, it } from 'vitest';
import { towards } from './arrows';

const points = [
  { id: 'ahead', x: 60, y: 5 },
  { id: 'near but aslant', x: 30, y: -30 },
  { id: 'behind', x: -10, y: 0 },
  { id: 'below', x: 4, y: 50 },
];

it('goes to what lies straight ahead before what lies aslant, and never backwards', () => {
  const to = (key: string) => towards({ x: 0, y: 0 }, points, key)?.id;
  expect(to('ArrowRight')).toBe('ahead');
  expect(to('ArrowUp')).toBe('near but aslant');
  expect(to('ArrowLeft')).toBe('behind');
  expect(to('ArrowDown')).toBe('below');
  expect(towards({ x: 100, y: 0 }, points, 'ArrowRight')).toBeUndefined();
  expect(to('Enter')).toBeUndefined();
});
