import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { at, table } from './fixture';
import { game } from './index';

afterEach(cleanup);

describe('hunger', () => {
  const hungry = (holds: boolean) => {
    const told = at('acting');
    Object.assign(told.facts.own!, { meal: { holds, owes: 3, food: 2, starves: true } });
    return table(told);
  };

  it('is told at the prompt, in the tray and at the food, while there is time (CV-44, CV-46)', async () => {
    const { playing, explain } = hungry(false);
    const { key, gaps } = game.ask(playing.moment);
    expect(playing.speak(key, gaps)).toContain('next meal takes 3 food and you have 2');
    const hand = render(Hand, { playing });
    expect(hand.getByTestId('hungry').textContent).toContain('somebody would starve');
    await fireEvent.click(hand.getByTestId('have-food'));
    expect(explain).toHaveBeenCalledWith('CV-46', 'hunger', { n: 3, food: 2 });
  });

  it('is told of whoever gets the Conch next, and of nobody who has enough', () => {
    const { key } = game.ask(hungry(true).playing.moment);
    expect(key).toBe('ask.Acting.hungry.holds');
    const full = at('acting');
    Object.assign(full.facts.own!, { meal: { holds: true, owes: 3, food: 3, starves: false } });
    const { playing } = table(full);
    expect(game.ask(playing.moment).key).not.toContain('hungry');
    expect(render(Hand, { playing }).queryByTestId('hungry')).toBeNull();
  });

  it('is told as it is while one starves (CV-46)', () => {
    const told = at('losing');
    Object.assign(told.view, { phase: { is: 'Starving', seat: 0 } });
    Object.assign(told.facts.own!, { meal: { holds: true, owes: 4, food: 2, starves: true } });
    const { playing } = table(told),
      { key, gaps } = game.ask(playing.moment);
    expect(playing.speak(key, gaps)).toBe('With the Conch your tribe needs 4 food, and you have 2: who leaves the tribe?');
    expect(render(Hand, { playing }).queryByTestId('hungry'), 'not what the next round brings').toBeNull();
  });

  it('is told of a recruit who would be paid with the food of the next meal', async () => {
    const told = at('acting');
    Object.assign(
      told.facts.own!.offers.find(({ card }) => card === 'thinker-zev')!,
      { meal: { holds: false, owes: 1, food: 0, starves: true } },
    );
    const { playing } = table(told);
    const board = render(Board, { playing, portrait: true }),
      hand = render(Hand, { playing });
    await fireEvent.click(board.getByTestId('pool-0'));
    expect(hand.getByTestId('hungry').textContent).toContain('Paid with food, 0 would be left for a meal of 1');
  });
});
