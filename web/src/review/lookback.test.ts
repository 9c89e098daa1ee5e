import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Looked } from '../engine/lookback';
import type { Evaluation, Summary } from '../protocol';
import { LookBack } from './lookback.svelte';

const SUMMARY: Summary = { given: [], luck: [], turning: [], dearest: [] };
const judged = (step: number, win: number): Evaluation => ({ step, seat: 0, wins: [win], cost: 0, better: null, reason: null, luck: [] });
const looked = (pass: number, from: number, wins: number[], count = 3): Looked => ({
  pass,
  state: from + wins.length === count ? 'done' : 'working',
  count,
  judged: from + wins.length,
  steps: wins.map((win, i) => judged(from + i, win)),
  summary: from + wins.length === count ? SUMMARY : null,
});
const wins = (looking: LookBack) => looking.steps.map((step) => step.wins[0]);

describe('a look back', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return new Response(JSON.stringify({ ...looked(0, 0, [0.1, 0.2, 0.3]) }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is made on this device, then deeper and deeper, and the house is not asked', async () => {
    const seen: unknown[] = [];
    async function* looks() {
      yield looked(0, 0, [0.1, 0.2]);
      seen.push([looking.state, wins(looking)]);
      yield looked(0, 2, [0.3]);
      seen.push([looking.state, looking.summary]);
      yield looked(1, 0, [0.5]);
      seen.push([looking.state, wins(looking), looking.deeper]);
      yield looked(1, 1, [0.6, 0.7]);
    }
    const looking: LookBack = new LookBack('t', async () => looks());
    await looking.follow();
    expect(seen).toEqual([
      ['working', [0.1, 0.2]],
      ['done', SUMMARY],
      ['done', [0.5, 0.2, 0.3], 1 / 3],
    ]);
    expect(wins(looking)).toEqual([0.5, 0.6, 0.7]);
    expect(looking.deeper).toBeNull();
    expect(asked).toEqual([]);
  });

  it('ends when whoever looks has gone', async () => {
    let ended = false;
    async function* looks() {
      try {
        for (let i = 0; ; i++) {
          yield looked(i, 0, [0.1, 0.2, 0.3]);
          if (i === 2) looking.leave();
        }
      } finally {
        ended = true;
      }
    }
    const looking: LookBack = new LookBack('t', async () => looks());
    await looking.follow();
    expect(ended).toBe(true);
    expect(asked).toEqual([]);
  });

  it('is the house’s where this device cannot', async () => {
    async function* looks(): AsyncGenerator<Looked> {
      yield looked(0, 0, [0.9]);
      throw new Error('other rules');
    }
    for (const home of [async () => null, async () => looks(), () => Promise.reject(new Error('no rules'))]) {
      const looking = new LookBack('t', home);
      await looking.follow();
      expect(wins(looking)).toEqual([0.1, 0.2, 0.3]);
      expect(looking.state).toBe('done');
    }
    expect(asked).toHaveLength(3);
  });
});
