import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bring, bringAll } from './bring';
import { tablesHere } from './here';
import { forget, keep, keptTable, keptTables, type KeptTable } from './localGames';

const game = (table: string): KeptTable => ({
  table,
  game: 'my-first-stone-age',
  header: '{"game":"my-first-stone-age"}',
  lines: ['{"line":0}', '{"line":1}'],
  seats: [
    { name: 'Ada', bot: null },
    { name: 'Hunter', bot: 'hunter' },
  ],
  usual: 'hunter',
  hints: true,
  toAct: [0],
  over: false,
  updated: '',
});
interface Sent {
  name: string;
  lines: string[];
  seats: { name: string | null; bot: string | null; resigned: boolean }[];
}

describe('games of this device', () => {
  let sent: Sent[], answers: [status: number, body: object][];
  beforeEach(async () => {
    sent = [];
    answers = [];
    for (const each of await keptTables()) await forget(each.table);
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      const body = JSON.parse(init.body as string) as Sent;
      sent.push(body);
      const [status, answer] = answers.shift() ?? [200, { table: `house-${body.name}` }];
      if (!status) throw new TypeError('offline');
      return new Response(JSON.stringify(answer), { status });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are sent with their journal and who sits there, once', async () => {
    const kept = game('here-1');
    expect(await bring(kept)).toBe('house-here-1');
    expect(await bring(kept)).toBe('house-here-1');
    expect(sent).toEqual([
      {
        name: 'here-1',
        header: kept.header,
        lines: kept.lines,
        seats: [
          { name: 'Ada', bot: null, resigned: false },
          { name: null, bot: 'hunter', resigned: false },
        ],
        hints: true,
      },
    ]);
    expect((await keptTable('here-1'))?.sent).toBe('house-here-1');
  });

  it('say so where their luck was typed in', async () => {
    await bring({ ...game('here-1'), ownDice: true });
    expect(sent).toMatchObject([{ ownDice: true }]);
  });

  it('stay here while somebody rolls for them: the house would draw for itself', async () => {
    await keep({ ...game('here-1'), ownDice: true });
    await keep({ ...game('here-2'), ownDice: true, over: true });
    await bringAll();
    expect(sent.map(({ name }) => name)).toEqual(['here-2']);
  });

  it('lose a name that is somebody else’s', async () => {
    answers.push([400, { error: 'bad-input', sentence: 'Taken.', field: 'seats[0].name' }]);
    expect(await bring(game('here-1'))).toBe('house-here-1');
    expect(sent.map(({ seats }) => seats[0]!.name)).toEqual(['Ada', null]);
  });

  it('all go along with whoever signs in; what the house cannot take stays', async () => {
    for (const name of ['here-1', 'here-2', 'here-3']) await keep(game(name));
    answers.push([200, { table: 'a' }], [409, { error: 'foreign-edition', sentence: 'No.', field: null }], [0, {}]);
    await bringAll();
    expect((await keptTables()).map(({ sent: there, stays }) => there ?? stays)).toEqual(['a', true, undefined]);
    sent = [];
    await bringAll(); // what could not be sent is sent the next time
    expect(sent.map(({ name }) => name)).toEqual(['here-3']);
  });

  it('are not held up by what an accident has left among them', async () => {
    await keep({ ...game('here-1'), seats: undefined as unknown as KeptTable['seats'] });
    await keep(game('here-2'));
    await bringAll();
    expect(sent.map(({ name }) => name)).toEqual(['here-2']);
    expect((await tablesHere()).map(({ table }) => table)).not.toContain('here-1');
  });
});
