const PLACES = '.table-top, .tray';
const legal = () => [...document.querySelectorAll<HTMLElement | SVGElement>(`:is(${PLACES}) [data-legal='true']`)];

/** To what can be chosen first. */
export function toBoard() {
  (legal()[0] ?? document.querySelector<HTMLElement>('#board'))?.focus();
}

/**
 * Whoever plays with the keyboard stays where they play: what was focused may be gone after a move, and then the same thing, or else the
 * first that can be chosen, is focused again. `keep` is called before a move, `restore` when there is something to choose.
 */
export class Focus {
  private was: string | null = null;
  private held = false;

  keep() {
    const now = document.activeElement;
    this.held = !!now?.closest(PLACES) && now.matches(':focus-visible');
    this.was = this.held ? (now!.getAttribute('data-testid') ?? null) : null;
  }

  restore() {
    if (!this.held) return;
    const now = document.activeElement;
    if (now && now !== document.body && now.isConnected && !now.matches('[data-testid=table]')) return;
    const same = this.was && document.querySelector<HTMLElement>(`:is(${PLACES}) [data-testid="${CSS.escape(this.was)}"]`);
    if (same) same.focus();
    else toBoard();
  }
}
