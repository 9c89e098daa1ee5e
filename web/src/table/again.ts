import { t } from '../words/words.svelte';
import type { Table } from './table.svelte';

/**
 * A tap that only ended an animation was no choice. If what was tapped can be chosen now, it was meant as one: then it is said that it must
 * be tapped once more.
 */
export function sayAgain(table: Pick<Table, 'live' | 'note'>, target: Element, delay = 450) {
  const id = target.closest('#board [data-testid]')?.getAttribute('data-testid');
  if (!id) return;
  setTimeout(() => {
    if (table.live && document.querySelector(`#board [data-testid="${CSS.escape(id)}"][data-legal]`)) table.note = t('tap.again');
  }, delay);
}
