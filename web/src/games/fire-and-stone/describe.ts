import type { Speak } from '../../words/words.svelte';
import { settlementAt, type World } from './facts';
import { LOOKS } from './looks';
import { landOf, placeOf, regionOf } from './map';
import type { Animal, Area, View } from './types';

export const animals = (list: Animal[], say: Speak) => list.map((animal) => say(`animal.${animal}`)).join(', ');

/** What lies in an area, in a sentence; never more than the view tells. */
export function lies({ view, facts, edition, say }: World, area: Area): string {
  const place = placeOf(view, area);
  if (landOf(edition, area).hearth) return say('here.hearth');
  if (place.down) return say('here.down');
  if (place.tile === 'cave' && view.cave) return `${say('here.cave')}: ${say(`cave.${view.cave}`)}`;
  if (place.huts.length) return say('here.settlement');
  switch (place.tile) {
    case null:
      return say('here.empty', { n: facts.forage[regionOf(edition, area) - 1] ?? 0 });
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
export function cost({ facts, say }: World, area: Area): string {
  const there = settlementAt(facts, area);
  if (!there?.huts) return '';
  return there.gift !== null ? say('here.eden', { n: there.gift }) : say('here.price', { n: there.price });
}

/** Whether the next hut costs more food than a tribe has: how much that is; or else nothing. */
export function lacks({ view, facts }: World, area: Area, seat: number): number | null {
  const there = settlementAt(facts, area);
  return there?.huts && there.lacks ? (view.tribes[seat]?.food ?? 0) : null;
}

/** What is printed there: it matters for tasks and for fishing. */
export function marks({ facts, edition, say }: World, area: Area): string[] {
  const land = landOf(edition, area);
  return [land.lake && 'lake', land.mountain && 'mountain', land.sea.length && 'harbour', facts.byHearth.includes(area) && 'byhearth']
    .filter((mark) => mark)
    .map((mark) => say(`here.${mark as string}`));
}

/** Whose huts stand there, and who leads. */
export const settlers = ({ view, facts, say }: World, area: Area): string[] =>
  placeOf(view, area).huts.flatMap((n, seat) =>
    n
      ? [
          say('here.huts', { n, clan: say(LOOKS[seat]!.sign) }) +
            (settlementAt(facts, area)?.leaders.includes(seat) ? ` (${say('here.leads')})` : ''),
        ]
      : [],
  );

/** What the viewer knows of a forest: what lies there, or at least what it left there. */
export function known({ view, say }: World, area: Area, seat: number): string {
  const forest = view.forests.find((each) => each.area === area);
  if (!forest?.animals) return '';
  if (forest.content) return say('here.known', { list: animals(forest.content, say) });
  const left = forest.memories.find((memory) => memory.seat === seat)?.left ?? [];
  return left.length ? say('here.left', { list: animals(left, say) }) : '';
}

export const scoutsAt = (view: View, area: Area): { seat: number; scout: number }[] =>
  view.tribes.flatMap((tribe, seat) => tribe.scouts.flatMap((at, scout) => (at === area ? [{ seat, scout }] : [])));

/** Everything about an area for those who cannot see it; whoever only watches is told no price. */
export function label(world: World, area: Area, seat: number): string {
  const { view, facts, edition, say } = world,
    scouts = scoutsAt(view, area),
    region = regionOf(edition, area);
  const stones = view.tribes.flatMap((tribe, i) => (tribe.stoneAt === area ? [say('here.stone', { clan: say(LOOKS[i]!.sign) })] : []));
  return [
    say(`area.${area}`),
    say('region', { n: 'I'.repeat(region) }) + (region > facts.openRegions ? `, ${say('here.closed')}` : ''),
    lies(world, area),
    ...settlers(world, area),
    seat >= 0 ? cost(world, area) : '',
    known(world, area, seat),
    ...marks(world, area),
    ...stones,
    scouts.length ? say('here.scouts', { list: scouts.map((s) => say(LOOKS[s.seat]!.sign)).join(', ') }) : '',
  ]
    .filter((part) => part)
    .join(', ');
}
