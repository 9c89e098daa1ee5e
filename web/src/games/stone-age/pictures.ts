import type { Profession, Symbol } from './types';

/** Which icon stands for what. */
export const symbolIcon: Record<Symbol, string> = {
  pottery: 'painted-pottery',
  writing: 'stone-tablet',
  time: 'sundial',
  transport: 'stone-wheel',
  art: 'venus-of-willendorf',
  healing: 'pestle-mortar',
  weaving: 'yarn',
  music: 'pan-flute',
};
export const professionIcon: Record<Profession, string> = {
  farmer: 'wheat',
  tool_maker: 'stone-axe',
  builder: 'hut',
  shaman: 'totem-mask',
};
export const goodIcon = { food: 'meat', wood: 'wood-pile', clay: 'brick-pile', stone: 'stone-pile', gold: 'gold-nuggets' };
