import type { Spots } from '../game';

/** Which parts of a position stand where, and where on the board something that may be done is marked. */
export const spots: Spots = {
  parts: {
    pool: ['pool'],
    seat: ['tableaus[#]'],
    mine: ['tableaus[@]'],
    have: ['tableaus[@]'],
    score: ['tableaus[@]'],
    tribe: ['tableaus'],
    deck: ['pool', 'discard'],
    discard: ['discard'],
    stones: ['conch', 'round'],
    hearth: ['fireLocked', 'round'],
    phases: ['phase', 'round', 'conch'],
  },
  marks: {
    ChooseTribe: ['tribe-{tribe}'],
    Recruit: ['card:{card}'],
    Explore: ['card:{card}'],
    Hunt: ['card:{card}'],
    Invent: ['card:{card}'],
    Replace: ['card:{card}'],
    Forage: ['forage'],
    Bid: ['bid-{teeth}'],
    Pass: ['pass'],
  },
};
