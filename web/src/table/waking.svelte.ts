import { speak } from './speech';
import type { Table } from './table.svelte';

/** After 8 s without a choice the prompt is said once more; nothing is ever decided for the player, and there is no clock. */
export function wakeUp(table: Table) {
  if (!table.live) return;
  const ask = table.game.ask(table.moment);
  const timer = setTimeout(() => speak(table.speak(ask.key, ask.gaps)), 8000);
  return () => clearTimeout(timer);
}
