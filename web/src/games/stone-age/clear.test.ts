import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import { game as solo } from '../stone-age-solo';
import { KNOWN } from '../stone-age-solo/known';
import { canPay, paysFor } from './afford';
import { alone, goods, player, table, view } from './fixture';
import { game } from './index';
import type { Action, Price, View } from './types';

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('what cannot be paid for', () => {
  const acts: Action[] = [
    { is: 'Act', location: 'card_4' },
    { is: 'Act', location: 'forest' },
  ];
  const poor = view({ is: 'Acting', tribe: 0 }, { players: [player({ goods: goods(2) }), player()] });

  it('is not given up by a tap: it is asked about, with the price and what there is', async () => {
    const { playing, play } = table(game, poor, acts);
    const board = render(game.Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('card-3'));
    expect(play).not.toHaveBeenCalled();
    expect(board.getByText(/Costs 4 resources of any kind\. You have 2 wood\. Use your other places first\./)).toBeTruthy();
    await fireEvent.click(board.getByTestId('dialog-no'));
    expect(board.queryByTestId('dialog-no')).toBeNull();
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(board.getByTestId('card-3'));
    await fireEvent.click(board.getByTestId('dialog-yes'));
    expect(play).toHaveBeenCalledWith({ is: 'Act', location: 'card_4' });
  });

  it('is told, not asked about, where no other place could bring the means', async () => {
    const { playing, play, explain } = table(game, poor, acts.slice(0, 1));
    await fireEvent.click(render(game.Board, { playing, portrait: false }).getByTestId('card-3'));
    expect(play).toHaveBeenCalledWith({ is: 'Act', location: 'card_4' });
    expect(explain).toHaveBeenCalledWith('SA-43', 'leave.told', { price: 'Costs 4 resources of any kind.', have: '2 wood' });
  });

  it.each<[Price, ReturnType<typeof goods>, boolean]>([
    [{ is: 'Fixed', goods: goods(2, 1) }, goods(2, 0, 5), false],
    [{ is: 'Kinds', resources: 4, kinds: 2 }, goods(3, 1), true],
    [{ is: 'Kinds', resources: 4, kinds: 2 }, goods(4), false],
    [{ is: 'Kinds', resources: 4, kinds: 1 }, goods(3, 3), false],
    [{ is: 'Any', least: 1, most: 7 }, goods(), false],
    [{ is: 'Any', least: 1, most: 7 }, goods(0, 0, 0, 1), true],
  ])('is known by its price: %j of %j is %s', (price, own, pays) => expect(paysFor({ id: 't', price }, own)).toBe(pays));

  it('is never a place where nothing is paid', () => expect(canPay(poor, 0, 'field')).toBe(true));
});

describe('what cannot be chosen', () => {
  it('is told once: what the mouse has shown of it goes when a tap explains it', async () => {
    const { playing, explain } = table(game, view({ is: 'Placing', tribe: 0 }), [{ is: 'Place', location: 'field', figures: 1 }]);
    const board = render(game.Board, { playing, portrait: false });
    await fireEvent(board.getByTestId('place-forest'), Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
    expect(board.getByTestId('tip')).toBeTruthy();
    await fireEvent.click(board.getByTestId('place-forest'));
    expect(explain).toHaveBeenCalled();
    expect(board.queryByTestId('tip')).toBeNull();
  });
});

describe('the numbers that may go', () => {
  const place = (location: 'forest' | 'field' | 'hut', ...counts: number[]): Action[] =>
    counts.map((figures) => ({ is: 'Place', location, figures }));

  it('come without a question where only one fits, and with the reason', async () => {
    const { playing } = table(game, view({ is: 'Placing', tribe: 0 }), [...place('field', 1), ...place('hut', 2)]);
    const board = render(game.Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('place-field'));
    expect(board.queryByText('How many go?')).toBeNull();
    expect(board.getByText('Only one person works here.')).toBeTruthy();
    expect(board.getByTestId('people-1').textContent).toContain('Send 1');
    await fireEvent.click(board.getByTestId('place-hut'));
    expect(board.getByText('It takes exactly two people, sent together.')).toBeTruthy();
  });

  it('tell their odds in words, without signs of arithmetic', async () => {
    const { playing } = table(game, view({ is: 'Placing', tribe: 0 }), place('forest', 1, 2));
    const board = render(game.Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('place-forest'));
    expect(board.getByTestId('chances').textContent).toMatch(/^2 dice: 2\.0 wood on average\. 1 or more: 97\s%/);
    expect(board.getByRole('group', { name: 'Forest' }).textContent).not.toMatch(/[⌀ø≥≈]/);
  });

  it('say alone, before anybody is sent, that the highest throw rests', async () => {
    const { playing } = table(solo, alone({ is: 'Placing', tribe: 2 }), place('forest', 1, 2));
    const board = render(solo.Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('place-forest'));
    expect(board.getByTestId('risk').textContent).toBe(
      'If Eagle throws the highest dice of all four tribes, it rests and this is not done.',
    );
  });
});

describe('the first choice alone', () => {
  const leads: Action[] = [0, 1, 2, 3].map((tribe) => ({ is: 'Lead', tribe }));

  it('is explained once: four tribes, dice, who rests, and what is lost', async () => {
    const { playing } = table(solo, alone({ is: 'Mustering' }), leads);
    const board = render(solo.Board, { playing, portrait: false });
    expect(board.getByTestId('intro').textContent).toContain('The highest of the four rests');
    await fireEvent.click(board.getByTestId('intro-close'));
    expect(board.queryByTestId('intro')).toBeNull();
    expect(localStorage.getItem(KNOWN)).not.toBeNull();
    cleanup();
    expect(render(solo.Board, { playing, portrait: false }).queryByTestId('intro')).toBeNull();
  });

  it('says in the hand what a tribe throws, that all are alike, and later who is the highest so far', () => {
    const first = render(solo.Hand, { playing: table(solo, alone({ is: 'Mustering' }), leads).playing });
    expect(first.getByTestId('tribe-0').textContent).toContain('2 dice');
    expect(first.getByTestId('muster-why').textContent).toContain('All are alike now');
    cleanup();
    const later = alone({ is: 'Mustering' });
    later.solo!.initiative = [5, 9, 0, 0];
    const next = render(solo.Hand, { playing: table(solo, later, leads.slice(2)).playing });
    expect(next.getByTestId('muster-why').textContent).toContain('Highest so far: Bear with 9.');
  });

  it('is asked with the reason', () => {
    const { playing } = table(solo, alone({ is: 'Mustering' }), leads);
    expect(solo.ask(playing.moment).key).toBe('ask.Mustering.first');
  });

  it('lets each step of a round tell what it is about', async () => {
    const { playing, explain } = table(solo, alone({ is: 'Mustering' }), leads);
    await fireEvent.click(render(solo.Board, { playing, portrait: false }).getByTestId('step-1'));
    expect(explain).toHaveBeenCalledWith('SS-30', 'about.step.1');
  });
});

it('says alone at the end what it was lost by', () => {
  const { playing } = table(solo, alone({ is: 'Over' }), []);
  const end = (limit: number, winners: number[]) => {
    (playing.moment.view as View).solo!.limit = limit;
    return solo.ask({ ...playing.moment, over: true, result: { ...playing.moment.result, winners } }).key;
  };
  expect([end(0, []), end(3, [0]), end(3, [])]).toEqual(['over.fire', 'over.made', 'over']);
});

describe('the log', () => {
  it('says why nothing was gathered', () =>
    expect(
      sentence(game.line({ is: 'Gathered', tribe: 0, good: 'gold', pips: 4, count: 0 } as never)!, speaker(game.words), () => 'Ada'),
    ).toBe('Ada got no gold: 4 pips, and one takes 6.'));
});
