import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toAnswers, toBoard, toEnd } from '../../table/focus';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import { seatedAt } from '../fixture';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { game } from './index';
import { LANDSCAPE, PORTRAIT, figureAt } from './layout';
import moments from './scripted.json';
import type { Goods, Event, Action, Moment, Phase, View } from './types';

const bag = (tooth = 0, berry = 0, pot = 0, arrowhead = 0, fish = 0): Goods => ({ tooth, berry, pot, arrowhead, fish });
const view = (phase: Phase, goods = bag()): View => ({
  phase,
  loop: ['build', 'dog', 'tooth', 'berry', 'pot', 'arrowhead', 'fish', 'trade'],
  friendlyDogs: false,
  start: 0,
  forest: Array.from({ length: 14 }, (_, i) => ({ face: i === 3 ? 'fish' : null, up: i === 3, seen: i === 3 })),
  lastSwap: [],
  land: bag(2, 2, 2, 2, 2),
  post: bag(1, 1, 1, 1, 1),
  dogs: 2,
  resets: 0,
  piles: [
    { hut: { id: 'hut-tt', price: ['tooth', 'tooth'] }, below: 4 },
    { hut: { id: 'hut-bpa', price: ['berry', 'pot', 'arrowhead'] }, below: 4 },
    { hut: null, below: 0 },
  ],
  settlements: [0, 1].map((i) => ({ figure: 'build', goods: i === 0 ? goods : null, dogs: 0, huts: [], help: 2, whispers: 0 })),
});

/** A moment as the rules tell it: `scripted.json` is written by MomentsTest. */
function at(name: keyof typeof moments) {
  // of a JSON file the compiler knows no words
  const { view, facts, options, toAct } = structuredClone(moments[name]) as Pick<Moment, 'view' | 'facts' | 'options' | 'toAct'>;
  return seatedAt(game, view, options, { toAct, facts });
}
const table = (phase: Phase, options: Action[], goods?: Goods) => seatedAt(game, view(phase, goods), options);

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('the board', () => {
  const flips: Action[] = [0, 1, 2].map((tree) => ({ is: 'Flip', tree }));

  it('lets only legal trees glow, and one tap turns one up', async () => {
    const { playing, play } = table({ is: 'Flipping', seat: 0, whispered: -1 }, flips);
    const { getByTestId } = render(Board, { playing, portrait: false });
    expect(getByTestId('tree-0').getAttribute('data-legal')).toBe('true');
    expect(getByTestId('tree-5').hasAttribute('data-legal')).toBe(false);
    await fireEvent.click(getByTestId('tree-1'));
    expect(play).toHaveBeenCalledWith({ is: 'Flip', tree: 1 });
  });

  it('explains a dark tree and never scolds who only looks', async () => {
    const { playing, play, whyNot, explain } = table({ is: 'Flipping', seat: 0, whispered: -1 }, flips);
    const { getByTestId } = render(Board, { playing, portrait: true });
    await fireEvent.click(getByTestId('tree-3'));
    expect(whyNot).not.toHaveBeenCalled();
    expect(explain).toHaveBeenCalled();
    expect(play).not.toHaveBeenCalled();
  });

  it('says of a closed tree whether it was seen, to whom footprints show it', () => {
    const { playing } = at('footprints');
    playing.stage.view.forest[1]!.seen = true;
    const { getByTestId } = render(Board, { playing, portrait: false });
    expect(getByTestId('tree-1').getAttribute('aria-label')).toBe('tree 2, seen before');
    expect(getByTestId('tree-2').getAttribute('aria-label')).toBe('tree 3, closed, never seen here');
  });

  it('keeps the trees within reach of Tab while the others move', () => {
    const { playing } = table({ is: 'Flipping', seat: 1, whispered: -1 }, []);
    const { getByTestId } = render(Board, { playing, portrait: false });
    expect(getByTestId('tree-5').getAttribute('tabindex')).toBe('0');
    expect(getByTestId('tree-5').hasAttribute('data-legal')).toBe(false);
  });

  it('is played by keyboard and calls a face-down tree by its number only', async () => {
    const { playing, play } = table({ is: 'Flipping', seat: 0, whispered: -1 }, flips);
    const { getByTestId } = render(Board, { playing, portrait: false });
    expect(getByTestId('tree-2').getAttribute('aria-label')).toBe('tree 3, closed');
    expect(getByTestId('tree-2').getAttribute('tabindex')).toBe('0');
    await fireEvent.keyDown(getByTestId('tree-2'), { key: 'Enter' });
    expect(play).toHaveBeenCalledWith({ is: 'Flip', tree: 2 });
  });

  it('swaps two trees with two taps, in either order', async () => {
    const { playing, play } = table({ is: 'Swapping', seat: 0, left: 1 }, [{ is: 'Swap', a: 4, b: 9 }]);
    const { getByTestId } = render(Board, { playing, portrait: false });
    await fireEvent.click(getByTestId('tree-9'));
    await fireEvent.click(getByTestId('tree-4'));
    expect(play).toHaveBeenCalledWith({ is: 'Swap', a: 4, b: 9 });
  });

  it('builds with the fewest dogs at one tap', async () => {
    const { playing, play } = at('building');
    const { getByTestId } = render(Board, { playing, portrait: false });
    await fireEvent.click(getByTestId('hut-0'));
    expect(play).toHaveBeenCalledWith({ is: 'Build', pile: 0, goods: ['tooth', 'tooth'], dogs: 0 });
  });
});

describe('the mouse', () => {
  const point = (thing: Element) => fireEvent(thing, Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));

  it('is told what a place, a hut and a good at the post are for', async () => {
    const { playing } = table({ is: 'Flipping', seat: 0, whispered: -1 }, []);
    const { getByTestId, queryByTestId } = render(Board, { playing, portrait: false });
    await point(getByTestId('place-pot'));
    expect(getByTestId('told').textContent.trim()).toBe('Clay pit: you find a pot, if one is left.');
    await point(getByTestId('hut-0'));
    expect(getByTestId('told').textContent).toContain('This hut costs tooth, tooth.');
    expect(getByTestId('told').textContent).toContain('4 more huts below.');
    await point(getByTestId('post-1'));
    expect(getByTestId('told').textContent).toMatch(/berry\s+Trading post/);
    await fireEvent(getByTestId('post-1'), new Event('pointerleave'));
    expect(queryByTestId('told')).toBeNull();
  });

  it('is told what lies in the hand', () => {
    const { playing } = table({ is: 'Flipping', seat: 0, whispered: -1 }, [{ is: 'Flip', tree: 0 }], bag(0, 0, 1));
    expect(render(Hand, { playing }).container.querySelector('.piece title')!.textContent).toMatch(/^pot – Clay pit/);
  });
});

describe('one name', () => {
  it('is used for one player at the prompt and in the log, whichever animal is on the seat', () => {
    const { playing } = table({ is: 'Flipping', seat: 0, whispered: -1 }, [{ is: 'Flip', tree: 0 }]);
    const { key, gaps } = game.ask(playing.moment);
    expect(playing.speak(key, gaps)).toBe('Ada, your turn! Choose a tree: it shows where you go.');
    playing.moment.seats[0]!.name = '';
    const nameless = game.ask(playing.moment);
    expect(playing.speak(nameless.key, nameless.gaps)).toBe('Wolf, your turn! Choose a tree: it shows where you go.');
  });
});

describe('an empty hand', () => {
  const said = (phase: Phase, options: Action[]) =>
    render(Hand, { playing: table(phase, options).playing }).getByTestId('hand-none').textContent;

  it('sends to the trees whoever may turn one up, and nobody else', () => {
    expect(said({ is: 'Flipping', seat: 0, whispered: -1 }, [{ is: 'Flip', tree: 0 }])).toBe('No goods yet: turn up a tree!');
    document.body.innerHTML = '';
    expect(said({ is: 'Swapping', seat: 0, left: 1 }, [{ is: 'Swap', a: 4, b: 9 }])).toBe('No goods yet.');
    document.body.innerHTML = '';
    expect(said({ is: 'Flipping', seat: 1, whispered: -1 }, [])).toBe('No goods yet.');
  });
});

describe('the number of huts that are left', () => {
  it('is named, and nothing is said where none is', () => {
    const truth = view({ is: 'Flipping', seat: 0, whispered: -1 });
    truth.piles[1]!.below = 0;
    const { playing } = seatedAt(game, truth, []);
    const { getByTestId } = render(Board, { playing, portrait: false });
    expect(getByTestId('hut-0').getAttribute('aria-label')).toContain('4 more huts below');
    expect(getByTestId('hut-1').getAttribute('aria-label')).not.toContain('below');
    expect(getByTestId('hut-0').textContent).not.toContain('+');
  });
});

describe('the hand', () => {
  it('leads the keyboard to the first good, and last to swapping nothing', async () => {
    const { playing } = table(
      { is: 'Trading', seat: 0 },
      [
        { is: 'Trade', give: [], take: [] },
        { is: 'Trade', give: ['tooth'], take: ['fish'] },
      ],
      bag(1, 1),
    );
    const at = () => document.activeElement?.getAttribute('data-testid');
    const tray = document.body.appendChild(document.createElement('footer'));
    tray.className = 'tray';
    const { getByTestId } = render(Hand, { target: tray, props: { playing } });
    toBoard();
    expect(at()).toBe('good-mine-tooth-0');
    getByTestId('trade-done').focus();
    toAnswers();
    await vi.waitFor(() => expect(at()).toBe('good-mine-tooth-0'));
    toEnd(() => {});
    await vi.waitFor(() => expect(at()).toBe('trade-done'));
    await fireEvent.click(getByTestId('good-mine-tooth-0'));
    await fireEvent.click(getByTestId('good-post-fish-0'));
    toBoard();
    expect(at()).toBe('trade-done'); // now it swaps
  });

  it('trades pairs and sends only what is among the options', async () => {
    const { playing, play, explain } = table(
      { is: 'Trading', seat: 0 },
      [
        { is: 'Trade', give: [], take: [] },
        { is: 'Trade', give: ['tooth'], take: ['fish'] },
      ],
      bag(1, 1),
    );
    const { getByTestId } = render(Hand, { playing });
    await fireEvent.click(getByTestId('good-mine-tooth-0'));
    await fireEvent.click(getByTestId('good-post-tooth-0'));
    expect(explain).toHaveBeenCalledWith('MF-57', 'trade.same');
    await fireEvent.click(getByTestId('good-post-fish-0'));
    await fireEvent.click(getByTestId('trade-done'));
    expect(play).toHaveBeenCalledWith({ is: 'Trade', give: ['tooth'], take: ['fish'] });
  });

  it('undoes a pair with another tap', async () => {
    const { playing, play } = table({ is: 'Trading', seat: 0 }, [{ is: 'Trade', give: [], take: [] }], bag(1));
    const { getByTestId } = render(Hand, { playing });
    await fireEvent.click(getByTestId('good-mine-tooth-0'));
    await fireEvent.click(getByTestId('good-post-fish-0'));
    expect(getByTestId('trade-done').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(getByTestId('good-mine-tooth-0'));
    await fireEvent.click(getByTestId('trade-done'));
    expect(play).toHaveBeenCalledWith({ is: 'Trade', give: [], take: [] });
  });

  it('puts a dog on a symbol before building', async () => {
    const { playing, play } = at('building');
    const { getByTestId, getAllByLabelText } = render(Hand, { playing });
    await fireEvent.click(getAllByLabelText('Dog instead of tooth')[1]!);
    await fireEvent.click(getByTestId('build-0'));
    expect(play).toHaveBeenCalledWith({ is: 'Build', pile: 0, goods: ['tooth'], dogs: 1 });
  });
});

describe('the log', () => {
  it('never names a tree together with its face (MF-24)', () => {
    const events: Event[] = [
      { is: 'Flipped', seat: 0, tree: 6, token: 'fish' },
      { is: 'Whispered', seat: 0, tree: 6, token: 'fish' },
      { is: 'Swapped', seat: 0, a: 6, b: 8 },
    ];
    for (const event of events) expect(sentence(game.line(event)!, speaker(game.words), () => 'Ada')).not.toMatch(/[679]/);
  });
});

describe('the layouts', () => {
  it('have fourteen trees, clockwise from the top left, none over another', () => {
    for (const { trees, treeSize } of [LANDSCAPE, PORTRAIT]) {
      expect(trees).toHaveLength(14);
      for (const [i, a] of trees.entries())
        for (const b of trees.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * treeSize);
      const turn = trees.reduce((sum, a, i) => {
        const b = trees[(i + 1) % 14]!;
        return sum + a.x * b.y - b.x * a.y;
      }, 0);
      expect(turn).toBeGreaterThan(0); // y grows downward, so clockwise is positive
    }
  });

  it('have each tree where it was when a phone is turned: a memory game is not laid anew', () => {
    const side = ({ trees, width, height }: typeof PORTRAIT, i: number) => {
      const x = trees[i]!.x / width - 0.5,
        y = trees[i]!.y / height - 0.5;
      return { x, y, edge: Math.abs(y) > 0.4 ? (y < 0 ? 'top' : 'bottom') : x < 0 ? 'left' : 'right' };
    };
    for (let i = 0; i < 14; i++) {
      const lying = side(LANDSCAPE, i),
        standing = side(PORTRAIT, i);
      expect(lying.edge, `tree ${i}`).toBe(standing.edge);
      expect(Math.hypot(lying.x - standing.x, lying.y - standing.y), `tree ${i}`).toBeLessThan(0.06);
    }
  });

  it('have no piece over the number of huts that are left', () => {
    for (const layout of [LANDSCAPE, PORTRAIT])
      for (const count of [1, 2, 3, 4])
        for (let i = 0; i < count; i++) {
          const foot = figureAt(layout, 'dog', i, count).y + 16 * 1.06 * (0.3 + 0.7 * layout.sceneSize);
          for (const hut of layout.huts) expect(foot).toBeLessThan(hut.y - 83 * layout.hutSize);
        }
  });
});
