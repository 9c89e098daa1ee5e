import { describe, expect, it } from 'vitest';
import type { Puzzles } from '../protocol';
import { daily } from './calls';

const DAY = 86_400_000;
const puzzle = (game: string, n: number): Puzzles.Listed => ({
  id: `${game}-${n}`,
  game,
  theme: '',
  level: 'cub',
  seats: 2,
  choices: 4,
  rating: 800,
  solved: null,
});

describe('the puzzle of the day, without the house', () => {
  const book = [puzzle('a', 1), puzzle('a', 2), puzzle('b', 1), puzzle('b', 2), puzzle('b', 3)];
  it('lets the games take turns, and each goes through its own, as PuzzleIndex does', () => {
    const told = [0, 1, 2, 3, 4, 5, 6].map((day) => daily(book, day * DAY + 5).puzzle?.id);
    expect(told).toEqual(['a-1', 'b-1', 'a-2', 'b-2', 'a-1', 'b-3', 'a-2']);
    expect(daily(book, 0).day).toBe('1970-01-01');
    expect(daily([], 0).puzzle).toBeNull();
  });
});
