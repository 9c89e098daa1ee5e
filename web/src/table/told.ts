import type { GameModule } from '../games/game';
import type { AnyAction, Hint, Reason } from '../protocol';
import { t, type Speak } from '../words/words.svelte';

/**
 * What may be done, in the words of its game; a game that has none is told by the bare name.
 *
 * @param lit whether the board lights this up, and nothing else, while it is told
 */
export function toldAs(game: GameModule, action: AnyAction, speak: Speak, view?: unknown, lit = false): string {
  const told = game.tell?.(action, view);
  if (!told) return action.is.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return speak((!lit && told.unlit) || told.key, told.gaps);
}

/** Whether words alone cannot say which of several things is meant: it has to be shown on a board. */
export const isShown = (game: GameModule, action: AnyAction, view?: unknown): boolean => game.tell?.(action, view).unlit !== undefined;

/** Why an option is good, in the words of its game; what no words are there for is told in the engine's English. */
export function reasonAs(reason: Reason, speak: Speak): string {
  const key = `because.${reason.feature}${reason.more ? '' : '.less'}`,
    told = speak(key);
  return told === key ? reason.words : told;
}

/** A few words that stand alone are a sentence. */
export const begun = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const ended = (text: string) => (text && !text.endsWith('.') ? `${text}.` : text);

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
  const reason = hint.reason ? reasonAs(hint.reason, speak) : '',
    distance = apart(hint, all, speak);
  const why = reason ? t('hint.because', { reason: [reason, distance].filter(Boolean).join('; ') }) : ended(begun(distance));
  return [known, why].filter(Boolean).join(' ');
}

function apart(hint: Hint, all: Hint[], speak: Speak): string {
  if (all.length < 2 || hint.reason?.feature === 'wins') return '';
  if (all.every((other) => Math.abs(other.win - hint.win) < 0.025 && Math.abs(other.points - hint.points) < 0.75))
    return hint.reason ? '' : t('hint.equal');
  return hint.apart ? speak(`hint.${hint.apart.kind}`, { n: hint.apart.number }) : '';
}
