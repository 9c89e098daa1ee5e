import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api';
import { asking, type Question } from './asking';
import { EngineClient, Lost } from './client';
import type { Answered, Asked } from './worker';

/** Stands in for a worker with rules that know the tables they were told of. */
class Rules {
  static all: Rules[] = [];
  /** How many workers from now on are lost at their first question. */
  static broken = 0;
  onmessage: (answer: { data: Answered }) => void = () => {};
  onerror = () => {};
  ended = false;
  readonly asked: Question[] = [];
  private readonly isBroken = Rules.broken-- > 0;

  constructor() {
    Rules.all.push(this);
  }
  terminate() {
    this.ended = true;
  }
  postMessage({ id, with: [words] }: Asked) {
    const question = JSON.parse(words as string) as Question;
    this.asked.push(question);
    setTimeout(() => {
      if (this.ended) return;
      if (this.isBroken) return this.onmessage({ data: { id, problem: 'unreachable', lost: true } });
      const isKnown = question.is === 'Open' || this.asked.some((each) => each.is === 'Open' && each['table'] === question['table']);
      const answer = isKnown ? { is: question.is } : { problem: { field: 'table', sentence: 'There is no such table here.' } };
      this.onmessage({ data: { id, value: JSON.stringify(answer) } });
    });
  }
}

describe('asking the rules', () => {
  let engine: EngineClient;
  const opening = { is: 'Open', table: 'here-1', lines: ['{}'] };
  const ask = (question: Question) =>
    asking(
      () => engine,
      (table) => (table === 'here-1' ? opening : null),
    )(question);
  const told = () => Rules.all.map((rules) => rules.asked.map((each) => each.is));

  beforeEach(() => {
    Rules.all = [];
    Rules.broken = 0;
    vi.stubGlobal('Worker', Rules);
    engine = new EngineClient();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('starts a worker with the first question, and keeps it', async () => {
    expect(Rules.all).toEqual([]);
    await ask(opening);
    expect(await ask({ is: 'Look', table: 'here-1' })).toEqual({ is: 'Look' });
    expect(told()).toEqual([['Open', 'Look']]);
  });

  it('tells another worker the game where the first is lost', async () => {
    Rules.broken = 1;
    expect(await ask({ is: 'Play', table: 'here-1' })).toEqual({ is: 'Play' });
    expect(told()).toEqual([['Play'], ['Open', 'Play']]);
    expect(Rules.all[0]!.ended).toBe(true);
  });

  it('tells it also of tables that nobody asked about when it was lost', async () => {
    await ask(opening);
    Rules.all[0]!.onerror();
    expect(await ask({ is: 'Look', table: 'here-1' })).toEqual({ is: 'Look' });
    expect(told()[1]).toEqual(['Look', 'Open', 'Look']);
  });

  it('says so where there are none, and tries again at the next question', async () => {
    Rules.broken = 2;
    await expect(ask(opening)).rejects.toThrow(Lost);
    expect(await ask(opening)).toEqual({ is: 'Open' });
    expect(Rules.all).toHaveLength(3);
  });

  it('leaves nobody waiting for a worker that is gone', async () => {
    const both = [ask({ is: 'Look', table: 'elsewhere' }), ask({ is: 'Look', table: 'here-1' })];
    Rules.all[0]!.onerror();
    const [first, second] = await Promise.allSettled(both);
    expect(first).toMatchObject({ status: 'rejected', reason: expect.any(ApiError) });
    expect(second).toMatchObject({ status: 'fulfilled' });
  });
});
