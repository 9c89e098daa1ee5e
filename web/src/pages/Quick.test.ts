import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuickWaiting } from '../club/quick';
import { where } from '../route.svelte';
import { settings } from '../settings.svelte';
import Quick from './Quick.svelte';

const nobody: QuickWaiting = { waiting: false, since: null, botsAt: null, table: null, others: 3, fitting: 0 };
const offer = (id: string, minSeats: number, maxSeats: number) => ({
  id,
  title: id,
  minSeats,
  maxSeats,
  options: [],
  bots: [],
  edition: '',
});
let now: QuickWaiting, sent: unknown[];

beforeEach(() => {
  settings.language = 'en';
  settings.name = 'Ada';
  now = nobody;
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/games') return new Response(JSON.stringify([offer('stone-age', 2, 4), offer('cavemen', 2, 5)]));
    if (path === '/api/quick' && init) {
      sent.push(JSON.parse(String(init.body)));
      now = { ...nobody, waiting: true, since: '2026-01-02T10:00:00Z', botsAt: '2026-01-02T10:01:00Z', fitting: 1 };
    }
    if (path === '/api/quick/leave') now = nobody;
    return path.startsWith('/api/quick') ? new Response(JSON.stringify(now)) : new Response('{}', { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = async () => {
  render(Quick);
  await fireEvent.click(await screen.findByTestId('fire-game-cavemen'));
  await fireEvent.click(screen.getByTestId('wait'));
  await screen.findByTestId('at-the-fire');
};

it('waits for what was chosen, and asks for no game that so many cannot play', async () => {
  render(Quick);
  await fireEvent.click(await screen.findByTestId('fire-game-stone-age'));
  await fireEvent.click(screen.getByTestId('fire-game-cavemen'));
  await fireEvent.click(screen.getByTestId('fire-seats-5'));
  await fireEvent.click(screen.getByTestId('fire-daily'));
  await fireEvent.click(screen.getByTestId('fire-bots-never'));
  expect((screen.getByTestId('fire-game-stone-age') as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByTestId('wait'));
  await screen.findByTestId('at-the-fire');
  expect(sent).toEqual([{ games: ['cavemen'], tempo: 'daily', seats: 5, botsAfter: null, name: 'Ada' }]);
});

it('leaves the fire again', async () => {
  await wait();
  await fireEvent.click(screen.getByTestId('leave-fire'));
  await screen.findByTestId('wait');
});

it('goes to the table as soon as there is one', async () => {
  await wait();
  now = { ...nobody, table: 'abcdefghjkmn' };
  await waitFor(() => expect(where.route).toEqual({ page: 'table', table: 'abcdefghjkmn' }), { timeout: 5000 });
});
