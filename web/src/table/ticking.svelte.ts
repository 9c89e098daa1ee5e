import type { Paced } from '../protocol';
import { t } from '../words/words.svelte';

/** The server's time, as well as this browser can tell: its own clock, put right whenever the server says what time it is. */
export const clock = $state({ now: Date.now() });
let ahead = 0,
  users = 0,
  timer = 0;

const tick = () => (clock.now = Date.now() + ahead);

export function heardTime(now: number) {
  ahead = now - Date.now();
  tick();
}

/** For an effect: time passes while somebody looks at it. */
export function watchTime(): () => void {
  if (users++ === 0) timer = window.setInterval(tick, 250);
  tick();
  return () => {
    if (--users === 0) clearInterval(timer);
  };
}

/** Below this, time is short. */
export const SHORT = 10_000;

export interface Left {
  /** Until the time of this decision is up. */ decision: number;
  /** What comes after that. */ reserve: number;
  total: number;
  short: boolean;
}

/** What `seat` has left for its decision; null where its clock rests. */
export function timeLeft(pacing: Pick<Paced, 'clocks'> & Partial<Paced>, seat: number, now: number): Left | null {
  const ticking = pacing.clocks.find((c) => c.seat === seat);
  if (!ticking) return null;
  const total = Math.max(0, ticking.due - now),
    full = pacing.reserve?.[seat] ?? 0;
  const reserve = Math.min(full, total);
  return { decision: Math.max(0, total - full), reserve, total, short: total <= SHORT };
}

/** A length of time for people: 0:24, 5:07, 5 h 12 min, 30 h, 3 days. */
export function lasting(ms: number): string {
  const seconds = Math.ceil(ms / 1000),
    minutes = Math.floor(seconds / 60),
    hours = Math.floor(minutes / 60);
  if (hours < 1) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  if (hours >= 10 && hours < 48) return t('time.hour', { n: hours });
  if (hours < 48) return t('time.hours', { h: hours, m: minutes % 60 });
  return t('time.days', { n: Math.floor(hours / 24) });
}
