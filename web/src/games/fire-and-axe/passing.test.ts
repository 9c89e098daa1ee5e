import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, choiceOf } from './choice.svelte';
import { captain, held, ports, table, view } from './fixture';
import { game } from './index';
import { passOver } from './passing';
import type { Action, Phase, Playing } from './types';

afterEach(cleanup);

const founded: Phase = { is: 'Celebrating', seat: 0, treasure: 0 };
const york = { york: { town: false, settler: 0 } };

/** A moment at which one came by a choice of one's own, among bots or people. */
function after(kind: 'bot' | 'person', runes = held(), phase: Phase = founded, options: Action[] = [{ is: 'Proceed' }]) {
  const { playing, play } = table(view(captain('york', { runes }), { phase, ports: ports(york) }), options),
    pass = vi.fn();
  playing.moment.seats[1]!.kind = kind;
  Object.assign(playing, { pass });
  choiceOf(playing).onward = true;
  return { playing: playing as Playing, play, pass };
}

describe('a moment for a rune that nobody can use', () => {
  it('is passed over among bots, with what the settlement counts at the end', () => {
    const { playing, pass } = after('bot', held('hammer'));
    passOver(playing);
    expect(pass).toHaveBeenCalledExactlyOnceWith({ is: 'Proceed' }, 'pass.settle', { place: 'York', n: 3 });
    expect(playing.speak('pass.settle', { place: 'York', n: 3 })).toBe(
      'York is yours: 3 points at the end. You have no rune to play on it.',
    );
    const sea = after('bot', held(), { is: 'Mourning', seat: 0, fallen: 2 });
    passOver(sea.playing);
    expect(sea.pass).toHaveBeenCalledExactlyOnceWith({ is: 'Proceed' }, 'pass.Mourning', { n: 2 });
  });

  it('is asked among people who cannot see my runes, and passed over where they see that I have none', () => {
    const secret = after('person', held('hammer'));
    passOver(secret.playing);
    expect(secret.pass).not.toHaveBeenCalled();
    expect(render(game.Hand, { playing: secret.playing }).getByTestId('no-rune').textContent).toContain('nobody can tell which you hold');
    const empty = after('person');
    passOver(empty.playing);
    expect(empty.pass).toHaveBeenCalledOnce();
  });

  it('is asked after something was taken back, and where one has a choice', () => {
    const back = after('bot');
    choiceOf(back.playing).onward = false;
    passOver(back.playing);
    expect(back.pass).not.toHaveBeenCalled();
    const apt: Action[] = [{ is: 'Proceed' }, { is: 'PlayRune', rune: 'colonization', target: -1, good: null }];
    const choice = after('bot', held('colonization'), founded, apt);
    passOver(choice.playing);
    expect(choice.pass).not.toHaveBeenCalled();
    expect(choiceOf(choice.playing).onward).toBe(false);
    act(choice.playing, { is: 'Proceed' });
    expect(choice.play).toHaveBeenCalledWith({ is: 'Proceed' });
    expect(choiceOf(choice.playing).onward).toBe(true);
  });
});

describe('the two ways to end a turn', () => {
  it('say how they differ', () => {
    const { playing } = table(view(captain('york')), [{ is: 'GoWintering' }, { is: 'EndTurn' }]);
    const hand = render(game.Hand, { playing });
    expect(hand.getByTestId('go-wintering').textContent).toContain('to load anew; goods and all men but one leave');
    expect(hand.getByTestId('end-turn').textContent).toContain('stay here; 7 days left are lost');
    cleanup();
    const spent = view(captain('york'));
    spent.turn.sailed = spent.turn.days;
    const last = render(game.Hand, { playing: table(spent, [{ is: 'EndTurn' }]).playing });
    expect(last.getByTestId('end-turn').textContent).toMatch(/stay here with all aboard$/);
  });
});

describe('whoever plays with a mouse', () => {
  it('is told that a click sails, and a finger that a tap shows the card first', () => {
    const { playing } = table(view(captain('denmark'), { phase: { is: 'Mooring', seat: 0 } }), [
      { is: 'Sail', to: 'german-bight', free: false },
      { is: 'EndTurn' },
    ]);
    expect(render(game.Hand, { playing }).container.textContent).toContain('a click sails');
    expect(playing.speak('hint.Sailing.touch')).toContain('before you sail');
  });

  it('sees a place that glows although a longboat lies on it', () => {
    const truth = view(captain('denmark'), { phase: { is: 'Mooring', seat: 0 } });
    truth.captains[1]!.place = 'german-bight';
    const { playing } = table(truth, [{ is: 'Sail', to: 'german-bight', free: false }, { is: 'EndTurn' }]);
    expect(render(game.Board, { playing, portrait: false }).getByTestId('beacon-german-bight')).toBeTruthy();
  });
});

describe('a port where nothing can be done', () => {
  it('says so, and the way there is no bright button', async () => {
    const { playing } = table(view(captain('denmark'), { phase: { is: 'Mooring', seat: 0 } }), [
      { is: 'Sail', to: 'german-bight', free: false },
      { is: 'EndTurn' },
    ]);
    const hand = render(game.Hand, { playing });
    Object.assign(choiceOf(playing), { aim: 'wolin', pinned: true });
    await tick();
    expect(hand.getByTestId('plan-idle').textContent).toBe('Nothing to do there with what is aboard.');
    Object.assign(choiceOf(playing), { aim: 'hamburg', pinned: true });
    await tick();
    expect(hand.queryByTestId('plan-idle'), 'there is a town to raid').toBeNull();
  });
});

describe('the wind and the sagas on a phone', () => {
  it('tell the ports that are wanted, and show the dial where they tell of it', async () => {
    const { playing, explain } = table(view(captain('denmark'), { phase: { is: 'Mooring', seat: 0 } }), [{ is: 'EndTurn' }]);
    const board = render(game.Board, { playing, portrait: true });
    expect(board.getByTestId('saga-0').querySelector('.text')!.textContent).toMatch(/Hamburg\s*Dorestad/);
    expect(board.getByTestId('compass').textContent).toContain('North 4, East 5, South 5, West 4');
    await fireEvent.click(board.getByTestId('compass'));
    expect(explain).not.toHaveBeenCalled();
    const card = board.getByTestId('dial-card');
    expect(card.querySelector('svg .disc')).not.toBeNull();
    expect(card.textContent).toContain('The red point adds 1');
    await fireEvent.click(board.getByTestId('dial-close'));
    expect(board.queryByTestId('dial-card')).toBeNull();
  });
});
