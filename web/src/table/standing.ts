import type { Playing } from '../games/game';
import type { Paced } from '../protocol';
import { t } from '../words/words.svelte';

/**
 * What somebody is at the table, in a word or two.
 *
 * @param past a game that is over, shown again: the seats of whoever looks
 */
export function standing({ moment, speak }: Playing, seat: number, past: number[] | null, pacing: Paced | null): string {
  const who = moment.seats[seat]!,
    bot = () => (who.bot ? t('bot.name', { level: speak(`bot.${who.bot}`) }) : t('bot'));
  if (past?.includes(seat)) return t('you');
  if (who.resigned) return t(past || moment.over ? 'gaveup' : 'resigned');
  if (past) return who.kind === 'bot' ? bot() : '';
  if (who.kind === 'open') return t('open');
  if (who.kind === 'bot') return bot();
  if (pacing?.away.includes(seat)) return t('standin');
  if (moment.mine.includes(seat)) return moment.mine.length > 1 ? t('here') : t('you');
  return who.connected ? t('online') : t('away');
}
