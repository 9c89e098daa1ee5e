import type { Attachment } from 'svelte/attachments';
import { atEachTable } from './each.svelte';

/** A thing in words. */
export interface Told {
  /** Empty where the text begins with it. */
  name: string;
  text: string;
  box: DOMRect;
}

/** What the mouse or the focus rests on at one table; one thing at a time. */
export class Resting {
  now = $state.raw<Told | null>(null);
}
export const restingAt = atEachTable(() => new Resting());

/** Tells of a thing while the mouse or the focus of the keyboard rests on it; a finger asks by a tap instead. */
export function tells(playing: { stage: object }, name: string, text: string): Attachment<HTMLElement | SVGElement> {
  const resting = restingAt(playing);
  return (thing) => {
    let mine: Told | null = null;
    const hide = () => {
      if (mine && resting.now === mine) resting.now = null;
      mine = null;
    };
    const show = () => {
      resting.now = mine = { name, text, box: thing.getBoundingClientRect() };
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
