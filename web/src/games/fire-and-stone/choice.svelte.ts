import { settings } from '../../settings.svelte';
import { atEachTable } from '../each.svelte';
import { factsOf } from './facts';
import type { Area, Action, Playing } from './types';

/** What lies open over the map. */
export type Sheet = { is: 'tribe'; seat: number } | { is: 'hidden' } | { is: 'scores' } | { is: 'cave' } | { is: 'offer' };

const KEY = 'hearthside.fire-and-stone.projection';
function keptProjection(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** What is being looked at or half chosen. It belongs to one table: nothing of it is carried to another. */
export class Choice {
  /** the area held by a tap */ area = $state<Area | ''>('');
  /** the area under the pointer */ over = $state<Area | ''>('');
  /** which scout is meant, or -1 */ scout = $state(-1);
  /** a move that brings nothing and is asked about */ idle = $state<Action | null>(null);
  sheet = $state<Sheet | null>(null);
  /** leads the map back to where one looked before something happened elsewhere */ back: (() => void) | null = null;
  /** on a phone, whether the mat is up */ mat = $state(false);
  projected = $state(keptProjection());
}

/** Each table has a choice of its own: whoever has its stage has the same one. */
export const choiceOf = atEachTable(() => new Choice());

/** The projection of the end score can be switched off. */
export function switchProjection(choice: Choice) {
  choice.projected = !choice.projected;
  try {
    localStorage.setItem(KEY, choice.projected ? 'on' : 'off');
  } catch {
    /* then it is for this visit */
  }
}

export function forget(choice: Choice) {
  Object.assign(choice, { area: '', over: '', scout: -1, idle: null });
}

export function letGo(playing: Playing): boolean {
  const choice = choiceOf(playing),
    begun = Boolean(choice.area || choice.over || choice.idle || choice.mat) || choice.scout >= 0;
  forget(choice);
  choice.mat = false;
  return begun;
}

export function open(choice: Choice, sheet: Sheet | null) {
  choice.mat = false;
  choice.sheet = JSON.stringify(sheet) === JSON.stringify(choice.sheet) ? null : sheet;
}

export const actions = (playing: Playing): Action[] => (playing.live ? playing.moment.options : []);
export function act(playing: Playing, action: Action) {
  const choice = choiceOf(playing);
  forget(choice);
  choice.sheet = null;
  playing.play(action);
}
/** Goes where one points; a move that would bring nothing is asked about first. */
export function go(playing: Playing, action: Action) {
  const choice = choiceOf(playing);
  if (!isIdle(playing, action) || actions(playing).every((other) => isIdle(playing, other))) return act(playing, action);
  Object.assign(choice, { area: action.to, over: '', idle: action });
}
/** Whether a move brings nothing; where every move does, nobody is bothered. */
export const isIdle = (playing: Playing, action: Action | undefined): action is Action & { is: 'Move' } =>
  action?.is === 'Move' && factsOf(playing.moment).barren.includes(action.to);
export const why = (playing: Playing, action: Action) => playing.whyNot(action);

/** The area a move goes to, if it goes to one. */
export function target(action: Action): Area | undefined {
  switch (action.is) {
    case 'Move':
      return action.to;
    case 'Send':
    case 'Join':
      return action.fire;
    case 'Fall':
      return action.area;
    case 'Mark':
      return action.settlement;
    default:
      return undefined;
  }
}

/** The moves to an area; a scout that was chosen goes before the other. */
export function movesTo(playing: Playing, area: Area): Action[] {
  const all = actions(playing).filter((action) => target(action) === area),
    chosen = all.filter((action) => action.is === 'Move' && action.scout === choiceOf(playing).scout);
  return chosen.length ? chosen : all;
}

/**
 * A tap on an area. With a mouse or a key one goes at once, for the way was shown already; a finger shows it first. Where both scouts
 * could go, one asks. What cannot be chosen is only looked at: nobody is refused anything for looking. A tap on a map that slides may hit
 * another area than was meant: it only looks too.
 */
export function pick(playing: Playing, area: Area, finger: boolean, slides = false) {
  const choice = choiceOf(playing),
    to = movesTo(playing, area),
    again = choice.area === area;
  choice.idle = null;
  if (to.length === 1 && !slides && (again || !finger)) return go(playing, to[0]!);
  choice.area = again && to.length === 0 ? '' : area;
  choice.mat = false;
}

/** Whether the map is on its way to where it is wanted, and seen to be. */
export const slides = ({ stage }: Playing) => stage.lens.gliding && settings.speed !== 'off';
/** Whether a click was made by a finger. */
export const byFinger = (event: MouseEvent) => 'pointerType' in event && event.pointerType === 'touch';

/** Enter and Space act as a tap does. */
export function press(event: KeyboardEvent, what: () => void) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  what();
}
