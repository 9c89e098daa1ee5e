import type { Ask } from '../game';
import type { Choice } from './choice.svelte';
import { factsOf, prospect } from './facts';
import { chartOf, isForeign } from './map';
import { DEED_ICON } from './looks';
import type { Rune, View, Moment } from './types';

/** What is asked now, and of whom. */
export function ask(moment: Moment, choice?: Choice): Ask {
  const view = moment.view,
    phase = view.phase;
  if (phase.is === 'Over' || moment.over) return { key: 'over', icon: 'trophy', say: false };
  const mine = moment.viewer >= 0 && moment.toAct.includes(moment.viewer),
    seat = phase.seat,
    captain = view.captains[seat]!,
    place = `@place.${captain.place}`;
  const name = moment.seats[seat]?.name ?? '';
  if (!mine) return { key: `wait.${phase.is}`, gaps: { name, place }, icon: ICON[phase.is] };
  const asked = (key: string, gaps = {}, icon = ICON[phase.is]): Ask => ({ key: `ask.${key}`, gaps: { place, ...gaps }, icon });
  if (choice?.winter) return { ...asked('winter', {}, 'night-sleep'), say: false };
  if (choice?.ending) return { ...asked('end', {}, 'hourglass'), say: false };
  if (choice?.rune) {
    const has = (is: string) => moment.options.some((o) => o.is === is && 'rune' in o && o.rune === choice.rune);
    const key = has('PlayRune') ? 'rune' : has('DiscardRune') ? 'rune.discard' : 'rune.read';
    return { ...asked(key, { rune: `@rune.${choice.rune}` }, 'rune-stone'), say: false };
  }
  const facts = factsOf(moment),
    here = prospect(moment, captain.place),
    n = facts.daysLeft,
    goal = facts.rolled?.target ?? facts.attack?.target ?? 0;
  const holds = (rune: Rune) => captain.runes.some((held) => held.rune === rune);
  switch (phase.is) {
    case 'Wintering':
      return phase.ending
        ? asked('Wintering.ending')
        : captain.crew === 0
          ? asked('Wintering.first', { n })
          : n === 0 || !moment.options.some((o) => o.is.startsWith('Load'))
            ? asked('Wintering.full')
            : asked('Wintering', { n });
    case 'Mooring':
      return n ? asked('Mooring', { n }) : asked('Mooring.done');
    case 'Sailing': {
      const open =
        isForeign(chartOf(moment.edition), captain.place) &&
        !view.turn.tasked.includes(captain.place) &&
        moment.options.some((o) => ['Trade', 'Raid', 'Settle'].includes(o.is));
      if (open) return asked(n ? 'Sailing.port' : 'Sailing.last', { n }, DEED_ICON[here?.deeds[0] ?? 'trade']);
      if (!n && !view.turn.freeMoves) return asked('Sailing.done');
      const chart = chartOf(moment.edition),
        { places, before } = facts.voyages.now,
        ahead = places.some((number, stop) => before[stop]! >= 0 && ['port', 'home'].includes(chart.places[number]?.kind ?? ''));
      return asked(ahead || !places.length ? 'Sailing' : 'Sailing.far', { n });
    }
    case 'Turning':
      return asked(phase.left > 1 ? 'Turning.more' : 'Turning', { n: phase.left });
    case 'Losing':
      return asked('Losing', { n: phase.left });
    case 'Mourning':
      return asked(holds('valkyrie') ? 'Mourning' : 'Mourning.none', { n: phase.fallen });
    case 'Charging':
      return asked(phase.unrest ? 'Charging.unrest' : 'Charging');
    case 'Raiding':
      return asked(facts.rolled?.next ? 'Raiding' : 'Raiding.last', { n: goal });
    case 'Settling':
      return asked(moment.options.some((o) => o.is === 'Found') ? 'Settling.won' : 'Settling.lost', { n: goal });
    case 'Celebrating': {
      const { rune, points } = facts.fitting ?? { rune: 'colonization' as const, points: 0 };
      return asked(`Celebrating${phase.treasure ? '.raid' : ''}${holds(rune) ? '' : '.none'}`, {
        rune: `@rune.${rune}`,
        n: points,
      });
    }
    case 'Leaving':
      return asked('Leaving');
    case 'Stealing':
      return asked('Stealing', { name: moment.seats[phase.from]?.name ?? '' });
  }
}

const ICON: Record<Exclude<View['phase']['is'], 'Over'>, string> = {
  Wintering: 'snowflake-2',
  Mooring: 'anchor',
  Sailing: 'drakkar',
  Losing: 'lightning-storm',
  Mourning: 'wave-crest',
  Charging: 'battle-axe',
  Raiding: 'crossed-axes',
  Settling: 'viking-longhouse',
  Celebrating: 'trophy',
  Turning: 'compass',
  Stealing: 'all-seeing-eye',
  Leaving: 'snowflake-2',
};
