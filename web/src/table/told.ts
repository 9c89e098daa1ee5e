import type { GameModule } from '../games/game';
import type { AnyAction, Hint, Reason } from '../protocol';
import { t, type Speak } from '../words/words.svelte';

/** What may be done, in the words of its game; a game that has none is told by the bare name. */
export function toldAs(game: GameModule, action: AnyAction, speak: Speak, view?: unknown): string {
  const told = game.tell?.(action, view);
  return told ? speak(told.key, told.gaps) : action.is.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** Why an option is good, in the words of its game; what no words are there for is told in the engine's English. */
export function reasonAs(reason: Reason, speak: Speak): string {
  const key = `because.${reason.feature}${reason.more ? '' : '.less'}`,
    told = speak(key);
  return told === key ? reason.words : told;
}

export const percent = (share: number): number => Math.round(100 * share);
/** A change of chance: always with its sign, unless there is none. */
export const signed = (share: number): string => (percent(share) ? `${share < 0 ? '−' : '+'}${Math.abs(percent(share))}` : '0');
/**
 * How good an idea is: how likely it wins, and the points where they tell one idea from another. Those who cannot read yet are told
 * neither.
 */
export function oddsOf(game: GameModule, hint: Hint, all: Hint[], speak: Speak): string {
  if (game.aloud) return '';
  const win = t('hint.win', { n: percent(hint.win) }),
    points = Math.round(hint.points);
  return all.every((other) => Math.round(other.points) === points) ? win : `${win} · ${speak('hint.points', { n: points })}`;
}
/**
 * Why one of several ideas is good: what is known of it, what speaks for it, and how far it is apart from the others, in numbers; or that
 * nothing else may be done.
 */
export function because(hint: Hint, all: Hint[], speak: Speak, options = 0): string {
  if (options === 1) return t('hint.only');
  const known = hint.fact ? speak(`fact.${hint.fact.key}`, hint.fact.gaps) : '';
  const reason = hint.reason ? t('hint.because', { reason: reasonAs(hint.reason, speak) }) : '';
  return [known, [reason, apart(hint, all, speak)].filter(Boolean).join('; ')].filter(Boolean).join(' ');
}

function apart(hint: Hint, all: Hint[], speak: Speak): string {
  if (all.length < 2 || hint.reason?.feature === 'wins') return '';
  if (all.every((other) => Math.abs(other.win - hint.win) < 0.025 && Math.abs(other.points - hint.points) < 0.75))
    return hint.reason ? '' : t('hint.equal');
  return hint.apart ? speak(`hint.${hint.apart.kind}`, { n: hint.apart.number }) : '';
}
