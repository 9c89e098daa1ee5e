import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import { written } from '../../written';
import { game as solo } from '../stone-age-solo';
import { KNOWN } from '../stone-age-solo/known';
import { alone, at, table } from './fixture';
import edition from './edition.json';
import { game } from './index';
import type { Edition, Location } from './types';

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the tools on a phone', () => {
  it('for once take the places in which nothing lies', () => {
    const told = at('placing'),
      once = written<Edition>(edition).cards.find(({ effect }) => effect.is === 'Once')!;
    const tray = () => {
      cleanup();
      const row = render(game.Hand, { playing: table(game, told).playing }).getByTestId('tool-0').parentElement!;
      return [row.classList.contains('many'), row.querySelectorAll('.empty').length];
    };
    expect(tray()).toEqual([false, 3]);
    told.view.players[0]!.ready = [once];
    told.view.players[0]!.tools[0]!.value = 2;
    expect(tray()).toEqual([true, 2]);
  });
});

describe('what cannot be paid for', () => {
  it('is not given up by a tap: it is asked about, with the price and what there is', async () => {
    const { playing, play } = table(game, at('poor'));
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

  it('is warned of before anybody is sent there, with what is missing', async () => {
    const { playing, play } = table(game, at('placing'));
    const board = render(game.Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('card-3'));
    expect(board.getByTestId('poor').textContent).toMatch(/4 resources are missing\. You have nothing\./);
    expect(board.getByTestId('people-1').className, 'it does not glow').not.toContain('primary');
    await fireEvent.click(board.getByTestId('place-forest'));
    expect(board.getByTestId('people-1').className).toContain('primary');
    expect(board.queryByTestId('poor')).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  it('is told, not asked about, where no other place could bring the means', async () => {
    const { playing, play, explain } = table(game, at('poor.last'));
    await fireEvent.click(render(game.Board, { playing, portrait: false }).getByTestId('card-3'));
    expect(play).toHaveBeenCalledWith({ is: 'Act', location: 'card_4' });
    expect(explain).toHaveBeenCalledWith('SA-43', 'leave.told', { price: 'Costs 4 resources of any kind.', have: '2 wood' });
  });
});

describe('what cannot be chosen', () => {
  it('is told once: what the mouse has shown of it goes when a tap explains it', async () => {
    const { playing, explain } = table(game, at('crowded'));
    const board = render(game.Board, { playing, portrait: false });
    await fireEvent(board.getByTestId('place-river'), Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
    expect(board.getByTestId('tip')).toBeTruthy();
    await fireEvent.click(board.getByTestId('place-river'));
    expect(explain).toHaveBeenCalled();
    expect(board.queryByTestId('tip')).toBeNull();
  });
});

describe('the numbers that may go', () => {
  /** The moment in which at most so many can go to a place. */
  const few = (moment: ReturnType<typeof at>, location: Location, most: number) => ({
    ...moment,
    options: moment.options.filter((o) => o.is !== 'Place' || o.location !== location || o.figures <= most),
  });

  it('come without a question where only one fits, and with the reason', async () => {
    const { playing } = table(game, at('placing'));
    const board = render(game.Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('place-field'));
    expect(board.queryByText('How many go?')).toBeNull();
    expect(board.getByText('Only one person works here.')).toBeTruthy();
    expect(board.getByTestId('people-1').textContent).toContain('Send 1');
    await fireEvent.click(board.getByTestId('place-hut'));
    expect(board.getByText('It takes exactly two people, sent together.')).toBeTruthy();
  });

  it('give the focus back to their place when they are put away by a key', async () => {
    const { playing } = table(game, at('placing'));
    const board = render(game.Board, { playing, portrait: false });
    const forest = board.getByTestId('place-forest') as unknown as HTMLElement;
    vi.spyOn(forest, 'matches').mockReturnValue(true); // it was come to by a key
    forest.focus();
    await fireEvent.click(forest);
    expect(document.activeElement?.getAttribute('data-testid')).toMatch(/^people-/);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(board.queryByTestId('chips')).toBeNull();
    expect(document.activeElement).toBe(forest);
  });

  it('tell their odds in words, without signs of arithmetic', async () => {
    const { playing } = table(game, few(at('placing'), 'forest', 2));
    const board = render(game.Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('place-forest'));
    expect(board.getByTestId('chances').textContent).toMatch(/^2 dice: 2\.0 wood on average\. 1 or more: 97\s%/);
    expect(board.getByRole('group', { name: 'Forest' }).textContent).not.toMatch(/[⌀ø≥≈]/);
  });

  it('say alone, before anybody is sent, that the highest throw rests', async () => {
    const { playing } = table(solo, alone('placing'));
    const board = render(solo.Board, { playing, portrait: false });
    await fireEvent.click(board.getByTestId('place-forest'));
    expect(board.getByTestId('risk').textContent).toBe('If Eagle throws highest and rests, this is not done.');
  });
});

describe('the first choice alone', () => {
  it('is explained once: four tribes, dice, who rests, and what is lost', async () => {
    const { playing } = table(solo, alone('mustering'));
    const board = render(solo.Board, { playing, portrait: false });
    expect(board.getByTestId('intro').textContent).toContain('The highest of the four is worn out and rests');
    await fireEvent.click(board.getByTestId('intro-close'));
    expect(board.queryByTestId('intro')).toBeNull();
    expect(localStorage.getItem(KNOWN)).not.toBeNull();
    cleanup();
    expect(render(solo.Board, { playing, portrait: false }).queryByTestId('intro')).toBeNull();
  });

  it('says in the hand what a tribe throws, that all are alike, and later who is the highest so far', () => {
    const first = render(solo.Hand, { playing: table(solo, alone('mustering')).playing });
    expect(first.getByTestId('tribe-0').textContent).toContain('2 dice');
    expect(first.getByTestId('muster-why').textContent).toContain('All are alike now');
    cleanup();
    const next = render(solo.Hand, { playing: table(solo, alone('mustering.later')).playing });
    expect(next.getByTestId('muster-why').textContent).toContain('Highest so far: Bear with 9.');
  });

  it('is asked with the reason', () => {
    const { playing } = table(solo, alone('mustering'));
    expect(solo.ask(playing.moment).key).toBe('ask.Mustering.first');
  });

  it('lets each step of a round tell what it is about', async () => {
    const { playing, explain } = table(solo, alone('mustering'));
    await fireEvent.click(render(solo.Board, { playing, portrait: false }).getByTestId('step-1'));
    expect(explain).toHaveBeenCalledWith('SS-30', 'about.step.1');
  });
});

it('says alone at the end what it was lost by', () => {
  const { moment } = table(solo, alone('over')).playing;
  const end = (burnt: boolean, winners: number[]) => {
    const facts = { ...moment.facts!, alone: { ...moment.facts!.alone!, burnt } };
    return solo.ask({ ...moment, facts, over: true, result: { ...moment.result, winners } }).key;
  };
  expect([end(true, []), end(false, [0]), end(false, [])]).toEqual(['over.fire', 'over.made', 'over']);
});

describe('the log', () => {
  it('says why nothing was gathered', () =>
    expect(
      sentence(game.line({ is: 'Gathered', tribe: 0, good: 'gold', pips: 4, count: 0 } as never)!, speaker(game.words), () => 'Ada'),
    ).toBe('Ada got no gold: 4 pips, and one takes 6.'));
});
