import { untrack } from 'svelte';
import type { Playing } from '../game';
import type { AnyAction } from '../../protocol';
import { sorted, type Good, type Action, type View } from './types';

/** A choice half made: the first of two trees, and by pile the payment chosen if it is not the first. */
export class Choice {
  tree = $state(-1);
  ways = $state<Record<number, number>>({});
}

const tables = new WeakMap<object, Choice>();
/** Each table has a choice of its own: what was begun at one must not go on at another. */
export function choiceOf({ stage }: Pick<Playing, 'stage'>): Choice {
  let choice = tables.get(stage);
  // Trap: a state made while something is derived from it would not be watched there.
  if (!choice) tables.set(stage, (choice = untrack(() => new Choice())));
  return choice;
}

const options = (playing: Playing) => (playing.live ? (playing.moment.options as unknown as Action[]) : []);
const act = (playing: Playing, move: Action) => {
  forget(playing);
  playing.play(move as unknown as AnyAction);
};

export function forget(playing: Playing) {
  const choice = choiceOf(playing);
  choice.tree = -1;
  choice.ways = {};
}

/** MF-21 one tap turns up a tree; MF-87 two taps swap two. What is dark explains itself. */
export function pickTree(playing: Playing, tree: number) {
  const choice = choiceOf(playing);
  const moves = options(playing);
  const flip = moves.find((o) => o.is === 'Flip' && o.tree === tree);
  if (flip) return act(playing, flip);
  if (!moves.some((o) => o.is === 'Swap')) return explainTree(playing, tree);
  if (choice.tree === tree) return void (choice.tree = -1);
  if (choice.tree < 0) return void (choice.tree = tree);
  const [a, b] = [Math.min(choice.tree, tree), Math.max(choice.tree, tree)];
  const swap = moves.find((o) => o.is === 'Swap' && o.a === a && o.b === b);
  return swap ? act(playing, swap) : playing.whyNot({ is: 'Swap', a, b });
}

/** Looking never scolds: a tree tells what it is, and no more than everybody may know (MF-24). */
function explainTree(playing: Playing, tree: number) {
  const { up, face, seen } = (playing.moment.view as View).forest[tree]!;
  if (up && face) return playing.explain('MF-23', 'tree.explain.up', { token: `@token.${face}` });
  playing.explain('MF-21', seen ? 'tree.explain.seen' : 'tree.explain.down');
}

export type Way = Extract<Action, { is: 'Build' }>;

/** The ways to pay for a hut, fewest dogs first, as the server orders them. */
export const payments = (playing: Playing, pile: number) => options(playing).filter((o): o is Way => o.is === 'Build' && o.pile === pile);

export const chosenWay = (playing: Playing, pile: number): Way | undefined => payments(playing, pile)[choiceOf(playing).ways[pile] ?? 0];

/** MF-72 a tap builds, with the fewest dogs unless a dog was put on a symbol before. */
export function pickHut(playing: Playing, pile: number) {
  const way = chosenWay(playing, pile);
  if (way) return act(playing, way);
  const price = (playing.moment.view as View).piles[pile]?.hut?.price;
  playing.explain('MF-70', price ? 'hut.explain' : 'hut.explain.empty', { price: price?.map((good) => `@good.${good}`).join(',') ?? '' });
}

/** Which symbols of a price a payment covers with goods; the others are covered by dogs. */
export function coverage(price: Good[], way: Way): ('good' | 'dog')[] {
  const left = [...way.goods];
  return price.map((good) => {
    const i = left.indexOf(good);
    if (i < 0) return 'dog';
    left.splice(i, 1);
    return 'good';
  });
}

/** MF-75: puts a dog on a symbol, or takes it off again; if there are too few dogs, one comes over from another symbol. */
export function toggleDog(playing: Playing, pile: number, price: Good[], symbol: number) {
  const ways = payments(playing, pile),
    now = chosenWay(playing, pile);
  if (!now) return;
  const cover = coverage(price, now);
  const wished = cover.map((by, i) => (i === symbol ? (by === 'dog' ? 'good' : 'dog') : by));
  const alone = cover.map((by, i) => (i === symbol ? 'dog' : by === 'dog' ? 'good' : by));
  for (const wish of [wished, alone]) {
    const goods = sorted(price.filter((_, i) => wish[i] === 'good')).join();
    const found = ways.findIndex((way) => sorted(way.goods).join() === goods);
    if (found >= 0) return void (choiceOf(playing).ways[pile] = found);
  }
}

export const take = (playing: Playing, move: Action) => act(playing, move);
