import type { Speak } from '../../words/words.svelte';
import { harbour, type Place } from './map';
import { percent } from './facts';
import type { Facts, Odds, Saga, View, Zone } from './types';
import { lossOf, type Leg } from './voyage';

/** A place as it is read aloud: what it is, what stands there, and how far it is. */
export function describePlace(
  view: Pick<View, 'ports' | 'captains'>,
  place: Place,
  legs: Leg[] | undefined,
  say: Speak,
  name: (seat: number) => string,
): string {
  const at = harbour(view, place.id);
  return [
    say(`place.${place.id}`),
    place.kind === 'port' ? say('port.value', { n: place.value }) : say(`kind.${place.kind}`),
    place.region ? say(`region.${place.region}`) : '',
    say(`zone.${place.zone}`),
    at?.town ? say(place.town === 'large' ? 'town.large' : 'town.small') : '',
    at?.good ? say('port.good', { good: say(`good.${at.good}`) }) : '',
    at && at.settler >= 0 ? say('port.settler', { name: name(at.settler) }) : '',
    ...view.captains.flatMap((captain, seat) => (captain.place === place.id ? [say('boat.of', { name: name(seat) })] : [])),
    legs?.length ? daysWord(say, legs.length) + (lossOf(legs) ? `, ${lossWord(say, null, lossOf(legs))}` : '') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A saga as it is read aloud: whose it is, what is to be done where, and what it brings at once. */
export const describeSaga = (saga: Saga, lacks: string[], say: Speak) =>
  [
    say(`saga.${saga.id}`),
    say(`homeland.${saga.homeland}`),
    say(`deed.${saga.deed}`),
    saga.ports.map((port) => say(`place.${port}`) + (lacks.includes(port) ? '' : ` ${say('saga.done')}`)).join(', '),
    saga.bonus ? say('saga.bonus', { n: saga.bonus }) : '',
  ]
    .filter(Boolean)
    .join(', ');

export const daysWord = (say: Speak, n: number) => say('plan.days', { n });
/** What the sea takes, and where there is no choice that it is men. */
export const lossWord = (say: Speak, hold: Facts['hold'], n: number) => say(`plan.lose${hold?.men ? '.men' : ''}`, { n });
/** A day beyond the limit in plain words: "Day 5 in the West: 1 beyond the limit, lose 1 man". */
export const legWords = (say: Speak, hold: Facts['hold'], leg: Leg, zone: Zone) =>
  say('plan.leg', { day: leg.day, zone: say(`zone.${zone}.in`), n: leg.beyond, loss: lossWord(say, hold, leg.loss) });

/** A chance in words, for whoever does not think in percentages. */
export const chanceWord = (say: Speak, chance: number) =>
  say(`chance.${chance >= 0.85 ? 'sure' : chance >= 0.6 ? 'likely' : chance >= 0.4 ? 'even' : chance >= 0.15 ? 'risky' : 'hardly'}`);
/** "67 %, likely". */
export const chanceWords = (say: Speak, chance: number) => say('chance.of', { n: percent(chance), word: chanceWord(say, chance) });

export const dieWord = (say: Speak, n: number) => say(n === 1 ? 'die' : 'dice', { n });
export const oddsWord = (say: Speak, odds: Odds) =>
  say('odds.of', { dice: dieWord(say, odds.dice), n: percent(odds.chance), lost: odds.lost.toFixed(1) });

export const ROMAN = ['', 'I', 'II', 'III'];
export const treasureWord = (say: Speak, { least, most }: { least: number; most: number }) =>
  least === most ? say('plan.treasure.open', { n: most }) : say('plan.treasure', { least, most });
