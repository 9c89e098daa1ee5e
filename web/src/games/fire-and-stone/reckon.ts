import { placeOf, regionOf, spotOf } from './map';
import { has, type Area, type Place, type Score, type Task, type View } from './types';

export const hutsIn = (place: Place) => place.huts.reduce((sum, n) => sum + n, 0);
export const isFire = (view: View, area: Area) =>
  spotOf(area).hearth || placeOf(view, area).tile === 'fire' || (placeOf(view, area).tile === 'cave' && view.cave === 'smoke_cave');

/**
 * FS-75: one food for each hut there. In this order: Helping Hands, Permafrost, Adze. In the Garden of Eden it is what the card gives, so
 * less than nothing.
 */
export function price(view: View, seat: number, area: Area): number {
  const place = placeOf(view, area);
  let food = hutsIn(place);
  if (place.tile === 'cave' && view.cave === 'garden_of_eden') return -food;
  if (view.cave === 'helping_hands') food = Math.min(food, 3);
  if (view.cave === 'permafrost' && regionOf(area) === 2) food++;
  if (has(view.tribes[seat], 'adze')) food--;
  return Math.max(0, food);
}

/**
 * FS-99, FS-100: who has the majority in an area; the stone of the Ancestor Shrine counts as a hut, and under the Shared Council all who
 * tie have it.
 */
export function leaders(view: View, area: Area): number[] {
  const place = placeOf(view, area);
  if (!place.huts.length) return [];
  const strength = place.huts.map((huts, seat) => huts + (view.tribes[seat]!.stoneAt === area ? 1 : 0)),
    most = Math.max(...strength);
  const first = strength.flatMap((n, seat) => (n === most && n > 0 ? [seat] : []));
  return first.length === 1 || view.cave === 'shared_council' ? first : [];
}

/** What a majority in this area is worth. */
export const worth = (view: View, area: Area) =>
  (view.cave === 'permafrost' && regionOf(area) === 2) || (view.cave === 'cave_dwellers' && placeOf(view, area).tile === 'cave') ? 2 : 1;

/** FS-101: whether a majority in this area counts for a task. */
export function counts(view: View, area: Area, task: Task): boolean {
  const spot = spotOf(area);
  switch (task) {
    case 'lake':
      return spot.lake !== undefined;
    case 'forest':
      return spot.land.some((there) => placeOf(view, there).tile === 'forest');
    case 'mountain':
      return spot.mountain !== undefined;
    case 'harbour':
      return spot.sea !== undefined;
    case 'hearth':
      return spot.land.some((there) => spotOf(there).hearth);
  }
}

/** FS-97: the score if the game ended now. Without the task, unless the viewer knows it. */
export function projection(view: View, seat: number): Score & { open: number } {
  const tribe = view.tribes[seat]!,
    mine = view.map.filter((place) => place.huts.length && leaders(view, place.area).includes(seat));
  const score = {
    track: tribe.vp,
    cards: tribe.inventions.reduce((sum, card) => sum + card.vp, 0),
    huts: view.map.reduce((sum, place) => sum + (place.huts[seat] ?? 0), 0),
    majorities: mine.reduce((sum, place) => sum + worth(view, place.area), 0),
    cave: view.cave === 'bone_totem' && tribe.stoneOnCave ? 3 : 0,
    task: tribe.task ? mine.filter((place) => counts(view, place.area, tribe.task!)).length : 0,
  };
  return { ...score, open: score.track + score.cards + score.huts + score.majorities + score.cave };
}

/** The chance that the tile face down in an area is of each kind, the likeliest first. */
export function odds(view: View, area: Area): { tile: string; chance: number }[] {
  const key = (['i', 'ii', 'iii'] as const)[regionOf(area) - 1]!,
    all = view.hidden.reduce((sum, kind) => sum + kind[key], 0);
  const plants = view.hidden
    .filter((kind) => ['apple', 'nut', 'mushroom', 'root'].includes(kind.tile))
    .reduce((sum, kind) => sum + kind[key], 0);
  const kinds = [
    { tile: 'plant', n: plants },
    ...view.hidden
      .filter((kind) => !['apple', 'nut', 'mushroom', 'root'].includes(kind.tile))
      .map((kind) => ({ tile: kind.tile as string, n: kind[key] })),
  ];
  return kinds
    .filter((kind) => kind.n > 0)
    .map((kind) => ({ tile: kind.tile, chance: kind.n / all }))
    .sort((a, b) => b.chance - a.chance);
}

/** FS-95: how many turns a seat still has once the end is triggered, the running one included; undefined before. */
export function turnsLeft(view: View, seat: number): number | undefined {
  if (!view.endCard || view.phase.is === 'Over') return undefined;
  const { seat: first, extinguished } = view.endCard,
    n = view.tribes.length,
    order = (s: number) => (s - first + n) % n,
    at = order(view.active);
  if (seat === first) return extinguished ? (at === 0 ? 1 : 0) : 1;
  if (!extinguished) return at === 0 || order(seat) >= at ? 2 : 1;
  return at === 0 || order(seat) >= at ? 1 : 0;
}
