import type { SeatLook } from '../game';

/** Black, blue, red and yellow; each with a beast and a shape of its own. */
export const LOOKS: SeatLook[] = [
  { colour: '#2b2b2b', ink: '#f3e8cc', shape: 'cross', icon: 'wolf-head', sign: 'clan.0' },
  { colour: '#2f6ea5', ink: '#ffffff', shape: 'circle', icon: 'polar-bear', sign: 'clan.1' },
  { colour: '#b5381f', ink: '#ffffff', shape: 'triangle', icon: 'fox-head', sign: 'clan.2' },
  { colour: '#d9a21b', ink: '#2b2115', shape: 'square', icon: 'lion', sign: 'clan.3' },
];
