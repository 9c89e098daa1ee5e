import type { Attachment } from 'svelte/attachments';

interface Layer {
  node: Element;
  close: () => void;
  /** A tap outside closes it and does nothing else. */
  covers: boolean;
}

/** What lies over the page now, the uppermost last. */
const layers: Layer[] = [];

const push = (layer: Layer) => {
  layers.push(layer);
  listen();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    listen();
  };
};

const openerOf = (target: Node) => (target as Element).closest?.('[data-opens]') ?? null;

/** Whether a press belongs to a layer: inside it, or on the button that opened it, which closes it itself. */
const belongs = (layer: Layer, target: Node) => {
  const opener = openerOf(target);
  return layer.node.contains(target) || (!!opener && opener.getAttribute('data-opens') === layer.node.getAttribute('data-layer'));
};

/** A tap that closes something is no tap on what lies beneath: neither its click nor anything made of it arrives there. */
export function swallowClick() {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    forget();
  };
  const forget = () => {
    removeEventListener('click', stop, true);
    removeEventListener('pointerdown', forget, true);
    removeEventListener('keydown', forget, true);
  };
  addEventListener('click', stop, true);
  // Trap: a long press has no click; the next press must not be eaten for it.
  setTimeout(() => {
    addEventListener('pointerdown', forget, true);
    addEventListener('keydown', forget, true);
  });
}

function pressed(event: Event) {
  const top = layers.findLast((layer) => layer.covers);
  if ((event.target as Element).closest?.('dialog[open]')) return; // a question lies above everything
  if (!top || belongs(top, event.target as Node)) return;
  top.close();
  if (openerOf(event.target as Node)) return; // it opens something else instead
  event.stopPropagation();
  swallowClick();
}

function escaped(event: KeyboardEvent) {
  const top = layers.at(-1);
  if (event.key !== 'Escape' || !top || event.defaultPrevented || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  event.stopPropagation();
  top.close();
}

function listen() {
  if (layers.length) {
    addEventListener('pointerdown', pressed, true);
    addEventListener('keydown', escaped, true);
  } else {
    removeEventListener('pointerdown', pressed, true);
    removeEventListener('keydown', escaped, true);
  }
}

/**
 * For popovers, sheets and drawers while they are open: `{@attach dismissed(close)}`. A tap outside and the Escape key close the uppermost,
 * and do nothing else. The button that opens it has the name in `data-opens`
 * that the layer has in `data-layer`.
 */
export const dismissed =
  (close: () => void): Attachment =>
  (node) =>
    push({ node, close, covers: true });

/** Escape closes this too, but a tap outside goes where it was meant to: for what only lies beside the board. */
export const escapable =
  (close: () => void): Attachment =>
  (node) =>
    push({ node, close, covers: false });
