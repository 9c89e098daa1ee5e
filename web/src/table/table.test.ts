import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game as myFirstStoneAge } from '../games/my-first-stone-age';
import type { Message, Replays, Update } from '../protocol';
import { settings } from '../settings.svelte';
import { t } from '../words/words.svelte';
import { Table } from './table.svelte';

class FakeSocket {
  static OPEN = 1;
  static CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: unknown[] = [];
  onopen = () => {};
  onmessage: (frame: { data: string }) => void = () => {};
  onclose = () => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  hear(message: Message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
const view = (resets = 0) => ({ phase: { is: 'Flipping', seat: 0, whispered: -1 }, settlements: [], resets });
const update = (seq: number, more: Partial<Update> = {}): Update => ({
  is: 'Update',
  seq,
  table: 'abc',
  game: 'my-first-stone-age',
  hash: '',
  terms: { seats: 2, options: {}, edition: null },
  seats: [],
  mine: [0],
  viewer: 0,
  toAct: [0],
  options: [{ is: 'Flip', tree: 1 }],
  events: [],
  view: view(),
  facts: null,
  undo: { free: 0, canAsk: false, asked: null, until: null },
  over: false,
  result: { points: [], tiebreak: [], winners: [], places: [] },
  seed: null,
  thinking: [],
  pacing: { pace: null, now: Date.now(), clocks: [], reserve: [], away: [], forced: [], orders: [] },
  vote: null,
  talk: 'free',
  ...more,
});
const settle = () => new Promise((done) => setTimeout(done, 20));

let past: { viewer: number; steps: unknown[] } = { viewer: 0, steps: [] };
let told: Replays.LogStep[] = [];
let continued: Replays.Log['continued'] = null;
let table: Table, socket: FakeSocket;
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.endsWith('/log') ? { viewer: 0, steps: told, continued } : past))),
  );
  told = [];
  continued = null;
  settings.speed = 'off';
  table = new Table('abc', myFirstStoneAge);
  socket = FakeSocket.all.at(-1)!;
  socket.onopen();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('a table', () => {
  it('draws the view it is told, and plays with its seq', async () => {
    socket.hear(update(41));
    await settle();
    expect(table.live).toBe(true);
    table.play({ is: 'Flip', tree: 1 });
    expect(socket.sent).toContainEqual({ is: 'Play', seq: 41, seat: 0, action: { is: 'Flip', tree: 1 } });
    table.play({ is: 'Flip', tree: 1 });
    expect(socket.sent).toHaveLength(1); // one tap is one decision, however often it is tapped
  });

  it('shows a refusal in the chosen language with its rule', async () => {
    settings.language = 'de';
    socket.hear(update(1));
    socket.hear({ is: 'Refused', rule: 'MF-22', sentence: 'This tree is already turned up. Choose one that is face down.', with: [] });
    expect(table.bubble).toMatchObject({ rule: 'MF-22', text: 'Dieser Baum ist schon aufgedeckt. Nimm einen verdeckten.' });
    settings.language = 'en';
  });

  it('writes the log once, also when an Update comes again after a reconnect', async () => {
    socket.hear(update(1));
    const flipped = update(2, { events: [{ is: 'Flipped', seat: 0, tree: 1, token: 'fish' }], view: view(1) });
    socket.hear(flipped);
    await settle();
    socket.hear(flipped);
    await settle();
    expect(table.log.lines.map((line) => line.key)).toEqual(['log.Flipped']);
  });

  it('comes back by itself when the line breaks, and is not live meanwhile', async () => {
    vi.useFakeTimers();
    socket.hear(update(1));
    await vi.advanceTimersByTimeAsync(20);
    socket.readyState = 3;
    socket.onclose();
    expect(table.wire).toBe('lost');
    expect(table.live).toBe(false);
    table.explain('MF-1', 'goal');
    expect(table.bubble).toMatchObject({ rule: '', text: t('offline.wait') });
    const before = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all.length).toBe(before + 1);
    FakeSocket.all.at(-1)!.onopen();
    expect(table.wire).toBe('open');
  });

  const flipped = (seq: number, more: Partial<Replays.LogStep> = {}): Replays.LogStep => ({
    seq,
    seat: 0,
    events: [{ is: 'Flipped', seat: 0, tree: seq, token: 'fish' }],
    undone: false,
    takesBack: 0,
    ...more,
  });

  it('says when a step was taken back, and marks what was', async () => {
    socket.hear(update(3));
    await settle();
    told = [flipped(2), flipped(3, { undone: true }), { seq: 4, seat: -1, events: [], undone: false, takesBack: 1 }];
    socket.hear(update(4, { view: view(7) }));
    await settle();
    expect(table.log.lines.map((line) => [line.id, line.key, !!line.undone])).toEqual([
      ['2.0', 'log.Flipped', false],
      ['3.0', 'log.Flipped', true],
      ['4.0', 'log.undone', false],
    ]);
  });

  it('says nothing was taken back when a step had only nothing to tell', async () => {
    socket.hear(update(3));
    socket.hear(update(4, { view: view(7) }));
    await settle();
    expect(table.log.lines).toEqual([]);
  });

  it('has its whole log again after a reload, and not more than the board shows', async () => {
    told = [flipped(2), flipped(3), flipped(4)];
    socket.hear(update(3));
    await settle();
    expect(table.log.lines.map((line) => line.id)).toEqual(['2.0', '3.0']);
  });

  it('says first that the game went on under newer rules, and what was lost', async () => {
    told = [flipped(2)];
    continued = { rules: 1, lost: 2 };
    socket.hear(update(3));
    await settle();
    expect(table.log.lines.map((line) => [line.id, line.key, line.gaps?.count])).toEqual([
      ['0.0', 'log.continued', undefined],
      ['0.1', 'log.continued.lost', 2],
      ['2.0', 'log.Flipped', undefined],
    ]);
  });

  it('says a choice again that was lost with the line, once, and only if nobody heard it', async () => {
    socket.hear(update(5));
    await settle();
    table.play({ is: 'Flip', tree: 1 });
    socket.readyState = 3;
    socket.onclose();
    expect(table.pending).toMatchObject({ seq: 5, action: { is: 'Flip', tree: 1 } });
    table.play({ is: 'Flip', tree: 1 });
    dispatchEvent(new Event('online'));
    const next = FakeSocket.all.at(-1)!;
    next.onopen();
    next.hear(update(5));
    expect(next.sent).toEqual([{ is: 'Play', seq: 5, seat: 0, action: { is: 'Flip', tree: 1 } }]);
    next.hear(update(6));
    expect(table.pending).toBeNull();
  });

  it('does not say a choice again that was cancelled meanwhile', async () => {
    socket.hear(update(5));
    await settle();
    table.play({ is: 'Flip', tree: 1 });
    dispatchEvent(new Event('offline'));
    expect(table.wire).toBe('lost');
    table.forgetPending();
    dispatchEvent(new Event('online'));
    const next = FakeSocket.all.at(-1)!;
    next.onopen();
    next.hear(update(5));
    await settle();
    expect(next.sent).toEqual([]);
    expect(table.live).toBe(true);
  });

  it('takes a line for dead that does not answer', async () => {
    vi.useFakeTimers();
    socket.hear(update(1));
    await vi.advanceTimersByTimeAsync(20);
    table.play({ is: 'Flip', tree: 1 });
    await vi.advanceTimersByTimeAsync(3100);
    expect(table.wire).toBe('lost');
  });

  it('tells who sits down and who gives up', async () => {
    const ACCOUNT = { account: false, program: false, rematch: false };
    const seat = (kind: 'open' | 'person', more = {}) =>
      ({ seat: 1, name: 'Bo', kind, bot: null, here: false, connected: true, resigned: false, ...ACCOUNT, ...more }) as const;
    const me = { ...seat('person'), seat: 0, name: 'Ada' };
    socket.hear(update(1, { seats: [me, seat('open')] }));
    await settle();
    socket.hear({ is: 'People', seats: [me, seat('person')], spectators: 0 });
    expect(table.note).toContain('Bo');
    socket.hear({ is: 'People', seats: [me, seat('person', { resigned: true })], spectators: 0 });
    expect(table.note).toBe(t('note.gaveup', { name: 'Bo' }));
    expect(table.log.lines.map((line) => line.key)).toEqual(['note.sat', 'note.gaveup']);
  });

  it('asks twice before what could not be taken back, if that is wished', async () => {
    settings.askTwice = true;
    socket.hear(update(1));
    await settle();
    table.play({ is: 'Flip', tree: 1 });
    expect(socket.sent).toEqual([]);
    table.choose(table.twice.asked!);
    expect(socket.sent).toHaveLength(1);
    socket.hear(update(2, { undo: { free: 1, canAsk: true, asked: null, until: null } }));
    await settle();
    table.play({ is: 'Flip', tree: 1 });
    expect(socket.sent).toHaveLength(2);
    settings.askTwice = false;
  });

  it('tells what happened since my last turn, marks it, and shows it again', async () => {
    const flip = (seat: number) => [{ is: 'Flipped', seat, tree: 1, token: 'fish' }];
    past = {
      viewer: 0,
      steps: [
        { seq: 4, seat: 0, events: [], view: view(4), facts: null },
        { seq: 5, seat: 1, events: flip(1), view: view(5), facts: null },
        { seq: 6, seat: 1, events: flip(1), view: view(6), facts: null },
      ],
    };
    socket.hear(update(6, { view: view(6) }));
    await settle();
    past = { viewer: 0, steps: [] };
    expect(table.since.count).toBe(2);
    expect(table.log.lines.map((line) => line.id)).toEqual(['5.0', '6.0']);
    expect(table.log.lines.every((line) => Number(line.id.split('.')[0]) > table.since.from)).toBe(true);
    const watching = table.since.watch();
    expect(table.live).toBe(false); // one does not play in the past
    socket.hear(update(7, { view: view(7) }));
    table.since.stop();
    await watching;
    await settle();
    expect(table.stage.view).toEqual(view(7));
    expect(table.live).toBe(true);
    table.play({ is: 'Flip', tree: 1 });
    expect(table.since.count).toBe(0);
  });

  it('sends the next choice as a standing order, once', async () => {
    socket.hear(update(1));
    await settle();
    table.repeat = { times: 3, untilAsked: false, untilOther: true };
    table.play({ is: 'Flip', tree: 1 });
    expect(socket.sent.at(-1)).toEqual({
      is: 'Order',
      seat: 0,
      action: { is: 'Flip', tree: 1 },
      times: 3,
      untilAsked: false,
      untilOther: true,
    });
    expect(table.repeat).toBeNull();
  });

  it('says when a standing order has ended by itself', async () => {
    const pacing = { ...update(1).pacing, orders: [{ seat: 0, action: { is: 'Flip' }, left: 1, untilAsked: false, untilOther: false }] };
    socket.hear(update(1, { pacing }));
    await settle();
    socket.hear(update(2));
    expect(table.note).toContain('not repeated');
    socket.hear(update(3, { pacing }));
    table.note = '';
    table.cancelOrder(0);
    socket.hear(update(3));
    expect(table.note).toBe('');
  });
});
