import { atEachTable } from '../each.svelte';
import cites from './cites.json';
import { asked, type Way } from './facts';
import type { Bargain } from './trade.svelte';
import type { Action, Playing } from './types';

/** A choice half made: the first of two trees, by pile the payment chosen if it is not the first, and what is put together at the post. */
export class Choice {
  tree = $state(-1);
  ways = $state<Record<number, number>>({});
  bargain: Bargain | null = null;
}

/** Each table has a choice of its own: what was begun at one must not go on at another. */
export const choiceOf = atEachTable(() => new Choice());

const options = (playing: Playing) => (playing.live ? playing.moment.options : []);
const act = (playing: Playing, action: Action) => {
  forget(playing);
  playing.play(action);
};

export function forget(playing: Playing) {
  const choice = choiceOf(playing);
  choice.tree = -1;
  choice.ways = {};
}

export function letGo(playing: Playing): boolean {
  const { tree, ways, bargain } = choiceOf(playing),
    begun = tree >= 0 || Object.keys(ways).length > 0 || (bargain?.begun ?? false);
  bargain?.clear();
  forget(playing);
  return begun;
}

/** One tap turns up a tree; two taps swap two. What is dark explains itself. */
export function pickTree(playing: Playing, tree: number) {
  const choice = choiceOf(playing);
  const actions = options(playing);
  const flip = actions.find((o) => o.is === 'Flip' && o.tree === tree);
  if (flip) return act(playing, flip);
  if (!actions.some((o) => o.is === 'Swap')) return explainTree(playing, tree);
  if (choice.tree === tree) return void (choice.tree = -1);
  if (choice.tree < 0) return void (choice.tree = tree);
  const [a, b] = [Math.min(choice.tree, tree), Math.max(choice.tree, tree)];
  const swap = actions.find((o) => o.is === 'Swap' && o.a === a && o.b === b);
  return swap ? act(playing, swap) : playing.whyNot({ is: 'Swap', a, b });
}

/** Looking never scolds: a tree tells what it is, and no more than everybody may know. */
function explainTree(playing: Playing, tree: number) {
  const { up, face, seen } = playing.moment.view.forest[tree]!;
  if (up && face) return playing.explain(cites['tree.explain.up'], 'tree.explain.up', { token: `@token.${face}` });
  const key = seen ? 'tree.explain.seen' : 'tree.explain.down';
  playing.explain(cites[key], key);
}

/** The ways to pay for a hut, as the options have them. */
export const payments = (playing: Playing, pile: number): Way[] =>
  playing.live ? asked(playing).ways.filter((way) => way.pile === pile) : [];

export const chosenWay = (playing: Playing, pile: number): Way | undefined => payments(playing, pile)[choiceOf(playing).ways[pile] ?? 0];

/** A tap builds, with the fewest dogs unless a dog was put on a symbol before. */
export function pickHut(playing: Playing, pile: number) {
  const way = chosenWay(playing, pile);
  if (way) return act(playing, { is: 'Build', pile, goods: way.goods, dogs: way.dogs });
  const price = playing.moment.view.piles[pile]?.hut?.price,
    key = price ? 'hut.explain' : 'hut.explain.empty';
  playing.explain(cites[key], key, { price: price?.map((good) => `@good.${good}`).join(',') ?? '' });
}

/** Puts a dog on a symbol, or takes it off again. */
export function toggleDog(playing: Playing, pile: number, symbol: number) {
  const way = chosenWay(playing, pile)?.tap[symbol];
  if (way !== undefined) choiceOf(playing).ways[pile] = way;
}

export const take = (playing: Playing, action: Action) => act(playing, action);
