import type { AnyAction } from '../../protocol';
import type { Playing } from '../game';
import { isHome, placeOf } from './map';
import { WINTERING, type Action, type Rune, type View } from './types';
import { plan, type Leg, type Plan } from './voyage';

const KEY = 'hearthside.fire-and-axe.projection';
function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/**
 * A choice half made. `aim` is the place one points at, `pinned` when it was tapped; `saga` the card one points at; `rune` the rune that
 * was tapped; `journey` what is left of a voyage that is
 * under way; `wind` whether free moves are used first; `winter` asks whether to go wintering; `sheet` is what is laid over the map; `mat`
 * whether the mat is slid up on a phone.
 */
export const choice = $state<{
  aim: string | null;
  pinned: boolean;
  saga: string | null;
  rune: Rune | null;
  journey: Action[];
  wind: boolean;
  winter: boolean;
  sheet: 'score' | 'sagas' | null;
  mat: boolean;
  projection: boolean;
}>({
  aim: null,
  pinned: false,
  saga: null,
  rune: null,
  journey: [],
  wind: true,
  winter: false,
  sheet: null,
  mat: false,
  projection: kept(),
});

export function switchProjection() {
  choice.projection = !choice.projection;
  try {
    localStorage.setItem(KEY, choice.projection ? 'on' : 'off');
  } catch {
    /* then it is for this visit */
  }
}

export const moves = (playing: Playing) => (playing.live ? (playing.moment.options as unknown as Action[]) : []);
export const can = (playing: Playing, is: Action['is']) => moves(playing).some((move) => move.is === is);
export const why = (playing: Playing, move: Action) => playing.whyNot(move as unknown as AnyAction);
const same = (a: Action, b: Action) => {
  const keys = Object.keys(b) as (keyof Action)[];
  return keys.every((key) => (a[key] ?? null) === (b[key] ?? null));
};
export const allows = (playing: Playing, move: Action) => moves(playing).some((each) => same(each, move));

export function forget() {
  Object.assign(choice, { aim: null, pinned: false, rune: null, winter: false, journey: [] });
}

/** Does what is allowed; what is not says why. */
export function act(playing: Playing, move: Action) {
  if (!allows(playing, move)) return why(playing, move);
  forget();
  playing.play(move as unknown as AnyAction);
}

/** The seat whose voyages are planned here. */
export const planner = (playing: Playing) => playing.moment.viewer;
/** Only from the sea, a port or the wintering box does a longboat set out. */
const underWay = (playing: Playing) => playing.live && ['Wintering', 'Mooring', 'Sailing'].includes((playing.moment.view as View).phase.is);

/** The voyage to a place in this turn, or else in the next. */
export function voyage(playing: Playing, to: string): Plan | null {
  const seat = planner(playing),
    view = playing.moment.view as View;
  if (seat < 0 || to === WINTERING || to === view.captains[seat]!.place) return null;
  const acting = playing.moment.toAct.includes(seat) && !playing.moment.over;
  return (acting ? plan(view, seat, true, to, choice.wind) : null) ?? plan(view, seat, false, to);
}

export const isNext = (playing: Playing, to: string) =>
  moves(playing).some((move) => (move.is === 'Sail' && move.to === to) || (move.is === 'Depart' && move.port === to)) ||
  (to === WINTERING && can(playing, 'GoWintering'));

export function pointAt(id: string | null) {
  if (choice.pinned && id === null) return;
  if (id !== null && id !== choice.aim) choice.pinned = false;
  choice.aim = id;
}

/**
 * A place was clicked: with a mouse or a key one has pointed at it before (`aimed`); a finger points with its first tap. A voyage that
 * costs something is asked for twice.
 */
export function pick(playing: Playing, id: string, aimed: boolean) {
  if (id === WINTERING) return winter(playing);
  if (planner(playing) < 0) return why(playing, { is: 'Sail', to: id, free: false }); // who watches is told so
  const way = voyage(playing, id),
    first = choice.aim !== id || !choice.pinned;
  choice.rune = null;
  choice.winter = false;
  const sure = way?.inTime && underWay(playing) && (aimed ? (way.loss === 0 && !(way.depart && way.legs.length)) || !first : !first);
  if (sure) return embark(playing, way);
  Object.assign(choice, { aim: id, pinned: true });
  if (way && (!playing.live || (way.inTime && underWay(playing)))) return;
  if (playing.live)
    return why(
      playing,
      (playing.moment.view as View).phase.is === 'Wintering' && isHome(id)
        ? { is: 'Depart', port: id }
        : { is: 'Sail', to: id, free: false },
    );
}

const sails = (legs: Leg[]): Action[] => legs.map((leg) => ({ is: 'Sail', to: leg.to, free: leg.free }));

/** Puts to sea: day after day, until it is done or the sea demands something. */
export function embark(playing: Playing, way: Plan) {
  const journey: Action[] = [...(way.depart ? [{ is: 'Depart', port: way.depart } as Action] : []), ...sails(way.legs)],
    first = journey.shift();
  if (!first) return;
  act(playing, first);
  choice.journey = journey;
}

/** The next day of a voyage. Anything else that is asked ends it. */
export function sailOn(playing: Playing) {
  const next = choice.journey[0];
  if (!next || !playing.live) return;
  const rest = choice.journey.slice(1);
  if (!underWay(playing) || !allows(playing, next)) {
    choice.journey = [];
    return;
  }
  act(playing, next);
  choice.journey = rest;
}

/** FA-200: it ends the turn and empties the longboat, so it is asked for twice. */
export function winter(playing: Playing) {
  if (!can(playing, 'GoWintering')) return playing.live ? why(playing, { is: 'GoWintering' }) : playing.explain('FA-200', 'does.wintering');
  if (choice.winter) return act(playing, { is: 'GoWintering' });
  forget();
  choice.winter = true;
}

export const plays = (playing: Playing, rune: Rune) =>
  moves(playing).filter((move): move is Extract<Action, { is: 'PlayRune' }> => move.is === 'PlayRune' && move.rune === rune);
export const canUse = (playing: Playing, rune: Rune) =>
  moves(playing).some((move) => (move.is === 'PlayRune' || move.is === 'DiscardRune') && move.rune === rune);

/** A rune is taken up, or says why it cannot be. */
export function pickRune(playing: Playing, rune: Rune) {
  const open = choice.rune === rune;
  choice.winter = choice.pinned = false;
  choice.aim = null;
  if (open) {
    choice.rune = null;
    return;
  }
  if (!canUse(playing, rune))
    return playing.live ? why(playing, { is: 'PlayRune', rune, target: -1, good: null }) : playing.explain('FA-74', `rune.${rune}.does`);
  choice.rune = rune;
}

export const zoneOf = (id: string) => placeOf(id).zone;
