const PAUSE = 600;

/**
 * A key that was meant for what was told before does not answer what is asked now: the focus is brought to a new question, and for a moment
 * Enter and Space choose nothing there. Whoever presses another key or points has seen the question.
 */
export class Heed {
  private asked = -Infinity;

  /** Something else is asked now. */
  ask() {
    this.asked = performance.now();
  }

  /** For every key and press on the page, before anything else hears of it. */
  readonly hear = (event: Event) => {
    const key = event instanceof KeyboardEvent ? event.key : '';
    if (key !== 'Enter' && key !== ' ') this.asked = -Infinity;
    else if (performance.now() - this.asked < PAUSE && (event.target as Element).closest?.('[data-legal]')) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
