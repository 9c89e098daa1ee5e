import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { where } from '../route.svelte';
import { settings } from '../settings.svelte';
import type { Club } from '../protocol';
import { lately, others, playWith, type Friend } from './friends';
import Friends from './Friends.svelte';

let list: Friend[], sent: { path: string; body: unknown }[];
const friend = (name: string, state: Friend['state']): Friend => ({ name, state, program: false, since: '2026-01-01T00:00:00Z' });

beforeEach(() => {
  settings.language = 'en';
  sent = [];
  list = [friend('Cleo', 'asks'), friend('Ben', 'friend')];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    if (body) sent.push({ path, body });
    if (path === '/api/games') return new Response(JSON.stringify([{ id: 'cavemen', minSeats: 2, maxSeats: 5 }]));
    if (path === '/api/friends' && body) list = [friend('Ben', 'friend'), friend('Cleo', 'friend')];
    if (path.startsWith('/api/friends')) return new Response(JSON.stringify(list));
    if (path === '/api/tables') return new Response(JSON.stringify({ table: 'abcdefghjkmn', invites: [] }));
    return new Response(JSON.stringify({ error: 'not-welcome', sentence: 'They cannot be challenged by you.' }), { status: 403 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says yes to who asks, and asks a friend to a table', async () => {
  render(Friends);
  await fireEvent.click(await screen.findByTestId('befriend'));
  await waitFor(() => expect(screen.getAllByTestId('play-with')).toHaveLength(2));
  expect(sent).toEqual([{ path: '/api/friends', body: { name: 'Cleo' } }]);
  await fireEvent.click(screen.getAllByTestId('play-with')[0]!);
  await fireEvent.click(await screen.findByTestId('play-cavemen'));
  await waitFor(() => expect(where.route).toEqual({ page: 'table', table: 'abcdefghjkmn' }));
  expect(sent.at(-1)).toEqual({ path: '/api/tables/abcdefghjkmn/challenges', body: { name: 'Ben' } });
});

it('opens the table also where somebody cannot be asked: there is a link', async () => {
  expect(await playWith('cavemen', ['Ben', 'Eve'], [null])).toBe('/t/abcdefghjkmn');
  expect(sent[0]!.body).toMatchObject({ game: 'cavemen', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot' }] });
});

it('plays again with those who have accounts', () => {
  const seat = { name: '', program: false, bot: null, points: 0, place: 1, won: false, resigned: false };
  const game = {
    seats: [
      { ...seat, player: 'Ada' },
      { ...seat, player: 'Ben' },
      { ...seat, player: null },
    ],
  } as unknown as Club.Finished;
  expect(others(game, 'Ada')).toEqual(['Ben']);
});

it('knows whom one has played with lately, each once, the last first', () => {
  const seat = (player: string | null, program = false) => ({ player, program }) as Club.SeatThen;
  const games = [
    { seats: [seat('Ada'), seat('Ben'), seat(null)] },
    { seats: [seat('Robo', true), seat('Ada'), seat('Cleo')] },
    { seats: [seat('Ben'), seat('Ada')] },
  ] as Club.Finished[];
  expect(lately(games, 'Ada')).toEqual(['Ben', 'Cleo']);
  expect(lately(games, 'Ada', 1)).toEqual(['Ben']);
});
