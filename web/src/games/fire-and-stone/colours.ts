import type { Tile } from './types';

export const TILE_COLOUR: Record<Tile | 'plant', string> = {
  apple: '#a8321c',
  nut: '#7a4a1c',
  mushroom: '#8a3a5a',
  root: '#b8560f',
  forest: '#2f5a2a',
  hut: '#5a3a1d',
  fire: '#c2410c',
  stash: '#5b4a8a',
  cave: '#33302c',
  plant: '#4d6b1e',
};
