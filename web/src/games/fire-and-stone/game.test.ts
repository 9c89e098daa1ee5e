import { readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sentence } from '../../table/lines';
import { Stage } from '../../table/stage.svelte';
import { speaker } from '../../words/words.svelte';
import type { Playing } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { answers } from './answers';
import { choice, forget } from './choice.svelte';
import { game } from './index';
import { SPOTS, placeOf, spotOf } from './map';
import { leaders, odds, price, projection, turnsLeft } from './reckon';
import { reach, routes } from './routes';
import { caveIcon, icons } from './signs';
import type { Cave, Invention, Action, Phase, View } from './types';

/** Whole playthroughs that the rules have written: every tenth position with its true scores, and how many options there were. */
const golden = ['2-seats-seed-2', '3-seats-seed-3', '4-seats-seed-4'].flatMap((file) => {
  const lines = readFileSync(`../games/src/test/resources/fire-and-stone/golden/${file}.txt`, 'utf8').split('\n');
  return lines.flatMap((text, i) =>
    text.startsWith('position')
      ? [{ view: JSON.parse(text.slice(10)) as View, options: Number(/ of (\d+) /.exec(lines[i + 1] ?? '')?.[1] ?? 0) }]
      : [],
  );
});
const start = golden[0]!.view;
const view = (phase: Phase, change: (v: View) => void = () => {}): View => {
  const v = JSON.parse(JSON.stringify(start)) as View;
  v.phase = phase;
  change(v);
  return v;
};
const give = (v: View, seat: number, ...inventions: Invention[]) => {
  v.tribes[seat]!.inventions = inventions.map((invention) => ({ invention, vp: 0 }));
};
const settle = (v: View, area: string, ...huts: number[]) => Object.assign(placeOf(v, area), { down: false, tile: null, huts });

function table(truth: View, options: Action[]) {
  const stage = new Stage<View>();
  stage.show(truth);
  const play = vi.fn(),
    whyNot = vi.fn(),
    explain = vi.fn();
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
      toAct: [0],
      options,
      over: false,
      result: { points: [], tiebreak: [], winners: [], places: [] },
      terms: { seats: 2, options: {} },
    },
  } as unknown as Playing;
  return { playing, play, whyNot, explain };
}

beforeEach(() => {
  forget();
  choice.sheet = null;
  document.body.innerHTML = '';
});

describe('the projection', () => {
  it('says what the rules say, at every moment of whole games', () => {
    expect(golden.length).toBeGreaterThan(100);
    for (const { view: v } of golden)
      for (const [seat, tribe] of v.tribes.entries()) {
        const { open, ...score } = projection(v, seat);
        expect(score).toEqual(tribe.score);
        expect(open).toBe(score.track + score.cards + score.huts + score.majorities + score.cave);
      }
  });

  it('gives a majority to who has more, to nobody in a tie, and to all under the Shared Council (FS-99, FS-100)', () => {
    const v = view({ is: 'Moving', seat: 0 }, (each) => {
      settle(each, 'namib', 2, 1);
      settle(each, 'chad', 1, 1);
    });
    expect([leaders(v, 'namib'), leaders(v, 'chad'), leaders(v, 'gaul')]).toEqual([[0], [], []]);
    v.cave = 'shared_council';
    expect(leaders(v, 'chad')).toEqual([0, 1]);
    v.cave = null;
    v.tribes[1]!.stoneAt = 'chad';
    expect(leaders(v, 'chad')).toEqual([1]);
  });

  it('knows the price of a hut with all that changes it (FS-75)', () => {
    const v = view({ is: 'Moving', seat: 0 }, (each) => {
      settle(each, 'tibet', 3, 2);
      give(each, 0, 'adze');
    });
    expect([price(v, 0, 'tibet'), price(v, 1, 'tibet')]).toEqual([4, 5]);
    v.cave = 'permafrost';
    expect([price(v, 0, 'tibet'), price(v, 1, 'tibet')]).toEqual([5, 6]);
    v.cave = 'helping_hands';
    expect([price(v, 0, 'tibet'), price(v, 1, 'tibet')]).toEqual([2, 3]);
    v.cave = 'garden_of_eden';
    placeOf(v, 'tibet').tile = 'cave';
    expect(price(v, 0, 'tibet')).toBe(-5);
  });

  it('tells the chances of a tile face down, and the turns that are left (FS-95)', () => {
    expect(odds(start, 'gaul').reduce((sum, kind) => sum + kind.chance, 0)).toBeCloseTo(1);
    expect(odds(start, 'gaul').find((kind) => kind.tile === 'hut')!.chance).toBeCloseTo(4 / 24);
    const v = view({ is: 'Moving', seat: 0 }, (each) => {
      each.endCard = { seat: 0, extinguished: false };
      each.active = 1;
    });
    expect([turnsLeft(start, 0), turnsLeft(v, 0), turnsLeft(v, 1)]).toEqual([undefined, 1, 2]);
    v.endCard!.extinguished = true;
    expect([turnsLeft(v, 0), turnsLeft(v, 1)]).toEqual([0, 1]);
  });
});

describe('the ways', () => {
  it('reach as far as the rules do, whenever a scout moves in whole games', () => {
    const moving = golden.filter(({ view: v }) => v.phase.is === 'Moving');
    expect(moving.length).toBeGreaterThan(30);
    for (const { view: v, options } of moving) {
      const seat = v.phase.is === 'Moving' ? v.phase.seat : -1;
      const ends = v.tribes[seat]!.scouts.flatMap((from, scout) => (v.used.includes(scout) ? [] : [...reach(v, seat, from)]));
      expect(ends.length).toBe(options);
    }
  });

  it('are all shown, the best first: fewest steps, over land, and the shortest', () => {
    const ways = routes(start, 0, 'cape_hearth', 'kalahari');
    expect(ways[0]).toEqual(['cape_hearth', 'kalahari']);
    expect(ways.length).toBe(3);
    expect(routes(start, 0, 'cape_hearth', 'chad')).toEqual([]);
  });

  it('use ships, sleds, trail marks and the steppe (FS-28, FS-30)', () => {
    const v = view({ is: 'Moving', seat: 0 });
    give(v, 0, 'ship_building');
    expect(routes(v, 0, 'italy', 'libya')[0]).toEqual(['italy', 'libya']);
    expect(reach(v, 0, 'horn').has('arabia')).toBe(false); // FS-25: region II is closed
    give(v, 0, 'transport_sled');
    expect(routes(v, 0, 'cape_hearth', 'congo')[0]!.length).toBe(4);
    give(v, 0, 'trail_marks');
    expect(routes(v, 0, 'cape_hearth', 'danube_hearth')[0]).toEqual(['cape_hearth', 'danube_hearth']);
    give(v, 0);
    Object.assign(v, { cave: 'endless_steppe', hutTiles: 3 });
    expect(reach(v, 0, 'gobi').has('lena')).toBe(true);
    expect(routes(v, 0, 'tibet', 'ob').every((way) => way.every((area) => spotOf(area).region === 2))).toBe(true);
  });

  it('go both ways on the map', () => {
    for (const spot of SPOTS) {
      for (const there of spot.land) expect(spotOf(there).land).toContain(spot.id);
      for (const there of spot.sea ?? []) expect(spotOf(there).sea).toContain(spot.id);
    }
  });
});

describe('the map', () => {
  const moving: Action[] = [
    { is: 'Move', scout: 0, to: 'kalahari' },
    { is: 'Move', scout: 0, to: 'namib' },
  ];

  it('lets only legal areas glow and goes there; a dark area says why, and shows what lies there', async () => {
    const { playing, play, whyNot } = table(view({ is: 'Moving', seat: 0 }), moving);
    const board = render(Board, { playing, portrait: false });
    expect(board.getByTestId('area-namib').getAttribute('data-legal')).toBe('true');
    expect(board.getByTestId('area-tibet').hasAttribute('data-legal')).toBe(false);
    await fireEvent.click(board.getByTestId('area-tibet'));
    expect(whyNot).toHaveBeenCalledWith({ is: 'Move', scout: 0, to: 'tibet' });
    expect(board.getByTestId('here').textContent).toContain('Tibet');
    await fireEvent.keyDown(board.getByTestId('area-namib'), { key: 'Enter' });
    expect(play).toHaveBeenCalledWith({ is: 'Move', scout: 0, to: 'namib' });
  });

  it('asks which scout where both could go, and shows a finger the way first', async () => {
    const { playing, play } = table(
      view({ is: 'Moving', seat: 0 }, (v) => (v.tribes[0]!.scouts = ['cape_hearth', 'angola'])),
      [...moving, { is: 'Move', scout: 1, to: 'namib' }],
    );
    const board = render(Board, { playing, portrait: true });
    await fireEvent.click(board.getByTestId('area-namib'));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(board.getByTestId('go-1'));
    expect(play).toHaveBeenCalledWith({ is: 'Move', scout: 1, to: 'namib' });
    await fireEvent(
      board.getByTestId('area-kalahari'),
      Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }),
    );
    expect(play).toHaveBeenCalledTimes(1);
    await fireEvent.click(board.getByTestId('go-0'));
    expect(play).toHaveBeenLastCalledWith({ is: 'Move', scout: 0, to: 'kalahari' });
  });

  it('means a fire when a scout is sent to one', async () => {
    const { playing, whyNot } = table(view({ is: 'Sending', seat: 0, scout: 0 }), [
      { is: 'Send', fire: 'cape_hearth' },
      { is: 'Send', fire: 'danube_hearth' },
    ]);
    await fireEvent.click(render(Board, { playing, portrait: false }).getByTestId('area-gaul'));
    expect(whyNot).toHaveBeenCalledWith({ is: 'Send', fire: 'gaul' });
  });

  it('tells nobody what lies face down or what others looked at', () => {
    const v = view({ is: 'Moving', seat: 0 }, (each) => {
      Object.assign(placeOf(each, 'chad'), { down: false, tile: 'forest' });
      each.forests = [{ area: 'chad', animals: 2, content: null, memories: [] }];
      Object.assign(each.tribes[1]!, { animals: 2, mat: null, task: null });
    });
    const { playing } = table(v, moving),
      board = render(Board, { playing, portrait: false });
    const spoken = board.getByTestId('area-chad').getAttribute('aria-label')!;
    expect(spoken).toContain('A forest with 2 animals');
    expect(spoken).not.toMatch(/Hare|Boar|Deer|Ibex|Bison|Wolf|Mammoth/);
    expect(board.getByTestId('area-gaul').getAttribute('aria-label')).not.toMatch(/hut|fire|forest|cave/i);
  });
});

describe('the mat', () => {
  it('cooks an animal over a fire, and says why where there is none', async () => {
    const owns = (v: View) => Object.assign(v.tribes[0]!, { animals: 1, mat: ['mammoth'] });
    const cook = table(view({ is: 'Cooking', seat: 0, scout: 0, prepared: 0 }, owns), [
      { is: 'Prepare', animal: 'mammoth' },
      { is: 'Pass' },
    ]);
    const hand = render(Hand, { playing: cook.playing });
    expect(hand.getByTestId('answer-0').textContent).toContain('2 food lost'); // five food and a bag, and room for two
    await fireEvent.click(hand.getByTestId('answer-0'));
    expect(cook.play).toHaveBeenCalledWith({ is: 'Prepare', animal: 'mammoth' });
    document.body.innerHTML = '';
    const not = table(view({ is: 'Moving', seat: 0 }, owns), [{ is: 'Move', scout: 0, to: 'namib' }]);
    await fireEvent.click(render(Hand, { playing: not.playing }).getByTestId('animal-0'));
    expect(not.whyNot).toHaveBeenCalledWith({ is: 'Prepare', animal: 'mammoth' });
  });

  it('takes a card, and shows one that is owned already to be asked about (FS-62)', async () => {
    const v = view({ is: 'TakingCard', seat: 0, scout: 0, store: 'light' }, (each) => {
      each.display = ['adze', 'spear', 'basket'];
      give(each, 0, 'adze');
    });
    const { playing, play, whyNot } = table(v, [
      { is: 'TakeInvention', invention: 'spear' },
      { is: 'TakeInvention', invention: 'basket' },
      { is: 'Cover', invention: 'adze' },
      { is: 'Pass' },
    ]);
    const hand = render(Hand, { playing });
    await fireEvent.click(hand.getByTestId('answer-2'));
    expect(whyNot).toHaveBeenCalledWith({ is: 'TakeInvention', invention: 'adze' });
    expect(hand.getByTestId('answer-3').textContent).toContain('Cover Adze: 4 points');
    await fireEvent.click(hand.getByTestId('answer-1'));
    expect(play).toHaveBeenCalledWith({ is: 'TakeInvention', invention: 'basket' });
  });

  it('says what gathering does to a store (FS-52..58)', () => {
    const v = view({ is: 'Gathering', seat: 0, scout: 0 }, (each) => {
      each.tribes[0]!.scouts = ['chad'];
      Object.assign(placeOf(each, 'chad'), { down: false, tile: 'nut' });
      each.tribes[0]!.stores = [
        { plant: 'nut', tiles: 1 },
        { plant: 'apple', tiles: 2 },
      ];
    });
    const notes = answers(v, [{ is: 'Gather', store: 'light' }, { is: 'Gather', store: 'dark' }, { is: 'Leave' }], speaker(game.words)).map(
      (answer) => answer.note ?? '',
    );
    expect(notes).toEqual(['2 of 3, a card!', 'apples lost: 2', '']);
  });
});

describe('the words', () => {
  const say = speaker(game.words);
  it('have a sentence for every line of the log, in both languages', () => {
    expect(sentence(game.line({ is: 'HutBuilt', seat: 0, area: 'namib', paid: 2 })!, say, () => 'Ada')).toBe(
      'Ada builds in Namib for 2 food.',
    );
    expect(sentence(game.line({ is: 'Kept', seat: 0, area: 'namib', animal: null })!, say, () => 'Ada')).toBe('Ada keeps an animal.');
    for (const spot of SPOTS) expect(game.words.de[`area.${spot.id}`]).toBeDefined();
  });
  it('and pictures exist for all that is named', () => {
    const caves = Object.keys(game.words.en)
      .filter((key) => key.startsWith('cave.') && key.endsWith('.does'))
      .map((key) => key.split('.')[1] as Cave);
    expect(caves.length).toBe(24);
    for (const cave of caves) expect(icons[caveIcon(cave)], cave).toBeDefined();
  });
});
