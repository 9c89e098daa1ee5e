import type { SeatLook } from '../game';

/** Seats before tribes are chosen, and after: a colour, a shape and a thing carved in stone. The tribe's animal comes beside it. */
export const LOOKS: SeatLook[] = [
  { colour: '#b5381f', ink: '#fff3dc', shape: 'triangle', icon: 'stone-axe', sign: 'seat.0' },
  { colour: '#2f6ea5', ink: '#ffffff', shape: 'circle', icon: 'stone-spear', sign: 'seat.1' },
  { colour: '#e3ab1d', ink: '#2b2115', shape: 'square', icon: 'primitive-torch', sign: 'seat.2' },
  { colour: '#3f7d3a', ink: '#ffffff', shape: 'diamond', icon: 'bone-knife', sign: 'seat.3' },
  { colour: '#efe4c8', ink: '#2b2115', shape: 'cross', icon: 'hunting-horn', sign: 'seat.4' },
];
