import type { Spots } from '../game';

/** Which parts of a position stand where, and where on the board something that may be done is marked. */
export const spots: Spots = {
  parts: {
    display: ['display'],
    seat: ['tribes[#]'],
    scout: ['tribes[@].scouts'],
    'my-scout': ['tribes[@].scouts'],
    'cave-card': ['cave', 'caveFood'],
    'vp-cards': ['tribes'],
    track: ['hutTiles', 'tribes'],
    store: ['tribes[@].stores'],
    mat: ['tribes[@]'],
    food: ['tribes[@]'],
    animals: ['tribes[@].mat'],
    animal: ['tribes[@].mat'],
    inventions: ['tribes[@].inventions'],
    invention: ['tribes[@].inventions'],
    task: ['tribes[@].task'],
    offer: ['offered'],
  },
  marks: {
    Move: ['area-{to}'],
    Send: ['area-{fire}'],
    Join: ['area-{fire}'],
    Fall: ['area-{area}'],
    Mark: ['area-{settlement}'],
    Gather: ['store-{store}'],
    Sell: ['store-{store}'],
  },
};
