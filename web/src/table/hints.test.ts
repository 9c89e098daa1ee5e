import { expect, it, vi } from 'vitest';
import type { Hint } from '../protocol';
import { Hints } from './hints.svelte';
import type { Table } from './table.svelte';

const api = vi.hoisted(() => ({ hints: vi.fn() }));
vi.mock('../api', () => api);
vi.mock('../engine/name', () => ({ isHere: () => true }));

const flip = (tree: number, win: number) => ({ action: { is: 'Flip', tree }, win, points: 0 }) as unknown as Hint;

/** Trees nobody has seen are told in the same words; a swap is not. */
function table() {
  const played: unknown[] = [];
  return {
    played,
    id: 't',
    update: { seq: 4, viewer: 0, view: null },
    game: { tell: (action: { is: string }) => ({ key: action.is }) },
    speak: (key: string) => key,
    play: (action: unknown) => played.push(action),
  } as unknown as Table & { played: unknown[] };
}

it('plays the idea that is lit, whatever is found meanwhile', async () => {
  let more: (found: object) => void = () => {};
  api.hints.mockResolvedValueOnce({ seq: 4, hints: [flip(3, 0.5), flip(7, 0.4)] });
  api.hints.mockImplementation(() => new Promise((found) => (more = found)));
  const at = table(),
    hints = new Hints(at, true);
  await hints.ask();
  expect(hints.list.map((hint) => hint.action)).toEqual([{ is: 'Flip', tree: 3 }]);
  hints.pointed = hints.list[0]!.action;
  await vi.waitFor(() => expect(api.hints).toHaveBeenCalledTimes(2));
  more({ seq: 4, hints: [flip(7, 0.6), flip(3, 0.5)] });
  await vi.waitFor(() => expect(api.hints).toHaveBeenCalledTimes(3));
  expect(hints.list.map((hint) => [hint.action, hint.win])).toEqual([[{ is: 'Flip', tree: 3 }, 0.5]]);
  expect(hints.pointed).toBe(hints.list[0]!.action);
  more({ seq: 4, hints: [flip(7, 0.6)] }); // the lit one is not among them any more
  await vi.waitFor(() => expect(api.hints).toHaveBeenCalledTimes(4));
  expect(hints.list[0]!.action).toEqual(hints.pointed);
  hints.do(hints.list[0]!.action);
  expect(at.played).toEqual([{ is: 'Flip', tree: 3 }]);
});
