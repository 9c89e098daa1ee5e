import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game } from '../games/fire-and-axe';
import RefusalBubble from './RefusalBubble.svelte';
import { Table } from './table.svelte';

/** A line that nobody answers. */
class Silent {
  static OPEN = 1;
  readyState = 0;
  send() {}
  close() {}
}

describe('what is explained', () => {
  let table: Table, place: HTMLButtonElement, played: number;
  const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);
  const press = (on: EventTarget) => on.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const key = (name: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  beforeEach(async () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<button id="place"></button>';
    place = document.querySelector('#place')!;
    played = 0;
    place.addEventListener('click', () => played++);
    vi.stubGlobal('WebSocket', Silent);
    table = new Table('abc', game);
    render(RefusalBubble, { table });
    table.explain('FA-90', 'title');
    await tick();
    expect(find('refusal')!.textContent).toContain('Fire');
  });
  afterEach(() => {
    cleanup();
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('goes with the next tap, which does what it was meant to', () => {
    press(place);
    place.click();
    expect([table.bubble, played]).toEqual([null, 1]);
  });
  it('goes with the next key that does something, with Escape, and with what is taken back', async () => {
    key('Tab');
    key('ArrowDown');
    expect(table.bubble).not.toBeNull();
    key('u');
    expect(table.bubble).toBeNull();
    for (const done of [() => key('Escape'), () => table.undo(false)]) {
      table.explain('', 'title');
      await tick();
      done();
      expect(table.bubble).toBeNull();
    }
  });
  it('stays for its rule', () => {
    press(find('refusal-rule')!);
    expect(table.bubble).not.toBeNull();
  });
  it('goes by itself, but not while somebody is at it', async () => {
    await vi.advanceTimersByTimeAsync(7000);
    find('refusal')!.dispatchEvent(new Event('pointerenter'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.bubble).not.toBeNull();
    find('refusal')!.dispatchEvent(new Event('pointerleave'));
    await vi.advanceTimersByTimeAsync(8100);
    expect(table.bubble).toBeNull();
  });
});
