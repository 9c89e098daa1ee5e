/** Where a ring is drawn, in pixels of the window. */
export interface Ring {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const ROOM = 8;
/** What opens over a board: an explanation, a question, any layer, or a card that says so with `data-over`. */
const OVER = '[data-testid="refusal"], dialog[open], [data-layer], [data-over]';

const drawn = (box: DOMRect) => box.width > 0 && box.height > 0;
const meets = (ring: Ring, box: DOMRect) =>
  ring.left < box.right && box.left < ring.left + ring.width && ring.top < box.bottom && box.top < ring.top + ring.height;

const around = (name: string, box: DOMRect): Ring => ({
  name,
  left: box.left - ROOM,
  top: box.top - ROOM,
  width: box.width + 2 * ROOM,
  height: box.height + 2 * ROOM,
});

/** A map shows a part of itself: what lies beyond its edge has no ring, and no ring goes beyond it. */
function within(ring: Ring, thing: Element): Ring | null {
  const shown = thing.closest('.measure')?.getBoundingClientRect();
  if (!shown || !drawn(shown)) return ring;
  const left = Math.max(ring.left, shown.left),
    top = Math.max(ring.top, shown.top),
    width = Math.min(ring.left + ring.width, shown.right) - left,
    height = Math.min(ring.top + ring.height, shown.bottom) - top;
  return width < ring.width / 2 || height < ring.height / 2 ? null : { name: ring.name, left, top, width, height };
}

/** How far a map has to be moved for one of these things to lie in its middle, if none of them is seen and it lies beyond the edge. */
export function beyond(names: string[]): { dx: number; dy: number } | null {
  if (ringsAround(names).length > 0) return null;
  for (const name of names) {
    const thing = document.querySelector(`.measure [data-testid="${CSS.escape(name)}"]`),
      box = thing?.getBoundingClientRect(),
      shown = thing?.closest('.measure')!.getBoundingClientRect();
    if (!thing || !drawn(box!) || !drawn(shown!) || within(around(name, box!), thing)) continue;
    return { dx: (shown!.left + shown!.right - box!.left - box!.right) / 2, dy: (shown!.top + shown!.bottom - box!.top - box!.bottom) / 2 };
  }
  return null;
}

/** By the name of a place; `card:` goes before the name of a card, which lies wherever it lies. */
function selector(name: string): string {
  if (name.startsWith('card:')) return `[data-card="${CSS.escape(name.slice(5))}"]`;
  const quoted = CSS.escape(name);
  return `[data-testid="${quoted}"], [data-spot="${quoted}"]`;
}

/** A ring around each thing that can be seen, and none across something that lies over it. */
export function ringsAround(names: string[]): Ring[] {
  const over = [...document.querySelectorAll(OVER)]
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter((it) => drawn(it.box));
  return names.flatMap((name) => {
    const things = [...document.querySelectorAll(selector(name))],
      thing = things.find((each) => drawn(each.getBoundingClientRect()));
    if (!thing) return [];
    const ring = within(around(name, thing.getBoundingClientRect()), thing);
    if (!ring) return [];
    return over.some((it) => !it.node.contains(thing) && meets(ring, it.box)) ? [] : [ring];
  });
}
