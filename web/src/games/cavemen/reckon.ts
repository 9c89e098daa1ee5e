import { isBeast, isCave, isCaveman } from './cards';
import {
  SCORES,
  type Beast,
  type Card,
  type Caveman,
  type Cave,
  type Effect,
  type Invention,
  type Kind,
  type Odds,
  type Score,
  type Scores,
  type Tableau,
} from './types';

/** What one card adds to a score. */
export interface Part {
  card: Card;
  by: number;
}

const ofKind = (t: Tableau, kind: Kind) => t.members.filter((m) => m.kind === kind).length;

/** CV-81: what an invention gives now; 0 if what it needs is missing. */
export function worth(effect: Effect, t: Tableau, score: Score): number {
  if (!('score' in effect) || effect.score !== score) return 0;
  switch (effect.is) {
    case 'Raise':
      return effect.by;
    case 'RaisePer':
      return effect.by * Math.floor(ofKind(t, effect.kind) / effect.each);
    case 'RaisePerCave':
      return effect.by * Math.max(0, t.caves.length - 1);
    case 'RaiseWith':
      return ofKind(t, effect.kind) > 0 ? effect.by : 0;
    case 'RaiseFromSize':
      return t.members.length + 1 >= effect.size ? effect.by : 0;
  }
}

/** CV-6: how a score is added up, card by card; what adds nothing is left out. */
export function parts(t: Tableau, score: Score): Part[] {
  const people: Part[] =
    score === 'population'
      ? t.caves.map((card) => ({ card, by: card.population }))
      : [...(t.leader ? [t.leader] : []), ...t.members].map((card) => ({ card, by: card[score] }));
  return [...people, ...t.inventions.map((card) => ({ card, by: worth(card.effect, t, score) }))].filter((part) => part.by !== 0);
}
export const total = (t: Tableau, score: Score) =>
  Math.max(
    0,
    parts(t, score).reduce((sum, part) => sum + part.by, 0),
  );
export const scoresOf = (t: Tableau): Scores => ({
  hunting: total(t, 'hunting'),
  inventing: total(t, 'inventing'),
  foraging: total(t, 'foraging'),
  population: total(t, 'population'),
});

/** The tableau as it would be with one card more, or one member less. */
export function having(t: Tableau, card: Card | null, without: string | null = null): Tableau {
  const members = t.members.filter((m) => m.id !== without);
  return {
    ...t,
    members: card && isCaveman(card) ? [...members, card] : members,
    caves: card && isCave(card) ? [...t.caves, card] : t.caves,
    inventions: card && !isCaveman(card) && !isCave(card) && !isBeast(card) ? [...t.inventions, card as Invention] : t.inventions,
  };
}
export function change(before: Tableau, after: Tableau): { score: Score; from: number; to: number }[] {
  return SCORES.map((score) => ({ score, from: total(before, score), to: total(after, score) })).filter((c) => c.from !== c.to);
}

/** CV-5: how many live in how many places, now and then; nothing where that many stay, or where the places change too. */
export function crowd(before: Tableau, after: Tableau): string {
  const [places, then] = [total(before, 'population'), total(after, 'population')],
    size = after.members.length + 1;
  return size === before.size || places !== then ? '' : `${before.size}/${places} → ${size}/${then}`;
}

const sum = (t: Tableau, of: (effect: Effect) => number) => t.inventions.reduce((all, card) => all + of(card.effect), 0);
const has = (t: Tableau, is: Effect['is']) => t.inventions.some((card) => card.effect.is === is);

/** CV-62 */
export const recruitCost = (t: Tableau, card: Caveman) => {
  const less = sum(t, (e) => (e.is === 'RecruitForLess' ? e.by : 0));
  return less ? Math.max(1, card.cost - less) : card.cost;
};
/** CV-63 */
export const caveCost = (t: Tableau, card: Cave) => (t.members.some((m) => m.kind === 'explorer') ? 0 : card.cost);
/** CV-77 */
export const spoils = (t: Tableau, beast: Beast) => ({
  food: beast.food + sum(t, (e) => (e.is === 'HuntMore' ? e.food : 0)),
  teeth: beast.teeth + sum(t, (e) => (e.is === 'HuntMore' ? e.teeth : 0)),
});
export const isArmoured = (t: Tableau) => has(t, 'NoCasualties');
export const isFull = (t: Tableau) => t.members.length + 1 >= total(t, 'population');
export const conchPrice = (t: Tableau, bid: number) => Math.max(0, bid - sum(t, (e) => (e.is === 'PayLessForConch' ? e.by : 0)));
/** CV-44: what the holder of the Conch owes. */
export const feast = (t: Tableau) => (has(t, 'FeedHalf') ? Math.ceil((t.members.length + 1) / 2) : t.members.length + 1);
/** CV-49: what inventions bring before a tribe is fed. */
export const income = (t: Tableau, holder: boolean) => ({
  food: sum(t, (e) => (e.is === 'FindFood' ? e.food : 0)),
  teeth: holder ? sum(t, (e) => (e.is === 'FindTeethPer' ? e.teeth * ofKind(t, e.kind) : 0)) : 0,
});

export const percent = (odds: Odds) => (odds.of > 0 ? Math.round((100 * odds.bad) / odds.of) : 0);
export const ownMarkers = (t: Tableau) => new Set(t.members.map((m) => m.marker).filter((m) => m > 0));
/** How a member's leaving or joining changes the risk of a hunt: counted by the markers still in the deck; where only Fire is left there
 * (CV-78), it is told as it is now. */
export function risk(t: Tableau, markers: number[], die: boolean): Odds {
  const own = ownMarkers(t);
  if (isArmoured(t)) return { bad: 0, of: 1 };
  let bad = 0,
    of = die ? 1 : 0;
  for (let m = 1; m <= 5; m++) {
    const n = die ? 1 : (markers[m] ?? 0);
    of += n;
    if (own.has(m)) bad += n;
  }
  return of > 0 ? { bad, of } : t.casualty;
}
