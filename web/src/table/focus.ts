import { brought } from './keys';

const PLACES = '.table-top, .tray';
const LEGAL = `:is(${PLACES}) [data-legal='true']`;
const FIRST = `:is(${PLACES}) [data-first='true']`;
/** What leads nowhere once it is done: the end of a turn, passing. */
const SPENT = '[data-ends], [data-quiet]';
type Thing = HTMLElement | SVGElement;

/** Not everything takes the focus: what is hidden or disabled does not. */
function took(thing: Thing | null | undefined): boolean {
  const was = document.activeElement;
  thing?.focus();
  const has = !!thing && document.activeElement === thing;
  if (has && was !== thing) brought();
  return has;
}

/**
 * What can be chosen, in the order in which one would look at it: first what a question wants to be answered with (`primary`), then where
 * a game wants its players to go on (`data-first`, the longboat that has just arrived), then the board, and last what is only done when
 * nothing else is wanted (`data-quiet`, and `data-ends` for the end of a turn).
 */
function legal(within = PLACES): Thing[] {
  const rank = (thing: Thing) => (thing.matches(FIRST) ? 1 : thing.matches(SPENT) ? 3 : thing.classList.contains('primary') ? 0 : 2);
  return [...document.querySelectorAll<Thing>(`${LEGAL}, ${FIRST}`)]
    .filter((thing) => thing.closest(within))
    .sort((a, b) => rank(a) - rank(b));
}

const board = () => document.querySelector<HTMLElement>('#board');

/** To what can be chosen first. */
export function toBoard() {
  if (!legal().some(took)) board()?.focus();
}

/** What one only looks at on the board gives its room back to the answers; they are there a moment later. */
function afterLooking(then: () => void) {
  const now = document.activeElement as Thing | null;
  if (now?.closest('.table-top')) now.blur();
  setTimeout(then);
}

/** What a question that lies open is answered with: on the board, or else below or beside it. What is only counted there is no answer. */
const answers = () => [
  ...legal('.table-top').filter((thing) => thing.matches('.primary')),
  ...legal('.tray'),
  ...document.querySelectorAll<Thing>('.tray .primary'),
];

/** To the answers; where there are none the focus stays, and `none` says so. */
export function toAnswers(none: () => void = () => {}) {
  const was = document.activeElement as Thing | null;
  afterLooking(() => {
    if (answers().some(took)) return;
    if (was && was !== document.body && was.isConnected) was.focus();
    none();
  });
}

/** To what ends my turn, or passes. What is half chosen in its place is let go of. */
export function toEnd(letGo: () => void) {
  const find = () => {
    const all = legal().filter((thing) => thing.matches(SPENT));
    return all.find((thing) => thing.matches('[data-ends]')) ?? all[0];
  };
  afterLooking(() => {
    if (took(find())) return;
    letGo();
    setTimeout(() => took(find()));
  });
}

const isLost = () => {
  const now = document.activeElement;
  return !now || now === document.body || !now.isConnected;
};
/** Nothing has the focus but the board as a whole, or what had it is gone. */
const isNowhere = () => isLost() || document.activeElement!.id === 'board';

/**
 * Whoever plays with the keyboard stays where they play: what was focused may be gone after a move, and then the same thing, or else the
 * first that can be chosen, is focused again; but never the end of a turn that is over. Who taps is brought to the board, from where Tab
 * goes on. `keep` is called before a move, `rest` after it, `restore` when there is something to choose.
 */
export class Focus {
  private was: string | null = null;
  private keys = false;
  /** Whoever has not begun begins at the top of the page. */
  private begun = false;
  /** What was chosen, if the focus was on something that could be chosen, or led somewhere (`data-way`). */
  private chosen: Element | null = null;

  keep() {
    const now = document.activeElement;
    if (!now || now === document.body) return;
    this.begun = true;
    this.keys = now.matches(':focus-visible');
    this.chosen = now.matches(`${LEGAL}, :is(${PLACES}) [data-way]`) ? now : null;
    this.was = now.closest(PLACES) && !now.matches(SPENT) ? now.getAttribute('data-testid') : null;
  }

  restore() {
    const now = document.activeElement;
    const isSpent = this.keys && now && this.chosen === now && (!now.matches(LEGAL) || now.matches(SPENT));
    if (!this.begun || (!isNowhere() && !isSpent)) return;
    const same = this.was && document.querySelector<Thing>(`${LEGAL}[data-testid="${CSS.escape(this.was)}"]`);
    if (!this.keys) this.rest();
    else if (!same || !took(same)) toBoard();
  }

  /** While the others move there is nothing to choose: the board itself is where one plays. */
  rest() {
    const now = document.activeElement,
      isOver = !!now && this.chosen === now && now.matches(SPENT);
    if (this.begun && (isNowhere() || isOver)) board()?.focus({ preventScroll: true });
  }

  /** A key has answered with something that is gone, and now something else is asked: there the answers are. */
  mend() {
    if (isLost()) toAnswers(() => isLost() && board()?.focus());
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
