import { describe, expect, it } from 'vitest';
import { holdings, lengths, never, nothing, share, sum, type Counted } from './counts';
import { Trial } from './trial.svelte';

describe('a trial', () => {
  const counted = (first: number, games: number, wins: number): Counted => ({
    games,
    wins: [wins, games - wins],
    points: [10 * games, 9 * games],
    lengths: Array.from({ length: games }, (_, i) => 20 + first + i),
    rounds: games,
    held: [{ thing: 'spear', held: games, wins }],
    things: ['spear', 'basket'],
  });

  it('tells the same intervals as the command line', () => {
    // Wilson, 95 %: what Share has for 200 of 400
    const { rate, low, high } = share(200, 400);
    expect([rate, low, high].map((n) => Math.round(n * 1000))).toEqual([500, 451, 549]);
    expect(share(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });

  it('plays both editions in turn with some workers, and adds up', async () => {
    const asked: { first: number; games: number; edition: unknown }[] = [];
    let ended = 0;
    const trial = new Trial({ game: 'cavemen', seats: 2, level: 'greedy' }, 12, () => ({
      play: async (question) => {
        const { first, games, edition } = question as { first: number; games: number; edition: unknown };
        asked.push({ first, games, edition });
        return counted(first, games, edition === null ? 1 : games);
      },
      end: () => void ended++,
    }));
    await trial.run({ name: 'Mine' }, 2);
    expect(trial.running).toBe(false);
    expect([trial.own.games, trial.house.games, ended]).toEqual([12, 12, 2]);
    expect(
      asked
        .filter((each) => each.edition === null)
        .map((each) => each.first)
        .sort((a, b) => a - b),
    ).toEqual([0, 5, 10]);
    expect(trial.own.lengths.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => 20 + i));
    expect(holdings(trial.own, trial.house)[0]).toMatchObject({ thing: 'spear', held: 12, rate: 1, house: 3 / 12 });
    expect(never(trial.own)).toEqual(['basket']);
    asked.length = 0;
    const again = new Trial({ game: 'cavemen', seats: 2, level: 'greedy' }, 12, () => ({
      play: async (question) => {
        asked.push(question as (typeof asked)[number]);
        return counted(0, (question as { games: number }).games, 0);
      },
      end: () => {},
    }));
    await again.run({ name: 'Mine' }, 1);
    expect(
      asked.some((each) => each.edition === null),
      'the house edition is known by then',
    ).toBe(false);
  });

  it('can be stopped, and what fails is said', async () => {
    let go: (value: Counted) => void = () => {};
    const trial = new Trial({ game: 'stone-age', seats: 2, level: 'greedy' }, 10, () => ({
      play: () => new Promise((done) => (go = done)),
      end: () => {},
    }));
    const run = trial.run({}, 1);
    trial.stop();
    go(counted(0, 5, 5));
    await run;
    expect([trial.own.games, trial.running]).toEqual([0, false]);
    const broken = new Trial({ game: 'stone-age', seats: 2, level: 'greedy' }, 10, () => ({
      play: () => Promise.reject(new Error('No.')),
      end: () => {},
    }));
    await broken.run({}, 1);
    expect([broken.problem, broken.running]).toEqual(['No.', false]);
  });

  it('lays lengths out in bars that hold every game once', () => {
    const all = sum(counted(0, 30, 1), counted(40, 10, 1)),
      bars = lengths([all, nothing], 8);
    expect(bars.reduce((n, bar) => n + bar.shares[0]!, 0)).toBeCloseTo(1);
    expect(bars[0]!.from).toBe(20);
    expect(lengths([nothing], 8)).toEqual([]);
  });
});
