import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../../words/languages';
import { speaker, type Wordbook } from '../../words/words.svelte';
import { GAME_IDS } from '..';
import type { Playing } from '../game';
import { plainGame } from '.';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { bySeat, plainBook, said, sentence, spoken, told, worded } from './plain';

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

test('a game with words of its own speaks in them: fields, actions, events, title; in another language as far as that says it', () => {
  const own = {
    en: {
      title: 'The Pebbles',
      'field.pebblesLeft': 'Pebbles in the heap',
      'tell.Take': 'take {amount}',
      'log.Taken': '{name} takes {amount}',
    },
    de: { 'tell.Take': '{amount} nehmen' },
  } as unknown as Wordbook;
  for (const language of LANGUAGES) own[language] ??= {};
  const words = plainBook('Pebbles', own),
    speak = speaker(words);
  expect(speak('title')).toBe('The Pebbles');
  expect(speak('field.pebblesLeft')).toBe('Pebbles in the heap');
  expect(speak('field.rowsOpen')).toBe('Rows open');
  expect(spoken({ is: 'Take', amount: 2 }, speak)).toBe('take 2');
  expect(spoken({ is: 'Pass' }, speak)).toBe('Pass');
  expect(sentence('log', { is: 'Taken', amount: 2, seat: 0 }, own)).toEqual({ key: 'log.Taken', gaps: { amount: 2, seat: 0 } });
  expect(sentence('log', { is: 'Passed', seat: 0 }, own).key).toBe('plain.told');
  expect(words.de['tell.Take']).toBe('{amount} nehmen');
  expect(words.fr['tell.Take']).toBe('take {amount}');
});

test('every game that has a board brings its words along, and only those are left out of what a plain board fetches', () => {
  expect(readFileSync('src/words/books.svelte.ts', 'utf8')).toContain(`{${GAME_IDS.join(',')}}/words.en.json`);
});
