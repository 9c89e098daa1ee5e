import { describe, expect, it } from 'vitest';
import { untilMoved } from './arriving';

describe('a mouse that rests', () => {
  const mouse = (kind: string, on: Element, pointerType = 'mouse') =>
    on.dispatchEvent(new PointerEvent(kind, { pointerType, bubbles: kind === 'pointermove' }));
  const stage = () => {
    document.body.innerHTML = '<button></button>';
    const card = document.querySelector('button')!;
    let entered = 0;
    card.addEventListener('pointerenter', () => entered++);
    return { card, entered: () => entered };
  };

  it('opens nothing until it moves, and then what it rests on', () => {
    const { card, entered } = stage(),
      leave = untilMoved();
    mouse('pointerenter', card);
    expect(entered()).toBe(0);
    mouse('pointermove', card);
    expect(entered()).toBe(1);
    leave();
  });
  it('opens nothing either where the board has slid under it since, or a phone was turned', () => {
    const { card, entered } = stage(),
      leave = untilMoved();
    mouse('pointermove', document.body);
    mouse('pointerenter', card);
    expect(entered()).toBe(0);
    mouse('pointerleave', card);
    mouse('pointermove', document.body);
    expect(entered(), 'it has slid on').toBe(0);
    mouse('pointerenter', card);
    mouse('pointermove', card);
    mouse('pointermove', card);
    expect(entered()).toBe(1);
    leave();
  });
  it('is no finger: a tap is felt at once', () => {
    const { card, entered } = stage(),
      leave = untilMoved();
    mouse('pointerenter', card, 'touch');
    expect(entered()).toBe(1);
    leave();
  });
});
