import type { Good, Homeland, Zone } from './types';

const REGION_COLOUR: Record<string, string> = {
  'north-isles': '#1f7f78',
  iceland: '#4a86b8',
  ireland: '#3b7d34',
  alba: '#7a4a9c',
  northumbria: '#c8641c',
  'saxon-england': '#b23a25',
  frisia: '#b98a12',
  francia: '#2f55a8',
  iberia: '#86552f',
  wendland: '#6f7a26',
  gardariki: '#a01f45',
};
const COLOURS = Object.values(REGION_COLOUR);
export const GREY = '#6a6257';
export const colourOf = ({ region }: { region: string | null }) =>
  region ? (REGION_COLOUR[region] ?? COLOURS[[...region].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS.length]!) : GREY;
export const ZONE_COLOUR: Record<Zone, string> = { north: '#8fc3e8', east: '#8fd0a2', south: '#eec46e', west: '#c4a4e6' };
export const GOOD_COLOUR: Record<Good, string> = { furs: '#8a4b22', skins: '#c99a4b', tusks: '#f4ead0' };
export const GOOD_ICON: Record<Good, string> = { furs: 'fox-tail', skins: 'animal-hide', tusks: 'ivory-tusks' };
export const HOME_COLOUR: Record<Homeland, string> = { norway: '#2c62a3', denmark: '#3a7434', sweden: '#b23a25' };
