import { beforeEach, describe, expect, it } from 'vitest';
import { Shelf, type Wanted } from './laid';
import type { Ask } from './rules';

type Question = { is: string; table: string; [field: string]: unknown };
const quick = (game: string, ...bots: (string | null)[]): Wanted => ({ game, seats: [null, ...bots].map((bot) => ({ bot })), options: {} });

describe('games that lie ready', () => {
  let asked: Question[], left: Map<string, number>, shelf: Shelf;
  const named = () => asked.map(({ is, table }) => `${is} ${tables.get(table) ?? ''}`.trim()),
    tables = new Map<string, string>();
  /** Stands in for the rules: a bot begins each game, and decides five times, two at a go. */
  const rules = (async (question: Question) => {
    asked.push(question);
    await new Promise((done) => setTimeout(done)); // as a worker answers
    const { table } = question,
      look = () => ({ seq: 6 - left.get(table)!, over: false, toAct: [left.get(table) ? 1 : 0] });
    if (question.is === 'New') {
      tables.set(table, question['game'] as string);
      left.set(table, 5);
      return { header: '{}', line: '{}' };
    }
    if (question.is === 'Look') return look();
    if (question.is !== 'Bots') return {};
    const done = Array.from({ length: Math.min(2, left.get(table)!) }, () => {
      left.set(table, left.get(table)! - 1);
      return { line: '{}', look: look() };
    });
    return { done };
  }) as unknown as Ask;

  beforeEach(() => {
    asked = [];
    left = new Map();
    shelf = new Shelf(rules);
  });

  it('have the turns of bots that begin behind them', async () => {
    expect(await shelf.lay([quick('cavemen', 'hunter')])).toBe(true);
    const laid = await shelf.take(quick('cavemen', 'hunter'));
    expect(laid?.look.seq).toBe(1);
    expect(laid?.done.map(({ look }) => look.seq)).toEqual([2, 3, 4, 5, 6]);
    expect(asked.find(({ is }) => is === 'Bots')).toMatchObject({ levels: { 1: 'hunter' }, mine: [0] });
  });

  it('are taken once, and only for what they were laid out for', async () => {
    await shelf.lay([quick('cavemen', 'hunter')]);
    expect(await shelf.take(quick('cavemen', 'chief'))).toBeUndefined();
    expect(await shelf.take({ ...quick('cavemen', 'hunter'), options: { start: 'youngest' } })).toBeUndefined();
    expect(await shelf.take(quick('cavemen', 'hunter'))).toBeDefined();
    expect(await shelf.take(quick('cavemen', 'hunter'))).toBeUndefined();
  });

  it('stay, and make room for others that are wanted instead', async () => {
    await shelf.lay([quick('cavemen', 'hunter'), quick('stone-age', 'hunter')]);
    asked = [];
    await shelf.lay([quick('stone-age', 'hunter')]);
    expect(named()).toEqual(['Close cavemen']);
  });

  it('keep nobody waiting who begins something: no other game is laid out', async () => {
    const laying = shelf.lay([quick('cavemen', 'hunter'), quick('stone-age', 'hunter')]);
    while (asked.at(-1)?.is !== 'Bots') await new Promise((done) => setTimeout(done));
    const laid = await shelf.take(quick('cavemen', 'hunter'));
    expect(laid?.done).toHaveLength(2); // what was asked is answered, and no more is asked
    expect(await laying).toBe(false);
    expect(named()).not.toContain('New stone-age');
  });

  it('are forgotten with a worker that is lost', async () => {
    const lost = new Shelf((async (question: Question) => {
      if (question.is === 'Bots') throw new Error('lost');
      return rules(question);
    }) as unknown as Ask);
    expect(await lost.lay([quick('cavemen', 'hunter')])).toBe(true);
    expect(await lost.take(quick('cavemen', 'hunter'))).toBeUndefined();
  });
});
