import { describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { lasting, timeLeft } from './ticking.svelte';

const pacing = { clocks: [{ seat: 1, since: 1000, due: 91_000 }], reserve: [60_000, 60_000] };

describe('a clock', () => {
  it('counts the time of the decision down first', () =>
    expect(timeLeft(pacing, 1, 11_000)).toEqual({ decision: 20_000, reserve: 60_000, total: 80_000, short: false }));
  it('then the reserve', () => expect(timeLeft(pacing, 1, 61_000)).toEqual({ decision: 0, reserve: 30_000, total: 30_000, short: false }));
  it('is short under ten seconds, and never less than nothing', () => {
    expect(timeLeft(pacing, 1, 81_000)?.short).toBe(true);
    expect(timeLeft(pacing, 1, 200_000)?.total).toBe(0);
  });
  it('rests for everybody else', () => expect(timeLeft(pacing, 0, 11_000)).toBeNull());
  it('is read by people', () => {
    settings.language = 'en';
    expect([24_000, 307_000, 59_999_000, 3_600_000 * 5 + 720_000, 86_400_000 * 3 + 1].map(lasting)).toEqual([
      '0:24',
      '5:07',
      '16 h',
      '5 h 12 min',
      '3 days',
    ]);
  });
});
