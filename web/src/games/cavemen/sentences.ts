import type { AnyAction } from '../../protocol';
import type { Ask, Line, Told } from '../game';
import { TRIBE_ICON, cardGap } from './cards';
import { asked } from './facts';
import { LOOKS } from './looks';
import type { Event, Moment } from './types';

const PHASE_ICON: Record<string, string> = {
  Choosing: 'tribal-mask',
  Bidding: 'swirled-shell',
  Starving: 'stomach',
  Acting: 'stone-spear',
  Replacing: 'three-friends',
  Losing: 'broken-bone',
  Discarding: 'card-discard',
};

/** What is asked now, and of whom. */
export function ask(moment: Moment): Ask {
  const { phase } = moment.view,
    facts = asked({ moment });
  if (phase.is === 'Over' || moment.over) return { key: 'over', icon: 'flame', say: false };
  const mine = moment.viewer >= 0 && moment.toAct.includes(moment.viewer),
    name = moment.seats[phase.seat]?.name ?? '',
    icon = PHASE_ICON[phase.is] ?? LOOKS[phase.seat]!.icon;
  const gaps: Record<string, string | number> = { name };
  if (phase.is === 'Bidding') gaps['n'] = phase.high;
  if (phase.is === 'Losing') gaps['n'] = phase.marker;
  if (phase.is === 'Replacing') gaps['card'] = cardGap(phase.card);
  if (phase.is === 'Discarding') gaps['n'] = facts.discards;
  let key = `${mine ? 'ask' : 'wait'}.${phase.is}`;
  if (mine && phase.is === 'Bidding') key += phase.bidder < 0 ? '.open' : '';
  const meal = facts.own?.meal;
  if (mine && phase.is === 'Acting' && meal?.starves) {
    key += meal.holds ? '.hungry.holds' : '.hungry';
    Object.assign(gaps, { n: meal.owes, food: meal.food });
  } else if (mine && facts.extra) key += `.${facts.extra}`;
  if (mine && phase.is === 'Starving' && meal) {
    key += meal.holds ? '.holds' : '.other';
    Object.assign(gaps, { n: meal.owes, food: meal.food });
  }
  if (mine && phase.is === 'Discarding' && gaps['n'] === 1) key += '.one';
  return { key, gaps, icon };
}

/** One line of the log. */
export function line(e: Event): Line | null {
  const key = `log.${e.is}`;
  switch (e.is) {
    case 'TribeChosen':
      return { seat: e.seat, icon: TRIBE_ICON[e.tribe], key, gaps: { tribe: `@tribe.${e.tribe}` } };
    case 'StoneDrawn':
      return { seat: -1, icon: 'card-draw', key, gaps: { card: cardGap(e.card), n: e.marker } };
    case 'ConchFound':
    case 'ConchKept':
      return { seat: e.seat, icon: 'swirled-shell', key };
    case 'Consoled':
      return { seat: e.seat, icon: 'tooth', key, gaps: { n: e.teeth } };
    case 'RoundBegun':
      return { seat: -1, icon: 'flame', key, gaps: { n: e.round } };
    case 'PoolFilled':
      return { seat: -1, icon: 'card-draw', key, gaps: { n: e.cards.length } };
    case 'Reshuffled':
      return { seat: -1, icon: 'card-draw', key, gaps: { n: e.cards } };
    case 'FireLocked':
      return { seat: -1, icon: 'padlock', key };
    case 'ConchPassed':
      return { seat: e.to, icon: 'swirled-shell', key, gaps: { from: e.from } };
    case 'HasBid':
      return { seat: e.seat, icon: 'tooth', key, gaps: { n: e.teeth } };
    case 'Passed':
      return { seat: e.seat, icon: 'swirled-shell', key };
    case 'ConchWon':
      return { seat: e.seat, icon: 'swirled-shell', key, gaps: { n: e.paid } };
    case 'Found':
      return { seat: e.seat, icon: e.food ? 'meat' : 'tooth', key, gaps: { food: e.food, teeth: e.teeth } };
    case 'Fed':
      return { seat: e.seat, icon: 'meat', key, gaps: { n: e.food } };
    case 'Starved':
      return { seat: e.seat, icon: 'stomach', key, gaps: { card: cardGap(e.card) } };
    case 'WentHungry':
      return { seat: e.seat, icon: 'stomach', key };
    case 'Recruited':
      return {
        seat: e.seat,
        icon: 'three-friends',
        key,
        gaps: { card: cardGap(e.card), n: e.paid, what: e.payment === 'teeth' && e.paid === 1 ? '@tooth' : `@${e.payment}` },
      };
    case 'Replaced':
      return { seat: e.seat, icon: 'footsteps', key, gaps: { card: cardGap(e.card), by: cardGap(e.by) } };
    case 'Explored':
      return { seat: e.seat, icon: 'cave-entrance', key: e.paid ? key : `${key}.free`, gaps: { card: cardGap(e.card), n: e.paid } };
    case 'Hunted':
      return {
        seat: e.seat,
        icon: 'stone-spear',
        key: e.teeth ? key : `${key}.food`,
        gaps: { card: cardGap(e.card), food: e.food, teeth: e.teeth },
      };
    case 'CasualtyDrawn':
      return { seat: e.seat, icon: 'broken-bone', key: e.matches ? `${key}.hit` : key, gaps: { card: cardGap(e.card), n: e.marker } };
    case 'CasualtyRolled':
      return { seat: e.seat, icon: 'dice-six-faces-six', key: e.matches ? `${key}.hit` : key, gaps: { n: e.die } };
    case 'FireSetAside':
      return { seat: -1, icon: 'flame', key };
    case 'Lost':
      return { seat: e.seat, icon: 'skull-crossed-bones', key, gaps: { card: cardGap(e.card) } };
    case 'Invented':
      return { seat: e.seat, icon: e.card === 'invention-fire' ? 'flame' : 'light-bulb', key, gaps: { card: cardGap(e.card) } };
    case 'Foraged':
      return { seat: e.seat, icon: 'berries-bowl', key, gaps: { n: e.food } };
    case 'FireReturned':
      return { seat: -1, icon: 'flame', key };
    case 'Discarded':
      return { seat: e.seat, icon: 'card-discard', key, gaps: { card: cardGap(e.card) } };
    case 'Ended':
      return { seat: -1, icon: 'trophy', key: e.winners.length === 1 ? `${key}` : `${key}.stopped` };
  }
  return null;
}

/** What nobody was asked about: that the Conch wandered, that I had to pass, and what my hunt cost. */
export function recall(all: Event[], { view, seats }: Moment, seat: number, own: AnyAction | null): Told[] {
  const won = all.find((e) => e.is === 'ConchWon'),
    name = (of: number) => seats[of]?.name ?? '';
  const high = won?.bid ?? (view.phase.is === 'Bidding' ? view.phase.high : 0);
  const lost = all.find((e): e is Extract<Event, { is: 'Lost' }> => e.is === 'Lost' && e.seat === seat),
    drawn = all.some((e) => (e.is === 'CasualtyDrawn' || e.is === 'CasualtyRolled') && e.seat === seat),
    teeth = view.tableaus[seat]?.teeth ?? 0;
  const hunted = (key: string, n: number, matches: boolean): Told[] =>
    matches ? (lost ? [{ key: `${key}.hit`, gaps: { n, card: cardGap(lost.card) } }] : []) : [{ key, gaps: { n } }];
  return all.flatMap((e): Told[] => {
    switch (e.is) {
      case 'ConchPassed':
        if (e.from === seat) return [{ key: 'recall.ConchLeft', gaps: { name: name(e.to) } }];
        return e.to === seat ? [{ key: 'recall.ConchCame', gaps: { name: name(e.from) } }] : [];
      case 'Passed':
        if (e.seat !== seat || own?.is === 'Pass') return [];
        if (won) return [{ key: teeth ? 'recall.Outbid' : 'recall.Outbid.none', gaps: { name: name(won.seat), n: high, own: teeth } }];
        return [{ key: teeth ? 'recall.Passed' : 'recall.Passed.none', gaps: { n: high, own: teeth }, once: true }];
      case 'ConchWon': {
        const told = all.some((other) => other.is === 'Passed' && other.seat === seat && own?.is !== 'Pass');
        return e.seat === seat || told ? [] : [{ key: 'recall.ConchWon', gaps: { name: name(e.seat), n: e.bid } }];
      }
      case 'CasualtyDrawn':
        return e.seat === seat ? hunted('recall.Stone', e.marker, e.matches) : [];
      case 'CasualtyRolled':
        return e.seat === seat ? hunted('recall.Bone', e.die, e.matches) : [];
      case 'Lost':
        return e.seat === seat && !drawn ? [{ key: 'recall.Lost', gaps: { card: cardGap(e.card) } }] : [];
      default:
        return [];
    }
  });
}
