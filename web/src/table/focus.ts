const PLACES = '.table-top, .tray';
const LEGAL = `:is(${PLACES}) [data-legal='true']`;
type Thing = HTMLElement | SVGElement;

/** Not everything takes the focus: what is hidden or disabled does not. */
function took(thing: Thing | null | undefined): boolean {
  thing?.focus();
  return !!thing && document.activeElement === thing;
}

/**
 * What can be chosen, in the order in which one would look at it: first what a question wants to be answered with (`primary`), then the
 * board, and last what is only done when nothing else is wanted (`data-quiet`).
 */
function legal(): Thing[] {
  const rank = (thing: Thing) => (thing.hasAttribute('data-quiet') ? 2 : thing.classList.contains('primary') ? 0 : 1);
  return [...document.querySelectorAll<Thing>(LEGAL)].sort((a, b) => rank(a) - rank(b));
}

/** To what can be chosen first. */
export function toBoard() {
  if (!legal().some(took)) document.querySelector<HTMLElement>('#board')?.focus();
}

/** Nothing has the focus but the board as a whole, or what had it is gone. */
const isNowhere = () => {
  const now = document.activeElement;
  return !now || now === document.body || now.id === 'board' || !now.isConnected;
};

/**
 * Whoever plays with the keyboard stays where they play: what was focused may be gone after a move, and then the same thing, or else the
 * first that can be chosen, is focused again. Who taps is brought to the board, from where Tab goes on. `keep` is called before a move,
 * `rest` after it, `restore` when there is something to choose.
 */
export class Focus {
  private was: string | null = null;
  private keys = false;
  /** Whoever has not begun begins at the top of the page. */
  private begun = false;
  /** What was chosen, if the focus was on something that could be chosen. */
  private chosen: Element | null = null;

  keep() {
    const now = document.activeElement;
    if (!now || now === document.body) return;
    this.begun = true;
    this.keys = now.matches(':focus-visible');
    this.chosen = now.matches(LEGAL) ? now : null;
    this.was = now.closest(PLACES) ? now.getAttribute('data-testid') : null;
  }

  restore() {
    const isSpent = this.keys && this.chosen === document.activeElement && !this.chosen?.matches(LEGAL);
    if (!this.begun || (!isNowhere() && !isSpent)) return;
    const same = this.was && document.querySelector<Thing>(`${LEGAL}[data-testid="${CSS.escape(this.was)}"]`);
    if (!this.keys) this.rest();
    else if (!same || !took(same)) toBoard();
  }

  /** While the others move there is nothing to choose: the board itself is where one plays. */
  rest() {
    if (this.begun && isNowhere()) document.querySelector<HTMLElement>('#board')?.focus({ preventScroll: true });
  }
}

/** For what is opened by a key and closed again: the focus goes back to where it was, or else to the board. */
export function returning(): () => void {
  const was = document.activeElement as Thing | null;
  return () => {
    if (!isNowhere()) return;
    if (!was || was === document.body || !was.isConnected || !took(was)) toBoard();
  };
}
