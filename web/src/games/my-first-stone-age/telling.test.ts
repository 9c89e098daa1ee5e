import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentence } from '../../table/lines';
import { Stage } from '../../table/stage.svelte';
import { speaker } from '../../words/words.svelte';
import type { Moment } from '../game';
import HutCard from './HutCard.svelte';
import { tell } from './choosing';
import { game } from './index';
import { perform } from './theatre';
import type { View } from './types';

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
    const moment = { view: view(), mine: [0], viewer: 0, seats: [{ name: 'Ada' }, { name: 'Bo' }] } as unknown as Moment<View>;
    void perform({ is: 'Gathered', seat, good: 'berry' } as never, stage, moment);
    expect(said).toHaveBeenCalledWith(told);
  });

  it('has the right article', () =>
    expect(sentence(game.line({ is: 'Gathered', seat: 0, good: 'arrowhead' } as never)!, say, () => 'Ada')).toBe(
      'Ada found an arrowhead.',
    ));
});

describe('a hint', () => {
  const told = (tree: number) => {
    const { key, gaps } = tell({ is: 'Flip', tree }, view());
    return say(key, gaps);
  };
  it('calls a blind guess a guess, and gives no tree a number', () => {
    expect(told(0)).toBe('Just guess!');
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
});
