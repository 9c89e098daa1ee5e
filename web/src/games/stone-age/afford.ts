import { RESOURCES, pileOf, size, spaceOf, type Goods, type Location, type Tile, type View } from './types';

/** SA-44..46: whether these goods pay for a building in any way. */
export function paysFor({ price }: Tile, goods: Goods): boolean {
  switch (price.is) {
    case 'Fixed':
      return RESOURCES.every((good) => goods[good] >= price.goods[good]);
    case 'Kinds': {
      const most = RESOURCES.map((good) => goods[good])
        .filter((n) => n > 0)
        .sort((a, b) => b - a)
        .slice(0, price.kinds);
      return most.length === price.kinds && most.reduce((sum, n) => sum + n, 0) >= price.resources;
    }
    case 'Any':
      return size(goods) >= price.least;
  }
}

/** Whether whoever acts at a card or building can pay for it now: if not, acting there would give it up (SA-43). */
export function canPay(view: View, seat: number, location: Location): boolean {
  const goods = view.players[seat]?.goods,
    pile = pileOf(location),
    space = spaceOf(location);
  if (!goods || (pile < 0 && space < 0)) return true;
  if (space >= 0) return size(goods) > space;
  const tile = view.piles[pile]?.tile;
  return !tile || paysFor(tile, goods);
}
