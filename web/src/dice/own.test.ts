import { beforeEach, describe, expect, it } from 'vitest';
import { forget, keptTable, type KeptTable } from '../engine/localGames';
import { LocalTable, type Ask, type Look } from '../engine/table';
import type { Message } from '../protocol';

type Question = { is: string; draws?: string[]; action?: { is: string }; [field: string]: unknown };

const LOOK: Look = {
  seq: 1,
  viewer: 0,
  toAct: [0],
  options: [{ is: 'Roll' }, { is: 'Pass' }],
  events: [],
  view: {},
  facts: null,
  over: false,
  result: { points: [0, 0], tiebreak: [0, 0], winners: [], places: [1, 1] },
  free: 0,
  own: 1,
  terms: { seats: 2, options: {}, edition: null },
};

describe('a table whose people roll themselves', () => {
  let asked: Question[], heard: Message[], now: Look, kept: KeptTable;
  /** A roll draws a die, passing draws nothing; after it comes the bot at seat 1, who rolls too. */
  const rules = (async (question: Question) => {
    asked.push(question);
    const { is, draws = [], action } = question;
    if (is === 'Look') return now;
    if (is === 'Choose') return { action: { is: 'Roll' } };
    if (is === 'SetUpDraw')
      return { draw: draws.length ? null : { name: 'seat 0', names: ['seat 0', 'seat 1'], place: '', seat: -1, nth: 1, of: 1 } };
    if (is === 'NextDraw') {
      if (action!.is === 'Wrong') return { refused: { rule: 'MF-2', sentence: 'Never.', with: [] } };
      const rolls = action!.is === 'Roll' && !draws.length;
      return { draw: rolls ? { name: 'die 1', names: ['die 1', 'die 2'], place: '', seat: -1, nth: 1, of: 1 } : null };
    }
    if (is === 'Play') now = { ...LOOK, seq: now.seq + 1, toAct: [1 - (question['seat'] as number)] };
    if (is === 'Undo') now = { ...LOOK, seq: now.seq + 1 };
    return { line: `{"line":${now.seq}}`, look: now };
  }) as unknown as Ask;

  beforeEach(async () => {
    await forget('here-dice');
    asked = [];
    heard = [];
    now = LOOK;
    kept = {
      table: 'here-dice',
      game: 'my-first-stone-age',
      header: '{"options":{"swaps":"2"}}',
      lines: ['{"line":1}'],
      seats: [
        { name: 'Ada', bot: null },
        { name: 'Hunter', bot: 'hunter' },
      ],
      usual: 'hunter',
      hints: false,
      toAct: [0],
      over: false,
      updated: '',
      ownDice: true,
    };
  });

  const open = async (from = kept) => {
    const table = await new LocalTable(from, rules, async (_, draws) => `here-${draws?.join()}`).open();
    table.hear((message) => heard.push(message));
    await table.settled();
    return table;
  };
  const play = async (table: LocalTable, is: string) => {
    table.say({ is: 'Play', seq: now.seq, seat: 0, action: { is } });
    await table.settled();
  };
  const settled = async (table: LocalTable) => {
    await new Promise((done) => setTimeout(done));
    await table.settled();
  };
  const played = () => asked.filter((each) => each.is === 'Play');

  it('waits for what came, and plays with it', async () => {
    const table = await open();
    await play(table, 'Roll');
    expect(played()).toEqual([]);
    expect(table.dice!.typing?.draw?.names).toEqual(['die 1', 'die 2']);
    await table.dice!.typing!.choose('die 2');
    await settled(table);
    expect(played()).toMatchObject([{ seat: 0, action: { is: 'Roll' }, draws: ['die 2'] }]);
  });

  it('asks for nothing where nothing is drawn, and tells a refusal at once', async () => {
    const table = await open();
    await play(table, 'Wrong');
    expect(heard.at(-1)).toMatchObject({ is: 'Refused', rule: 'MF-2' });
    await play(table, 'Pass');
    expect(played()).toMatchObject([{ action: { is: 'Pass' } }]);
    expect(played()[0]).not.toHaveProperty('draws');
  });

  it('asks for the dice of a bot too, and keeps asking when it is closed', async () => {
    const table = await open();
    await play(table, 'Pass');
    expect(table.dice!.typing).toMatchObject({ seat: 1 });
    await table.dice!.close();
    expect(table.dice!.typing).toMatchObject({ seat: 1, aside: true });
    await table.dice!.typing!.choose('die 1');
    await settled(table);
    expect(played().at(-1)).toMatchObject({ seat: 1, draws: ['die 1'] });
  });

  it('plays nothing when somebody closes it: they choose anew', async () => {
    const table = await open();
    await play(table, 'Roll');
    await table.dice!.close();
    expect([table.dice!.typing, played()]).toEqual([null, []]);
    expect((await keptTable('here-dice'))?.half).toBeUndefined();
    await play(table, 'Pass');
    expect(played()).toHaveLength(1);
  });

  it('takes no other choice meanwhile', async () => {
    const table = await open();
    await play(table, 'Roll');
    await play(table, 'Pass');
    expect(played()).toEqual([]);
  });

  it('goes on where it was after a reload', async () => {
    await play(await open(), 'Roll');
    const again = await open((await keptTable('here-dice'))!);
    expect(again.dice!.typing).toMatchObject({ seat: 0, action: { is: 'Roll' } });
  });

  it('forgets what was typed for a decision that is nobody’s any more', async () => {
    now = { ...LOOK, toAct: [1] };
    kept.seats[1]!.bot = null;
    kept.half = { seat: 0, action: { is: 'Roll' }, typed: [] };
    const table = await open();
    expect([table.dice!.typing, kept.half]).toEqual([null, undefined]);
  });

  it('asks anew after a step was taken back', async () => {
    const table = await open();
    await play(table, 'Pass');
    table.say({ is: 'Undo', seq: now.seq, whole: false });
    await table.settled();
    expect(table.dice!.typing).toBeNull();
    await play(table, 'Roll');
    expect(table.dice!.typing?.typed).toEqual([]);
  });

  it('asks what lies on the table before the next game', async () => {
    const table = await open();
    table.say({ is: 'Rematch' });
    await table.settled();
    expect(asked.at(-1)).toMatchObject({ is: 'SetUpDraw', game: 'my-first-stone-age', seats: 2, options: { swaps: '2' }, bots: [1] });
    await table.dice!.typing!.choose('seat 1');
    await settled(table);
    expect(heard.at(-1)).toEqual({ is: 'Moved', table: 'here-seat 1' });
  });
});
