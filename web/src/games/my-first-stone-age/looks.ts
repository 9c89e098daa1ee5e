import type { SeatLook } from '../game';
import type { Hut } from './types';

/** Blue, yellow, green, pink; each with an animal and a shape of its own. */
export const LOOKS: SeatLook[] = [
  { colour: '#2f6ea5', ink: '#ffffff', shape: 'circle', icon: 'wolf-head', sign: 'animal.0' },
  { colour: '#e3ab1d', ink: '#2b2115', shape: 'square', icon: 'owl', sign: 'animal.1' },
  { colour: '#3f7d3a', ink: '#ffffff', shape: 'diamond', icon: 'frog', sign: 'animal.2' },
  { colour: '#c8437f', ink: '#ffffff', shape: 'star', icon: 'fox-head', sign: 'animal.3' },
];

const ROOFS = ['#e0a93f', '#c9772e', '#b5563a', '#8fae45', '#d08aa0'];
/** A hut has the same roof on its pile, in the village and on the card of whoever built it. */
export const roofOf = ({ id }: Hut): string => ROOFS[[...id].reduce((sum, c) => sum + c.charCodeAt(0), 0) % ROOFS.length]!;
