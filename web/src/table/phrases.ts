import type { Phrase } from '../protocol';

/** What every browser says in its own language, as it is offered; where children play with strangers nothing else can be said. */
const OFFERED: Record<Phrase, true> = {
  hello: true,
  well_played: true,
  one_moment: true,
  your_turn: true,
  good_luck: true,
  thanks: true,
  wow: true,
  oops: true,
  again: true,
  yes: true,
  no: true,
  bye: true,
};
export const PHRASES = Object.keys(OFFERED) as Phrase[];
