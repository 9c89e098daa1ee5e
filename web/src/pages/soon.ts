/** Games on the shelf that are not playable yet, with the sign on their box. */
export const SOON = [
  { id: 'stone-age', icon: 'huts-village', ground: 'linear-gradient(160deg, #7fa653, #4d6b34 60%, #33502a)' },
  { id: 'cavemen', icon: 'mountain-cave', ground: 'radial-gradient(circle at 50% 80%, #e08a3c, #6b3a1e 50%, #2b1b12)' },
  { id: 'fire-and-stone', icon: 'caveman', ground: 'linear-gradient(160deg, #a9c9d6, #6d8f9e 55%, #8a5a3a)' },
  { id: 'fire-and-axe', icon: 'drakkar', ground: 'linear-gradient(160deg, #5f9bb3, #2f5d78 55%, #1d3a4f)' },
];
