import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unread } from '../../table/keys';
import Board from './Board.svelte';
import { choiceOf, pick } from './choice.svelte';
import { table, view } from './fixture';
import { game } from './index';
import type { Action, Playing } from './types';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const near: Action[] = [
  { is: 'Move', scout: 0, to: 'kalahari' },
  { is: 'Move', scout: 0, to: 'namib' },
];

describe('a key that was meant for what was told before', () => {
  it('does not answer what is asked now on the map', async () => {
    const { playing, play } = table(view({ is: 'Moving', seat: 0 }), near),
      away = unread();
    const board = render(Board, { playing, portrait: false });
    await fireEvent.keyDown(board.getByTestId('area-namib'), { key: 'Enter' });
    expect(play).toHaveBeenCalledTimes(1);
    await board.rerender({ playing: { ...playing, moment: { ...playing.moment, options: [...playing.moment.options] } } as Playing });
    await fireEvent.keyDown(board.getByTestId('area-namib'), { key: 'Enter' });
    expect(play).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(board.getByTestId('area-namib'), { key: 'Tab' });
    await fireEvent.keyDown(board.getByTestId('area-namib'), { key: 'Enter' });
    expect(play).toHaveBeenCalledTimes(2);
    away();
  });
});

describe('the map', () => {
  it('only shows an area that is tapped while it slides', () => {
    const { playing, play } = table(view({ is: 'Moving', seat: 0 }), near);
    pick(playing, 'namib', false, true);
    pick(playing, 'namib', false, true);
    expect(play).not.toHaveBeenCalled();
    expect(choiceOf(playing).area).toBe('namib');
    pick(playing, 'namib', false);
    expect(play).toHaveBeenCalledWith(near[1]);
  });

  it('comes close to the scouts again after a fire was chosen far away', async () => {
    const { playing } = table(view({ is: 'Moving', seat: 0 }), [
        { is: 'Send', fire: 'cape_hearth' },
        { is: 'Send', fire: 'tibet' },
      ]),
      lens = playing.stage.lens;
    lens.hang({ w: 350, h: 420 }, { w: 350, h: 245 }, 7, 0);
    const board = render(Board, { playing, portrait: true }),
      far = lens.scale;
    await board.rerender({ playing: { ...playing, moment: { ...playing.moment, options: near } } as unknown as Playing });
    expect(lens.scale).toBeGreaterThan(far * 1.2);
  });
});

describe('the points beside a name', () => {
  it('are marked as a forecast, unless they are those of the track', async () => {
    const { playing } = table(view({ is: 'Moving', seat: 0 }), []);
    const panel = render(game.Holdings, { playing, seat: 0 }),
      points = () => panel.container.querySelector('.points')!.textContent!.trim();
    choiceOf(playing).projected = true;
    await panel.rerender({ playing, seat: 0 });
    expect(points()).toMatch(/^≈\d+ ?points$/);
    choiceOf(playing).projected = false;
    await panel.rerender({ playing, seat: 0 });
    expect(points()).toMatch(/^\d+ ?points$/);
  });

  it('and all other numbers have a word', () => {
    const truth = view({ is: 'Moving', seat: 0 }, (v) => {
      Object.assign(v.tribes[0]!, { food: 2, animals: 1, huts: 1 });
      v.tribes[0]!.stores[0] = { ...v.tribes[0]!.stores[0]!, plant: 'apple', tiles: 1 };
    });
    const { playing } = table(truth, []);
    const said = render(game.Holdings, { playing, seat: 0 }).container.querySelectorAll('.line .n');
    expect([...said].map((each) => each.textContent.replace(/\s+/g, ' ').trim())).toEqual(
      expect.arrayContaining([expect.stringMatching(/^2\/\d ?food$/), '1animal', '1hut left', '1apple']),
    );
    expect(render(game.Hand, { playing }).getByTestId('mat').textContent).toMatch(/food.*apple.*animal.*hut.*task/s);
  });
});
