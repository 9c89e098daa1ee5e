import { describe, expect, it } from 'vitest';
import type { GameModule } from '../games/game';
import type { Update } from '../protocol';
import { Recalling } from './recalling.svelte';

const game = { recall: (events: { is: string }[], _: unknown, seat: number) => events.map(({ is }) => ({ key: `${seat} ${is}` })) };
const update = (seq: number, events: string[], mine = [0]) => ({ seq, mine, events: events.map((is) => ({ is })) }) as unknown as Update;
const recalling = () => new Recalling({ game: game as unknown as GameModule, momentOf: () => ({}) as never });
const keys = (of: Recalling, seat = 0) => of.of(seat).map(({ key }) => key);

describe('what happened to my things', () => {
  it('is told until my next choice, and no longer', () => {
    const it = recalling();
    it.hear(update(4, ['Fed']));
    it.hear(update(5, ['Scored']));
    expect(keys(it)).toEqual(['0 Fed', '0 Scored']);
    it.choose(0, 5, { is: 'Place' });
    expect(keys(it)).toEqual([]);
  });

  it('is told once where that is enough', () => {
    const once = { recall: () => [{ key: 'passed', once: true }] } as unknown as GameModule,
      it = new Recalling({ game: once, momentOf: () => ({}) as never });
    it.hear(update(4, ['Passed']));
    it.hear(update(5, ['Passed']));
    expect(keys(it)).toEqual(['passed']);
  });

  it('is told to each of those who share a screen', () => {
    const it = recalling();
    it.hear(update(4, ['Fed'], [0, 1]));
    it.choose(0, 4, { is: 'Place' });
    expect([keys(it, 0), keys(it, 1)]).toEqual([[], ['1 Fed']]);
  });

  it('is forgotten where something is taken back', () => {
    const it = recalling();
    it.hear(update(4, ['Fed']));
    it.hear(update(5, []));
    expect(keys(it)).toEqual([]);
  });

  it('is found again by whoever comes back, once', () => {
    const it = recalling(),
      steps = [{ seq: 4, seat: 1, events: [{ is: 'Fed' }], view: {}, facts: null }];
    it.recover(steps, update(4, []));
    it.recover(steps, update(4, []));
    expect(keys(it)).toEqual(['0 Fed']);
  });
});
