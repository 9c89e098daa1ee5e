import type { Attachment } from 'svelte/attachments';

/** Where a part of the frame lies on the screen. */
type Part = (name: 'top' | 'tray') => DOMRect | undefined;

/**
 * On a small screen something a board says lies over another part of the frame, where it hides nothing that can be chosen: it moves out of
 * the board, which may be enlarged, and stands where `place` says. Without a frame, as in a rulebook, it stays where it is.
 */
export const dock =
  (place: (part: Part) => Partial<CSSStyleDeclaration>): Attachment<HTMLElement> =>
  (node) => {
    const frame = node.closest('.frame');
    if (!frame) return;
    frame.append(node);
    const lay = () =>
      Object.assign(
        node.style,
        { position: 'fixed', zIndex: '20' },
        place((name) => frame.querySelector(`:scope > .${name}`)?.getBoundingClientRect()),
      );
    lay();
    const watcher = new ResizeObserver(lay);
    watcher.observe(frame);
    for (const part of frame.querySelectorAll(':scope > :is(.top, .tray)')) watcher.observe(part);
    return () => {
      watcher.disconnect();
      node.remove(); // whoever takes away the board does not find it there
    };
  };

/** Over what is mine: below the board of a phone held upright, growing upwards; beside the board of one lying on its side. */
export const overTray = (part: Part): Partial<CSSStyleDeclaration> => {
  const tray = part('tray');
  if (!tray) return {};
  const isBelow = tray.width > innerWidth / 2;
  return {
    left: `${tray.left}px`,
    width: `${tray.width}px`,
    maxWidth: 'none',
    boxSizing: 'border-box',
    ...(isBelow
      ? { top: 'auto', bottom: `${innerHeight - tray.bottom}px`, minHeight: `${tray.height}px`, maxHeight: '60dvh' }
      : { bottom: 'auto', top: `${tray.top}px`, minHeight: '0', maxHeight: `${innerHeight - tray.top - 4}px` }),
  };
};

/** Between what is asked and what answers it: all the room there is on a phone held upright. */
export const underPrompt = (part: Part): Partial<CSSStyleDeclaration> => {
  const [top, tray] = [part('top'), part('tray')];
  if (!top || !tray) return {};
  return { top: `${top.bottom + 4}px`, maxHeight: `${tray.top - top.bottom - 8}px` };
};
