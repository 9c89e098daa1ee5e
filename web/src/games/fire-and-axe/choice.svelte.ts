import { atEachTable } from '../each.svelte';
import { editionOf, factsOf } from './facts';
import { chartOf } from './map';
import { describePlace } from './sentences';
import { WINTERING, type Action, type Rune, type Playing } from './types';
import { plan, type Leg, type Plan } from './voyage';

const KEY = 'hearthside.fire-and-axe.projection';
function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** A choice half made, and how one looks at the table. It belongs to one table: nothing of it is carried to another. */
export class Choice {
  /** the place one points at */ aim = $state<string | null>(null);
  /** whether it was tapped */ pinned = $state(false);
  /** whether that was done with a key */ keyed = $state(false);
  /** where the arrow keys have led, until the longboat moves */ walked = $state<string | null>(null);
  /** the saga one points at */ saga = $state<string | null>(null);
  /** the rune that was tapped */ rune = $state<Rune | null>(null);
  /** what is left of a voyage that is under way */ journey = $state<Action[]>([]);
  /** whether something was just chosen here by hand: what follows on it may be passed over */ onward = false;
  /** whether free moves are used first */ wind = $state(true);
  /** whether one is asked about wintering */ winter = $state(false);
  /** whether one is asked about ending the turn */ ending = $state(false);
  /** what is laid over the map */ sheet = $state<Sheet | null>(null);
  /** whether the mat is slid up on a phone */ mat = $state(false);
  projection = $state(kept());
}
export type Sheet = 'score' | 'sagas' | { crew: number };

/** Each table has a choice of its own: whoever has its stage has the same one. */
export const choiceOf = atEachTable(() => new Choice());

export function switchProjection(choice: Choice) {
  choice.projection = !choice.projection;
  try {
    localStorage.setItem(KEY, choice.projection ? 'on' : 'off');
  } catch {
    /* then it is for this visit */
  }
}

export const actions = (playing: Playing) => (playing.live ? playing.moment.options : []);
export const can = (playing: Playing, is: Action['is']) => actions(playing).some((action) => action.is === is);
export const why = (playing: Playing, action: Action) => playing.whyNot(action);
const same = (a: Action, b: Action) => {
  const keys = Object.keys(b) as (keyof Action)[];
  return keys.every((key) => (a[key] ?? null) === (b[key] ?? null));
};
export const allows = (playing: Playing, action: Action) => actions(playing).some((each) => same(each, action));

export function forget(choice: Choice) {
  Object.assign(choice, { aim: null, pinned: false, rune: null, winter: false, ending: false, journey: [] });
}

export function letGo(playing: Playing): boolean {
  const choice = choiceOf(playing),
    { aim, rune, winter, ending, journey, mat } = choice;
  forget(choice);
  choice.mat = false;
  return Boolean(aim || rune || winter || ending || mat) || journey.length > 0;
}

/** Does what is allowed; what is not says why. */
export function act(playing: Playing, action: Action) {
  if (!allows(playing, action)) return why(playing, action);
  const choice = choiceOf(playing);
  forget(choice);
  choice.onward = true;
  playing.play(action);
}

/** The seat whose voyages are planned here. */
export const planner = (playing: Playing) => playing.moment.viewer;
/** Only from the sea, a port or the wintering box does a longboat set out. */
const underWay = (playing: Playing) => playing.live && ['Wintering', 'Mooring', 'Sailing'].includes(playing.moment.view.phase.is);

/** The voyage to a place in this turn, or else in the next. */
export function voyage(playing: Playing, to: string): Plan | null {
  const seat = planner(playing),
    view = playing.moment.view;
  if (seat < 0 || to === WINTERING || to === view.captains[seat]!.place) return null;
  return plan(chartOf(editionOf(playing)), view, factsOf(playing.moment), seat, to, choiceOf(playing).wind);
}

export const isNext = (playing: Playing, to: string) =>
  actions(playing).some((action) => (action.is === 'Sail' && action.to === to) || (action.is === 'Depart' && action.port === to)) ||
  (to === WINTERING && can(playing, 'GoWintering'));

export function pointAt(choice: Choice, id: string | null) {
  if (choice.pinned && id === null) return;
  if (id !== null && id !== choice.aim) choice.pinned = false;
  choice.aim = id;
}

/** Whether a voyage can begin now: a longboat without men stays where it is. */
export const ready = (playing: Playing, way: Plan | null): way is Plan => {
  const first = way?.inTime && underWay(playing) ? journeyOf(way)[0] : undefined;
  return first !== undefined && allows(playing, first);
};

/**
 * A place was clicked: with a mouse one has pointed at it before (`aimed`); a finger points with its first tap, a key with the first
 * Enter (`keyed`). A voyage that costs something is asked for twice. Where no voyage leads now, the place is only looked at, and nobody is
 * refused anything.
 */
export function pick(playing: Playing, id: string, aimed: boolean, keyed = false) {
  if (id === WINTERING) return winter(playing);
  const choice = choiceOf(playing),
    way = voyage(playing, id),
    first = choice.aim !== id || !choice.pinned;
  const sure = ready(playing, way) && (aimed ? (way.loss === 0 && !(way.depart && way.legs.length)) || !first : !first);
  if (sure) return embark(playing, way);
  Object.assign(choice, { rune: null, winter: false, ending: false, aim: id, pinned: true, keyed });
  if (!planned(playing)) playing.explain('FA-90', 'about.place', { place: describe(playing, id) });
}

/** Whether the tray has room for the voyage one points at: not while it asks something else, and nobody who watches has a tray. */
export const planned = (playing: Playing) => planner(playing) >= 0 && (!playing.live || underWay(playing));

const describe = (playing: Playing, id: string) =>
  describePlace(
    playing.moment.view,
    chartOf(editionOf(playing)).placeOf(id),
    undefined,
    playing.speak,
    (seat) => playing.moment.seats[seat]?.name || playing.speak('seat', { n: seat + 1 }),
  );

const sails = (legs: Leg[]): Action[] => legs.map((leg) => ({ is: 'Sail', to: leg.to, free: leg.free }));

const journeyOf = (way: Plan): Action[] => [...(way.depart ? [{ is: 'Depart' as const, port: way.depart }] : []), ...sails(way.legs)];

/** Puts to sea: day after day, until it is done or the sea demands something. */
export function embark(playing: Playing, way: Plan) {
  const journey = journeyOf(way),
    first = journey.shift();
  if (!first) return;
  act(playing, first);
  choiceOf(playing).journey = journey;
}

/** The next day of a voyage. Anything else that is asked ends it. */
export function sailOn(playing: Playing) {
  const choice = choiceOf(playing),
    next = choice.journey[0];
  if (!next || !playing.live) return;
  const rest = choice.journey.slice(1);
  if (!underWay(playing) || !allows(playing, next)) {
    choice.journey = [];
    return;
  }
  act(playing, next);
  choice.journey = rest;
}

/** It ends the turn and empties the longboat, so it is asked for twice. */
export function winter(playing: Playing) {
  const choice = choiceOf(playing);
  if (!can(playing, 'GoWintering')) return playing.explain('FA-200', 'does.wintering');
  if (choice.winter) return act(playing, { is: 'GoWintering' });
  forget(choice);
  choice.winter = true;
}

/** A turn that would end with days left and something to do is asked about. */
export function endTurn(playing: Playing) {
  const choice = choiceOf(playing);
  if (!allows(playing, { is: 'EndTurn' }) || choice.ending || !idles(playing)) return act(playing, { is: 'EndTurn' });
  forget(choice);
  choice.ending = true;
}

const LAST = ['EndTurn', 'GoWintering', 'PlayRune', 'DiscardRune'];
/** Nothing but runes and the ways home is left. */
export const isDue = (playing: Playing) => actions(playing).every((action) => LAST.includes(action.is));

/** Whether nothing was done yet in this turn although something can be: no day used, no task, no rune. */
export function idles(playing: Playing): boolean {
  const { turn } = playing.moment.view;
  return turn.prepared + turn.sailed === 0 && !turn.tasked.length && !isDue(playing);
}

/** Where whoever plays with keys goes on: loading, the task of a port, the end of the turn, or the longboat on the map. */
export function startsAt(playing: Playing): 'load' | 'task' | 'end' | 'boat' | null {
  if (!underWay(playing)) return null;
  if (playing.moment.view.phase.is === 'Wintering') return 'load';
  if (actions(playing).some((action) => ['Trade', 'Raid', 'Settle'].includes(action.is))) return 'task';
  return isDue(playing) ? 'end' : 'boat';
}

export const plays = (playing: Playing, rune: Rune) =>
  actions(playing).filter((action): action is Extract<Action, { is: 'PlayRune' }> => action.is === 'PlayRune' && action.rune === rune);
export const canUse = (playing: Playing, rune: Rune) =>
  actions(playing).some((action) => (action.is === 'PlayRune' || action.is === 'DiscardRune') && action.rune === rune);

/** A rune is taken up and read; whether it can be played now is said there. */
export function pickRune(playing: Playing, rune: Rune) {
  const choice = choiceOf(playing),
    open = choice.rune === rune;
  Object.assign(choice, { winter: false, ending: false, pinned: false, aim: null, rune: null });
  if (open) return;
  if (playing.live) choice.rune = rune;
  else playing.explain('FA-74', `rune.${rune}.does`);
}
