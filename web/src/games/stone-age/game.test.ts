import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import { game as solo } from '../stone-age-solo';
import { SOLO_LANDSCAPE, SOLO_LOW, SOLO_PORTRAIT } from '../stone-age-solo/layout';
import { followUp } from './choice.svelte';
import { alone, goods, player, table, view } from './fixture';
import { game } from './index';
import en from './words.en.json';
import { LANDSCAPE, LOW, PORTRAIT, stand } from './layout';
import { bill } from './meal';
import { chance, likely, mean } from './odds';
import { endOf } from './sentences';
import { GATHERING, NOTHING, PIPS, PLACES, goodOf, type Event, type Action } from './types';

beforeEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('the board', () => {
  const placing: Action[] = [
    { is: 'Place', location: 'forest', figures: 1 },
    { is: 'Place', location: 'forest', figures: 2 },
    { is: 'Place', location: 'field', figures: 1 },
    { is: 'Place', location: 'card_2', figures: 1 },
  ];

  it('places people by a tap on a place and a tap on a number', async () => {
    const { playing, play } = table(game, view({ is: 'Placing', tribe: 0 }), placing);
    const { getByTestId, queryByTestId } = render(game.Board, { playing, portrait: false });
    expect(getByTestId('place-forest').getAttribute('data-legal')).toBe('true');
    expect(getByTestId('place-river').hasAttribute('data-legal')).toBe(false);
    expect(queryByTestId('people-2')).toBeNull();
    await fireEvent.click(getByTestId('place-forest'));
    await fireEvent.click(getByTestId('people-2'));
    expect(play).toHaveBeenCalledWith({ is: 'Place', location: 'forest', figures: 2 });
  });

  it('lets a second tap do where only one number fits, also by keyboard', async () => {
    const { playing, play } = table(game, view({ is: 'Placing', tribe: 0 }), placing);
    const { getByTestId } = render(game.Board, { playing, portrait: true });
    await fireEvent.keyDown(getByTestId('card-1'), { key: 'Enter' });
    await fireEvent.keyDown(getByTestId('card-1'), { key: ' ' });
    expect(play).toHaveBeenCalledWith({ is: 'Place', location: 'card_2', figures: 1 });
  });

  it('explains a dark place and why it is dark, and never scolds who only looks', async () => {
    const mine = table(game, view({ is: 'Placing', tribe: 0 }), placing);
    await fireEvent.click(render(game.Board, { playing: mine.playing, portrait: false }).getByTestId('place-hut'));
    expect(mine.whyNot).not.toHaveBeenCalled();
    expect(mine.explain.mock.lastCall![2].why).toBe(en['why.closed']);
    document.body.innerHTML = '';
    const theirs = table(game, view({ is: 'Placing', tribe: 1 }), []);
    await fireEvent.click(render(game.Board, { playing: theirs.playing, portrait: false }).getByTestId('place-hut'));
    expect(theirs.explain).toHaveBeenCalledWith('SA-33', 'explained', { what: en['does.hut'], why: '' });
  });

  it('puts a padlock on what two players do not use this round, and on nothing else (SA-20, SA-22)', () => {
    const figures = [
      { location: 'river' as const, byTribe: [0, 2] },
      { location: 'field' as const, byTribe: [0, 1] },
      { location: 'quarry' as const, byTribe: [1, 0] },
    ];
    const options = ['hunting_grounds', 'forest', 'clay_pit', 'hut'].map((location) => ({ is: 'Place', location, figures: 2 }) as Action);
    const locked = (tribe: number, moves: Action[]) => {
      const { playing } = table(game, view({ is: 'Placing', tribe }, { figures }), moves);
      const board = render(game.Board, { playing, portrait: false });
      const names = board.queryAllByTestId(/^closed-/).map((each) => each.getAttribute('data-testid'));
      expect(board.getByTestId('place-river').getAttribute('aria-label')!.includes('closed this round')).toBe(names.length > 0);
      cleanup();
      return names;
    };
    expect(locked(0, options)).toEqual(['closed-river', 'closed-tool_maker']);
    expect(locked(1, [])).toEqual([]);
  });

  it('names whose work a card counts at the end', () => {
    const shaman = {
      id: 'c',
      effect: { is: 'Dice' as const },
      background: { is: 'Sand' as const, profession: 'shaman' as const, figures: 1 },
    };
    expect(endOf(shaman, speaker(game.words))).toBe('Shaman: at the end 1 × your people.');
  });

  it('acts with one tap', async () => {
    const rich = [player({ goods: goods(2, 1) }), player()];
    const { playing, play } = table(game, view({ is: 'Acting', tribe: 0 }, { players: rich }), [{ is: 'Act', location: 'building_1' }]);
    await fireEvent.click(render(game.Board, { playing, portrait: false }).getByTestId('tile-0'));
    expect(play).toHaveBeenCalledWith({ is: 'Act', location: 'building_1' });
  });
});

describe('the hand', () => {
  const rich = [player({ goods: goods(2, 1, 0, 1) }), player()];

  it('pays by tapping resources with the running total, and only what is a whole payment', async () => {
    const ways = [goods(2), goods(1, 1), goods(1, 0, 0, 1), goods(0, 1, 0, 1)].map((each): Action => ({ is: 'Pay', goods: each }));
    const { playing, play, whyNot } = table(game, view({ is: 'Buying', tribe: 0, location: 'card_2' }, { players: rich }), [
      { is: 'Decline' },
      ...ways,
    ]);
    const { getByTestId } = render(game.Hand, { playing });
    expect(getByTestId('good-stone').hasAttribute('data-legal')).toBe(false);
    await fireEvent.click(getByTestId('good-clay'));
    expect(getByTestId('pay-total').textContent).toContain('1/2');
    expect(getByTestId('confirm').hasAttribute('data-legal')).toBe(false);
    await fireEvent.click(getByTestId('good-clay'));
    expect(whyNot).toHaveBeenCalledWith({ is: 'Pay', goods: goods(0, 2) });
    await fireEvent.click(getByTestId('good-gold'));
    await fireEvent.click(getByTestId('confirm'));
    expect(play).toHaveBeenCalledWith({ is: 'Pay', goods: goods(0, 1, 0, 1) });
  });

  it('says how many go into a building that takes any, and pays them by itself (SA-46)', async () => {
    const spends = [1, 2, 3, 4].map((number): Action => ({ is: 'Spend', number }));
    const { playing, play } = table(game, view({ is: 'Building', tribe: 0, location: 'building_2' }, { players: rich }), [
      { is: 'Decline' },
      ...spends,
    ]);
    const { getByTestId } = render(game.Hand, { playing });
    for (const good of ['wood', 'wood', 'gold']) await fireEvent.click(getByTestId(`good-${good}`));
    expect(getByTestId('pay-total').textContent).toContain('12');
    await fireEvent.click(getByTestId('confirm'));
    expect(play).toHaveBeenCalledWith({ is: 'Spend', number: 3 });
    const after = table(game, view({ is: 'Paying', tribe: 0, location: 'building_2', number: 3 }, { players: rich }), [
      { is: 'Decline' },
      { is: 'Pay', goods: goods(2, 0, 0, 1) },
    ]);
    followUp({ ...after.playing, stage: playing.stage }); // the same table, a step later
    expect(after.play).toHaveBeenCalledWith({ is: 'Pay', goods: goods(2, 0, 0, 1) });
  });

  it('adds tools to dice and gathers', async () => {
    const { playing, play } = table(game, view({ is: 'UsingTools', tribe: 0, good: 'wood', dice: [3, 2], pips: 5 }), [
      { is: 'Gather' },
      { is: 'UseTool', slot: 0 },
    ]);
    const { getByTestId } = render(game.Hand, { playing });
    await fireEvent.click(getByTestId('tool-0'));
    await fireEvent.click(getByTestId('confirm'));
    expect(play.mock.calls.map(([move]) => move)).toEqual([{ is: 'UseTool', slot: 0 }, { is: 'Gather' }]);
  });

  it('claims two resources, and feeds with resources or goes hungry', async () => {
    const claiming = table(game, view({ is: 'Claiming', tribe: 0 }), [{ is: 'KeepCard' }, { is: 'Claim', goods: goods(1, 0, 0, 1) }]);
    const first = render(game.Hand, { playing: claiming.playing });
    await fireEvent.click(first.getByTestId('claim-gold'));
    await fireEvent.click(first.getByTestId('claim-wood'));
    expect(claiming.play).toHaveBeenCalledWith({ is: 'Claim', goods: goods(1, 0, 0, 1) });
    first.unmount();
    const feeding = table(game, view({ is: 'Feeding', tribe: 0, missing: 2, paid: NOTHING }, { players: rich }), [
      { is: 'Starve' },
      { is: 'Feed', good: 'wood' },
    ]);
    const second = render(game.Hand, { playing: feeding.playing });
    await fireEvent.click(second.getByTestId('good-wood'));
    await fireEvent.click(second.getByTestId('pass'));
    expect(feeding.play.mock.calls.map(([move]) => move)).toEqual([{ is: 'Feed', good: 'wood' }, { is: 'Starve' }]);
  });

  it('always shows the meal to come', () => {
    expect(bill(view({ is: 'Placing', tribe: 0 }, { players: [player({ food: 1, field: 2 }), player()] }), 0)).toMatchObject({
      owed: 5,
      missing: 2,
    });
    expect(bill(alone({ is: 'Mustering' }), 0)).toMatchObject({ mouths: 8, burden: 4, owed: 12, missing: 7 });
  });
});

describe('alone', () => {
  it('chooses the tribe on the board or in the hand, and nobody stands at the burden', async () => {
    const { playing, play } = table(
      solo,
      alone({ is: 'Mustering' }),
      [0, 1, 2, 3].map((tribe) => ({ is: 'Lead', tribe })),
    );
    const board = render(solo.Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('lane-2'));
    expect(play).toHaveBeenCalledWith({ is: 'Lead', tribe: 2 });
    expect(board.queryByTestId('card-2')).toBeNull();
    expect(board.getByTestId('card-3').getAttribute('aria-label')).toContain('Burden');
    expect(board.getByTestId('fire').getAttribute('data-limit')).toBe('15');
    await fireEvent.click(render(solo.Hand, { playing }).getByTestId('tribe-1'));
    expect(play).toHaveBeenCalledWith({ is: 'Lead', tribe: 1 });
  });

  it('tells of tribes by their own names', () => {
    const placed: Event = { is: 'Placed', tribe: 3, location: 'river', figures: 2 };
    expect(sentence(solo.line(placed as never)!, speaker(solo.words), () => '?')).toBe('Stag sent 2: River.');
    expect(sentence(game.line(placed as never)!, speaker(game.words), () => 'Bo')).toBe('Bo sent 2: River.');
  });
});

describe('odds', () => {
  it('are those of the rules specification', () => {
    const expected = {
      food: [1.5, 3.25, 5, 6.75, 8.5, 10.25, 12],
      wood: [0.83, 2, 3.17, 4.33, 5.5, 6.67, 7.83],
      clay: [0.5, 1.36, 2.25, 3.12, 4, 4.88, 5.75],
      stone: [0.33, 1, 1.7, 2.4, 3.1, 3.8, 4.5],
      gold: [0.17, 0.75, 1.33, 1.92, 2.5, 3.08, 3.67],
    };
    for (const place of GATHERING) {
      const good = goodOf(place)!;
      expected[good].forEach((units, i) => expect(mean(i + 1, PIPS[good])).toBeCloseTo(units, 1));
    }
    expect(chance(1, 6, 1)).toBeCloseTo(1 / 6);
    expect(chance(1, 6, 1, 5)).toBe(1);
    expect(likely(2, 3)).toBe(2);
  });
});

describe('the layouts', () => {
  it('keep every place on the board and above the shelf, with room for all who may stand there', () => {
    for (const layout of [LANDSCAPE, PORTRAIT, LOW, SOLO_LANDSCAPE, SOLO_PORTRAIT, SOLO_LOW]) {
      for (const place of PLACES) {
        const { x, y, w, h, rings } = layout.places[place];
        expect(
          [x - w / 2, y - h / 2, (layout.side ?? layout.width) - x - w / 2, layout.shelf + 30 - y - h / 2].every((gap) => gap >= 0),
        ).toBe(true);
        for (const ring of rings) expect(Math.abs(ring.x - x) < w / 2 && Math.abs(ring.y - y) < h / 2 + 4).toBe(true);
      }
      expect(stand(layout, 'hunting_grounds', [9, 8, 7, 6])).toHaveLength(30);
      expect(layout.places.forest.rings).toHaveLength(7);
    }
  });
});
