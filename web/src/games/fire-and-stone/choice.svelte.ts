import type { AnyAction } from '../../protocol';
import type { Playing } from '../game';
import type { Area, Action, View } from './types';

/** What lies open over the map. */
export type Sheet = { is: 'tribe'; seat: number } | { is: 'hidden' } | { is: 'scores' } | { is: 'cave' } | { is: 'offer' };

/**
 * What is being looked at: an area (held) or one under the pointer, which scout is meant, a sheet, and on a phone whether the mat is up.
 */
export const choice = $state<{ area: Area; over: Area; scout: number; sheet: Sheet | null; mat: boolean; projected: boolean }>({
  area: '',
  over: '',
  scout: -1,
  sheet: null,
  mat: false,
  projected: keptProjection(),
});

const KEY = 'hearthside.fire-and-stone.projection';
function keptProjection(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}
/** The projection of the end score can be switched off. */
export function switchProjection() {
  choice.projected = !choice.projected;
  try {
    localStorage.setItem(KEY, choice.projected ? 'on' : 'off');
  } catch {
    /* then it is for this visit */
  }
}

export function forget() {
  choice.area = choice.over = '';
  choice.scout = -1;
}

export function open(sheet: Sheet | null) {
  choice.mat = false;
  choice.sheet = JSON.stringify(sheet) === JSON.stringify(choice.sheet) ? null : sheet;
}

export const moves = (playing: Playing): Action[] => (playing.live ? (playing.moment.options as unknown as Action[]) : []);
export function act(playing: Playing, move: Action) {
  forget();
  choice.sheet = null;
  playing.play(move as unknown as AnyAction);
}
export const why = (playing: Playing, move: Action) => playing.whyNot(move as unknown as AnyAction);

/** The area a move goes to, if it goes to one. */
export function target(move: Action): Area | undefined {
  switch (move.is) {
    case 'Move':
      return move.to;
    case 'Send':
    case 'Join':
      return move.fire;
    case 'Fall':
      return move.area;
    case 'Mark':
      return move.settlement;
    default:
      return undefined;
  }
}

/** The moves to an area; a scout that was chosen goes before the other. */
export function movesTo(playing: Playing, area: Area): Action[] {
  const all = moves(playing).filter((move) => target(move) === area),
    chosen = all.filter((move) => move.is === 'Move' && move.scout === choice.scout);
  return chosen.length ? chosen : all;
}

/** What somebody means who taps an area: by what is asked. */
export function meant(view: View, area: Area): Action {
  switch (view.phase.is) {
    case 'Sending':
      return { is: 'Send', fire: area };
    case 'Joining':
      return { is: 'Join', fire: area };
    case 'Falling':
      return { is: 'Fall', area };
    case 'Visiting':
      return view.cave === 'ancestor_shrine' ? { is: 'Mark', settlement: area } : { is: 'Move', scout: view.phase.scout, to: area };
    default:
      return { is: 'Move', scout: choice.scout >= 0 ? choice.scout : view.used.includes(0) ? 1 : 0, to: area };
  }
}

/**
 * A tap on an area. With a mouse or a key one goes at once, for the way was shown already; a finger shows it first. Where both scouts
 * could go, one asks. What is dark says why.
 */
export function pick(playing: Playing, area: Area, finger: boolean) {
  const to = movesTo(playing, area),
    again = choice.area === area;
  if (to.length === 1 && (again || !finger)) return act(playing, to[0]!);
  choice.area = again && to.length === 0 ? '' : area;
  if (to.length === 0 && !again && playing.moment.viewer >= 0 && !playing.moment.over)
    why(playing, meant(playing.moment.view as View, area));
}

/** Enter and Space act as a tap does. */
export function press(event: KeyboardEvent, what: () => void) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  what();
}
