import baked from './icons.json';
import type { Animal, Cave, Invention, Task, Tile } from './types';

/** A sled is not in the set. */
const SLED =
  'M40 330c0 50 34 86 84 86h300c30 0 50-16 50-40h-34c0 8-6 10-16 10h-20v-56h60v-34H154l-60-190H40v34h30l50 156H74c-20 0-34 14-34 34z' +
  'm104 22h62v34h-62zm96 0h56v34h-56zm90 0h40v34h-40zM176 196h220v76H200z';
export const icons: Record<string, string> = { ...baked, sled: SLED };

export const TILE_ICON: Record<Tile | 'plant', string> = {
  apple: 'shiny-apple',
  nut: 'acorn',
  mushroom: 'spotted-mushroom',
  root: 'carrot',
  forest: 'forest',
  hut: 'hut',
  fire: 'campfire',
  stash: 'knapsack',
  cave: 'cave-entrance',
  plant: 'shiny-apple',
};
export { TILE_COLOUR } from './colours';
export const ANIMAL_ICON: Record<Animal, string> = {
  hare: 'rabbit',
  boar: 'boar',
  deer: 'deer',
  ibex: 'goat',
  bison: 'bison',
  wolf: 'wolf-howl',
  mammoth: 'mammoth',
};
export const TASK_ICON: Record<Task, string> = {
  lake: 'waves',
  forest: 'forest',
  mountain: 'peaks',
  harbour: 'anchor',
  hearth: 'campfire',
};
export const INVENTION_ICON: Record<Invention, string> = {
  clay_pots: 'painted-pottery',
  farming: 'wheat',
  fishing: 'fishing-pole',
  spear: 'stone-spear',
  transport_sled: 'sled',
  ship_building: 'wood-canoe',
  adze: 'axe-in-log',
  ember_pouch: 'burning-embers',
  basket: 'basket',
  storage_pit: 'dig-hole',
  trail_marks: 'footsteps',
  throwing_stick: 'boomerang',
  carrying_net: 'fishing-net',
  lean_to: 'camping-tent',
};
export type Category = 'food' | 'movement' | 'hut' | 'gathering';
export const CATEGORY: Record<Invention, Category> = {
  clay_pots: 'food',
  farming: 'food',
  fishing: 'food',
  spear: 'food',
  transport_sled: 'movement',
  ship_building: 'movement',
  adze: 'hut',
  ember_pouch: 'hut',
  basket: 'gathering',
  storage_pit: 'gathering',
  trail_marks: 'movement',
  throwing_stick: 'food',
  carrying_net: 'gathering',
  lean_to: 'hut',
};
export const CATEGORY_COLOUR: Record<Category, string> = { food: '#8f3a17', movement: '#2a5f7d', hut: '#6b4a1e', gathering: '#4a6420' };
const CAVES: Record<Cave, string> = {
  hidden_larder: 'ham-shank',
  toolmakers_hoard: 'stone-crafting',
  bear_den: 'bear-head',
  echo_cave: 'echo-ripples',
  feasting_hall: 'camp-cooking-pot',
  sinkhole: 'hole',
  garden_of_eden: 'fruit-tree',
  hall_of_paintings: 'hand',
  hot_springs: 'waterfall',
  flint_mine: 'stone-pile',
  smoke_cave: 'fish-smoking',
  barter_place: 'shaking-hands',
  ancestor_shrine: 'totem-head',
  bone_totem: 'totem',
  crystal_grotto: 'crystal-growth',
  cave_dwellers: 'caveman',
  land_of_plenty: 'high-grass',
  endless_steppe: 'walking-boot',
  permafrost: 'snowflake-2',
  great_herds: 'bison',
  helping_hands: 'three-friends',
  wanderlust: 'hiking',
  sacred_flame: 'fire-shrine',
  shared_council: 'conversation',
};
export const caveIcon = (cave: Cave) => CAVES[cave];
/** All caves of the box; an edition does not list them. */
export const CAVE_NAMES = Object.keys(CAVES) as Cave[];

/** The grain of the sheet on which the map is printed. */
export const PAPER = [
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='500' height='500'%3E%3Cfilter id='p'%3E`,
  `%3CfeTurbulence type='fractalNoise' baseFrequency='.02 .03' numOctaves='5' seed='4' stitchTiles='stitch'/%3E`,
  `%3CfeColorMatrix values='0 0 0 0 .36 0 0 0 0 .27 0 0 0 0 .15 0 0 0 .8 -.26'/%3E%3C/filter%3E`,
  `%3Crect width='500' height='500' filter='url(%23p)'/%3E%3C/svg%3E")`,
].join('');
