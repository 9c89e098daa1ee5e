/** The small pictures of the game: each thing has one everywhere. */
export type SignName =
  | 'hunting'
  | 'inventing'
  | 'foraging'
  | 'population'
  | 'food'
  | 'teeth'
  | 'leader'
  | 'hunter'
  | 'thinker'
  | 'elder'
  | 'explorer'
  | 'cave'
  | 'people'
  | 'conch'
  | 'risk'
  | 'fire';

export const SIGNS: Record<SignName, { icon: string; fill: string }> = {
  hunting: { icon: 'stone-spear', fill: '#ff9d7a' },
  inventing: { icon: 'light-bulb', fill: '#8fd3ff' },
  foraging: { icon: 'berries-bowl', fill: '#b6e07a' },
  population: { icon: 'three-friends', fill: '#e6d6b8' },
  food: { icon: 'meat', fill: '#ff8f6b' },
  teeth: { icon: 'tooth', fill: '#fff6e0' },
  leader: { icon: 'caveman', fill: '#ffd76a' },
  hunter: { icon: 'stone-spear', fill: '#ff9d7a' },
  thinker: { icon: 'think', fill: '#8fd3ff' },
  elder: { icon: 'beard', fill: '#d9b8f0' },
  explorer: { icon: 'walking-boot', fill: '#b6e07a' },
  cave: { icon: 'cave-entrance', fill: '#d5dbe0' },
  people: { icon: 'three-friends', fill: '#e6d6b8' },
  conch: { icon: 'swirled-shell', fill: '#ffc9a8' },
  risk: { icon: 'broken-bone', fill: '#ffd0c2' },
  fire: { icon: 'flame', fill: '#ffb03a' },
};
