import type { Speak } from '../../words/words.svelte';
import { LOOKS } from './looks';
import { placeOf, regionOf, spotOf } from './map';
import { counts, hutsIn, leaders, price } from './reckon';
import { has, openRegions, room, type Animal, type Area, type View } from './types';

export const animals = (list: Animal[], say: Speak) => list.map((animal) => say(`animal.${animal}`)).join(', ');

/** FS-33: what an area brings that shows only its food. */
export const forage = (view: View, seat: number, area: Area) =>
  (has(view.tribes[seat], 'farming') ? 3 : 1) + (view.cave === 'land_of_plenty' && regionOf(area) === 2 ? 1 : 0);

/** What lies in an area, in a sentence; never more than the view tells. */
export function lies(view: View, area: Area, seat: number, say: Speak): string {
  const place = placeOf(view, area),
    spot = spotOf(area);
  if (spot.hearth) return say('here.hearth');
  if (place.down) return say('here.down');
  if (place.tile === 'cave' && view.cave) return `${say('here.cave')}: ${say(`cave.${view.cave}`)}`;
  if (hutsIn(place)) return say('here.settlement');
  switch (place.tile) {
    case null:
      return say('here.empty', { n: forage(view, seat, area) });
    case 'forest': {
      const n = view.forests.find((forest) => forest.area === area)?.animals ?? 0;
      return say(n ? 'here.forest' : 'here.forest.0', { n });
    }
    case 'apple':
    case 'nut':
    case 'mushroom':
    case 'root':
      return say('here.plant', { plant: say(`tile.${place.tile}`) });
    default:
      return say(`here.${place.tile}`);
  }
}

/** What the next hut costs, where there is a settlement. */
export function cost(view: View, area: Area, seat: number, say: Speak): string {
  const place = placeOf(view, area);
  if (!hutsIn(place) || seat < 0) return '';
  const n = price(view, seat, area);
  return n < 0 ? say('here.eden', { n: -n }) : say('here.price', { n });
}

/** What is printed there: it matters for tasks and for fishing. */
export function marks(view: View, area: Area, say: Speak): string[] {
  const spot = spotOf(area);
  return [spot.lake && 'lake', spot.mountain && 'mountain', spot.sea && 'harbour', counts(view, area, 'hearth') && 'byhearth']
    .filter((mark) => mark)
    .map((mark) => say(`here.${mark as string}`));
}

/**
 * Whether a scout that goes to an area would find nothing to do there: no tile to turn up, nothing to take, hunt, cook or build. What a
 * cave does is left to the cave.
 */
export function barren(view: View, seat: number, area: Area): boolean {
  const place = placeOf(view, area),
    spot = spotOf(area),
    tribe = view.tribes[seat]!,
    space = room(tribe) - tribe.food;
  if (place.down || place.tile === 'cave' || (spot.lake && has(tribe, 'fishing') && space > 0)) return false;
  if (spot.hearth || place.tile === 'fire') return tribe.animals === 0;
  if (hutsIn(place)) return tribe.huts === 0 || price(view, seat, area) > tribe.food;
  if (place.tile === 'forest') return !view.forests.find((forest) => forest.area === area)?.animals;
  return place.tile === null && space <= 0;
}

/** Whose huts stand there, and who leads. */
export const settlers = (view: View, area: Area, say: Speak): string[] =>
  placeOf(view, area).huts.flatMap((n, seat) =>
    n
      ? [
          say(n === 1 ? 'here.huts.1' : 'here.huts', { n, clan: say(LOOKS[seat]!.sign) }) +
            (leaders(view, area).includes(seat) ? ` (${say('here.leads')})` : ''),
        ]
      : [],
  );

/** What the viewer knows of a forest: what lies there, or at least what it left there. */
export function known(view: View, area: Area, seat: number, say: Speak): string {
  const forest = view.forests.find((each) => each.area === area);
  if (!forest?.animals) return '';
  if (forest.content) return say('here.known', { list: animals(forest.content, say) });
  const left = forest.memories.find((memory) => memory.seat === seat)?.left ?? [];
  return left.length ? say('here.left', { list: animals(left, say) }) : '';
}

export const scoutsAt = (view: View, area: Area): { seat: number; scout: number }[] =>
  view.tribes.flatMap((tribe, seat) => tribe.scouts.flatMap((at, scout) => (at === area ? [{ seat, scout }] : [])));

/** Everything about an area for those who cannot see it. */
export function label(view: View, area: Area, seat: number, say: Speak): string {
  const scouts = scoutsAt(view, area);
  const stones = view.tribes.flatMap((tribe, i) => (tribe.stoneAt === area ? [say('here.stone', { clan: say(LOOKS[i]!.sign) })] : []));
  return [
    say(`area.${area}`),
    say('region', { n: 'I'.repeat(regionOf(area)) }) + (regionOf(area) > openRegions(view) ? `, ${say('here.closed')}` : ''),
    lies(view, area, seat, say),
    ...settlers(view, area, say),
    cost(view, area, seat, say),
    known(view, area, seat, say),
    ...marks(view, area, say),
    ...stones,
    scouts.length ? say('here.scouts', { list: scouts.map((s) => say(LOOKS[s.seat]!.sign)).join(', ') }) : '',
  ]
    .filter((part) => part)
    .join(', ');
}
