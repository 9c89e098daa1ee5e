import { describe, expect, it } from 'vitest';
import type { Seated } from '../protocol';
import { gaveUpToMe, isAbandoned, resignKey } from './otherPlayers';
import type { Table } from './table.svelte';

const seat = (seat: number, kind: Seated['kind'], resigned = false): Seated => ({
  seat,
  name: `${seat}`,
  kind,
  bot: kind === 'bot' ? 'greedy' : null,
  here: false,
  connected: true,
  resigned,
  account: false,
  program: false,
  rematch: false,
});

describe('the end of a game that people gave up', () => {
  it('is mine where I am the last of people alone', () => {
    const seats = [seat(0, 'person'), seat(1, 'bot', true)];
    expect(gaveUpToMe({ over: true, seats, mine: [0] })).toEqual([1]);
    expect(gaveUpToMe({ over: true, seats, mine: [] })).toEqual([]);
    expect(gaveUpToMe({ over: false, seats, mine: [0] })).toEqual([]);
    expect(isAbandoned({ over: true, seats, mine: [0] })).toBe(false);
  });

  it('is not told of a game that went on to its end', () => {
    expect(gaveUpToMe({ over: true, seats: [seat(0, 'person'), seat(1, 'bot', true), seat(2, 'bot')], mine: [0] })).toEqual([]);
    expect(gaveUpToMe({ over: true, seats: [seat(0, 'person'), seat(1, 'bot', true), seat(2, 'person')], mine: [0] })).toEqual([]);
  });

  it('has no winner where nobody is left who plays', () => {
    const seats = [seat(0, 'bot', true), seat(1, 'bot')];
    expect(isAbandoned({ over: true, seats, mine: [] })).toBe(true);
    expect(isAbandoned({ over: false, seats, mine: [] })).toBe(false);
    expect(isAbandoned({ over: true, seats: [seat(0, 'bot'), seat(1, 'bot')], mine: [] })).toBe(false);
  });

  it('nobody wins by default where two play together', () => {
    const table = (tiebreak: number[]) =>
      ({ seats: [seat(0, 'person'), seat(1, 'person')], update: { mine: [0], result: { tiebreak } } }) as unknown as Table;
    expect(resignKey(table([1, 1]))).toBe('resign.two');
    expect(resignKey(table([]))).toBe('resign.together');
  });
});
