import { expect, it } from 'vitest';
import type { Tournaments } from '../protocol';
import { against, points } from './calls';

const table = (seats: number[], places: number[] | null): Tournaments.Paired => ({ round: 1, table: 't', seats, places });

it('tells what one got against another over all tables, and nothing of those who have not met', () => {
  const tables = [table([1, 2], [1, 2]), table([2, 1, 3], [1, 1, 3]), table([1, 4], null)];
  expect(against(tables, 1, 2)).toBe(1.5);
  expect(against(tables, 2, 1)).toBe(0.5);
  expect(against(tables, 3, 1)).toBe(0);
  expect(against(tables, 1, 4)).toBeNull();
});

it('writes points as people do', () => {
  expect([0, 0.5, 1, 2.5, 1 / 3].map(points)).toEqual(['0', '½', '1', '2½', '0.33']);
});
