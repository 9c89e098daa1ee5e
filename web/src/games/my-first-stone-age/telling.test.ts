import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentence } from '../../table/lines';
import { Stage } from '../../table/stage.svelte';
import { speaker } from '../../words/words.svelte';
import HutCard from './HutCard.svelte';
import { tell } from './choosing';
import { game } from './index';
import { roofOf } from './looks';
import { perform } from './theatre';
import type { Hut, View, Moment, Playing } from './types';

afterEach(cleanup);
const say = speaker(game.words);
const view = () =>
  ({
    forest: Array.from({ length: 14 }, (_, i) => ({ face: null, up: false, seen: i === 1 })),
    land: { tooth: 2, berry: 2, pot: 2, arrowhead: 2, fish: 2 },
    settlements: [0, 1].map(() => ({ figure: 'berry', goods: null, dogs: 0, huts: [] })),
  }) as unknown as View;

describe('what is found', () => {
  it.each([
    [0, 'You found a berry!'],
    [1, 'Bo found a berry!'],
  ])('is told to seat %i as "%s"', async (seat, told) => {
    const stage = new Stage<View>();
    stage.show(view());
    const said = vi.spyOn(stage, 'say');
    stage.skip();
    const moment = { view: view(), mine: [0], viewer: 0, seats: [{ name: 'Ada' }, { name: 'Bo' }] } as unknown as Moment;
    void perform({ is: 'Gathered', seat, good: 'berry' } as never, stage, moment);
    expect(said).toHaveBeenCalledWith(told);
  });

  it('has the right article', () =>
    expect(sentence(game.line({ is: 'Gathered', seat: 0, good: 'arrowhead' } as never)!, say, () => 'Ada')).toBe(
      'Ada found an arrowhead.',
    ));
});

describe('what is not found', () => {
  const told = async (event: object, mine = [0]) => {
    const stage = new Stage<View>();
    stage.show(view());
    const said = vi.spyOn(stage, 'say');
    const moment = { view: view(), mine, viewer: 0, seats: [{ name: 'Ada' }, { name: 'Bo' }] } as unknown as Moment;
    void perform(event as never, stage, moment);
    return said.mock.calls[0]![0];
  };
  it('is said with its reason', async () =>
    expect(await told({ is: 'FoundNothing', seat: 0, space: 'berry' })).toBe('No berry is left here: all have been gathered.'));

  it('is said too where no hut can be paid, before the forest closes', async () => {
    expect(await told({ is: 'ForestClosed', seat: 0 })).toBe('Building site, but no hut can be paid yet. The forest closes!');
    expect(await told({ is: 'ForestClosed', seat: 1 })).toBe('Bo cannot pay for a hut yet. The forest closes!');
  });
});

describe('a dog that was called away', () => {
  const seats = [{ name: 'Ada' }, { name: 'Owl' }];
  const told = (seat: number) => game.recall!([{ is: 'DogCalled', seat: 1, from: 0 } as never], { seats } as never, seat, null);

  it('stays told to whom it was with, until their next choice, and to nobody else', () => {
    expect(told(0).map(({ key, gaps }) => say(key, gaps))).toEqual(['Owl took your dog.']);
    expect(told(1)).toEqual([]);
  });
  it('is told, too, to whoever found nothing: that leaves no trace on the board', () => {
    const found = (seat: number) =>
      game.recall!([{ is: 'FoundNothing', seat: 0, space: 'tooth' } as never], { seats } as never, seat, null);
    expect(found(0).map(({ key, gaps }) => say(key, gaps))[0]).toMatch(/^You found nothing at the .+: nothing was left there\.$/);
    expect(found(1)).toEqual([]);
  });
});

describe('what others have', () => {
  const card = (seat: number, goods: object | null, dogs = 0, huts: object[] = []) => {
    const truth = view();
    Object.assign(truth.settlements[seat]!, { goods, dogs, huts });
    const stage = new Stage<View>();
    stage.show(truth);
    const explain = vi.fn();
    const playing = { stage, speak: say, explain, moment: { view: truth, viewer: 0, seats: [{ name: 'Ada' }, { name: 'Bo' }] } };
    return { explain, ...render(game.Holdings, { playing: playing as unknown as Playing, seat }) };
  };

  it('is called secret where it may not be seen', async () => {
    const { getByTestId, explain } = card(1, null);
    expect(getByTestId('holdings-1').textContent).toContain('goods: secret');
    await fireEvent.click(getByTestId('holdings-1'));
    expect(explain).toHaveBeenCalledWith('MF-43', 'has.all.secret', { name: 'Bo', list: '0 huts' });
  });

  it('is not called so where goods are open', () => {
    const { getByTestId } = card(1, { tooth: 0, berry: 1, pot: 0, arrowhead: 0, fish: 0 });
    expect(getByTestId('holdings-1').textContent).not.toContain('secret');
  });

  it('shows a hut with the roof it has on its pile', () => {
    const hut: Hut = { id: 'hut-bpa', price: ['berry', 'pot', 'arrowhead'] };
    const { container } = card(1, null, 0, [hut]);
    expect(container.querySelector(`.huts [fill="${roofOf(hut)}"]`)).not.toBeNull();
  });
});

describe('a look back', () => {
  it('names what a tree showed', () => {
    const after = view();
    after.forest[4] = { face: 'berry', up: true, seen: true };
    const { key, gaps } = tell({ is: 'Flip', tree: 4 }, after);
    expect(say(key, gaps)).toBe('turn up the tree with: berry wood');
  });
});

describe('a hint', () => {
  const told = (tree: number) => {
    const { key, gaps } = tell({ is: 'Flip', tree }, view());
    return say(key, gaps);
  };
  it('calls a blind guess a guess, and gives no tree a number', () => {
    expect(told(0)).toBe('Try this tree!');
    expect(told(1)).not.toMatch(/\d/);
  });
});

describe('a hut on offer', () => {
  it('keeps its printed price in sight where a dog would stand in', () => {
    const hut = { id: 'hut-tt', price: ['tooth', 'tooth'] as ['tooth', 'tooth'] };
    const plain = render(HutCard, { hut }).container.querySelectorAll('path').length;
    cleanup();
    expect(render(HutCard, { hut, pays: ['dog', 'dog'] }).container.querySelectorAll('path').length).toBeGreaterThan(plain);
  });

  it('keeps its price within its plaque, however many goods it costs', () => {
    for (const price of [['fish'], ['fish', 'fish'], ['fish', 'fish', 'fish']] as Hut['price'][]) {
      const { container } = render(HutCard, { hut: { id: 'hut', price } });
      const edges = [...container.querySelectorAll('.price')].map((good) => {
        const at = Number(/\(([-\d.]+)/.exec(good.parentElement!.getAttribute('transform')!)![1]),
          size = Number(/scale\(([\d.]+)/.exec(good.innerHTML)![1]);
        return Math.abs(at) + 33 * size; // a fish is the longest
      });
      expect(edges).toHaveLength(price.length);
      expect(Math.max(...edges)).toBeLessThanOrEqual(54);
      cleanup();
    }
  });
});
