import type { Told } from '../game';
import { factsOf, percent, prospect, worthOf } from './facts';
import { chartOf } from './map';
import { ZONES, type Action, type Moment } from './types';
import { stopsOf } from './voyage';

/** What is known beforehand of something that may be done, in numbers: for whoever wonders why it is a good idea. */
export function foresee(action: Action, moment: Moment): Told | null {
  const view = moment.view,
    facts = factsOf(moment),
    own = view.captains[moment.viewer];
  if (!own) return null;
  const dice = facts.dice[own.crew] ?? 0;
  switch (action.is) {
    case 'Trade':
      return { key: 'fore.trade', gaps: { n: worthOf(facts, action.good) } };
    case 'Raid':
      return { key: 'fore.raid', gaps: { n: percent(facts.attack?.chances[dice - 1] ?? 0) } };
    case 'Settle':
      return {
        key: 'fore.settle',
        gaps: { n: percent(facts.attack?.chances[action.dice - 1] ?? 0), points: prospect(moment, own.place)?.gain ?? 0 },
      };
    case 'Found':
      return { key: 'fore.found', gaps: { n: prospect(moment, own.place)?.gain ?? 0 } };
    case 'LoadCrew':
      return { key: 'fore.crew', gaps: { n: own.crew + 1, dice: facts.dice[own.crew + 1] ?? 0 } };
    case 'LoadGood':
      return action.good === view.demand ? { key: 'fore.demand', gaps: { good: `@good.${action.good}` } } : { key: 'fore.good' };
    case 'Sail':
      return sail(action.to, action.free, moment, dice);
    case 'EndTurn':
      return facts.daysLeft ? { key: 'fore.end', gaps: { n: facts.daysLeft } } : null;
    case 'PlayRune':
      return { key: `rune.${action.rune}.short` };
    default:
      return null;
  }
}

function sail(to: string, free: boolean, moment: Moment, dice: number): Told | null {
  const facts = factsOf(moment),
    there = prospect(moment, to),
    chart = chartOf(moment.edition),
    attack = there?.attack;
  if (there?.best) return { key: 'fore.port.trade', gaps: { n: there.points, good: `@good.${there.best}` } };
  if (attack) return { key: `fore.port.${attack.deed}`, gaps: { n: percent(attack.chances[dice - 1] ?? 0) } };
  const begins = [facts.voyages.now, facts.voyages.without]
      .map((reach) => stopsOf(chart, reach))
      .flatMap((stops) => stops.filter((stop) => stop.place === to && stops[stop.before]?.before === -1)),
    stop = begins.find((each) => each.free === free) ?? begins[0],
    { zone } = chart.placeOf(to);
  if (!stop) return null;
  const gaps = { day: stop.day, limit: moment.view.limits[ZONES.indexOf(zone)] ?? 0, zone: `@zone.${zone}.in`, n: stop.losses[0] ?? 0 };
  return { key: stop.losses[0] ? 'fore.sea.loss' : 'fore.sea', gaps };
}
