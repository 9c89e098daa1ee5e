import type { SeatLook } from '../game';

/** MF-2: blue, yellow, green, pink; each with an animal and a shape of its own. */
export const LOOKS: SeatLook[] = [
  { colour: '#2f6ea5', ink: '#ffffff', shape: 'circle', icon: 'wolf-head', sign: 'animal.0' },
  { colour: '#e3ab1d', ink: '#2b2115', shape: 'square', icon: 'owl', sign: 'animal.1' },
  { colour: '#3f7d3a', ink: '#ffffff', shape: 'diamond', icon: 'frog', sign: 'animal.2' },
  { colour: '#c8437f', ink: '#ffffff', shape: 'star', icon: 'fox-head', sign: 'animal.3' },
];
