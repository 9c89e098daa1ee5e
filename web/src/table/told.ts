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
/** Why one of several ideas is good, or that nothing else may be done; without a reason it is no better than the others, if that is so. */
export const because = (hint: Hint, all: Hint[], speak: Speak, options = 0): string =>
  options === 1
    ? t('hint.only')
    : hint.reason
      ? t('hint.because', { reason: reasonAs(hint.reason, speak) })
      : all.length > 1 && all.every((other) => Math.abs(other.win - hint.win) < 0.025)
        ? t('hint.equal')
        : '';
