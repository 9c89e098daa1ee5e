import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toBoard } from './focus';
import { READING, brought, unread } from './keys';

let stop: () => void, clicks: string[], now: number;
/** As a browser does it: a button is pressed by Enter unless somebody minds. */
function press(key: string, repeat = false) {
  const on = document.activeElement!;
  const goes = on.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
  if (goes && key === 'Enter') (on as HTMLElement).click();
  on.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
}
const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!.focus();

beforeEach(() => {
  document.body.innerHTML = `<div class="tray"><button id="question" data-legal="true"></button></div>
    <button id="place"></button><input id="chat" />`;
  clicks = [];
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  for (const id of ['place', 'question']) document.querySelector(`#${id}`)!.addEventListener('click', () => clicks.push(id));
  stop = unread();
  focus('place');
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('Enter', () => {
  it('takes what has the focus, as often as it is pressed', () => {
    press('Enter');
    now += 30;
    press('Enter');
    expect(clicks).toEqual(['place', 'place']);
  });

  it('never answers what the focus has just been brought to', () => {
    press('Enter');
    now += 40;
    toBoard();
    now += READING - 100;
    press('Enter');
    expect([document.activeElement!.id, clicks]).toEqual(['question', ['place']]);
    now += 200;
    press('Enter');
    expect(clicks).toEqual(['place', 'question']);
  });

  it('that is held down chooses once', () => {
    press('Enter');
    for (let i = 0; i < 5; i++) {
      now += 300;
      press('Enter', true);
    }
    expect(clicks).toEqual(['place']);
  });

  it('answers at once where whoever plays went by themselves', () => {
    press('Enter');
    now += 40;
    press('b');
    toBoard();
    press('Enter');
    expect(clicks).toEqual(['place', 'question']);
  });

  it('is left alone where something is written', () => {
    press('Enter');
    brought();
    focus('chat');
    let heard = 0;
    addEventListener('keydown', () => heard++, { once: true });
    press('Enter');
    expect(heard).toBe(1);
  });
});
