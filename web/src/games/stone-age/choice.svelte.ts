import type { AnyAction } from '../../protocol';
import type { Playing } from '../game';
import {
  NOTHING,
  RESOURCES,
  goodOf,
  pileOf,
  plus,
  same,
  size,
  spaceOf,
  type Goods,
  type Location,
  type Action,
  type Resource,
  type View,
} from './types';

/**
 * A choice half made: the place that was tapped, what lies ready as payment, whether two resources are being claimed, and what a building
 * that takes any will be paid with.
 */
export const choice = $state<{
  place: Location | null;
  pay: Goods;
  claiming: boolean;
  claim: Resource[];
  planned: Goods | null;
  odds: boolean;
  album: boolean;
}>({
  place: null,
  pay: { ...NOTHING },
  claiming: false,
  claim: [],
  planned: null,
  odds: keptOdds(),
  album: false,
});

const KEY = 'hearthside.stone-age.odds';
function keptOdds(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}
export function switchOdds() {
  choice.odds = !choice.odds;
  try {
    localStorage.setItem(KEY, choice.odds ? 'on' : 'off');
  } catch {
    /* then it is for this visit */
  }
}

export const moves = (playing: Playing) => (playing.live ? (playing.moment.options as unknown as Action[]) : []);
export const act = (playing: Playing, move: Action) => {
  forget();
  playing.play(move as unknown as AnyAction);
};
const why = (playing: Playing, move: Action) => playing.whyNot(move as unknown as AnyAction);

export function forget() {
  choice.place = null;
  choice.pay = { ...NOTHING };
  choice.claiming = false;
  choice.claim = [];
}

/** How many people may go to a place now. */
export const counts = (playing: Playing, location: Location): number[] =>
  moves(playing).flatMap((o) => (o.is === 'Place' && o.location === location ? [o.figures] : []));

export const isLegal = (playing: Playing, location: Location) =>
  moves(playing).some((o) => (o.is === 'Place' || o.is === 'Act') && o.location === location);

/**
 * SA-10: the first tap opens a place, a number puts people there; where only one number fits a second tap does it too. SA-31: one tap
 * acts. What is dark says why.
 */
export function pick(playing: Playing, location: Location) {
  const options = moves(playing);
  const deed = options.find((o) => o.is === 'Act' && o.location === location);
  if (deed) return act(playing, deed);
  const fits = counts(playing, location);
  if (fits.length) {
    if (choice.place === location && fits.length === 1) return place(playing, location, fits[0]!);
    choice.place = choice.place === location ? null : location;
    return;
  }
  choice.place = null;
  const phase = (playing.moment.view as View).phase;
  if (playing.live && phase.is === 'Placing') return why(playing, { is: 'Place', location, figures: location === 'hut' ? 2 : 1 });
  if (playing.live && phase.is === 'Acting') return why(playing, { is: 'Act', location });
  const [rule, key] = explained(playing, location);
  playing.explain(rule, key);
}

const RULES: Partial<Record<Location, string>> = { hunting_grounds: 'SA-15', tool_maker: 'SA-32', hut: 'SA-33', field: 'SA-35' };
function explained(playing: Playing, location: Location): [string, string] {
  const solo = (playing.moment.view as View).solo !== null;
  if (pileOf(location) >= 0) return [solo ? 'SS-36' : 'SA-44', solo ? 'does.building.solo' : 'does.building'];
  if (spaceOf(location) >= 0)
    return solo && spaceOf(location) >= 2 ? ['SS-52', 'does.burden'] : [solo ? 'SS-37' : 'SA-42', solo ? 'does.card.solo' : 'does.card'];
  return [RULES[location] ?? (goodOf(location) ? 'SA-36' : 'SA-31'), `does.${location}`];
}

export const place = (playing: Playing, location: Location, figures: number) => act(playing, { is: 'Place', location, figures });

/** The payments that are possible now. For a building that takes any this is every bag of at most as many as may be spent. */
export const payments = (playing: Playing): Goods[] => moves(playing).flatMap((o) => (o.is === 'Pay' ? [o.goods] : []));
export const spends = (playing: Playing): number[] => moves(playing).flatMap((o) => (o.is === 'Spend' ? [o.number] : []));

/** What is in the way to a whole payment, if only one way is left: so that what cannot be chosen need not be tapped. */
export function suggestion(playing: Playing): Goods | null {
  const ways = payments(playing);
  return ways.length === 1 ? ways[0]! : null;
}

export function canAdd(playing: Playing, good: Resource): boolean {
  const next = plus(choice.pay, good);
  if (payments(playing).some((way) => RESOURCES.every((each) => way[each] >= next[each]))) return true;
  const view = playing.moment.view as View;
  return spends(playing).includes(size(next)) && next[good] <= view.players[playing.moment.viewer]!.goods[good];
}

export const isWhole = (playing: Playing): boolean =>
  payments(playing).some((way) => same(way, choice.pay)) || spends(playing).includes(size(choice.pay));

/** SA-42, SA-44: a tap puts a resource to the payment; a resource that does not fit says why. */
export function addGood(playing: Playing, good: Resource) {
  if (canAdd(playing, good)) {
    choice.pay = plus(choice.pay, good);
    return;
  }
  if (spends(playing).length) return why(playing, { is: 'Spend', number: size(choice.pay) + 1 });
  why(playing, { is: 'Pay', goods: plus(choice.pay, good) });
}
export const takeBack = (good: Resource) => {
  if (choice.pay[good] > 0) choice.pay = plus(choice.pay, good, -1);
};

/** SA-46: a building that takes any asks for the number first; the payment itself follows by itself. */
export function confirm(playing: Playing) {
  const goods = { ...choice.pay };
  if (payments(playing).some((way) => same(way, goods))) return act(playing, { is: 'Pay', goods });
  if (!spends(playing).includes(size(goods))) return why(playing, { is: 'Pay', goods });
  act(playing, { is: 'Spend', number: size(goods) });
  choice.planned = goods;
}

/** The second half of a payment whose number was just said. */
export function followUp(playing: Playing) {
  const goods = choice.planned,
    view = playing.moment.view as View;
  if (!goods || !playing.live) return;
  if (view.phase.is === 'Building') return; // the number is still on its way
  choice.planned = null;
  if (view.phase.is === 'Paying' && payments(playing).some((way) => same(way, goods))) act(playing, { is: 'Pay', goods });
}

/** SA-58: the second of two resources claims both. */
export function claim(playing: Playing, good: Resource) {
  choice.claim = [...choice.claim, good];
  if (choice.claim.length < 2) return;
  act(playing, { is: 'Claim', goods: choice.claim.reduce((all, each) => plus(all, each), NOTHING) });
}
