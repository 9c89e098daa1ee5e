import type { Spots } from '../game';

/** Which parts of a position stand where, and where on the board something that may be done is marked: for the solo game too. */
export const spots: Spots = {
  parts: {
    card: ['row[#]', 'figures'],
    tile: ['piles[#]', 'figures'],
    place: ['figures'],
    seat: ['players[#]', 'tribes[#]'],
    tool: ['players[@].tools[#]'],
    good: ['players[@]'],
    goods: ['players[@]'],
    once: ['players[@]'],
    sheet: ['players[@]'],
    plaque: ['players[@]'],
    lane: ['tribes[#]', 'solo'],
    fire: ['solo'],
    step: ['solo'],
    steps: ['solo'],
    'discard-pile': ['solo'],
  },
  marks: {
    Place: ['place-{location}'],
    Act: ['place-{location}'],
    UseTool: ['tool-{slot}'],
    PickDie: ['die-{pips}'],
    Lead: ['lane-{tribe}'],
    Feed: ['good-{good}'],
    Gather: ['confirm'],
    Decline: ['pass'],
    KeepCard: ['pass'],
  },
};
