import { beforeEach, describe, expect, it } from 'vitest';
import type { Message, Update } from '../protocol';
import { mine } from './here';
import { forget, keep, keptTable, type KeptTable } from './localGames';
import { LocalTable, type Ask, type Look } from './table';

type Question = { is: string; [field: string]: unknown };

const LOOK: Look = {
  seq: 1,
  viewer: 0,
  toAct: [0],
  options: [{ is: 'Flip', tree: 1 }],
  events: [],
  view: { trees: 1 },
  facts: null,
  over: false,
  result: { points: [0, 0], tiebreak: [0, 0], winners: [], places: [1, 1] },
  free: 0,
  own: 0,
  terms: { seats: 2, options: {}, edition: null },
};

describe('a table of this device', () => {
  let asked: Question[], heard: Message[], now: Look, kept: KeptTable;
  const botted = (seq: number): Look => ({ ...now, seq, toAct: [0], options: LOOK.options, own: 2, events: [{ is: 'Botted' }] });
  /** Stands in for the rules: seat 0, then the bot at seat 1, and so on. */
  const rules = (async (question: Question) => {
    asked.push(question);
    await new Promise((done) => setTimeout(done)); // as a worker answers
    if (question.is === 'Open') return {};
    if (question.is === 'WhyNot') return { refused: { rule: 'MF-1', sentence: 'No.', with: [] } };
    if (question.is === 'Play' && (question['action'] as { is: string }).is === 'Wrong')
      return { refused: { rule: 'MF-2', sentence: 'Never.', with: [] } };
    if (question.is === 'Play') now = { ...now, seq: now.seq + 1, toAct: [1], options: [], own: 1, events: [{ is: 'Flipped' }] };
    if (question.is === 'Bots') return { done: [{ line: `{"line":${now.seq + 1}}`, look: (now = botted(now.seq + 1)) }] };
    if (question.is === 'Undo') now = { ...LOOK, seq: now.seq + 1 };
    return question.is === 'Look' ? now : { line: `{"line":${now.seq}}`, look: now };
  }) as unknown as Ask;

  beforeEach(async () => {
    await forget('here-1');
    asked = [];
    heard = [];
    now = LOOK;
    const seats = [
      { name: 'Ada', bot: null },
      { name: 'Hunter', bot: 'hunter' },
    ];
    kept = {
      table: 'here-1',
      game: 'my-first-stone-age',
      header: '{}',
      lines: ['{"line":1}'],
      seats,
      usual: 'hunter',
      hints: true,
      toAct: [0],
      over: false,
      updated: '',
    };
  });

  const open = async () => {
    const table = await new LocalTable(kept, rules, async () => 'here-2').open();
    table.hear((message) => heard.push(message));
    await table.settled();
    return table;
  };
  const last = () => heard.findLast((message) => message.is === 'Update') as Update;

  it('is listed with whose turn it is before anybody has decided anything', async () => {
    kept.toAct = [];
    await (await open()).keep();
    expect((await keptTable('here-1'))?.toAct).toEqual([0]);
  });

  it('says what a table of the house says', async () => {
    await open();
    expect(last()).toMatchObject({ is: 'Update', seq: 1, table: 'here-1', mine: [0], viewer: 0, over: false, hash: '', seed: null });
    expect(last().seats.map((seat) => seat.kind)).toEqual(['person', 'bot']);
  });

  it('lets the bots answer a choice, and keeps every line', async () => {
    const table = await open();
    table.say({ is: 'Play', seq: 1, seat: 0, action: { is: 'Flip', tree: 1 } });
    await table.settled();
    expect(asked.map((each) => each.is)).toEqual(['Open', 'Look', 'Play', 'Bots']);
    expect(heard.filter((message) => message.is === 'Update').map((update) => update.events.map((event) => event.is))).toEqual([
      [],
      ['Flipped'],
      ['Botted'],
    ]);
    expect((await keptTable('here-1'))?.lines).toEqual(['{"line":1}', '{"line":2}', '{"line":3}']);
  });

  it('answers a stale choice with the latest, and plays nothing', async () => {
    const table = await open();
    table.say({ is: 'Play', seq: 0, seat: 0, action: { is: 'Flip', tree: 1 } });
    table.say({ is: 'Play', seq: 1, seat: 1, action: { is: 'Flip', tree: 1 } });
    await table.settled();
    expect(asked.map((each) => each.is)).toEqual(['Open', 'Look']);
    expect(last().seq).toBe(1);
  });

  it('tells the rule that forbids something', async () => {
    const table = await open();
    table.say({ is: 'Play', seq: 1, seat: 0, action: { is: 'Wrong' } });
    await table.settled();
    expect(heard.at(-1)).toEqual({ is: 'Refused', rule: 'MF-2', sentence: 'Never.', with: [] });
    expect(kept.lines).toHaveLength(1);
  });

  it('takes back to before the last own choice, also what bots did since', async () => {
    const table = await open();
    table.say({ is: 'Play', seq: 1, seat: 0, action: { is: 'Flip', tree: 1 } });
    await table.settled();
    table.say({ is: 'Undo', seq: 3, whole: false });
    await table.settled();
    expect(asked.at(-1)).toMatchObject({ is: 'Undo', entries: 2 });
  });

  it('is over when the only person gives up, and can be played again', async () => {
    const table = await open();
    table.say({ is: 'Resign', seat: 0 });
    table.say({ is: 'Rematch' });
    await table.settled();
    expect(last()).toMatchObject({ over: true, options: [], toAct: [] });
    expect(mine(kept)).toEqual([]);
    expect(heard.at(-1)).toEqual({ is: 'Moved', table: 'here-2' });
  });

  it('plays what is forced for whoever wants that, until there is a choice', async () => {
    const table = await open();
    table.say({ is: 'Forced', seat: 0, on: true });
    await new Promise((done) => setTimeout(done, 30)); // the rules of this test never offer a choice
    table.say({ is: 'Forced', seat: 0, on: false });
    await table.settled();
    expect(asked.filter((each) => each.is === 'Play').length).toBeGreaterThan(1);
    expect(last().pacing.forced).toEqual([]);
  });

  it('gives way to another page that was faster, and says how it stands there', async () => {
    const table = await open(),
      [, bot] = kept.seats;
    const other = { ...kept, lines: [...kept.lines, '{"line":2}', '{"line":3}'], seats: [{ name: 'Ada', bot: null }, bot!] };
    await keep(other);
    now = { ...LOOK, seq: 7 };
    table.say({ is: 'Play', seq: 1, seat: 0, action: { is: 'Flip', tree: 1 } });
    await table.settled();
    expect((await keptTable('here-1'))?.lines.slice(0, 3)).toEqual(other.lines);
    expect(asked.filter((each) => each.is === 'Open').map((each) => (each['lines'] as string[]).length)).toEqual([1, 3]);
    expect(heard.flatMap((message) => (message.is === 'Update' ? message.events : []))).not.toContainEqual({ is: 'Flipped' });
  });

  it('reads what another page has written, and follows a game that was brought to the house', async () => {
    const table = await open();
    await keep({ ...kept, lines: [...kept.lines, '{"line":2}'] });
    now = { ...LOOK, seq: 2 };
    table.lookAgain();
    await table.settled();
    expect(last().seq).toBe(2);
    await keep({ ...kept, changes: 9, sent: 'house-1' });
    table.lookAgain();
    await table.settled();
    expect(heard.at(-1)).toEqual({ is: 'Moved', table: 'house-1' });
  });

  it('goes on where the device keeps nothing, and says so once', async () => {
    const table = await open(); // nothing is kept in tests
    table.say({ is: 'Play', seq: 1, seat: 0, action: { is: 'Flip', tree: 1 } });
    await table.settled();
    expect(heard.filter((message) => message.is === 'Error').map((message) => message.error)).toEqual(['not-kept']);
    expect(last().seq).toBe(3);
    expect((await keptTable('here-1'))?.lines).toHaveLength(3);
  });

  it('lets a bot begin to think before the page is there, and asks it once', async () => {
    now = { ...LOOK, toAct: [1], options: [] };
    const table = await new LocalTable(kept, rules, async () => 'here-2').open();
    await table.begin();
    expect(asked.map((each) => each.is)).toEqual(['Open', 'Look', 'Bots']);
    expect(kept.lines).toHaveLength(1); // nobody has seen it
    table.hear((message) => heard.push(message));
    await table.settled();
    expect(asked.map((each) => each.is)).toEqual(['Open', 'Look', 'Bots']);
    expect(heard.flatMap((message) => (message.is === 'Update' ? message.events.map((event) => event.is) : []))).toEqual(['Botted']);
  });

  it('begins with what bots have decided before anybody came: written at once, told one after the other', async () => {
    const table = new LocalTable(kept, rules, async () => 'here-2'),
      done = [2, 3].map((seq) => ({ line: `{"line":${seq}}`, look: { ...botted(seq), toAct: seq === 2 ? [1] : [0] } }));
    await table.open({ look: { ...LOOK, toAct: [1], options: [] }, done });
    await table.begin();
    table.hear((message) => heard.push(message));
    await table.settled();
    expect(asked).toEqual([]);
    expect(heard.flatMap((message) => (message.is === 'Update' ? [[message.seq, message.toAct, message.thinking]] : []))).toEqual([
      [1, [1], [1]],
      [2, [1], [1]],
      [3, [0], []],
    ]);
    expect((await keptTable('here-1'))?.lines).toHaveLength(3);
    table.say({ is: 'Play', seq: 3, seat: 0, action: { is: 'Flip', tree: 1 } });
    await table.settled();
    expect(asked.map((each) => each.is)).toEqual(['Play', 'Bots']);
  });

  it('lets the next bot think while the page still draws', async () => {
    const told: string[] = [],
      table = await new LocalTable(kept, rules, async () => 'here-2').open();
    table.hear((message) => message.is === 'Update' && told.push(`told after ${asked.at(-1)!.is}`));
    table.say({ is: 'Play', seq: 1, seat: 0, action: { is: 'Flip', tree: 1 } });
    await table.settled();
    expect(told).toEqual(['told after Look', 'told after Bots', 'told after Bots']);
  });
});
