import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dock, overTray, underPrompt } from './dock';

const boxes: Record<string, DOMRect> = {};
/** A frame with a bar above, a board with something in it, and what is mine; they lie where `boxes` says. */
function frame() {
  document.body.innerHTML =
    '<div class="frame"><header class="top"></header><main><p></p></main><footer class="tray"></footer></div><div class="book"><p></p></div>';
  const [said, other] = document.querySelectorAll('p');
  return { said: said!, other: other! };
}
const part = (name: 'top' | 'tray') => boxes[name];

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} }); // prettier-ignore
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 740);
  boxes['top'] = new DOMRect(0, 0, 360, 100);
  boxes['tray'] = new DOMRect(5, 620, 350, 115);
});
afterEach(() => vi.unstubAllGlobals());

describe('what a board says on a small screen', () => {
  it('leaves the board, where there is a frame to go to', () => {
    const { said, other } = frame();
    const away = dock(overTray)(said);
    expect(said.parentElement!.className).toBe('frame');
    expect(said.style.position).toBe('fixed');
    away?.();
    expect(said.isConnected).toBe(false);
    dock(overTray)(other);
    expect(other.parentElement!.className).toBe('book');
    expect(other.style.position).toBe('');
  });

  it('lies over what is mine and grows upwards where that is below', () =>
    expect(overTray(part)).toMatchObject({ left: '5px', width: '350px', bottom: '5px', top: 'auto', minHeight: '115px' }));

  it('lies over what is mine from its upper edge where that is beside', () => {
    vi.stubGlobal('innerWidth', 740);
    vi.stubGlobal('innerHeight', 360);
    boxes['tray'] = new DOMRect(560, 60, 175, 295);
    expect(overTray(part)).toMatchObject({ left: '560px', width: '175px', top: '60px', bottom: 'auto', maxHeight: '296px' });
  });

  it('has all the room between what is asked and what answers it', () =>
    expect(underPrompt(part)).toEqual({ top: '104px', maxHeight: '512px' }));
});
