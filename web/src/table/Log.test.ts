import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { game } from '../games/my-first-stone-age';
import { speaker } from '../words/words.svelte';
import Log from './Log.svelte';
import type { Table } from './table.svelte';

afterEach(cleanup);

it('marks what an account did, and neither a guest nor what nobody did', () => {
  const line = (id: string, seat: number) => ({ id, seat, icon: 'campfire', key: 'title' });
  const table = {
    game,
    speak: speaker(game.words),
    name: (seat: number) => `S${seat}`,
    seats: [{ account: true }, { account: false }, {}],
    update: { over: false },
    log: { lines: [line('1.0', 0), line('2.0', 1), line('3.0', 2), line('4.0', -1)] },
    since: { from: 9, seen: -1 },
  } as unknown as Table;
  const rows = [...render(Log, { table }).container.querySelectorAll('li')];
  expect(rows.map((row) => !!row.querySelector('[data-testid=account-mark]'))).toEqual([true, false, false, false]);
});
