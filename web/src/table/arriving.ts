/**
 * A mouse that rests where a board appears, slides or changes its size has pointed at nothing: only one that moves points, and then at
 * what it rests on. Trap: browsers say that such a mouse enters what came beneath it; so does a phone that is turned, where somebody
 * tapped last.
 */
export function untilMoved(): () => void {
  const unheard = new Set<EventTarget>();
  let telling = false;
  const entered = (event: PointerEvent) => {
    if (telling || event.pointerType !== 'mouse') return;
    event.stopImmediatePropagation();
    if (event.target) unheard.add(event.target);
  };
  const left = (event: PointerEvent) => {
    if (event.target) unheard.delete(event.target);
  };
  const moved = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !unheard.size) return;
    const under = event.composedPath().filter((each) => unheard.has(each));
    unheard.clear();
    telling = true;
    for (const each of under) each.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    telling = false;
  };
  addEventListener('pointerenter', entered, true);
  addEventListener('pointerleave', left, true);
  addEventListener('pointermove', moved, true);
  addEventListener('pointerdown', moved, true);
  return () => {
    removeEventListener('pointerenter', entered, true);
    removeEventListener('pointerleave', left, true);
    removeEventListener('pointermove', moved, true);
    removeEventListener('pointerdown', moved, true);
  };
}
