import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTable, games } from './api';
import { isMissed, reach, whole } from './reach.svelte';
import { parse } from './route.svelte';

let answers: (() => Response)[];
const gone = () => {
    throw new TypeError('fetch failed');
  },
  said =
    (body: unknown, status = 200) =>
    () =>
      new Response(JSON.stringify(body), { status });
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => answers.shift()!());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks a question again until the server is there to answer it', async () => {
  answers = [gone, said({}, 502), said({}), said([])];
  const asked = games();
  await vi.advanceTimersByTimeAsync(1600);
  expect(reach.lost).toBe(true);
  await vi.advanceTimersByTimeAsync(1600);
  expect(await asked).toEqual([]);
  expect(reach.lost).toBe(false);
});

it('does not send a wish twice, but says that it did not arrive', async () => {
  answers = [gone];
  await expect(createTable('stone-age', [], {})).rejects.toMatchObject({ error: 'offline' });
});

it('loads the page anew when a part of it did not come', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  answers = [gone, said({})];
  void whole(Promise.reject(new Error('no such part')));
  await vi.advanceTimersByTimeAsync(100);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1600);
  expect(reload).toHaveBeenCalledOnce();
});

it('lets nobody wait for it at a table of their own device', () => {
  const told = (path: string) => isMissed(parse(path));
  expect([told('/t/abcdefghjkmn'), told('/t/here-abc'), told('/')]).toEqual([false, false, false]);
  reach.lost = true;
  expect([told('/t/abcdefghjkmn'), told('/t/here-abc'), told('/'), told('/replay/here-abc')]).toEqual([true, false, true, true]);
  reach.lost = false;
});
