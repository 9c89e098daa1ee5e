import type { Point } from './stage.svelte';

export const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Of several points the one that lies in the direction of an arrow key: not more to the side than `wide` times ahead, and what lies
 * straight ahead before what lies aslant.
 */
export function towards<T extends Point>(from: Point, all: T[], key: string, wide = 1.2): T | undefined {
  const arrow = ARROWS[key];
  let best: T | undefined,
    least = Infinity;
  if (!arrow) return best;
  for (const each of all) {
    const dx = each.x - from.x,
      dy = each.y - from.y,
      ahead = dx * arrow.x + dy * arrow.y,
      aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x),
      far = ahead + 1.6 * aside;
    if (ahead > 1 && aside <= wide * ahead && far < least) [best, least] = [each, far];
  }
  return best;
}

const THINGS = '.measure :is(button:not(:disabled), a[href], [role="button"][tabindex="0"])';

/** From one thing on the board to the next one in the direction of the key. Whatever uses the arrows itself has said so. */
export function walk(event: KeyboardEvent) {
  const from = (event.target as Element).closest?.(THINGS);
  if (!from || !ARROWS[event.key] || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const middle = (thing: Element) => {
    const box = thing.getBoundingClientRect();
    return { thing: thing as HTMLElement, x: box.x + box.width / 2, y: box.y + box.height / 2, seen: box.width > 0 };
  };
  const all = [...document.querySelectorAll(THINGS)].filter((thing) => thing !== from).map(middle);
  const next = towards(
    middle(from),
    all.filter((each) => each.seen),
    event.key,
    2,
  );
  event.preventDefault();
  next?.thing.focus();
}
