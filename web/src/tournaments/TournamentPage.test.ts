import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { me } from '../club/me.svelte';
import { settings } from '../settings.svelte';
import type { Tournaments } from '../protocol';
import TournamentPage from './TournamentPage.svelte';

const line = (number: number, name: string) => ({
  number,
  name,
  program: false,
  place: number,
  points: 0,
  opponents: 0,
  won: 0,
  direct: 0,
  played: 0,
  byes: 0,
  gone: false,
});
const shown: Tournaments.Shown = {
  about: {
    tournament: 'cup',
    name: 'The Autumn Cup',
    game: 'stone-age',
    kind: 'swiss',
    state: 'running',
    seats: 2,
    entrants: 4,
    round: 2,
    rounds: 3,
    begins: null,
    ends: null,
    host: 'Dora',
    programs: false,
    entered: true,
    group: null,
    commonLuck: false,
  },
  options: {},
  tiebreaks: [],
  pace: { is: 'Live', seconds: 45, reserveSeconds: 300, standIn: null },
  minutes: 60,
  standings: [line(1, 'Ada'), line(2, 'Ben'), line(3, 'Cleo'), line(4, 'Dora')],
  tables: [
    { round: 1, table: 'done', seats: [1, 3], places: [1, 2] },
    { round: 2, table: 'mine', seats: [2, 1], places: null },
    { round: 2, table: 'theirs', seats: [3, 4], places: null },
  ],
  byes: [],
  yours: false,
};
let told: Tournaments.Shown;

beforeEach(() => {
  settings.language = 'en';
  told = structuredClone(shown);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(told)));
  me.account = { name: 'Ada', since: '2026-01-01T00:00:00Z', program: false, passphrase: true, passkeys: [], browsers: [] };
});
afterEach(() => {
  cleanup();
  me.account = null;
  vi.unstubAllGlobals();
});

const links = (name: string) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

it('leads whoever is paired to their own table, and to the others as a spectator', async () => {
  render(TournamentPage, { id: 'cup' });
  expect((await screen.findByTestId('cup-play')).getAttribute('href')).toBe('/t/mine');
  expect(links('Play now')).toEqual(['/t/mine']);
  expect(links('Watch')).toEqual(['/t/theirs']);
  expect(links('Look back')).toEqual(['/replay/done']);
});

it('lets somebody who does not take part watch all of them', async () => {
  told.about.entered = false;
  me.account = { ...me.account!, name: 'Eve' };
  render(TournamentPage, { id: 'cup' });
  await screen.findByTestId('cup-standings');
  expect(links('Watch')).toEqual(['/t/mine', '/t/theirs']);
  expect(links('Play now')).toEqual([]);
});

it('lets nobody look on or back while others of the round have the same luck', async () => {
  told.about.commonLuck = true;
  told.about.entered = false;
  told.tables.push({ round: 2, table: 'early', seats: [1, 4], places: [1, 2] });
  render(TournamentPage, { id: 'cup' });
  await screen.findByTestId('cup-standings');
  expect(links('Watch')).toEqual([]);
  expect(links('Look back')).toEqual(['/replay/done']);
});
