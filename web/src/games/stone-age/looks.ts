import type { SeatLook } from '../game';

/** Red, blue, yellow, green; each with a beast and a shape of its own. Alone they are the four tribes. */
export const LOOKS: SeatLook[] = [
  { colour: '#b5381f', ink: '#ffffff', shape: 'triangle', icon: 'mammoth', sign: 'clan.0' },
  { colour: '#2f6ea5', ink: '#ffffff', shape: 'circle', icon: 'bear-head', sign: 'clan.1' },
  { colour: '#d9a21b', ink: '#2b2115', shape: 'square', icon: 'eagle-head', sign: 'clan.2' },
  { colour: '#3f7d3a', ink: '#ffffff', shape: 'diamond', icon: 'stag-head', sign: 'clan.3' },
];
