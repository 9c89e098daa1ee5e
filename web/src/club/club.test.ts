import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import type { Club } from '../protocol';
import PlayerStatistics from './PlayerStatistics.svelte';
import FinishedList from './FinishedList.svelte';
import RatingPlot from './RatingPlot.svelte';

const standing: Club.Rated = {
  game: 'stone-age',
  value: 1580,
  doubt: 250,
  games: 2,
  history: [
    { at: '2026-01-02T10:00:00Z', value: 1540, doubt: 290, table: 'a' },
    { at: '2026-02-02T10:00:00Z', value: 1580, doubt: 250, table: 'b' },
  ],
};
const seat = { name: 'x', player: null, program: false, bot: null, points: 1, place: 2, won: false, resigned: false };

beforeEach(() => {
  settings.language = 'en';
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the plot of a rating', () => {
  it('begins where everybody begins, has a point for each rated game, and says so aloud', () => {
    const { container } = render(RatingPlot, { standing });
    expect(container.querySelectorAll('circle')).toHaveLength(3);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Rating at Stone Age: from 1500 to 1580 over 2 rated games.');
    const heights = [...container.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cy')));
    expect(heights[0]).toBeGreaterThan(heights[1]!);
    expect(heights[1]).toBeGreaterThan(heights[2]!);
  });
  it('tells the same as numbers', () => {
    render(RatingPlot, { standing });
    expect(screen.getAllByText(/1580/)).toHaveLength(2);
  });
});

describe('finished games', () => {
  const game: Club.Finished = {
    table: 't',
    game: 'stone-age',
    finished: '2026-01-02T10:00:00Z',
    rated: true,
    open: false,
    seats: [
      { ...seat, name: 'Ada', player: 'Ada L', place: 1, won: true },
      { ...seat, name: '<b>Eve</b>' },
      { ...seat, name: 'somebody who left', resigned: true },
    ],
  };
  it('show names as they are, never as HTML', () => {
    const { container } = render(FinishedList, { games: [game] });
    expect(container.querySelector('ol b')).toBeNull();
    expect(screen.getByText('<b>Eve</b>')).toBeTruthy();
    expect(screen.getByText('Ada L').getAttribute('href')).toBe('/players/Ada%20L');
  });
  it('call whoever left so in German too', () => {
    settings.language = 'de';
    render(FinishedList, { games: [game] });
    expect(screen.getByText('jemand, der ging')).toBeTruthy();
    expect(screen.getByText(/gab auf/)).toBeTruthy();
  });
});

describe('statistics', () => {
  it('have a rating where there is one', () => {
    const at = { played: 3, won: 1, resigned: 0, best: 90, place: 1.67, last: '2026-01-02T10:00:00Z' };
    render(PlayerStatistics, {
      games: [
        { game: 'stone-age', ...at },
        { game: 'cavemen', ...at },
      ],
      ratings: [standing],
    });
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows[0]).toContain('1580\u00a0±\u00a0250');
    expect(rows[1]).toContain('–');
  });
});
