import type { SeatLook } from '../game';
import type { Deed, Rune } from './types';

/** The crews: a colour and a shape on sail, shield and house, and a beast on the prow. */
export const LOOKS: SeatLook[] = [
  { colour: '#b5381f', ink: '#fff3dc', shape: 'triangle', icon: 'wolf-head', sign: 'crew.0' },
  { colour: '#2f6ea5', ink: '#ffffff', shape: 'circle', icon: 'raven', sign: 'crew.1' },
  { colour: '#e3ab1d', ink: '#2b2115', shape: 'square', icon: 'bear-head', sign: 'crew.2' },
  { colour: '#3f7d3a', ink: '#ffffff', shape: 'diamond', icon: 'stag-head', sign: 'crew.3' },
  { colour: '#efe4c8', ink: '#2b2115', shape: 'cross', icon: 'boar', sign: 'crew.4' },
];

export const DEED_ICON: Record<Deed, string> = { trade: 'trade', raid: 'crossed-axes', settle: 'viking-longhouse' };
export const RUNE_ICON: Record<Rune, string> = {
  demand: 'trade',
  colonization: 'viking-longhouse',
  following_wind: 'windy-stripes',
  calm_water: 'waves',
  berserkers: 'battle-axe',
  hammer: 'thor-hammer',
  valkyrie: 'winged-emblem',
  unrest: 'burning-embers',
  thieves: 'hooded-figure',
  double_plunder: 'coins',
  sea_serpent: 'sea-serpent',
  boarding: 'crossed-swords',
  becalmed: 'sail',
  desertion: 'run',
  norns: 'all-seeing-eye',
};
