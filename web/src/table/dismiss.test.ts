import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dismissed, escapable } from './dismiss';

describe('a layer over the page', () => {
  let board: HTMLButtonElement, sheet: HTMLElement, played: number, closed: number, leave: () => void;
  beforeEach(() => {
    document.body.innerHTML = '<button id="board"></button><div id="sheet"><button></button></div>';
    board = document.querySelector('#board')!;
    sheet = document.querySelector('#sheet')!;
    played = closed = 0;
    board.addEventListener('click', () => played++);
    leave = dismissed(() => {
      closed++;
      leave();
    })(sheet) as () => void;
  });
  afterEach(() => leave());
  const tap = (on: Element) => {
    on.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  it('is closed by a tap outside, which plays nothing', () => {
    tap(board);
    expect([closed, played]).toEqual([1, 0]);
    tap(board);
    expect([closed, played]).toEqual([1, 1]);
  });
  it('stays for a tap inside', () => {
    tap(sheet.firstElementChild!);
    expect(closed).toBe(0);
  });
  it('leaves a question alone that was asked from it', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="yes"></button></dialog>');
    let answered = 0;
    const yes = document.querySelector('#yes')!;
    yes.addEventListener('click', () => answered++);
    tap(yes);
    expect([closed, answered]).toEqual([0, 1]);
  });
  it('is closed by Escape', () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    expect(closed).toBe(1);
  });
  it('lets Escape close what lies over it first, and one at a time', () => {
    const order: string[] = [];
    const off = escapable(() => {
      order.push('bubble');
      off();
    })(board) as () => void;
    const escape = () => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
      order.push(closed ? 'sheet' : '');
    };
    escape();
    escape();
    expect(order).toEqual(['bubble', '', 'sheet']);
  });
  it('is closed by a tap although something beside the board lies open too', () => {
    const off = escapable(() => {})(board) as () => void;
    tap(board);
    expect([closed, played]).toEqual([1, 0]);
    off();
  });
});
