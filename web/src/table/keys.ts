/**
 * What Enter and Escape do, alike in all games.
 *
 * Escape closes one thing at a time, the uppermost: a dialog by itself, then whatever has said that it is open (`dismissed`, `escapable` in
 * dismiss.ts), and when nothing lies open what is half chosen on the board (`letGo` of the game). It never plays.
 *
 * Enter and Space take what has the focus. They never answer what has just come up: a key that is held down chooses once, and when the
 * focus was brought to a question after a choice, nobody can have read it at once.
 */

/** Nobody has read a question and chosen before so many milliseconds. */
export const READING = 400;

const WRITES = 'input:not([type=checkbox], [type=radio]), textarea, select';
const chooses = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** When the focus was last brought somewhere that nobody had asked for. */
let came = -Infinity;
/** Whether whoever plays has done something else since they chose: any other key, or a tap. */
let wished = true;
let kept = false;

/** The focus was led to something that can be chosen, by the frame or by a dialog. */
export function brought() {
  if (!wished) came = performance.now();
}

function pressed(event: KeyboardEvent) {
  if (!chooses(event)) return pointed();
  if ((event.target as Element).closest?.(WRITES)) return;
  kept = event.repeat || performance.now() - came < READING;
  if (kept) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else wished = false;
}
/** Space presses a button only when it is let go. */
function released(event: KeyboardEvent) {
  if (chooses(event) && kept) event.preventDefault();
  if (chooses(event)) kept = false;
}
function pointed() {
  wished = true;
  came = -Infinity;
}

/** As long as a table is open: keeps Enter and Space from what the focus was brought to and nobody has read. */
export function unread(): () => void {
  pointed();
  addEventListener('pointerdown', pointed, true);
  addEventListener('keydown', pressed, true);
  addEventListener('keyup', released, true);
  return () => {
    removeEventListener('pointerdown', pointed, true);
    removeEventListener('keydown', pressed, true);
    removeEventListener('keyup', released, true);
  };
}
