/** Where a ring is drawn, in pixels of the window. */
export interface Ring {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const ROOM = 8;
/** What opens over a board: an explanation, a question, a sheet, or a card that says so with `data-over`. */
const OVER = '[data-testid="refusal"], dialog[open], [data-layer="sheet"], [data-over]';

const drawn = (box: DOMRect) => box.width > 0 && box.height > 0;
const meets = (ring: Ring, box: DOMRect) =>
  ring.left < box.right && box.left < ring.left + ring.width && ring.top < box.bottom && box.top < ring.top + ring.height;

/** A ring around each thing that can be seen, and none across something that lies over it. */
export function ringsAround(names: string[]): Ring[] {
  const over = [...document.querySelectorAll(OVER)]
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter((it) => drawn(it.box));
  return names.flatMap((name) => {
    const quoted = CSS.escape(name),
      things = [...document.querySelectorAll(`[data-testid="${quoted}"], [data-spot="${quoted}"]`)],
      thing = things.find((each) => drawn(each.getBoundingClientRect()));
    if (!thing) return [];
    const box = thing.getBoundingClientRect(),
      ring = { name, left: box.left - ROOM, top: box.top - ROOM, width: box.width + 2 * ROOM, height: box.height + 2 * ROOM };
    return over.some((it) => !it.node.contains(thing) && meets(ring, it.box)) ? [] : [ring];
  });
}
