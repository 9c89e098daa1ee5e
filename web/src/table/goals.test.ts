import { expect, it, vi } from 'vitest';
import { readable } from './goals';

it('takes the goal at the left for read only where it stands whole, and not in the column that nobody sees', () => {
  let look = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(then: () => void) {
        look = then;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<div><p></p></div>';
  const card = document.querySelector('p')!,
    lie = (thing: HTMLElement, all: Record<string, number>) =>
      Object.entries(all).forEach(([name, value]) => Object.defineProperty(thing, name, { value, configurable: true }));
  let seen = false;
  const leave = readable((now) => (seen = now))(card);
  lie(card.parentElement!, { offsetLeft: 10, offsetWidth: 240 });
  lie(card, { offsetLeft: 12, offsetHeight: 150 });
  look();
  expect(seen).toBe(true);
  lie(card, { offsetLeft: 248 });
  look();
  expect(seen).toBe(false);
  lie(card, { offsetLeft: 12, offsetHeight: 0 });
  look();
  expect(seen).toBe(false);
  leave();
  vi.unstubAllGlobals();
});
