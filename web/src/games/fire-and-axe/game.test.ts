import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Stage } from '../../table/stage.svelte';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import type { Playing } from '../game';
import { choice, embark, forget, sailOn, voyage } from './choice.svelte';
import { game } from './index';
import { HEIGHT, LINKS, PLACES, PORTS, WATERS, WIDTH, placeOf } from './map';
import { percent, raid, settle } from './odds';
import { deeds, missing, multiplier, settlementGain, tally } from './reckon';
import type { Captain, Event, Harbour, Homeland, Action, Phase, Rune, Saga, View } from './types';
import { incident, limitOf, plan, reachable, turned } from './voyage';

const none = { furs: 0, skins: 0, tusks: 0 };
const saga = (id: string, homeland: Homeland, deed: Saga['deed'], ports: string[], bonus = 0): Saga => ({
  id,
  era: 1,
  homeland,
  deed,
  bonus,
  title: id,
  ports,
});
const frisian = saga('saga-106', 'denmark', 'raid', ['hamburg', 'dorestad'], 2);
const captain = (place: string, more: Partial<Captain> = {}): Captain => ({
  place,
  crew: 3,
  cargo: { ...none },
  supply: 12,
  points: 1,
  towns: [],
  sagas: [],
  runes: [],
  becalmed: false,
  worth: 0,
  ...more,
});
const held = (...runes: (Rune | null)[]) => runes.map((rune) => ({ rune, knownTo: [] }));
const ports = (changes: Record<string, Partial<Harbour>> = {}): Harbour[] =>
  PORTS.map((port) => ({ port: port.id, town: port.town !== null, treasure: null, good: null, settler: -1, ...changes[port.id] }));
const view = (own: Captain, more: Partial<View> = {}): View => ({
  phase: { is: 'Sailing', seat: 0 },
  era: 1,
  round: 1,
  start: 0,
  turn: { days: 7, prepared: 0, sailed: 0, freeMoves: 0, calm: 0, loaded: false, tasked: [] },
  dial: 'south',
  limits: [4, 5, 5, 4],
  demand: 'skins',
  supply: { furs: 11, skins: 10, tusks: 11 },
  ports: ports(),
  sagas: [{ saga: frisian }, { saga: null }, { saga: null }],
  deck: [5, 6, 6],
  deadSagas: [],
  runes: 20,
  discards: [],
  captains: [own, captain('wintering')],
  turner: -1,
  finalRounds: 0,
  ...more,
});

function table(truth: View, options: Action[], toAct = [0]) {
  const stage = new Stage(),
    play = vi.fn(),
    whyNot = vi.fn(),
    explain = vi.fn();
  stage.show(truth);
  const seats = ['Ada', 'Bo'].map((name, seat) => ({
    seat,
    name,
    kind: 'person' as const,
    bot: null,
    here: false,
    connected: true,
    resigned: false,
  }));
  const playing = {
    stage,
    live: options.length > 0,
    speak: speaker(game.words),
    play,
    whyNot,
    explain,
    moment: {
      view: truth,
      seats,
      viewer: 0,
      mine: [0],
      toAct,
      options,
      over: false,
      result: { points: [], tiebreak: [], winners: [], places: [] },
      terms: { seats: 2, options: {} },
    },
  } as unknown as Playing;
  return { playing, play, whyNot, explain };
}

beforeEach(() => {
  cleanup();
  forget();
  choice.sheet = choice.saga = null;
  choice.wind = true;
  document.body.innerHTML = '';
});

describe('the map', () => {
  it('is that of the rules: 46 ports, 48 waters, 123 links, all on the sheet', () => {
    expect([PLACES.length - WATERS.length, WATERS.length, LINKS.length]).toEqual([46, 48, 123]);
    for (const { x, y, adjacent, id } of PLACES) {
      expect(x > 20 && x < WIDTH - 20 && y > 20 && y < HEIGHT - 20).toBe(true);
      for (const next of adjacent) expect(placeOf(next).adjacent).toContain(id);
    }
  });

  it('has a name for every place, saga and rune in both languages', () => {
    for (const words of [game.words.en, game.words.de]) for (const place of PLACES) expect(words[`place.${place.id}`]).toBeTruthy();
    for (const homeland of [1, 2, 3]) for (let n = 1; n <= 9; n++) expect(game.words.de[`saga.saga-${homeland}0${n}`]).toBeTruthy();
  });
});

describe('the wind', () => {
  it('gives the limits of the table for each turn of the dial (FA-111)', () => {
    const rows = { north: [6, 5, 3, 4], east: [5, 6, 4, 3], south: [4, 5, 5, 4], west: [5, 4, 4, 5] } as const;
    for (const [dial, limits] of Object.entries(rows))
      expect((['north', 'east', 'south', 'west'] as const).map((zone) => limitOf(zone, dial as 'north'))).toEqual(limits);
    expect(turned('south', 1)).toBe('west');
    expect(turned('north', -1)).toBe('west');
    expect([0, 1, 2, 3, 4, 5, 6, 9].map(incident)).toEqual([0, 1, 1, 2, 2, 3, 3, 3]);
  });
});

describe('the planner', () => {
  it('counts days and losses as T10 does: Dublin in six days costs two', () => {
    const way = plan(view(captain('norway')), 0, true, 'dublin')!;
    expect(way.legs.map((leg) => leg.to)).toHaveLength(6);
    expect(way.legs.map((leg) => leg.loss)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(way).toMatchObject({ days: 6, loss: 2, depart: null });
  });

  it('forecasts each turn of the dial that the runes in hand allow, and no other', () => {
    expect(plan(view(captain('norway')), 0, true, 'dublin')!.forecasts.map((f) => f.quarters)).toEqual([0]);
    expect(plan(view(captain('norway', { runes: held('hammer') })), 0, true, 'dublin')!.forecasts.map((f) => f.quarters)).toEqual([
      0, -1, 1,
    ]);
    const two = plan(view(captain('german-bight', { runes: held('hammer', 'demand') }), { dial: 'north' }), 0, true, 'lusitanian-sea')!;
    expect(two.forecasts.map((f) => f.dial)).toEqual(['north', 'west', 'east', 'south']);
    expect(two.forecasts[0]!.losses).toEqual([0, 0, 0, 1, 1, 2]); // T11
    expect(two.forecasts[3]!.losses).toEqual([0, 0, 0, 0, 0, 1]); // south 5
  });

  it('knows that no rune is played in a home port: the first day is sailed under the old wind', () => {
    const way = plan(view(captain('norway', { runes: held('hammer') })), 0, true, 'north-way')!;
    expect(way.forecasts.map((f) => f.limits[0])).toEqual([4, 4, 4]);
  });

  it('goes round ports where others lie, and leaves the wintering box by the best home port', () => {
    const truth = view(captain('irish-sea'), { captains: [captain('irish-sea'), captain('dublin')] });
    expect(plan(truth, 0, true, 'dublin')).toBeNull();
    expect(plan(view(captain('wintering')), 0, true, 'grobin')).toMatchObject({ depart: 'sweden', days: 2 });
    expect([...reachable(view(captain('wintering')), 0, true).keys()]).toEqual(
      expect.arrayContaining(['norway', 'denmark', 'sweden', 'grobin', 'hamburg']),
    );
  });

  it('uses free moves where they save most, and they cost no day', () => {
    const turn = { days: 7, prepared: 0, sailed: 4, freeMoves: 2, calm: 0, loaded: false, tasked: [] };
    const way = plan(view(captain('faroe-sea'), { turn }), 0, true, 'dublin')!;
    expect(way.legs.filter((leg) => leg.free)).toHaveLength(2);
    expect(way).toMatchObject({ days: 1, loss: 1 });
    expect(plan(view(captain('faroe-sea'), { turn }), 0, true, 'dublin', false)).toMatchObject({ days: 3, loss: 4 });
  });

  it('stops at the days of the turn; what is beyond them is planned for the next', () => {
    const turn = { days: 7, prepared: 6, sailed: 0, freeMoves: 0, calm: 0, loaded: false, tasked: [] };
    const { playing } = table(view(captain('denmark'), { phase: { is: 'Mooring', seat: 0 }, turn }), [
      { is: 'Sail', to: 'german-bight', free: false },
    ]);
    expect(voyage(playing, 'german-bight')).toMatchObject({ inTime: true, days: 1 });
    expect(voyage(playing, 'hamburg')).toMatchObject({ inTime: false, days: 2 });
  });
});

describe('odds', () => {
  it('are those of the rules specification', () => {
    const chances = [
        [83, 97, 99.5],
        [67, 89, 96],
        [50, 75, 88],
        [33, 56, 70],
        [17, 31, 42],
      ],
      lost = [
        [0.17, 0.19, 0.2],
        [0.33, 0.44, 0.48],
        [0.5, 0.75, 0.875],
        [0.67, 1.11, 1.41],
        [0.83, 1.53, 2.11],
      ];
    chances.forEach((row, e) =>
      row.forEach((chance, i) => {
        expect(Math.abs(raid(e + 1, i + 1).chance * 100 - chance)).toBeLessThan(0.6);
        expect(raid(e + 1, i + 1).lost).toBeCloseTo(lost[e]![i]!, 2);
        expect(settle(e + 1, i + 1).chance).toBeCloseTo(raid(e + 1, i + 1).chance);
      }),
    );
    expect(settle(3, 3).lost).toBeCloseTo(1.5);
    expect(raid(5, 3, 0, 'each').chance).toBeCloseTo(1 - (5 / 6) * (4 / 6) * (3 / 6));
    expect(raid(5, 3, 0, 'third').chance).toBeCloseTo(1 - (5 / 6) * (5 / 6) * (4 / 6));
    expect([percent(1), percent(0.999), percent(0), percent(0.001)]).toEqual(['100', '99', '0', '1']);
  });
});

describe('the projection', () => {
  const nor = (n: number) => Array.from({ length: n }, (_, i) => saga(`n${i}`, 'norway', 'raid', ['york'])),
    den = (n: number) => nor(n).map((each) => ({ ...each, homeland: 'denmark' as const }));
  const of = (hands: Saga[][], more: Partial<View> = {}) =>
    view(captain('norway'), { captains: hands.map((sagas) => captain('norway', { sagas, points: 0 })), ...more });

  it('multiplies settlements by the region (T17, T18)', () => {
    const two = of([[], []], { ports: ports({ novgorod: { town: false, settler: 0 }, kiev: { settler: 1 } }) });
    expect([tally(two, 0).settlements, tally(two, 1).settlements]).toEqual([6, 8]);
    const three = of([[], []], { ports: ports({ novgorod: { town: false, settler: 0 }, kiev: { settler: 1 }, ladoga: { settler: 0 } }) });
    expect([tally(three, 0).settlements, tally(three, 1).settlements]).toEqual([15, 12]);
    expect(multiplier(three, 'kiev')).toBe(3);
    expect(settlementGain(two, 0, 'ladoga')).toBe(9);
  });

  it('gives the axe to all who share it and sagas by majority (T19 to T21)', () => {
    const axes = view(captain('norway'), {
      captains: [4, 4, 2].map((n) => captain('norway', { towns: Array(n).fill('york') as string[] })),
    });
    expect([0, 1, 2].map((seat) => tally(axes, seat).axe)).toEqual([12, 12, 0]);
    expect([0, 1, 2, 3].map((seat) => tally(of([nor(3), nor(2), nor(2), []]), seat).sagas)).toEqual([30, 10, 10, 0]);
    expect([0, 1, 2].map((seat) => tally(of([den(2), den(2), den(1)]), seat).sagas)).toEqual([20, 20, 0]);
  });

  it('says what is missing of a saga and what can be done in a port', () => {
    const truth = view(captain('norway'), { ports: ports({ hamburg: { town: false, good: 'furs' } }) });
    expect(missing(truth, frisian)).toEqual(['dorestad']);
    expect(deeds(truth, 'hamburg')).toEqual([]);
    expect(deeds(truth, 'dorestad')).toEqual(['trade', 'raid']);
    expect(deeds(truth, 'orkney')).toEqual(['trade', 'settle']);
  });
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
    expect(choice.journey).toEqual([{ is: 'Sail', to: 'hamburg', free: false }]);
    const after = table(view(captain('german-bight')), [{ is: 'Sail', to: 'hamburg', free: false }]);
    sailOn(after.playing);
    expect(after.play).toHaveBeenCalledWith({ is: 'Sail', to: 'hamburg', free: false });
    expect(choice.journey).toEqual([]);
  });

  it('ends a voyage when the sea demands something', () => {
    choice.journey = [{ is: 'Sail', to: 'hamburg', free: false }];
    const storm = table(view(captain('german-bight'), { phase: { is: 'Losing', seat: 0, left: 1, fallen: 0 } }), [{ is: 'LoseCrew' }]);
    sailOn(storm.playing);
    expect(storm.play).not.toHaveBeenCalled();
    expect(choice.journey).toEqual([]);
  });

  it('asks twice before a voyage that costs something, and shows what it costs', async () => {
    const { playing, play } = table(view(captain('norway'), { phase: { is: 'Mooring', seat: 0 } }), [
      { is: 'Sail', to: 'north-way', free: false },
    ]);
    const { getByTestId } = render(game.Board, { playing, portrait: false });
    await fireEvent.click(getByTestId('place-dublin'));
    expect(play).not.toHaveBeenCalled();
    expect(render(game.Hand, { playing }).getByTestId('planner').textContent).toContain('items lost: 2');
    embark(playing, voyage(playing, 'dublin')!);
    expect(play).toHaveBeenCalledWith({ is: 'Sail', to: 'north-way', free: false });
  });

  it('asks for the rule when a place is too far, and twice before wintering', async () => {
    const { playing, play, whyNot } = moored();
    const { getByTestId } = render(game.Board, { playing, portrait: false });
    expect(getByTestId('place-german-bight').getAttribute('data-legal')).toBe('true');
    expect(getByTestId('place-rome').hasAttribute('data-legal')).toBe(false);
    await fireEvent.click(getByTestId('place-rome'));
    expect(whyNot).toHaveBeenCalledWith({ is: 'Sail', to: 'rome', free: false });
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
    expect(second.getByTestId('raid').textContent).toMatch(/above 2.*67%.*89%.*96%/s);
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
    await fireEvent.click(getByTestId('rune-0'));
    await fireEvent.click(getByTestId('play-0'));
    expect(play).toHaveBeenCalledWith({ is: 'PlayRune', rune: 'becalmed', target: 1, good: null });
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

  it('shows only my runes', () => {
    const { playing } = at({ is: 'Sailing', seat: 0 }, [], captain('skagerrak', { runes: held('hammer', null) }));
    expect(render(game.Hand, { playing }).container.querySelectorAll('[data-testid^="rune-"]')).toHaveLength(1);
  });
});

describe('the log', () => {
  it('tells in both languages', () => {
    const traded: Event = { is: 'Traded', seat: 1, port: 'hamburg', good: 'skins', points: 5, inDemand: true };
    expect(sentence(game.line(traded as never)!, speaker(game.words), () => 'Bo')).toBe('Bo traded skins, in demand, in Hamburg: +5.');
    for (const words of [game.words.en, game.words.de])
      expect(words[game.line({ is: 'RuneDrawn', seat: 0, rune: null } as never)!.key]).toBeTruthy();
  });
});
