import { t } from '../words/words.svelte';
import type { Table } from './table.svelte';

type Waiting = Pick<Table, 'live' | 'note' | 'mustAct' | 'name'> & { update: Pick<NonNullable<Table['update']>, 'toAct' | 'over'> | null };

/**
 * A tap that ended an animation was no choice, and that is said each time: if what was tapped can be chosen now, it must be tapped once
 * more; if others still move, it is said for whom one waits.
 */
export function sayAgain(table: Waiting, target: Element, delay = 450) {
  const id = target.closest(':is(#board, .tray) [data-testid]')?.getAttribute('data-testid');
  setTimeout(() => {
    const { update } = table;
    if (!update || update.over) return;
    const lit = [...document.querySelectorAll(':is(#board, .tray) [data-legal]')].some((thing) => thing.getAttribute('data-testid') === id);
    if (table.live) table.note = t(id && lit ? 'tap.again' : 'tap.skipped');
    else if (!table.mustAct && update.toAct.length)
      table.note = t('tap.wait', { name: update.toAct.map((seat) => table.name(seat)).join(', ') });
    else table.note = t('tap.skipped');
  }, delay);
}
