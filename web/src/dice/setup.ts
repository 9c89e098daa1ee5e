import type { Ask } from '../engine/localTable';
import { Typing } from './typing.svelte';

const seed = () => Number(crypto.getRandomValues(new Uint32Array(1))[0]);

/** What a new game asks for: who sits there and what was agreed. */
export interface Agreed {
  game: string;
  seats: number;
  options: Record<string, string>;
  /** The seats of bots. */
  bots: number[];
}

/** The luck with which a game is set up: what lies on the table, and who begins. */
export const typeSetUp = (ask: Ask, agreed: Agreed, done: (draws: string[]) => void) =>
  new Typing((draws) => ask({ is: 'SetUpDraw', ...agreed, draws, seed: seed() }), done);
