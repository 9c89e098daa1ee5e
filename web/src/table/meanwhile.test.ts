import { describe, expect, it } from 'vitest';
import type { Line } from '../games/game';
import type { LoggedLine } from './logbook.svelte';
import { meanwhile } from './meanwhile';

const line = (id: string, seat: number, undone = false) => ({ id, seat, key: `did ${id}`, icon: '', undone }) as Line as LoggedLine;
const LINES = [line('3.0', 1), line('5.0', 0), line('6.0', 1), line('6.1', 1, true), line('7.0', -1), line('8.0', 2)];
const table = (part: object) =>
  ({
    game: {},
    live: true,
    log: { lines: LINES },
    since: { isFirst: false, from: Infinity },
    recalling: { since: 4, of: () => [] },
    moment: { viewer: 0 },
    speak: (key: string) => key,
    name: () => '',
    update: { mine: [0] },
    ...part,
  }) as unknown as Parameters<typeof meanwhile>[0];

describe('what the others did', () => {
  it('is told since my last choice: neither mine, nor what was taken back', () => {
    expect(meanwhile(table({}))).toEqual(['did 6.0', 'did 8.0']);
    expect(meanwhile(table({ recalling: { since: 6, of: () => [] } }))).toEqual(['did 8.0']);
  });
  it('is told once where the same is done again and again', () => {
    const sails = (id: string, seat: number, to: string) => ({ ...line(id, seat), key: `sailed to ${to}` });
    const lines = [sails('5.0', 1, 'sea'), sails('6.0', 1, 'sea'), sails('7.0', 2, 'sea'), sails('8.0', 2, 'port')];
    expect(meanwhile(table({ log: { lines } }))).toEqual(['sailed to sea', 'sailed to sea', 'sailed to port']);
  });
  it('is not told a second time where it was told as what it did to me', () => {
    const won = (seat: number) => ({ ...line(`${seat}.0`, seat), id: `6.${seat}`, key: 'log.ConchWon' }),
      of = () => [{ key: 'recall.ConchWon', gaps: { name: 'S2' } }];
    expect(meanwhile(table({ log: { lines: [won(1), won(2)] }, name: (seat: number) => `S${seat}`, recalling: { since: 4, of } }))).toEqual(
      ['log.ConchWon'],
    );
  });
  it('is told to whoever comes back, but not before a first choice', () => {
    const recalling = { since: null, of: () => [] };
    expect(meanwhile(table({ recalling }))).toEqual([]);
    expect(meanwhile(table({ recalling, since: { isFirst: false, from: 2 } }))).toHaveLength(3);
    expect(meanwhile(table({ recalling, since: { isFirst: true, from: 0 } }))).toEqual([]);
  });
  it('is not told while they still move, nor where memory is part of the game', () => {
    expect(meanwhile(table({ live: false }))).toEqual([]);
    expect(meanwhile(table({ game: { memory: true } }))).toEqual([]);
  });
});
