import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayAgain } from './again';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const board = (legal: boolean) => {
  document.body.innerHTML = `<main id="board"><svg><g data-testid="tree-3" ${legal ? 'data-legal="true"' : ''}><circle /></g></svg></main>`;
  return document.querySelector('circle')!;
};

it('says that a tap that only ended an animation was no choice, if what was tapped can be chosen now', () => {
  const table = { live: true, note: '' };
  sayAgain(table, board(true));
  expect(table.note).toBe('');
  vi.runAllTimers();
  expect(table.note).toBe('That tap ended the animation. Tap once more to choose.');
});

it('says nothing where nothing was missed', () => {
  const table = { live: true, note: '' };
  sayAgain(table, board(false));
  vi.runAllTimers();
  sayAgain({ ...table, live: false }, board(true));
  vi.runAllTimers();
  expect(table.note).toBe('');
});
