import type { Attachment } from 'svelte/attachments';

/** What the mouse or the focus rests on, in words; one thing at a time, for there is one mouse and one focus. */
export interface Told {
  /** Empty where the text begins with it. */
  name: string;
  text: string;
  box: DOMRect;
}
export const told = $state<{ now: Told | null }>({ now: null });

/** Tells of a thing while the mouse or the focus of the keyboard rests on it; a finger asks by a tap instead. */
export function tells(name: string, text: string): Attachment<HTMLElement | SVGElement> {
  return (thing) => {
    let mine: Told | null = null;
    const hide = () => {
      if (mine && told.now === mine) told.now = null;
      mine = null;
    };
    const show = () => {
      told.now = { name, text, box: thing.getBoundingClientRect() };
      mine = told.now;
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') show();
    };
    const focus = () => {
      if (thing.matches(':focus-visible')) show();
    };
    const heard: [string, (event: Event) => void][] = [
      ['pointerenter', enter],
      ['pointerleave', hide],
      ['focus', focus],
      ['blur', hide],
      ['click', hide],
    ];
    for (const [what, listener] of heard) thing.addEventListener(what, listener);
    return () => {
      for (const [what, listener] of heard) thing.removeEventListener(what, listener);
      hide();
    };
  };
}
