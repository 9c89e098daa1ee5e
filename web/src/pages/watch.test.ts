import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import scripted from '../games/my-first-stone-age/scripted.json';
import { settings } from '../settings.svelte';
import Watch from './Watch.svelte';
import { Watching, type Watchable } from './watching.svelte';

const [scene] = Object.values(scripted as Record<string, { view: unknown }>);
const table = (id: string): Watchable => ({ table: id, game: 'my-first-stone-age', seats: [], updated: '2026-01-01T00:00:00Z' });
let asked: string[], list: Watchable[], best: unknown[];

beforeEach(() => {
  settings.language = 'en';
  asked = [];
  best = [];
  list = [table('aaaaaaaaaaaa'), table('bbbbbbbbbbbb')];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/archive/today') return new Response(JSON.stringify({ games: best, next: null }));
    if (path === '/api/watch') return new Response(JSON.stringify(list));
    const shown = path.endsWith('seen=-1') ? { seats: [], toAct: [0], view: scene!.view, over: false } : null;
    return new Response(JSON.stringify({ seq: 7, shown }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows a game as a spectator sees it, and asks only for what is new', async () => {
  const watching = new Watching(table('aaaaaaaaaaaa'));
  await Promise.all([watching.look(), watching.look()]);
  expect(asked).toEqual(['/api/watch/aaaaaaaaaaaa?seen=-1']);
  expect(watching.ready).toBe(true);
  expect(watching.shown!.view).toEqual(scene!.view);
  expect(watching.lit).toEqual([0]);
  await watching.look();
  expect(asked.at(-1)).toBe('/api/watch/aaaaaaaaaaaa?seen=7');
  expect(watching.shown!.view).toEqual(scene!.view);
});

it('fetches no board that is out of sight, and lets those that are there stay where they are', async () => {
  vi.useFakeTimers();
  render(Watch);
  await vi.advanceTimersByTimeAsync(10);
  const order = () => [...screen.getByTestId('watching').querySelectorAll('li')].map((card) => card.dataset['testid']!.slice(6, 7));
  expect(order()).toEqual(['a', 'b']);
  list = [table('bbbbbbbbbbbb'), table('cccccccccccc'), table('aaaaaaaaaaaa')];
  await vi.advanceTimersByTimeAsync(20_100);
  expect(order()).toEqual(['c', 'a', 'b']);
  expect(asked.filter((path) => path !== '/api/archive/today').every((path) => path === '/api/watch')).toBe(true);
});

it('shows the game of the day above them, where there is one', async () => {
  best = [{ table: 'closest', game: 'cavemen', finished: '2026-01-01T00:00:00Z', rated: true, open: true, seats: [] }];
  render(Watch);
  expect((await screen.findByTestId('finished-closest')).querySelector('a')!.getAttribute('href')).toBe('/replay/closest');
});
