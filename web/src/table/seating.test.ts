import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command, Seated, Update } from '../protocol';
import { t } from '../words/words.svelte';
import { Seating } from './seating.svelte';
import type { Table } from './table.svelte';

const seat = (n: number, name: string, more: Partial<Seated> = {}): Seated => ({
  seat: n,
  name,
  kind: 'person',
  bot: null,
  here: false,
  connected: true,
  resigned: false,
  account: false,
  program: false,
  rematch: false,
  ...more,
});
let sent: Command[], table: { id: string; update: Partial<Update>; seats: Seated[]; note: string; name: (seat: number) => string };
const seating = (host = false, sat: number[] = []) =>
  new Seating(table as unknown as Table, { host, sat }, (command) => {
    sent.push(command);
    return true;
  });
const pacing = (away: number[] = []) => ({ away }) as unknown as Update['pacing'];

beforeEach(() => {
  sent = [];
  const seats = [seat(0, 'Ada'), seat(1, 'Ben'), seat(2, 'Cleo')];
  table = { id: 'abc', update: { mine: [1], over: false, vote: null, pacing: pacing() }, seats, note: '', name: (n) => seats[n]!.name };
});
afterEach(() => vi.unstubAllGlobals());

it('asks whoever has not answered, and whose seat it is in other words', () => {
  const mine = seating();
  expect(mine.vote).toBeNull();
  table.update.vote = { seat: 0, about: 2, silent: [1, 2], until: 1 };
  expect(mine.question(mine.vote!)).toBe(t('free.asked', { name: 'Cleo' }));
  table.update.vote = { seat: 0, about: 1, silent: [1], until: 1 };
  expect(mine.question(mine.vote!)).toBe(t('free.asked.you'));
  mine.answer(false);
  expect(sent).toEqual([{ is: 'AnswerVote', yes: false }]);
  table.update.vote = { seat: 0, about: 2, silent: [2], until: 1 };
  expect(mine.vote).toBeNull();
});

it('lets the host alone free the seats of others', () => {
  expect(seating().freeable).toEqual([]);
  const host = seating(true);
  expect(host.freeable.map((who) => who.seat)).toEqual([0, 2]);
  host.freeing = 2;
  host.free(2);
  expect(host.freeing).toBeNull();
  expect(sent).toEqual([{ is: 'FreeSeat', seat: 2 }]);
  expect(table.note).toBe(t('undo.requested'));
});

it('says who wants to play again and whom we wait for', () => {
  table.update.over = true;
  const mine = seating();
  expect(mine.again).toBe('');
  table.seats = [seat(0, 'Ada', { rematch: true }), seat(1, 'Ben'), seat(2, 'Cleo')];
  expect(mine.again).toBe(t('again.asked', { names: 'Ada' }));
  table.seats = [seat(0, 'Ada', { rematch: true }), seat(1, 'Ben', { rematch: true }), seat(2, 'Cleo')];
  expect(mine.wished).toBe(true);
  expect(mine.again).toBe(t('again.waiting', { names: 'Cleo' }));
});

it('asks whoever gave up, too', () => {
  table.update = { ...table.update, over: true, mine: [] };
  expect(seating().mayAgain).toBe(false);
  table.seats[2] = seat(2, 'Cleo', { kind: 'bot', resigned: true });
  expect(seating(false, [2]).mayAgain).toBe(true);
});
