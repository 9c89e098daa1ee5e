/**
 * A mouse that rests where a board appears has pointed at nothing: until it moves, nothing hears that it is there, and no tip opens by
 * itself. Trap: what it rests on hears of it with the first move, for it is entered only once.
 */
export function untilMoved(): () => void {
  const stop = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') event.stopImmediatePropagation();
  };
  const moved = (event: PointerEvent) => {
    forget();
    if (event.pointerType !== 'mouse') return;
    for (const over of event.composedPath())
      if (over instanceof Element) over.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  };
  const forget = () => {
    removeEventListener('pointerenter', stop, true);
    removeEventListener('pointermove', moved, true);
    removeEventListener('pointerdown', moved, true);
  };
  addEventListener('pointerenter', stop, true);
  addEventListener('pointermove', moved, true);
  addEventListener('pointerdown', moved, true);
  return forget;
}
