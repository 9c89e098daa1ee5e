import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api';
import { game } from '../games/fire-and-axe';
import { galleryOf } from '../learn/gallery';
import { speaker } from '../words/words.svelte';
import Dialog from './Asking.svelte';
import { Typing, type Draw } from './typing.svelte';

afterEach(cleanup);

const draw = (name: string, names: string[], more: Partial<Draw> = {}): Draw => ({
  name,
  names,
  place: '',
  seat: -1,
  nth: 1,
  of: 1,
  ...more,
});
const FACES = [1, 2, 3, 4, 5, 6].map((n) => `die ${n}`);
/** Two dice; after a six a rune that only seat 1 may see, and a seat of which there is one. */
const RULES = async (draws: string[]): Promise<{ draw: Draw | null }> => {
  if (draws.includes('die 0')) throw new ApiError(400, 'here', '"die 0" cannot come here.', 'draws[0]');
  if (draws.length < 2) return { draw: draw('die 3', FACES, { nth: draws.length + 1, of: 2 }) };
  if (draws[1] !== 'die 6') return { draw: null };
  if (draws.length === 2) return { draw: draw('seat 1', ['seat 1']) };
  return { draw: draws.length === 3 ? draw('rune unrest', ['rune unrest', 'rune hammer'], { seat: 1, place: 'seat 1' }) : null };
};
const begun = async (done = vi.fn(), changed = vi.fn(async () => {})) => {
  const typing = new Typing(RULES, done, changed);
  await typing.begin();
  return typing;
};
const names = (typing: Typing) => typing.typed.map((each) => each.name);

describe('luck that is typed in', () => {
  it('is asked draw by draw, and told when all of it is known', async () => {
    const done = vi.fn(),
      typing = await begun(done);
    await typing.choose('die 4');
    expect([names(typing), done.mock.calls.length]).toEqual([['die 4'], 0]);
    await typing.choose('die 2');
    expect(done.mock.calls).toEqual([[['die 4', 'die 2']]]);
  });

  it('follows what was typed before; what can come in one way only is not asked', async () => {
    const done = vi.fn(),
      typing = await begun(done);
    await typing.choose('die 4');
    await typing.choose('die 6');
    expect(names(typing)).toEqual(['die 4', 'die 6', 'seat 1']);
    expect(typing.draw?.seat).toBe(1);
    await typing.choose('rune hammer');
    expect(done).toHaveBeenCalledWith(['die 4', 'die 6', 'seat 1', 'rune hammer']);
  });

  it('is taken back with what followed by itself', async () => {
    const typing = await begun();
    await typing.choose('die 4');
    await typing.choose('die 6');
    await typing.back();
    expect(names(typing)).toEqual(['die 4']);
    await typing.back();
    await typing.back();
    expect(names(typing)).toEqual([]);
  });

  it('may be drawn by the table, one or all', async () => {
    const done = vi.fn(),
      typing = await begun(done);
    await typing.choose('die 5');
    await typing.rollAll();
    expect(done).toHaveBeenCalledWith(['die 5', 'die 3']);
    expect(typing.typed[1]!.own).toBe(true);
  });

  it('cannot be what cannot have come', async () => {
    const done = vi.fn(),
      typing = await begun(done);
    await typing.choose('die 0');
    expect(typing.impossible).toBe(true);
    expect([names(typing), done.mock.calls.length]).toEqual([[], 0]);
    await typing.choose('die 1');
    expect([typing.impossible, names(typing)]).toEqual([false, ['die 1']]);
  });

  it('is kept step by step, so that it goes on after a reload', async () => {
    const changed = vi.fn(async () => {}),
      typing = await begun(vi.fn(), changed);
    await typing.choose('die 4');
    const kept = changed.mock.lastCall as unknown as [Typing['typed']];
    const again = new Typing(RULES, vi.fn());
    expect(await again.begin(kept[0])).toBe(true);
    expect([names(again), again.draw?.nth]).toEqual([['die 4'], 2]);
  });
});

describe('the question for it', () => {
  const show = async (typing: Typing, close = vi.fn()) => {
    const gallery = await galleryOf('fire-and-axe'),
      say = speaker(game.words),
      shown = render(Dialog, { typing, say, gallery, seatName: (n: number) => ['Ada', 'Ben'][n]!, close });
    return { ...shown, at: (id: string) => shown.container.querySelector<HTMLElement>(`[data-testid=${id}]`) };
  };

  it('takes a face by its key and by its button', async () => {
    const typing = await begun(),
      { at } = await show(typing);
    expect(at('typing')!.textContent).toContain('1 of 2');
    await fireEvent.keyDown(at('typing')!, { key: '5' });
    await vi.waitFor(() => expect([names(typing), typing.busy]).toEqual([['die 5'], false]));
    await fireEvent.click(at('draw-die-2')!);
    await vi.waitFor(() => expect(names(typing)).toEqual(['die 5', 'die 2']));
  });

  it('shows a secret to nobody before its owner has the device', async () => {
    const typing = await begun();
    await typing.choose('die 1');
    await typing.choose('die 6');
    const { at, container } = await show(typing);
    expect(at('typing-veil')!.textContent).toContain('Ben');
    expect(container.querySelector('[data-draw]')).toBeNull();
    await fireEvent.keyDown(at('typing')!, { key: '1' });
    expect(typing.draw?.seat).toBe(1);
    await fireEvent.click(at('typing-holder')!);
    await tick();
    expect(at('draw-rune-hammer')!.textContent).toContain('Thor’s Hammer');
  });

  it('never tells afterwards what a secret was', async () => {
    const typing = await begun(
      vi.fn(),
      vi.fn(async () => {}),
    );
    typing.typed = [{ name: 'rune hammer', place: 'seat 1', seat: 1, own: false }];
    const { at } = await show(typing);
    expect(at('typing-typed')!.textContent).not.toContain('Hammer');
  });

  it('is closed by Escape without an answer', async () => {
    const close = vi.fn(),
      typing = await begun(),
      { at } = await show(typing, close);
    await fireEvent(at('typing')!, new Event('cancel', { cancelable: true }));
    expect(close).toHaveBeenCalledOnce();
    expect(names(typing)).toEqual([]);
  });
});
