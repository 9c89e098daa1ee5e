import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Logbook } from '../../table/logbook.svelte';
import { choiceOf } from './choice.svelte';
import { captain, held, none, table, view } from './fixture';
import { foresee } from './foreseeing';
import { game } from './index';
import type { Action, Phase, View } from './types';

vi.setConfig({ testTimeout: 120_000 }); // whole maps are drawn: a busy machine is slow, not wrong

beforeEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const sails: Action[] = [
  { is: 'Sail', to: 'german-bight', free: false },
  { is: 'Sail', to: 'danish-straits', free: false },
  { is: 'EndTurn' },
];
const moored = () => table(view(captain('denmark'), { phase: { is: 'Mooring', seat: 0 } }), sails);
const at = (phase: Phase, options: Action[], own = captain('york'), more: Partial<View> = {}) =>
  table(view(own, { phase, ...more }), options);
const asked = ({ playing }: ReturnType<typeof table>) => {
  const { key, gaps } = game.ask(playing.moment, playing);
  return playing.speak(key, gaps);
};

describe('whoever plays with keys', () => {
  it('sees the plan at the first Enter and sails with the second', async () => {
    const { playing, play } = moored();
    const board = render(game.Board, { playing, portrait: false }),
      hand = render(game.Hand, { playing }),
      sea = board.getByTestId('place-german-bight');
    await fireEvent.keyDown(sea, { key: 'Enter' });
    expect(play).not.toHaveBeenCalled();
    expect(hand.getByTestId('planner').textContent).toMatch(/1 day.*no loss.*Enter again: sail/s);
    await fireEvent.keyDown(sea, { key: 'Enter', repeat: true });
    expect(play).not.toHaveBeenCalled();
    await fireEvent.keyDown(sea, { key: 'Enter' });
    expect(play).toHaveBeenCalledWith({ is: 'Sail', to: 'german-bight', free: false });
  });

  it('begins at the nearest step that can be chosen, and Tab stops at the longboat and at every such step', async () => {
    const { playing } = moored();
    const { container, getByTestId } = render(game.Board, { playing, portrait: false });
    const stops = () =>
      [...container.querySelectorAll('[data-testid^="place-"][tabindex="0"]')].map((each) => each.getAttribute('data-testid'));
    const steps = ['place-danish-straits', 'place-german-bight'];
    expect(stops().sort()).toEqual(['place-danish-straits', 'place-denmark', 'place-german-bight']);
    const first = container.querySelectorAll('[data-first="true"]');
    expect([...first].map((each) => each.getAttribute('data-legal'))).toEqual(['true']);
    getByTestId('place-denmark').focus();
    await fireEvent.keyDown(getByTestId('place-denmark'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(getByTestId('place-danish-straits'));
    await tick();
    expect(stops().sort()).toEqual(steps);
  });

  it('begins with what is loaded, the task of a port, or the end of a turn with nothing left', () => {
    const first = ({ playing }: ReturnType<typeof table>) => {
      cleanup();
      return [...render(game.Hand, { playing }).container.querySelectorAll('[data-first="true"]')].map((each) =>
        each.getAttribute('data-testid'),
      );
    };
    expect(first(at({ is: 'Wintering', seat: 0, ending: false }, [{ is: 'LoadCrew' }, { is: 'Depart', port: 'norway' }]))).toEqual([
      'load-crew',
    ]);
    expect(first(at({ is: 'Wintering', seat: 0, ending: false }, [{ is: 'Depart', port: 'norway' }]))).toEqual(['depart-norway']);
    expect(first(at({ is: 'Sailing', seat: 0 }, [{ is: 'Raid' }, { is: 'EndTurn' }]))).toEqual(['raid']);
    expect(first(at({ is: 'Sailing', seat: 0 }, [{ is: 'EndTurn' }]))).toEqual(['end-turn']);
    expect(first(moored())).toEqual([]);
  });
});

describe('a moment for a rune', () => {
  const founded: Phase = { is: 'Celebrating', seat: 0, treasure: 0 };
  it('says which of mine fits, what it does and what it brings', () => {
    const colonist = captain('york', { runes: held('colonization') });
    const moment = at(founded, [{ is: 'Proceed' }, { is: 'PlayRune', rune: 'colonization', target: -1, good: null }], colonist);
    expect(asked(moment)).toBe('York is yours and counts at the end. Your rune Colonization fits: play it for 3 more points, or go on.');
    expect(render(game.Hand, { playing: moment.playing }).getByTestId('use-colonization').textContent).toMatch(
      /Play Colonization.*After founding: gain the value of the port/s,
    );
  });
  it('says that none fits', () => {
    const moment = at(founded, [{ is: 'Proceed' }], captain('york', { runes: held('hammer') }));
    expect(asked(moment)).toBe(
      'York is yours and counts at the end. Only the rune Colonization fits this moment, and you do not hold it: go on.',
    );
    expect(render(game.Hand, { playing: moment.playing }).getByTestId('no-rune').textContent).toContain('None of your runes fits');
    expect(asked(at({ is: 'Mourning', seat: 0, fallen: 1 }, [{ is: 'Proceed' }]))).toContain('you do not hold it');
  });
});

describe('a saga', () => {
  it('is told in words when one points at it, taps it or comes to it with a key', async () => {
    const { playing } = moored();
    const { getByTestId, queryByTestId } = render(game.Board, { playing, portrait: true });
    expect(getByTestId('saga-0').textContent).toMatch(/The Frisian Burning.*Denmark.*Raid.*Hamburg, Dorestad.*2 bonus points/s);
    expect(queryByTestId('saga-detail')).toBeNull();
    choiceOf(playing).saga = 'saga-106';
    await tick();
    expect(getByTestId('saga-detail').textContent).toMatch(/The Frisian Burning.*Raid: Hamburg, Dorestad.*2 bonus points/s);
  });
});

describe('a hint', () => {
  const told = (action: Action, own = captain('york'), more: Partial<View> = {}) => {
    const { playing } = at({ is: 'Sailing', seat: 0 }, [action], own, more);
    const known = foresee(action as never, playing.moment);
    return known && playing.speak(known.key, known.gaps);
  };
  it('is told with numbers', () => {
    const trader = captain('york', { cargo: { ...none, skins: 1 } });
    expect(told({ is: 'Trade', good: 'skins' }, trader)).toBe('5 points at once.');
    expect(told({ is: 'Raid' })).toBe('88 % to take the town with all dice.');
    expect(told({ is: 'LoadCrew' }, captain('wintering', { crew: 0 }))).toBe('1 man aboard, so 1 die in an attack.');
    expect(told({ is: 'Sail', to: 'german-bight', free: false }, captain('denmark'))).toBe('Day 1 of 4 without loss in the North.');
    expect(told({ is: 'EndTurn' })).toBe('7 days would stay unused.');
  });
});

describe('a turn in which nothing was done', () => {
  it('is told as such in the log, and only such a turn', () => {
    const log = new Logbook('t', game);
    const events = [
      { is: 'Sailed', seat: 0, from: 'denmark', to: 'german-bight', free: false },
      { is: 'TurnEnded', seat: 0 },
      { is: 'TurnEnded', seat: 1 },
      { is: 'FinalRoundCounted', left: 2 },
      { is: 'TurnEnded', seat: 0 },
    ];
    events.forEach((event, seq) => log.recordAll(seq + 1, [event as never]));
    expect(log.lines.map((line) => line.key)).toEqual([
      'log.Sailed',
      'log.TurnEnded',
      'log.TurnEnded.idle',
      'log.FinalRoundCounted',
      'log.TurnEnded.idle',
    ]);
  });

  it('is not claimed of a turn whose beginning the page has not heard of', () => {
    const log = new Logbook('t', game);
    log.recordAll(9, [{ is: 'TurnEnded', seat: 1 } as never]);
    log.recordAll(14, [{ is: 'TurnEnded', seat: 0 } as never]);
    expect(log.lines.map((line) => line.key)).toEqual(['log.TurnEnded', 'log.TurnEnded']);
  });
});
