import { describe, expect, it } from 'vitest';
import { captain, held, ports, table, view } from './fixture';
import { factsOf, lacking, percent, prospect } from './facts';
import { game } from './index';
import { HEIGHT, HOUSE, WIDTH, chartOf, nearest } from './map';
import { sceneOf } from './scene';
import { legWords } from './sentences';
import type { Edition, Facts, View } from './types';
import { voyage } from './choice.svelte';
import { reachable } from './voyage';
import { speaker } from '../../words/words.svelte';

const house = chartOf(HOUSE),
  { places, waters, links, placeOf: find } = house;

describe('the map', () => {
  it('is that of the house edition: 46 ports, 48 waters, 123 links, all on the sheet', () => {
    expect([places.length - waters.length, waters.length, links.length]).toEqual([46, 48, 123]);
    for (const { x, y, adjacent, id } of places) {
      expect(x > 20 && x < WIDTH - 20 && y > 20 && y < HEIGHT - 20).toBe(true);
      for (const next of adjacent) expect(find(next).adjacent).toContain(id);
    }
  });

  it('gives every point to the nearest place', () => {
    for (const place of places) expect(nearest({ x: place.x + 3, y: place.y - 3 }, places)).toBe(place.id);
  });

  it('has a name for every place, saga and rune in both languages', () => {
    for (const words of [game.words.en, game.words.de]) for (const place of places) expect(words[`place.${place.id}`]).toBeTruthy();
    for (const era of [1, 2, 3]) for (let n = 1; n <= 9; n++) expect(game.words.de[`saga.saga-${era}0${n}`]).toBeTruthy();
  });

  it('shows what another edition says, also where it has a place that the picture does not know', () => {
    const other = JSON.parse(JSON.stringify(HOUSE).replaceAll('"lisbon"', '"new-port"')) as Edition;
    other.ports.find((port) => port.id === 'york')!.value = 6;
    const chart = chartOf(other);
    expect(chart.placeOf('york').value).toBe(6);
    expect(find('york').value).toBe(3);
    const { x, y } = chart.placeOf('new-port');
    expect(x > 20 && x < WIDTH - 20 && y > 20 && y < HEIGHT - 20).toBe(true);
  });
});

describe('a saga that is completed', () => {
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

describe('the planner', () => {
  const moored: Partial<View> = { phase: { is: 'Mooring', seat: 0 } };
  const plan = (truth: View, to: string) => voyage(table(truth, []).playing, to);

  it('shows days and losses as the rules tell them: Dublin in six days costs two', () => {
    const way = plan(view(captain('norway'), moored), 'dublin')!;
    expect(way.legs.map((leg) => leg.to)).toHaveLength(6);
    expect(way.legs.map((leg) => leg.loss)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(way).toMatchObject({ days: 6, loss: 2, depart: null, inTime: true });
  });

  it('says in plain words what a day costs, and that only men are lost where there are no goods', () => {
    const say = speaker(game.words),
      leg = plan(view(captain('norway'), moored), 'dublin')!.legs[4]!;
    expect(legWords(say, { all: 2, men: true }, leg, 'west')).toBe('Day 5 in the West: 1 beyond the limit, lose 1 man');
    expect(legWords(say, { all: 2, men: false }, leg, 'west')).toContain('lose 1 man or good');
  });

  it('forecasts each turn of the dial that the runes in hand allow, and no other', () => {
    expect(plan(view(captain('norway'), moored), 'dublin')!.forecasts.map((f) => f.quarters)).toEqual([0]);
    const two = plan(view(captain('german-bight', { runes: held('hammer', 'demand') }), { dial: 'north' }), 'lusitanian-sea')!;
    expect(two.forecasts.map((f) => [f.quarters, f.loss])).toEqual([
      [0, 4],
      [-1, expect.any(Number)],
      [1, expect.any(Number)],
      [2, 1],
    ]);
  });

  it('goes round ports where others lie, and leaves the wintering box by the best home port', () => {
    expect(plan(view(captain('irish-sea'), { captains: [captain('irish-sea'), captain('dublin')] }), 'dublin')).toBeNull();
    const box = view(captain('wintering'), { phase: { is: 'Wintering', seat: 0, ending: false } });
    expect(plan(box, 'grobin')).toMatchObject({ depart: 'sweden', days: 2 });
    expect([...reachable(house, box, factsOf(table(box, []).playing.moment), 0).keys()]).toEqual(
      expect.arrayContaining(['norway', 'denmark', 'sweden', 'grobin', 'hamburg']),
    );
  });

  it('uses free moves unless they are to be saved', () => {
    const turn = { days: 7, prepared: 0, sailed: 4, freeMoves: 2, calm: 0, loaded: false, tasked: [] },
      truth = view(captain('faroe-sea'), { turn }),
      ways = [true, false].map((wind) => reachable(house, truth, factsOf(table(truth, []).playing.moment), 0, wind).get('dublin')!);
    expect(ways.map((legs) => legs.filter((leg) => leg.free).length)).toEqual([2, 0]);
    expect(ways.map((legs) => legs.reduce((sum, leg) => sum + leg.loss, 0))).toEqual([1, 4]);
  });

  it('stops at the days of the turn; what is beyond them is planned for the next', () => {
    const turn = { days: 7, prepared: 6, sailed: 0, freeMoves: 0, calm: 0, loaded: false, tasked: [] },
      truth = view(captain('denmark'), { ...moored, turn });
    expect(plan(truth, 'german-bight')).toMatchObject({ inTime: true, days: 1 });
    expect(plan(truth, 'hamburg')).toMatchObject({ inTime: false, days: 2 });
  });
});

describe('what the rules say', () => {
  it('is found by port and by saga', () => {
    const truth = view(captain('norway'), { ports: ports({ hamburg: { town: false, good: 'furs' } }) }),
      { moment } = table(truth, []).playing;
    expect(lacking(factsOf(moment), truth.sagas[0]!.saga!)).toEqual(['dorestad']);
    expect(prospect(moment, 'hamburg')!.deeds).toEqual([]);
    expect(prospect(moment, 'dorestad')!.deeds).toEqual(['trade', 'raid']);
    expect(prospect(moment, 'dorestad')!.attack).toMatchObject({ deed: 'raid', target: 3 });
    expect(prospect(moment, 'hamburg')!.attack).toBeNull();
    expect([percent(1), percent(0.999), percent(0), percent(0.001)]).toEqual(['100', '99', '0', '1']);
  });

  it('may be missing in a game that was kept long ago', () => {
    const truth = view(captain('norway')),
      old = { ...factsOf({ facts: null }), ports: [] as unknown as Facts['ports'] };
    for (const facts of [null, old]) {
      expect(prospect({ view: truth, facts }, 'york')).toBeUndefined();
      expect(reachable(house, truth, factsOf({ facts }), 0).size).toBe(0);
    }
  });
});
