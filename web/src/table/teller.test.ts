import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game } from '../games/my-first-stone-age';
import type { Message, Update } from '../protocol';
import { settings } from '../settings.svelte';
import { Table } from './table.svelte';

const view = (resets: number) => ({ phase: { is: 'Flipping', seat: 0, whispered: -1 }, settlements: [], resets });
const flip = (tree: number) => [{ is: 'Flipped', seat: 1, tree, token: 'fish' }];
const update = (seq: number, events = flip(seq)): Update => ({
  ...{ is: 'Update', seq, table: 'abc', game: 'my-first-stone-age', hash: '', terms: { seats: 2, options: {}, edition: null } },
  ...{ seats: [], mine: [0], viewer: 0, toAct: [0], options: [{ is: 'Flip', tree: 1 }], events, view: view(seq), facts: null },
  undo: { free: 0, canAsk: false, asked: null, until: null },
  ...{ over: false, result: { points: [], tiebreak: [], winners: [], places: [] }, seed: null, thinking: [] },
  pacing: { pace: null, now: Date.now(), clocks: [], reserve: [], away: [], forced: [], orders: [] },
  ...{ vote: null, talk: 'free' },
});
const settle = () => new Promise((done) => setTimeout(done, 20));

describe('what is told', () => {
  let table: Table,
    hear: (message: Message) => void,
    past: unknown[] = [];

  beforeEach(() => {
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(new Response(JSON.stringify({ viewer: 0, steps: path.endsWith('/since') ? past : [], continued: null }))),
    );
    settings.speed = 'off';
    past = [];
    class Line {
      constructor(_: string, heard: (message: Message) => void, changed: (wire: 'open') => void) {
        hear = heard;
        queueMicrotask(() => changed('open'));
      }
      send = () => true;
      close = () => {};
    }
    table = new Table('abc', game, false, undefined, false, Line);
  });
  afterEach(() => table.close());

  it('is drawn once where nothing moves and the next has come, and logged whole', async () => {
    hear(update(1, []));
    await settle();
    const drawn = vi.spyOn(table.stage, 'show');
    for (const seq of [2, 3, 4]) hear(update(seq));
    await settle();
    expect(drawn.mock.calls.map(([shown]) => (shown as { resets: number }).resets)).toEqual([2, 4]); // the first came before the others
    expect(table.log.lines.map((line) => line.id)).toEqual(['2.0', '3.0', '4.0']);
    expect(table.update?.seq).toBe(4);
    expect(table.live).toBe(true);
  });

  it('of what happened since is only what has been shown', async () => {
    past = [4, 5, 6, 7].map((seq) => ({ seq, seat: 1, events: seq > 4 ? flip(seq) : [], view: view(seq), facts: null }));
    hear(update(5, []));
    await settle();
    expect(table.since.count).toBe(1);
    expect(table.log.lines.map((line) => line.id)).toEqual(['5.0']);
  });
});
