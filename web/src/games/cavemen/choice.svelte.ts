import { atEachTable } from '../each.svelte';
import { isCaveman } from './cards';
import cites from './cites.json';
import type { Card, Action, Score, Tribe, Playing } from './types';

/** What is being looked at: a card of the pool or of a tableau, a tribe to lead, the bushes, a whole tableau, or how a score adds up. */
export class Choice {
  card = $state('');
  tribe = $state<Tribe | ''>('');
  camp = $state(-1);
  score = $state<Score | ''>('');
  piles = $state(false);
  forage = $state(false);
  /** How many teeth would be bid; nothing is bid yet. */
  bid = $state(0);
}

/** Each table has a choice of its own: what was begun at one must not go on at another. */
export const choiceOf = atEachTable(() => new Choice());

export function forget(playing: Playing) {
  const choice = choiceOf(playing);
  choice.card = '';
  choice.tribe = '';
  choice.camp = -1;
  choice.score = '';
  choice.piles = false;
  choice.forage = false;
  choice.bid = 0;
}

export function letGo(playing: Playing): boolean {
  const { card, tribe, camp, score, piles, forage, bid } = choiceOf(playing);
  forget(playing);
  return Boolean(card || tribe || camp >= 0 || score || piles || forage || bid);
}

export const options = (playing: Playing): Action[] => (playing.live ? playing.moment.options : []);

export function act(playing: Playing, action: Action) {
  forget(playing);
  playing.play(action);
}

/** The moves that speak of a card, now. */
export const actionsOf = (playing: Playing, id: string): Action[] => options(playing).filter((o) => 'card' in o && o.card === id);

/** A tap on the pool only looks: it shows what the card gives and costs, and what can be done with it, or why not now. */
export function pickPool(playing: Playing, card: Card) {
  const choice = choiceOf(playing),
    again = choice.card === card.id;
  forget(playing);
  if (!again) choice.card = card.id;
}

/** A tap on a tribe tells what it brings; one leads it only after a second word. */
export function pickTribe(playing: Playing, tribe: Tribe) {
  const choice = choiceOf(playing),
    again = choice.tribe === tribe;
  forget(playing);
  if (!again) choice.tribe = tribe;
}

/** A tap on a card of one's own tribe: who is to leave is chosen so, and every other card is looked at. */
export function pickMine(playing: Playing, card: Card) {
  const choice = choiceOf(playing),
    again = choice.card === card.id,
    actions = actionsOf(playing, card.id),
    phase = playing.moment.view.phase;
  forget(playing);
  if (!again) choice.card = card.id;
  if (actions.length || again || !playing.live || !isCaveman(card)) return;
  if (phase.is === 'Losing' || phase.is === 'Starving') playing.whyNot({ is: 'Lose', card: card.id });
  if (phase.is === 'Replacing') playing.whyNot({ is: 'Replace', card: card.id });
}

/** A tap on the berry bushes tells what they bring; one forages only after a second word. */
export function pickForage(playing: Playing) {
  const choice = choiceOf(playing),
    again = choice.forage;
  forget(playing);
  if (options(playing).some((o) => o.is === 'Forage')) return void (choice.forage = !again);
  const own = playing.moment.view.tableaus[playing.moment.viewer];
  playing.explain(cites['forage.explain'], 'forage.explain', { n: own?.scores.foraging ?? 0 });
}

export function look(playing: Playing, at: { camp?: number; score?: Score | ''; piles?: boolean }) {
  const choice = choiceOf(playing),
    camp = at.camp ?? -1,
    score = at.score ?? '',
    same = choice.camp === camp && choice.score === score && choice.piles === (at.piles ?? false);
  forget(playing);
  if (same) return;
  choice.camp = camp;
  choice.score = score;
  choice.piles = at.piles ?? false;
}

/** Enter and Space act as a tap does. */
export function press(event: KeyboardEvent, what: () => void) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  what();
}
