import type { Spots } from '../game';

/** Which parts of a position stand where, and where on the board something that may be done is marked. */
export const spots: Spots = {
  parts: {
    tree: ['forest[#]'],
    hut: ['piles[#]'],
    post: ['post'],
    place: ['settlements'],
    seat: ['settlements[#]'],
    mammoth: ['resets'],
  },
  marks: {
    Flip: ['tree-{tree}'],
    Swap: ['tree-{a}', 'tree-{b}'],
    Build: ['hut-{pile}'],
    AskMammoth: ['ask-mammoth'],
    CallDog: ['call-dog'],
    LeaveDog: ['leave-dog'],
    BuildNothing: ['build-nothing'],
  },
};
