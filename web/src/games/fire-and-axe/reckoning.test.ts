import { describe, expect, it } from 'vitest';
import { captain, frisian, held, ports, saga, table, view } from './fixture';
import { game } from './index';
import { HEIGHT, LINKS, PLACES, WATERS, WIDTH, nearest, placeOf } from './map';
import { percent, raid, settle } from './odds';
import { deeds, missing, multiplier, sagaGain, settlementGain, tally, trades } from './reckon';
import { sceneOf } from './scene';
import { legWords } from './sentences';
import type { Saga, View } from './types';
import { voyage } from './choice.svelte';
import { incident, limitOf, plan, reachable, turned } from './voyage';
import { speaker } from '../../words/words.svelte';

describe('a saga that is completed', () => {
  const other = saga('saga-104', 'denmark', 'trade', ['cologne']);

  it('is worth what it adds to the final scoring as it stands', () => {
    expect(sagaGain(view(captain('york')), 0, frisian)).toBe(10);
    const second = view(captain('york'));
    second.captains[1]!.sagas = [other, other];
    expect(sagaGain(second, 0, frisian)).toBe(5);
    const ahead = view(captain('york', { sagas: [other] }));
    ahead.captains[1]!.sagas = [other, other];
    expect(sagaGain(ahead, 0, frisian)).toBe(15);
  });

  it('is told in the middle of what is seen of the map', () => {
    const { playing } = table(view(captain('york')), []),
      scene = sceneOf(playing.stage, playing.moment, playing.speak),
      lens = playing.stage.lens;
    expect(scene.middle()).toEqual({ x: WIDTH / 2, y: HEIGHT / 2 });
    lens.hang({ w: 350, h: 245 }, { w: 350, h: 245 }, 5, 0);
    lens.begin({ x: 0.2, y: 0.6, w: 0.2, h: 0.2 }, 2.5, 2.5);
    expect(scene.middle().x).toBeCloseTo(0.3 * WIDTH);
    expect(scene.middle().y).toBeCloseTo(0.7 * HEIGHT);
  });
});

describe('the map', () => {
  it('is that of the rules: 46 ports, 48 waters, 123 links, all on the sheet', () => {
    expect([PLACES.length - WATERS.length, WATERS.length, LINKS.length]).toEqual([46, 48, 123]);
    for (const { x, y, adjacent, id } of PLACES) {
      expect(x > 20 && x < WIDTH - 20 && y > 20 && y < HEIGHT - 20).toBe(true);
      for (const next of adjacent) expect(placeOf(next).adjacent).toContain(id);
    }
  });

  it('gives every point to the nearest place', () => {
    for (const place of PLACES) expect(nearest({ x: place.x + 3, y: place.y - 3 })).toBe(place.id);
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

  it('says in plain words what a day costs, and that only men are lost where there are no goods', () => {
    const say = speaker(game.words),
      leg = plan(view(captain('norway')), 0, true, 'dublin')!.legs[4]!;
    expect(legWords(say, captain('norway'), leg)).toBe('Day 5 in the West: 1 beyond the limit, lose 1 man');
    expect(legWords(say, captain('norway', { cargo: { furs: 1, skins: 0, tusks: 0 } }), leg)).toContain('lose 1 man or good');
  });

  it('promises no trade without goods, nor with goods the region has', () => {
    const truth = view(captain('norway'), { ports: ports({ dorestad: { good: 'furs' } }) });
    expect(trades(truth, 'hamburg', { furs: 0, skins: 0, tusks: 0 })).toEqual([]);
    expect(trades(truth, 'hamburg', { furs: 1, skins: 0, tusks: 0 })).toEqual([]);
    expect(trades(truth, 'hamburg', { furs: 1, skins: 1, tusks: 1 }).map((each) => each.good)).toEqual(['skins', 'tusks']);
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
