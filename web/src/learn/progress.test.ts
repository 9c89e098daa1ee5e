import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_IDS } from '../games';
import { isTaught, lessonsOf } from './lesson';

const KEY = 'hearthside.learnt';
const sent: unknown[] = [];
/** What the server knows of the account; undefined where it cannot be reached. */
let account: Record<string, string[]> | undefined;

/** A browser in which nothing has been loaded yet. */
const fresh = async (kept: Record<string, string[]>) => {
  localStorage.setItem(KEY, JSON.stringify(kept));
  vi.resetModules();
  return await import('./progress.svelte');
};
const stored = () => JSON.parse(localStorage.getItem(KEY)!) as unknown;

beforeEach(() => {
  sent.length = 0;
  account = {};
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    if (!account) return Promise.reject(new TypeError('offline'));
    const told = (JSON.parse(request!.body as string) as { learnt: Record<string, string[]> }).learnt;
    sent.push({ path, told });
    for (const [game, names] of Object.entries(told)) account[game] = [...new Set([...(account[game] ?? []), ...names])];
    return Promise.resolve(new Response(JSON.stringify({ learnt: account })));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what is learnt', () => {
  it('stays in the browser of a guest', async () => {
    const progress = await fresh({ 'stone-age': ['idea'] });
    progress.noteLearnt('cavemen', 'idea');
    expect(stored()).toEqual({ 'stone-age': ['idea'], cavemen: ['idea'] });
    expect(sent).toEqual([]);
  });

  it('is put together with what the account knows when somebody signs in', async () => {
    const [first, second] = lessonsOf('stone-age') as [string, string];
    account = { 'stone-age': ['idea', second], cavemen: ['idea'] };
    const progress = await fresh({ 'stone-age': [first, 'long-gone'], chess: ['idea'] });
    await progress.keepWithAccount(true);
    expect(sent).toEqual([{ path: '/api/me/progress', told: { 'stone-age': [first] } }]);
    for (const name of ['idea', first, second]) expect(progress.isLearnt('stone-age', name)).toBe(true);
    expect(progress.isLearnt('cavemen', 'idea')).toBe(true);
    expect(stored()).toMatchObject({ cavemen: ['idea'], chess: ['idea'] });
    expect(account['stone-age']).toEqual(['idea', second, first]);
  });

  it('comes to the account with what was learnt while the server could not be reached', async () => {
    const progress = await fresh({});
    await progress.keepWithAccount(true);
    account = undefined;
    progress.noteLearnt('stone-age', 'idea');
    await vi.waitFor(() => expect(progress.isLearnt('stone-age', 'idea')).toBe(true));
    account = {};
    progress.noteLearnt('cavemen', 'idea');
    await vi.waitFor(() => expect(account).toEqual({ 'stone-age': ['idea'], cavemen: ['idea'] }));
  });

  it('is told to nobody after signing out', async () => {
    const progress = await fresh({});
    await progress.keepWithAccount(true);
    await progress.keepWithAccount(false);
    sent.length = 0;
    progress.noteLearnt('stone-age', 'idea');
    expect(sent).toEqual([]);
  });

  it('has names that the server takes', () => {
    const taught = GAME_IDS.filter(isTaught);
    expect(taught.length).toBeGreaterThan(3);
    for (const game of taught) {
      expect(lessonsOf(game).length).toBeLessThan(50);
      for (const name of lessonsOf(game)) expect(name).toMatch(/^[a-z0-9-]{1,40}$/);
    }
  });
});
