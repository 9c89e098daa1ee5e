import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { game } from '../games/fire-and-axe';
import { speaker } from '../words/words.svelte';
import PromptBar from './PromptBar.svelte';
import TableActions from './TableActions.svelte';
import type { Table } from './table.svelte';

afterEach(cleanup);

const seat = (n: number, kind: 'person' | 'bot') => ({ seat: n, name: `S${n}`, kind, resigned: false });
const at = (undo: object, more: object = {}, kind: 'person' | 'bot' = 'bot') =>
  ({
    update: { over: false, mine: [0], thinking: [], undo: { free: 0, canAsk: false, asked: null, ...undo } },
    seats: [seat(0, 'person'), seat(1, kind)],
    watching: false,
    mustAct: true,
    live: true,
    moment: { viewer: 0 },
    recalling: { of: () => [] },
    idle: true,
    rushing: false,
    since: { playing: false, count: 0, seen: -1 },
    hints: { offered: true, open: false },
    ...more,
  }) as unknown as Table;
const buttons = (table: Table) => {
  cleanup();
  return [...render(TableActions, { table, small: true }).container.querySelectorAll('button')];
};

describe('the buttons at the top', () => {
  it('keep their places whatever can be done: what cannot is dark', () => {
    const ids = (table: Table) => buttons(table).map((button) => button.dataset['testid']);
    const dark = (table: Table) => buttons(table).flatMap((button) => (button.disabled ? [button.dataset['testid']] : []));
    const mine = at({ free: 2 }),
      theirs = at({}, { live: false, mustAct: false, idle: false });
    expect(ids(mine)).toEqual(['hint', 'undo', 'reset-turn', 'rush']);
    expect(ids(theirs)).toEqual(ids(mine));
    expect(dark(mine)).toEqual(['rush']);
    expect(dark(theirs)).toEqual(['hint', 'undo', 'reset-turn']);
    expect(dark(at({ free: 1 }))).toEqual(['reset-turn', 'rush']);
  });

  it('say on a phone in a word what can be seen once more, and keep quiet while it is shown', () => {
    const past = (more: object) => ({
        seen: -1,
        count: 1,
        playing: false,
        sentence: 'One thing happened before your first turn.',
        ...more,
      }),
      pacing = { away: [] };
    const told = (more: object) => {
      const table = at({}, { since: past(more) });
      Object.assign(table.update!, { pacing });
      return buttons(table).at(-1)!;
    };
    expect(told({}).textContent!.trim()).toBe('Replay');
    expect(told({}).getAttribute('aria-label')).toBe('Replay: One thing happened before your first turn.');
    expect(told({ playing: true }).dataset['testid']).toBe('rush');
    expect(told({ count: 0 }).dataset['testid']).toBe('rush');
  });

  it('ask nobody against bots alone', () => {
    const word = (table: Table) => buttons(table)[1]!.textContent!.trim();
    expect(word(at({ canAsk: true }))).toBe('Undo');
    expect(word(at({ canAsk: true }, {}, 'person'))).toBe('Ask to undo');
  });
});

describe('the prompt', () => {
  it('tells on a phone which step of the past is shown, with the way back beside it and nowhere else', () => {
    const stop = vi.fn();
    const table = {
      ...at({}),
      game: { ...game, ask: () => ({ key: 'over', icon: 'trophy' }) },
      wire: 'open',
      stage: { playing: false, caption: '' },
      speak: speaker(game.words),
      since: { playing: true, count: 3, seen: -1, step: 'Since your last turn: 2 of 3', stop },
    } as unknown as Table;
    expect(render(PromptBar, { table }).queryByTestId('since-stop')).toBeNull();
    cleanup();
    const { container, getByTestId } = render(PromptBar, { table, small: true });
    expect(container.textContent).toContain('Since your last turn: 2 of 3');
    getByTestId('since-stop').click();
    expect(stop).toHaveBeenCalled();
  });

  it('tells what my choice brought while others play, and nothing before the board has shown it', () => {
    const brought = [{ key: 'points', gaps: {} }],
      table = (playing: boolean) =>
        ({
          ...at({}),
          game: { ...game, ask: () => ({ key: 'over', icon: 'trophy' }) },
          live: false,
          moment: { viewer: 0 },
          wire: 'open',
          stage: { playing, caption: '' },
          speak: (key: string) => key,
          recalling: { of: (seat: number) => (seat === 0 ? brought : []) },
          past: { playing: false, count: 0, seen: -1 },
        }) as unknown as Table;
    expect(render(PromptBar, { table: table(false) }).getByTestId('recalled').textContent).toBe('points');
    cleanup();
    expect(render(PromptBar, { table: table(true) }).queryByTestId('recalled')).toBeNull();
  });

  it('says which earlier moment is looked at, and how to come back', () => {
    const table = {
      ...at({}),
      game: { ...game, ask: () => ({ key: 'over', icon: 'trophy' }) },
      wire: 'open',
      stage: { playing: false, caption: '' },
      speak: speaker(game.words),
      name: () => 'Bo',
      since: { playing: false, count: 0, seen: 7 },
      log: { lines: [{ id: '7.0', seat: 1, icon: 'anchor', key: 'log.Departed', gaps: { place: '@place.norway' } }] },
    } as unknown as Table;
    const { container } = render(PromptBar, { table });
    expect(container.textContent).toMatch(/Looking back: Bo left from Norway\. .*Back to the game/);
  });
});
