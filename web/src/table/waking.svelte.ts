import { speak } from './speech.svelte';
import type { Table } from './table.svelte';

/**
 * After 8 s without a choice the prompt is said once more and what can be chosen wiggles; nothing is decided for the player by this; the
 * clock of a table is the server's.
 */
export function wakeUp(table: Table) {
  if (!table.live) return;
  const ask = table.game.ask(table.moment),
    hint = ask.hint ?? ask;
  const timer = setTimeout(() => {
    table.hint = true;
    speak(table.speak(hint.key, hint.gaps));
  }, 8000);
  return () => {
    clearTimeout(timer);
    table.hint = false;
  };
}
