import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import ToldTip from '../ToldTip.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Offer from './Offer.svelte';
import { answers } from './answers';
import { choiceOf } from './choice.svelte';
import { give, settle, table, view, world } from './fixture';
import { game } from './index';
import { SPOTS, placeOf } from './map';
import { caveIcon, icons } from './signs';
import type { Action, Cave, View } from './types';

beforeEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('the map', () => {
  const moving: Action[] = [
    { is: 'Move', scout: 0, to: 'kalahari' },
    { is: 'Move', scout: 0, to: 'namib' },
  ];

  it('lets only legal areas glow and goes there; a dark area shows what lies there, and nobody is refused for looking', async () => {
    const { playing, play, whyNot } = table(view({ is: 'Moving', seat: 0 }), moving);
    const board = render(Board, { playing, portrait: false });
    expect(board.getByTestId('area-namib').getAttribute('data-legal')).toBe('true');
    expect(board.getByTestId('area-tibet').hasAttribute('data-legal')).toBe(false);
    await fireEvent.click(board.getByTestId('area-tibet'));
    expect(whyNot).not.toHaveBeenCalled();
    expect(board.getByTestId('here').textContent).toContain('Tibet');
    await fireEvent.keyDown(board.getByTestId('area-namib'), { key: 'Enter' });
    expect(play).toHaveBeenCalledWith({ is: 'Move', scout: 0, to: 'namib' });
  });

  it('takes the name of an area for the area, and marks my scout and no other', async () => {
    const { playing, play } = table(view({ is: 'Moving', seat: 0 }), moving);
    playing.stage.lens.hang({ w: 350, h: 300 }, { w: 1000, h: 700 }, 5, 0);
    const board = render(Board, { playing, portrait: true }),
      tap = (id: string) =>
        fireEvent(board.getByTestId(id), Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }));
    expect(board.getAllByTestId('my-scout')).toHaveLength(1);
    await tap('name-namib');
    expect(choiceOf(playing).area).toBe('namib');
    expect(play).not.toHaveBeenCalled();
    await tap('name-namib');
    expect(play).toHaveBeenCalledWith({ is: 'Move', scout: 0, to: 'namib' });
  });

  it('tells what the hut track and the parts of the score are, in plain words', async () => {
    const { playing, explain } = table(view({ is: 'Moving', seat: 0 }), moving);
    const board = render(Board, { playing, portrait: true });
    expect(board.getByTestId('track').textContent).toMatch(/Huts found: 0\/12 · no\. 3 opens region II/);
    await fireEvent.click(board.getByTestId('track'));
    expect(explain).toHaveBeenLastCalledWith('FS-71', 'track.about', { n: 0, of: 12 });
    await fireEvent.click(board.getByTestId('show-scores'));
    for (const [part, key] of [
      ['majorities', 'about.majority'],
      ['cards', 'about.cards'],
      ['task', 'about.tasks'],
    ] as const) {
      await fireEvent.click(board.getByTestId(`about-${part}`));
      expect(explain).toHaveBeenLastCalledWith(expect.stringMatching(/^FS-/), key);
    }
  });

  it('asks which scout where both could go, and shows a finger the way first', async () => {
    const { playing, play } = table(
      view({ is: 'Moving', seat: 0 }, (v) => (v.tribes[0]!.scouts = ['cape_hearth', 'angola'])),
      [...moving, { is: 'Move', scout: 1, to: 'namib' }],
    );
    const board = render(Board, { playing, portrait: true });
    await fireEvent.click(board.getByTestId('area-namib'));
    expect(play).not.toHaveBeenCalled();
    expect([0, 1].map((i) => board.getByTestId(`go-${i}`).textContent)).toEqual(['Go with scout 1', 'Go with scout 2']);
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

  it('asks before a move that brings nothing, and does it when one insists', async () => {
    const truth = view({ is: 'Moving', seat: 0 }, (v) => {
      settle(v, 'namib', 0, 3);
      v.tribes[0]!.food = 0;
    });
    const { playing, play } = table(truth, moving);
    const board = render(Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('area-namib'));
    expect(play).not.toHaveBeenCalled();
    const hand = render(Hand, { playing });
    expect(hand.getByTestId('answer').textContent).toContain('A hut in Namib costs 3 food, and you have 0.');
    await fireEvent.click(hand.getByTestId('idle-yes'));
    expect(play).toHaveBeenCalledWith({ is: 'Move', scout: 0, to: 'namib' });
  });

  it('lets go of an area that was looked at, by a button', async () => {
    const { playing } = table(view({ is: 'Moving', seat: 0 }), moving);
    const board = render(Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('area-tibet'));
    await fireEvent.click(board.getByTestId('here-close'));
    expect(board.queryByTestId('here')).toBeNull();
  });

  it('keeps what is looked at to one table', async () => {
    const here = table(view({ is: 'Moving', seat: 0 }), moving),
      there = table(view({ is: 'Moving', seat: 0 }), moving);
    await fireEvent.click(render(Board, { playing: here.playing, portrait: false }).getByTestId('area-tibet'));
    expect([choiceOf(here.playing).area, choiceOf(there.playing).area]).toEqual(['tibet', '']);
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
  it('cooks an animal over a fire, and says elsewhere what it would bring', async () => {
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
    expect(not.whyNot).not.toHaveBeenCalled();
    expect(not.explain).toHaveBeenCalledWith('FS-48', 'about.animal', { animal: 'Mammoth', food: 5, bags: 1 });
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

  it('says in words what an animal brings, and why one is kept', () => {
    const { playing } = table(view({ is: 'Picking', seat: 0, scout: 0, kept: 0 } as never), [{ is: 'Keep', animal: 'mammoth' }]);
    const told = render(Hand, { playing }).getByTestId('answer').textContent;
    expect(told).toContain('5 food, 1 bag');
    expect(told).toContain('You looked, so you keep one');
  });

  it('says why it asks, whatever it asks', () => {
    const phases = Object.keys(game.words.en).flatMap((key) => /^ask\.([A-Z]\w+)$/.exec(key)?.[1] ?? []);
    expect(phases.length).toBeGreaterThan(15);
    for (const phase of phases)
      for (const words of [game.words.en, game.words.de]) {
        if (phase === 'Visiting') continue; // the card of the cave is read out
        expect(words[`hint.${['SettingOut', 'Echoing'].includes(phase) ? 'Moving' : phase}`], phase).toBeTruthy();
      }
  });

  it('says what gathering does to a store', () => {
    const gathering = (plant: 'nut' | 'root') =>
      world(
        view({ is: 'Gathering', seat: 0, scout: 0 }, (each) => {
          each.tribes[0]!.scouts = ['chad'];
          Object.assign(placeOf(each, 'chad'), { down: false, tile: plant });
          each.tribes[0]!.stores = [
            { plant: 'nut', tiles: 1 },
            { plant: 'apple', tiles: 2 },
          ];
        }),
      );
    const notes = (plant: 'nut' | 'root', options: Action[]) => answers(gathering(plant), options).map((answer) => answer.note ?? '');
    expect(notes('nut', [{ is: 'Gather', store: 'light' }, { is: 'Leave' }])).toEqual(['then 2 of 3 nuts, a card!', '']);
    const dropped = notes('root', [
      { is: 'Gather', store: 'light' },
      { is: 'Gather', store: 'dark' },
    ]);
    expect(dropped).toEqual(['nuts lost: 1', 'apples lost: 2']);
    const bright = (plant: 'nut' | 'root', food: number, lost: number) => {
      const asked = gathering(plant);
      Object.assign(asked, { facts: { ...asked.facts, taking: { food, lost } } });
      return answers(asked, [{ is: 'Gather', store: 'light' }, { is: 'Leave' }]).map((answer) => !answer.quiet);
    };
    expect(bright('nut', 2, 0)).toEqual([true, true]);
    expect(bright('nut', 2, 1), 'a part fits').toEqual([true, true]);
    expect(bright('root', 2, 2), 'all would be lost').toEqual([false, false]);
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

describe('a stack of animals', () => {
  it('says how many of a kind lie there, for one button stands for all of them', () => {
    const looked = view({ is: 'Picking', seat: 0, scout: 0, kept: 0 }, (v) => {
      v.tribes[0]!.scouts = ['namib'];
      v.forests = [{ area: 'namib', animals: 3, content: ['deer', 'wolf', 'deer'], memories: [] }];
    });
    const asked = answers(world(looked), [{ is: 'Keep', animal: 'deer' }, { is: 'Keep', animal: 'wolf' }]); // prettier-ignore
    expect(asked.map((answer) => answer.text)).toEqual(['Deer\u00a0×2', 'Wolf']);
  });
});

describe('what lies open', () => {
  it('is told in words where the mouse rests, and no longer when it has gone', async () => {
    const { playing } = table(view({ is: 'Moving', seat: 0 }), []);
    render(ToldTip, { playing });
    const board = render(Offer, { playing });
    const vp = board.getByTestId('vp-cards');
    await fireEvent(vp, Object.assign(new MouseEvent('pointerenter'), { pointerType: 'mouse' }));
    expect(board.getByTestId('told').textContent).toContain('VP');
    await fireEvent(vp, new MouseEvent('pointerleave'));
    expect(board.queryByTestId('told')).toBeNull();
  });

  it('shows no tip to a finger, which asks by a tap', async () => {
    const { playing } = table(view({ is: 'Moving', seat: 0 }), []);
    render(ToldTip, { playing });
    const board = render(Offer, { playing });
    await fireEvent(board.getByTestId('vp-cards'), Object.assign(new MouseEvent('pointerenter'), { pointerType: 'touch' }));
    expect(board.queryByTestId('told')).toBeNull();
  });
});
