import { atEachTable } from '../each.svelte';
import { about, priceAndPurse, whyDark } from './about';
import cites from './cites.json';
import { asked, placeIn } from './facts';
import {
  NOTHING,
  RESOURCES,
  pileOf,
  plus,
  same,
  size,
  type Action,
  type Goods,
  type Location,
  type Place,
  type Resource,
  type Playing,
} from './types';

const KEY = 'hearthside.stone-age.odds';
function keptOdds(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}
export function switchOdds(playing: Playing) {
  const choice = choiceOf(playing);
  choice.odds = !choice.odds;
  try {
    localStorage.setItem(KEY, choice.odds ? 'on' : 'off');
  } catch {
    /* then it is for this visit */
  }
}

/**
 * A choice half made: the place that was tapped, what lies ready as payment, whether two resources are being claimed, and what a building
 * that takes any will be paid with.
 */
export class Choice {
  place = $state<Location | null>(null);
  pay = $state<Goods>({ ...NOTHING });
  claiming = $state(false);
  claim = $state<Resource[]>([]);
  planned = $state<Goods | null>(null);
  odds = $state(keptOdds());
  album = $state(false);
  /** What somebody acts at who cannot pay for it: it is given up only after a question. */
  leaving = $state<Location | null>(null);
  /** What the mouse or the focus rests on. */
  looked = $state<Location | null>(null);
}

/** Each table has a choice of its own: what was begun at one must not go on at another. */
export const choiceOf = atEachTable(() => new Choice());

export const actions = (playing: Playing) => (playing.live ? playing.moment.options : []);
export const act = (playing: Playing, action: Action) => {
  forget(playing);
  playing.play(action);
};
const why = (playing: Playing, action: Action) => playing.whyNot(action);

export function forget(playing: Playing) {
  const choice = choiceOf(playing);
  choice.place = null;
  choice.leaving = null;
  choice.pay = { ...NOTHING };
  choice.claiming = false;
  choice.claim = [];
}

/** What lies ready because there is one way only is no choice. */
export function letGo(playing: Playing): boolean {
  const { place, leaving, claiming, claim, pay } = choiceOf(playing),
    begun = place !== null || leaving !== null || claiming || claim.length > 0 || (size(pay) > 0 && !suggestion(playing));
  if (begun) forget(playing);
  return begun;
}

/** How many people may go to a place now. */
export const counts = (playing: Playing, location: Location): number[] =>
  actions(playing).flatMap((o) => (o.is === 'Place' && o.location === location ? [o.figures] : []));

export const isLegal = (playing: Playing, location: Location) =>
  actions(playing).some((o) => (o.is === 'Place' || o.is === 'Act') && o.location === location);

/** A place that is not used this round, though there is room. */
export const isClosed = (playing: Playing, place: Place) =>
  playing.moment.view.solo === null && !isLegal(playing, place) && whyDark(playing, place) === 'why.closed';

/**
 * The first tap opens a place, a number puts people there; where only one number fits a second tap does it too. One tap acts, but what
 * cannot be paid for is not given up unasked. What is dark explains itself.
 */
export function pick(playing: Playing, location: Location) {
  const choice = choiceOf(playing);
  const options = actions(playing);
  const deed = options.find((o) => o.is === 'Act' && o.location === location);
  if (deed && !pays(playing, location)) return leave(playing, location, deed);
  if (deed) return act(playing, deed);
  const fits = counts(playing, location);
  if (fits.length) {
    if (choice.place === location && fits.length === 1) return place(playing, location, fits[0]!);
    choice.place = choice.place === location ? null : location;
    return;
  }
  choice.place = null;
  explain(playing, location);
}

const pays = (playing: Playing, location: Location) => placeIn(asked(playing), location)?.payable !== false;

/** What cannot be paid for is given up. While another place may still bring the means it is asked about; else it is told. */
function leave(playing: Playing, location: Location, deed: Action) {
  const isBest = !actions(playing).some((o) => o.is === 'Act' && pays(playing, o.location));
  if (!isBest) return void (choiceOf(playing).leaving = location);
  const gaps = priceAndPurse(playing, location);
  act(playing, deed);
  playing.explain(cites[pileOf(location) >= 0 ? 'leave.told.tile' : 'leave.told.card'], 'leave.told', gaps);
}

/** Looking never scolds: what cannot be done now says what it is for, and why not now. */
export function explain(playing: Playing, location: Location) {
  const why = whyDark(playing, location);
  choiceOf(playing).looked = null; // what the mouse rests on would be told twice
  playing.explain(placeIn(asked(playing), location)?.rule ?? '', 'explained', {
    what: about(playing, location),
    why: why && playing.speak(why),
  });
}

export const place = (playing: Playing, location: Location, figures: number) => act(playing, { is: 'Place', location, figures });

/** The payments that are possible now. For a building that takes any this is every bag of at most as many as may be spent. */
export const payments = (playing: Playing): Goods[] => actions(playing).flatMap((o) => (o.is === 'Pay' ? [o.goods] : []));
export const spends = (playing: Playing): number[] => actions(playing).flatMap((o) => (o.is === 'Spend' ? [o.number] : []));

/** What is in the way to a whole payment, if only one way is left: so that what cannot be chosen need not be tapped. */
export function suggestion(playing: Playing): Goods | null {
  const ways = payments(playing);
  return ways.length === 1 ? ways[0]! : null;
}

export function canAdd(playing: Playing, good: Resource): boolean {
  const next = plus(choiceOf(playing).pay, good);
  if (payments(playing).some((way) => RESOURCES.every((each) => way[each] >= next[each]))) return true;
  const view = playing.moment.view;
  return spends(playing).includes(size(next)) && next[good] <= view.players[playing.moment.viewer]!.goods[good];
}

export const isWhole = (playing: Playing): boolean =>
  payments(playing).some((way) => same(way, choiceOf(playing).pay)) || spends(playing).includes(size(choiceOf(playing).pay));

/** A tap puts a resource to the payment; a resource that does not fit says why. */
export function addGood(playing: Playing, good: Resource) {
  const choice = choiceOf(playing);
  if (canAdd(playing, good)) {
    choice.pay = plus(choice.pay, good);
    return;
  }
  if (spends(playing).length) return why(playing, { is: 'Spend', number: size(choice.pay) + 1 });
  why(playing, { is: 'Pay', goods: plus(choice.pay, good) });
}
export const takeBack = (playing: Playing, good: Resource) => {
  const choice = choiceOf(playing);
  if (choice.pay[good] > 0) choice.pay = plus(choice.pay, good, -1);
};

/** A building that takes any asks for the number first; the payment itself follows by itself. */
export function confirm(playing: Playing) {
  const choice = choiceOf(playing);
  const goods = { ...choice.pay };
  if (payments(playing).some((way) => same(way, goods))) return act(playing, { is: 'Pay', goods });
  if (!spends(playing).includes(size(goods))) return why(playing, { is: 'Pay', goods });
  act(playing, { is: 'Spend', number: size(goods) });
  choice.planned = goods;
}

/** The second half of a payment whose number was just said. */
export function followUp(playing: Playing) {
  const choice = choiceOf(playing),
    goods = choice.planned,
    view = playing.moment.view;
  if (!goods || !playing.live) return;
  if (view.phase.is === 'Building') return; // the number is still on its way
  choice.planned = null;
  if (view.phase.is === 'Paying' && payments(playing).some((way) => same(way, goods))) act(playing, { is: 'Pay', goods });
}

/** What is claimed is put together resource by resource; what is whole is taken. */
export function claim(playing: Playing, good: Resource) {
  const choice = choiceOf(playing);
  choice.claim = [...choice.claim, good];
  const goods = choice.claim.reduce((all, each) => plus(all, each), NOTHING),
    whole = actions(playing).find((o) => o.is === 'Claim' && same(o.goods, goods));
  if (whole) act(playing, whole);
}
