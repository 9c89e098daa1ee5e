import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import { game as solo } from '../stone-age-solo';
import { SOLO_LANDSCAPE, SOLO_LOW, SOLO_PORTRAIT } from '../stone-age-solo/layout';
import { followUp } from './choice.svelte';
import { alone, at, goods, table } from './fixture';
import { game } from './index';
import en from './words.en.json';
import { LANDSCAPE, LOW, PORTRAIT, stand } from './layout';
import { endOf } from './sentences';
import { PLACES, type Event } from './types';

beforeEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('the board', () => {
  it('places people by a tap on a place and a tap on a number', async () => {
    const { playing, play } = table(game, at('crowded'));
    const { getByTestId, queryByTestId } = render(game.Board, { playing, portrait: false });
    expect(getByTestId('place-forest').getAttribute('data-legal')).toBe('true');
    expect(getByTestId('place-river').hasAttribute('data-legal')).toBe(false);
    expect(queryByTestId('people-2')).toBeNull();
    await fireEvent.click(getByTestId('place-forest'));
    await fireEvent.click(getByTestId('people-2'));
    expect(play).toHaveBeenCalledWith({ is: 'Place', location: 'forest', figures: 2 });
  });

  it('lets a second tap do where only one number fits, also by keyboard', async () => {
    const { playing, play } = table(game, at('placing'));
    const { getByTestId } = render(game.Board, { playing, portrait: true });
    await fireEvent.keyDown(getByTestId('card-1'), { key: 'Enter' });
    await fireEvent.keyDown(getByTestId('card-1'), { key: ' ' });
    expect(play).toHaveBeenCalledWith({ is: 'Place', location: 'card_2', figures: 1 });
  });

  it('explains a dark place and why it is dark, and never scolds who only looks', async () => {
    const mine = table(game, at('crowded'));
    await fireEvent.click(render(game.Board, { playing: mine.playing, portrait: false }).getByTestId('place-tool_maker'));
    expect(mine.whyNot).not.toHaveBeenCalled();
    expect(mine.explain.mock.lastCall![2].why).toBe(en['why.closed']);
    document.body.innerHTML = '';
    const theirs = table(game, at('theirs'));
    await fireEvent.click(render(game.Board, { playing: theirs.playing, portrait: false }).getByTestId('place-hut'));
    expect(theirs.explain).toHaveBeenCalledWith('SA-33', 'explained', { what: en['does.hut'], why: '' });
  });

  it('puts a padlock on what two players do not use this round, and on nothing else (SA-20, SA-22)', () => {
    const locked = (moment: 'crowded' | 'crowded.theirs') => {
      const { playing } = table(game, at(moment));
      const board = render(game.Board, { playing, portrait: false });
      const names = board.queryAllByTestId(/^closed-/).map((each) => each.getAttribute('data-testid'));
      expect(board.getByTestId('place-river').getAttribute('aria-label')!.includes('closed this round')).toBe(names.length > 0);
      cleanup();
      return names;
    };
    expect(locked('crowded')).toEqual(['closed-river', 'closed-tool_maker']);
    expect(locked('crowded.theirs')).toEqual([]);
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
    const { playing, play } = table(game, at('acting'));
    await fireEvent.click(render(game.Board, { playing, portrait: false }).getByTestId('tile-0'));
    expect(play).toHaveBeenCalledWith({ is: 'Act', location: 'building_1' });
  });
});

describe('the hand', () => {
  it('pays by tapping resources with the running total, and only what is a whole payment', async () => {
    const { playing, play, whyNot } = table(game, at('buying'));
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
    const { playing, play } = table(game, at('building'));
    const { getByTestId } = render(game.Hand, { playing });
    for (const good of ['wood', 'wood', 'gold']) await fireEvent.click(getByTestId(`good-${good}`));
    expect(getByTestId('pay-total').textContent).toContain('12');
    await fireEvent.click(getByTestId('confirm'));
    expect(play).toHaveBeenCalledWith({ is: 'Spend', number: 3 });
    const after = table(game, at('paying'));
    followUp({ ...after.playing, stage: playing.stage }); // the same table, a step later
    expect(after.play).toHaveBeenCalledWith({ is: 'Pay', goods: goods(2, 0, 0, 1) });
  });

  it('adds tools to dice and gathers', async () => {
    const { playing, play } = table(game, at('tools'));
    const { getByTestId } = render(game.Hand, { playing });
    expect(getByTestId('confirm').textContent).toContain('1 ');
    await fireEvent.click(getByTestId('tool-0'));
    await fireEvent.click(getByTestId('confirm'));
    expect(play.mock.calls.map(([action]) => action)).toEqual([{ is: 'UseTool', slot: 0 }, { is: 'Gather' }]);
  });

  it('claims two resources, and feeds with resources or goes hungry', async () => {
    const claiming = table(game, at('claiming'));
    const first = render(game.Hand, { playing: claiming.playing });
    await fireEvent.click(first.getByTestId('claim-gold'));
    await fireEvent.click(first.getByTestId('claim-wood'));
    expect(claiming.play).toHaveBeenCalledWith({ is: 'Claim', goods: goods(1, 0, 0, 1) });
    first.unmount();
    const feeding = table(game, at('feeding'));
    const second = render(game.Hand, { playing: feeding.playing });
    await fireEvent.click(second.getByTestId('good-wood'));
    await fireEvent.click(second.getByTestId('pass'));
    expect(feeding.play.mock.calls.map(([action]) => action)).toEqual([{ is: 'Feed', good: 'wood' }, { is: 'Starve' }]);
  });

  it('always shows the meal to come', () => {
    const told = (of: typeof game, moment: ReturnType<typeof at>) => {
      const hand = render(of.Hand, { playing: table(of, moment).playing });
      const text = hand.getByTestId('bill').getAttribute('title')!;
      hand.unmount();
      return text;
    };
    expect(told(game, at('hungry'))).toContain('2 food will be missing');
    expect(told(solo, alone('mustering'))).toContain('will be missing');
  });

  it('shows what each of the dice for all gives', () => {
    const { getByTestId, queryByTestId } = render(game.Hand, { playing: table(game, at('dice')).playing });
    expect(getByTestId('die-4').getAttribute('aria-label')).toContain('gold');
    expect(getByTestId('die-5').getAttribute('aria-label')).toContain('tool');
    expect(queryByTestId('die-1')).toBeNull();
  });
});

describe('alone', () => {
  it('chooses the tribe on the board or in the hand, and nobody stands at the burden', async () => {
    const { playing, play } = table(solo, alone('mustering'));
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

describe('the result', () => {
  it('is the track and what was counted at the end, category by category', () => {
    const { playing } = table(game, at('over'));
    const columns = game.score(playing.moment);
    const sums = columns[0]!.values.map((_, seat) => columns.slice(0, -1).reduce((sum, { values }) => sum + Number(values[seat]), 0));
    expect(sums).toEqual(columns[columns.length - 1]!.values);
    expect(sums).toEqual(at('over').view.players.map(({ score }) => score));
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
