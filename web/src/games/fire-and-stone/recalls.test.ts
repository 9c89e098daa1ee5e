import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { speaker } from '../../words/words.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { settle, table, view } from './fixture';
import { game } from './index';
import { partOf } from './map';
import type { Action, Area, Event, Phase, Playing } from './types';

afterEach(cleanup);

const near: Action[] = [
  { is: 'Move', scout: 0, to: 'kalahari' },
  { is: 'Move', scout: 0, to: 'namib' },
];

describe('what a move brought', () => {
  const say = speaker(game.words);
  const told = (events: Event[], own: Action | null = near[1]!, phase: Phase = { is: 'Moving', seat: 1 }) => {
    const { playing } = table(view({ is: 'Moving', seat: 0 }), near);
    Object.assign(playing.moment.view, { phase });
    return game.recall!(events, playing.moment, 0, own)
      .map(({ key, gaps }) => say(key, gaps))
      .join(' ');
  };
  const moved: Event = { is: 'Moved', seat: 0, scout: 0, from: 'cape_hearth', to: 'namib' };

  it('is told in a few words, food and points as a sum', () => {
    expect(told([moved, { is: 'Revealed', seat: 0, area: 'namib', tile: 'forest' }])).toBe('You turned up: forest.');
    expect(
      told([moved, { is: 'Revealed', seat: 0, area: 'namib', tile: 'nut' }], near[1]!, { is: 'Gathering', seat: 0, scout: 0 }),
      'the prompt asks about it',
    ).toBe('');
    expect(
      told([
        { is: 'FoodGained', seat: 0, food: 2, lost: 0 },
        { is: 'BagsGained', seat: 0, bags: 1, lost: 0 },
        { is: 'FoodGained', seat: 0, food: 1, lost: 1 },
        { is: 'VpGained', seat: 0, vp: 1 },
      ]),
    ).toBe('+1 bag. +3 food; 1 did not fit into your bags. +1 point.');
    expect(told([{ is: 'Gathered', seat: 0, plant: 'nut', store: 'light' }])).toBe('Into the light store: nuts.');
  });

  it('is nothing, and that is told too', () => {
    expect(told([moved])).toBe('Nothing to do in Namib.');
    expect(told([moved], near[1]!, { is: 'Cooking', seat: 0, scout: 0, prepared: 0 }), 'something is asked there').toBe('');
    expect(told([moved, { is: 'FoodGained', seat: 1, food: 1, lost: 0 }])).toBe('');
  });

  it('is not what others gained, nor what I chose', () => {
    expect(told([{ is: 'FoodGained', seat: 1, food: 2, lost: 0 }], null)).toBe('');
    const sent: Event = { is: 'SentToFire', seat: 0, scout: 0, from: 'namib', to: 'cape_hearth' };
    expect(told([sent], { is: 'Send', fire: 'cape_hearth' })).toBe('');
    expect(told([sent], { is: 'Build' })).toBe('Your scout went on to Cape Hearth.');
    expect(told([{ is: 'RegionOpened', region: 2 }], null)).toBe('Region II is open!');
  });
});

describe('a hut that costs more than one has', () => {
  const poor = () =>
    table(
      view({ is: 'Moving', seat: 0 }, (v) => {
        settle(v, 'namib', 0, 3);
        v.tribes[0]!.food = 0;
      }),
      near,
    );

  it('is warned of where it is looked at, and before one goes there', async () => {
    const { playing, play } = poor();
    const board = render(Board, { playing, portrait: false }),
      hand = render(Hand, { playing });
    await fireEvent.click(board.getByTestId('area-namib'));
    expect(board.getByTestId('here-cost').textContent.replace(/\s+/g, ' ')).toContain('The next hut costs 3 food. You have 0: too little');
    expect(hand.getByTestId('answer').textContent).toContain('A hut in Namib costs 3 food, and you have 0.');
    expect(play).not.toHaveBeenCalled();
  });
});

describe('the map', () => {
  const fires: Area[] = ['cape_hearth', 'tibet'];
  const asked = (playing: Playing, options: Action[]) => ({ ...playing, moment: { ...playing.moment, options } }) as Playing;

  it('comes to the fires that are asked for, whoever holds it, and goes back', async () => {
    const { playing } = table(view({ is: 'Moving', seat: 0 }), near),
      lens = playing.stage.lens;
    lens.hang({ w: 900, h: 630 }, { w: 900, h: 630 }, 4, 0.12);
    const board = render(Board, { playing, portrait: false });
    lens.show(partOf(['namib', 'kalahari', 'cape_hearth'], 50));
    lens.held = true;
    const { scale, x, y } = lens;
    await board.rerender({
      playing: asked(
        playing,
        fires.map((fire) => ({ is: 'Send', fire })),
      ),
    });
    expect(fires.every((fire) => lens.sees(partOf([fire], 8)))).toBe(true);
    await board.rerender({ playing: asked(playing, near) });
    expect([lens.scale, Math.round(lens.x), Math.round(lens.y), lens.held]).toEqual([scale, Math.round(x), Math.round(y), true]);
  });

  it('does not stay where one held it while nothing can be chosen there', async () => {
    const { playing } = table(view({ is: 'Moving', seat: 0 }), near),
      lens = playing.stage.lens;
    lens.hang({ w: 900, h: 630 }, { w: 900, h: 630 }, 4, 0.12);
    const board = render(Board, { playing, portrait: false });
    lens.show(partOf(['tibet'], 40));
    lens.held = true;
    await board.rerender({ playing: asked(playing, [...near]) });
    expect(lens.sees(partOf(['namib'], 8))).toBe(true);
  });
});

describe('where a scout is asked', () => {
  it('is brought into sight, though there is nothing to choose on the map', async () => {
    const { playing } = table(view({ is: 'Moving', seat: 0 }), near),
      lens = playing.stage.lens,
      place = playing.moment.view.tribes[0]!.scouts[0]!;
    lens.hang({ w: 350, h: 300 }, { w: 350, h: 245 }, 7, 0);
    const board = render(Board, { playing, portrait: true });
    lens.show(partOf(['tibet'], 30), 4, 4);
    expect(lens.sees(partOf([place], 8))).toBe(false);
    const there = structuredClone(playing.moment.view);
    there.phase = { is: 'Cooking', seat: 0, scout: 0, prepared: 0 };
    await board.rerender({
      playing: { ...playing, moment: { ...playing.moment, view: there, options: [{ is: 'Pass' }] } } as Playing,
    });
    expect(lens.sees(partOf([place], 8))).toBe(true);
  });
});

describe('stores and bags', () => {
  it('say what they are and what is in them', () => {
    const { playing } = table(
      view({ is: 'Moving', seat: 0 }, (v) => {
        Object.assign(v.tribes[0]!, { food: 2, animals: 1, huts: 1 });
        v.tribes[0]!.stores[0] = { ...v.tribes[0]!.stores[0]!, plant: 'apple', tiles: 1 };
      }),
      near,
    );
    const hand = render(Hand, { playing }).container.querySelector('.whole')!.textContent.replace(/\s+/g, ' ');
    expect(hand).toContain('light store: 1 of 3 apples');
    expect(hand).toContain('dark store: empty');
    expect(hand).toContain('2 food in 2 bags');
    cleanup();
    const folded = [...render(Hand, { playing }).getByTestId('mat').querySelectorAll('.n')].map((each) => each.getAttribute('aria-label'));
    expect(folded, 'on a phone too, also the empty one').toEqual(
      expect.arrayContaining(['2 food in 2 bags', 'light store: 1 of 3 apples', 'dark store: empty']),
    );
  });
});
