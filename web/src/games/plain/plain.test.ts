import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { speaker } from '../../words/words.svelte';
import type { Playing } from '../game';
import { plainGame } from '.';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { bySeat, said, told, worded } from './plain';

const game = plainGame({ id: 'pebbles', title: 'Pebbles' });
const options = [{ is: 'Take', amount: 1 }, { is: 'Take', amount: 2 }, { is: 'Pass' }];
const play = vi.fn();
const playing = {
  stage: { view: { pebblesLeft: 11, phase: { is: 'Taking', seat: 0 }, taken: [3, 4], rows: [{ colour: 'dark-red' }], closed: false } },
  moment: { seats: [{ name: 'Ada' }, { name: 'Bo' }], options, toAct: [0], mine: [0] },
  live: true,
  speak: speaker(game.words),
  play,
} as unknown as Playing;

test('names of records become words', () => {
  expect(worded('pebblesLeft')).toBe('pebbles left');
  expect(worded('DARK_RED')).toBe('dark red');
  expect(told({ is: 'Take', amount: 2, from: ['a', 'b'] } as never)).toBe('Take: amount 2, from a, b');
  expect(said({ is: 'Hut', huts: 3, burnt: false })).toBe('hut huts 3');
  expect(bySeat({ taken: [1, 2], rows: [1, 2, 3] }, 2)).toEqual([['taken', [1, 2]]]);
});

test('a game without words speaks in the names of its records, the frame in its own, and refusals as they are', () => {
  const say = speaker(game.words);
  expect(say('title')).toBe('Pebbles');
  expect(say('option.firstMove')).toBe('First move');
  expect(say('rules')).not.toBe('Rules page');
  expect(game.words.en['There are only 2 pebbles left.']).toBeUndefined();
});

test('the plain board shows all of a view, and who has what', () => {
  render(Board, { playing, portrait: false });
  const board = screen.getByTestId('plain-board');
  for (const word of ['Pebbles left', '11', 'Taking', 'Ada', 'Bo', '4', 'dark red']) expect(board.textContent).toContain(word);
});

test('every option is a button that plays it', () => {
  render(Hand, { playing });
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(['Take: amount 1', 'Take: amount 2', 'Pass']);
  buttons[1]!.click();
  expect(play).toHaveBeenCalledWith(options[1]);
});
