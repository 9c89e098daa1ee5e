import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayAgain } from './again';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const board = (legal: boolean) => {
  document.body.innerHTML = `<main id="board"><svg><g data-testid="tree-3" ${legal ? 'data-legal="true"' : ''}><circle /></g></svg></main>`;
  return document.querySelector('circle')!;
};
const table = (more: object) => ({ live: true, mustAct: true, note: '', name: () => 'Bo', update: { toAct: [0], over: false }, ...more });
const tapped = (which: ReturnType<typeof table>, legal: boolean) => {
  sayAgain(which, board(legal));
  expect(which.note).toBe('');
  vi.runAllTimers();
  return which.note;
};

it('says that a tap that only ended an animation was no choice, if what was tapped can be chosen now', () => {
  expect(tapped(table({}), true)).toBe('That only ended the animation. Choose once more.');
});

it('is never silent: it says that the animation was ended, or for whom one waits', () => {
  expect(tapped(table({}), false)).toBe('That only ended the animation.');
  expect(tapped(table({ live: false, mustAct: false, update: { toAct: [1], over: false } }), true)).toBe('Skipped. Bo is still moving.');
});

it('says nothing over the result of a game', () => {
  expect(tapped(table({ live: false, mustAct: false, update: { toAct: [], over: true } }), false)).toBe('');
});
