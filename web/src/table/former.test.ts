import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Seated, Update } from '../protocol';
import { Former } from './former.svelte';

const seat = (resigned: boolean) => ({ seat: 0, name: 'Ada', kind: resigned ? 'bot' : 'person', resigned }) as Seated;
const now = (mine: number[], resigned: boolean) => ({ table: 'abc', mine, seats: [seat(resigned)] }) as unknown as Update;

describe('whoever gave up', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('still belongs to the table', async () => {
    const former = new Former();
    await former.follow(now([0], false), now([], true));
    expect(former.gaveUp).toBe(true);
    await former.follow(now([], true), now([], true));
    expect(former.gaveUp).toBe(true);
  });
  it('is known again after a reload by the list of their tables; a stranger is not', async () => {
    const tables = (ids: string[]) =>
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(ids.map((table) => ({ table }))))));
    const former = new Former();
    tables(['xyz', 'abc']);
    await former.follow(null, now([], true));
    expect(former.gaveUp).toBe(true);
    tables(['xyz']);
    await former.follow(null, now([], true));
    expect(former.gaveUp).toBe(false);
  });
  it('is nobody who plays or only looks on', async () => {
    const former = new Former();
    await former.follow(now([0], false), now([0], false));
    await former.follow(null, now([], false));
    expect(former.gaveUp).toBe(false);
  });
});
