import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import { choiceOf, embark, sailOn, voyage } from './choice.svelte';
import { captain, held, none, ports, table, view } from './fixture';
import { game } from './index';
import type { Action, Captain, Event, Phase, View } from './types';

beforeEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('the board', () => {
  const sails: Action[] = [
    { is: 'Sail', to: 'german-bight', free: false },
    { is: 'Sail', to: 'danish-straits', free: false },
    { is: 'GoWintering' },
    { is: 'EndTurn' },
  ];
  const moored = (own = captain('denmark')) => table(view(own, { phase: { is: 'Mooring', seat: 0 } }), sails);

  it('sails a whole voyage day by day after one click', async () => {
    const { playing, play } = moored();
    const { getByTestId } = render(game.Board, { playing, portrait: false });
    await fireEvent.click(getByTestId('place-hamburg'));
    expect(play).toHaveBeenCalledWith({ is: 'Sail', to: 'german-bight', free: false });
    const choice = choiceOf(playing);
    expect(choice.journey).toEqual([{ is: 'Sail', to: 'hamburg', free: false }]);
    Object.assign(playing.moment, { view: view(captain('german-bight')), options: [{ is: 'Sail', to: 'hamburg', free: false }] });
    sailOn(playing);
    expect(play).toHaveBeenLastCalledWith({ is: 'Sail', to: 'hamburg', free: false });
    expect(choice.journey).toEqual([]);
  });

  it('does not go on with a voyage at another table', async () => {
    const here = moored(),
      there = table(view(captain('german-bight')), [{ is: 'Sail', to: 'hamburg', free: false }]);
    await fireEvent.click(render(game.Board, { playing: here.playing, portrait: false }).getByTestId('place-hamburg'));
    expect(choiceOf(here.playing).journey).toHaveLength(1);
    cleanup();
    render(game.Board, { playing: there.playing, portrait: false });
    render(game.Hand, { playing: there.playing });
    sailOn(there.playing);
    expect(there.play).not.toHaveBeenCalled();
    expect(choiceOf(there.playing)).toMatchObject({ aim: null, journey: [], rune: null });
  });

  it('ends a voyage when the sea demands something', () => {
    const storm = table(view(captain('german-bight'), { phase: { is: 'Losing', seat: 0, left: 1, fallen: 0 } }), [{ is: 'LoseCrew' }]);
    choiceOf(storm.playing).journey = [{ is: 'Sail', to: 'hamburg', free: false }];
    sailOn(storm.playing);
    expect(storm.play).not.toHaveBeenCalled();
    expect(choiceOf(storm.playing).journey).toEqual([]);
  });

  it('asks twice before a voyage that costs something, and shows what it costs', async () => {
    const { playing, play } = table(view(captain('norway'), { phase: { is: 'Mooring', seat: 0 } }), [
      { is: 'Sail', to: 'north-way', free: false },
    ]);
    const { getByTestId } = render(game.Board, { playing, portrait: false });
    await fireEvent.click(getByTestId('place-dublin'));
    expect(play).not.toHaveBeenCalled();
    const told = render(game.Hand, { playing }).getByTestId('planner').textContent;
    expect(told).toContain('lose 2 men');
    expect(told).toContain('Day 5 in the West: 1 beyond the limit, lose 1 man');
    embark(playing, voyage(playing, 'dublin')!);
    expect(play).toHaveBeenCalledWith({ is: 'Sail', to: 'north-way', free: false });
  });

  it('says of a port next door that another longboat lies there, not that it is far', async () => {
    const truth = view(captain('frisian-sea'), { captains: [captain('frisian-sea'), captain('dorestad')] });
    const { playing } = table(truth, [{ is: 'Sail', to: 'german-bight', free: false }]);
    await fireEvent.click(render(game.Board, { playing, portrait: false }).getByTestId('place-dorestad'));
    const told = render(game.Hand, { playing }).getByTestId('planner').textContent;
    expect(told).toContain('Bo lies in this port');
    expect(told).not.toContain('too far');
  });

  it('looks at a place that is too far without a refusal, and asks twice before wintering', async () => {
    const { playing, play, whyNot } = moored();
    const { getByTestId } = render(game.Board, { playing, portrait: false });
    expect(getByTestId('place-german-bight').getAttribute('data-legal')).toBe('true');
    expect(getByTestId('place-rome').hasAttribute('data-legal')).toBe(false);
    await fireEvent.click(getByTestId('place-rome'));
    expect(whyNot).not.toHaveBeenCalled();
    expect(render(game.Hand, { playing }).getByTestId('planner').textContent).toContain('too far for one turn');
    await fireEvent.click(getByTestId('place-wintering'));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.keyDown(getByTestId('place-wintering'), { key: 'Enter' });
    expect(play).toHaveBeenCalledWith({ is: 'GoWintering' });
  });

  it('lights the ports a saga lacks when one points at it', async () => {
    const { playing } = moored();
    const { getByTestId, container } = render(game.Board, { playing, portrait: false });
    expect(container.querySelectorAll('.wanted')).toHaveLength(0);
    await fireEvent.click(getByTestId('saga-0'));
    expect(container.querySelectorAll('.wanted')).toHaveLength(2);
  });
});

describe('the hand', () => {
  const at = (phase: Phase, options: Action[], own: Captain, more: Partial<View> = {}) => table(view(own, { phase, ...more }), options);

  it('loads, shows chances before an attack, and says why what is dark is dark', async () => {
    const box = at(
      { is: 'Wintering', seat: 0, ending: false },
      [{ is: 'LoadCrew' }, { is: 'Depart', port: 'norway' }],
      captain('wintering', { crew: 0 }),
    );
    const first = render(game.Hand, { playing: box.playing });
    await fireEvent.click(first.getByTestId('load-crew'));
    expect(box.play).toHaveBeenCalledWith({ is: 'LoadCrew' });
    await fireEvent.click(first.getByTestId('load-furs'));
    expect(box.whyNot).toHaveBeenCalledWith({ is: 'LoadGood', good: 'furs' });
    first.unmount();
    const port = at({ is: 'Sailing', seat: 0 }, [{ is: 'Raid' }, { is: 'EndTurn' }], captain('york'), {
      ports: ports({ york: { good: 'furs' } }),
    });
    const second = render(game.Hand, { playing: port.playing });
    expect(second.getByTestId('raid').textContent).toMatch(/above 2 wins.*96 %, nearly certain.*up to 3 dice; a miss costs a man/s);
    await fireEvent.click(second.getByTestId('raid'));
    expect(port.play).toHaveBeenCalledWith({ is: 'Raid' });
  });

  it('plays a rune on somebody, discards it for the wind, and turns the dial', async () => {
    const own = captain('skagerrak', { runes: held('becalmed') });
    const { playing, play } = at(
      { is: 'Sailing', seat: 0 },
      [
        { is: 'PlayRune', rune: 'becalmed', target: 1, good: null },
        { is: 'DiscardRune', rune: 'becalmed' },
      ],
      own,
    );
    const { getByTestId } = render(game.Hand, { playing });
    choiceOf(playing).mat = true;
    await fireEvent.click(getByTestId('rune-0'));
    await fireEvent.click(getByTestId('play-0'));
    expect(play).toHaveBeenCalledWith({ is: 'PlayRune', rune: 'becalmed', target: 1, good: null });
    expect(choiceOf(playing).mat, 'the mat is folded away again').toBe(false);
    cleanup();
    const dial = at(
      { is: 'Turning', seat: 0, left: 1, then: { is: 'Sailing', seat: 0 } },
      [0, 1, -1].map((quarters) => ({ is: 'TurnDial', quarters })),
      own,
    );
    const second = render(game.Hand, { playing: dial.playing });
    expect(second.getByTestId('turn-1').textContent).toMatch(/N 5.*E 4.*S 4.*W 5/s);
    await fireEvent.click(second.getByTestId('turn-1'));
    expect(dial.play).toHaveBeenCalledWith({ is: 'TurnDial', quarters: 1 });
  });

  it('gives to the sea what is tapped on the longboat', async () => {
    const { playing, play } = at(
      { is: 'Losing', seat: 0, left: 1, fallen: 0 },
      [{ is: 'LoseCrew' }, { is: 'LoseGood', good: 'skins' }],
      captain('skagerrak', { cargo: { ...none, skins: 1 } }),
    );
    await fireEvent.click(render(game.Hand, { playing }).getByTestId('cargo-0'));
    expect(play).toHaveBeenCalledWith({ is: 'LoseGood', good: 'skins' });
  });

  it('reads a rune that cannot be played, and says why only when asked', async () => {
    const { playing, whyNot } = at({ is: 'Sailing', seat: 0 }, [{ is: 'EndTurn' }], captain('skagerrak', { runes: held('hammer') }));
    const hand = render(game.Hand, { playing });
    await fireEvent.click(hand.getByTestId('rune-0'));
    expect(whyNot).not.toHaveBeenCalled();
    await fireEvent.click(hand.getByTestId('play-not'));
    expect(whyNot).toHaveBeenCalledWith({ is: 'PlayRune', rune: 'hammer', target: -1, good: null });
  });

  it('asks before a turn ends in which nothing was done, and only then', async () => {
    const options: Action[] = [{ is: 'Sail', to: 'german-bight', free: false }, { is: 'GoWintering' }, { is: 'EndTurn' }];
    const idle = at({ is: 'Mooring', seat: 0 }, options, captain('denmark'));
    const first = render(game.Hand, { playing: idle.playing });
    expect(first.getByTestId('end-turn').classList).toContain('quiet');
    await fireEvent.click(first.getByTestId('end-turn'));
    expect(idle.play).not.toHaveBeenCalled();
    await fireEvent.click(first.getByTestId('confirm'));
    expect(idle.play).toHaveBeenCalledWith({ is: 'EndTurn' });
    cleanup();
    const turn = { days: 7, prepared: 1, sailed: 0, freeMoves: 0, calm: 0, loaded: false, tasked: [] };
    const busy = at({ is: 'Mooring', seat: 0 }, options, captain('denmark'), { turn });
    await fireEvent.click(render(game.Hand, { playing: busy.playing }).getByTestId('end-turn'));
    expect(busy.play).toHaveBeenCalledWith({ is: 'EndTurn' });
  });

  it('asks again what it asked, and not the port that was looked at, when a step is taken back', async () => {
    const after = table(view(captain('sweden'), { phase: { is: 'Mooring', seat: 0 } }), [{ is: 'Sail', to: 'gotland-sea', free: false }]);
    const hand = render(game.Hand, { playing: after.playing });
    Object.assign(choiceOf(after.playing), { aim: 'grobin', pinned: true });
    await tick();
    expect(hand.getByTestId('planner')).toBeTruthy();
    const before = at({ is: 'Wintering', seat: 0, ending: false }, [{ is: 'LoadCrew' }], captain('wintering'));
    const undone = { ...before.playing, stage: after.playing.stage };
    undone.stage.show(before.playing.moment.view);
    await hand.rerender({ playing: undone });
    await tick();
    expect(hand.queryByTestId('planner')).toBeNull();
    expect(hand.getByTestId('load-crew')).toBeTruthy();
  });

  it('offers no voyage to a longboat without men, and says why', async () => {
    const { playing, whyNot, play } = at(
      { is: 'Wintering', seat: 0, ending: false },
      [{ is: 'LoadCrew' }],
      captain('wintering', { crew: 0 }),
    );
    const board = render(game.Board, { playing, portrait: false }),
      hand = render(game.Hand, { playing });
    await fireEvent.click(board.getByTestId('place-grobin'));
    expect(whyNot).not.toHaveBeenCalled();
    expect(play).not.toHaveBeenCalled();
    expect(hand.queryByTestId('sail')).toBeNull();
    expect(hand.getByTestId('planner').textContent).toContain('Load a man first');
  });

  it('says that loading costs days', () => {
    const { playing } = at({ is: 'Wintering', seat: 0, ending: false }, [{ is: 'LoadCrew' }], captain('wintering', { crew: 0 }));
    expect(render(game.Hand, { playing }).container.textContent).toContain('1 day each');
    const { key, gaps } = game.ask(playing.moment, playing);
    expect(playing.speak(key, gaps)).toMatch(/^7 days this turn.*Load men.*a day each/);
  });

  it('has one button for each number of men the Valkyries bring back', () => {
    const { playing } = at(
      { is: 'Mourning', seat: 0, fallen: 2 } as Phase,
      [{ is: 'Proceed' }, { is: 'Relent', men: 1 } as Action],
      captain('york'),
    );
    expect(render(game.Hand, { playing }).getAllByTestId('relent-1')).toHaveLength(1);
  });

  it('has no button for what cannot be done', () => {
    const { playing } = at({ is: 'Wintering', seat: 0, ending: true }, [{ is: 'Depart', port: 'norway' }], captain('wintering'));
    const hand = render(game.Hand, { playing });
    for (const id of ['end-turn', 'go-wintering', 'draw']) expect(hand.queryByTestId(id)).toBeNull();
  });

  it('shows only my runes', () => {
    const { playing } = at({ is: 'Sailing', seat: 0 }, [], captain('skagerrak', { runes: held('hammer', null) }));
    expect(render(game.Hand, { playing }).container.querySelectorAll('[data-testid^="rune-"]')).toHaveLength(1);
  });
});

describe('the log', () => {
  it('tells in both languages', () => {
    const traded: Event = { is: 'Traded', seat: 1, port: 'hamburg', good: 'skins', points: 5, inDemand: true };
    expect(sentence(game.line(traded as never)!, speaker(game.words), () => 'Bo')).toBe('Bo traded skins, in demand, in Hamburg: +5.');
    expect(sentence(game.line({ is: 'TurnEnded', seat: 1 } as never)!, speaker(game.words), () => 'Bo')).toBe('Bo ended the turn.');
    for (const words of [game.words.en, game.words.de])
      expect(words[game.line({ is: 'RuneDrawn', seat: 0, rune: null } as never)!.key]).toBeTruthy();
  });
});

describe('the question', () => {
  const asked = (phase: Phase, options: Action[], own: Captain, rune?: 'hammer') => {
    const { playing } = table(view(own, { phase }), options);
    if (rune) choiceOf(playing).rune = rune;
    const { key, gaps } = game.ask(playing.moment, playing);
    return playing.speak(key, gaps);
  };

  it('says why it is asked: the dial after a rune, the attack that failed, what the sea takes', () => {
    const own = captain('york', { runes: held('hammer') });
    expect(asked({ is: 'Turning', seat: 0, left: 1, then: { is: 'Sailing', seat: 0 } }, [{ is: 'TurnDial', quarters: 0 }], own)).toContain(
      'A rune was used',
    );
    expect(asked({ is: 'Settling', seat: 0, dice: [1], berserkers: 0, fallen: 1, open: false }, [{ is: 'Withdraw' }], own)).toContain(
      'has failed: no die was above 3',
    );
    expect(asked({ is: 'Losing', seat: 0, left: 2, fallen: 0 }, [{ is: 'LoseCrew' }], own)).toContain('Beyond the limit');
  });

  it('says that a rune which was tapped has no use now', () => {
    const own = captain('skagerrak', { runes: held('hammer') });
    expect(asked({ is: 'Sailing', seat: 0 }, [{ is: 'DiscardRune', rune: 'hammer' }], own, 'hammer')).toContain('Discard it for the wind?');
    expect(asked({ is: 'Sailing', seat: 0 }, [{ is: 'EndTurn' }], own, 'hammer')).toBe('Thor’s Hammer has no use at this moment.');
  });
});
