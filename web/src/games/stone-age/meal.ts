import { mean } from './odds';
import { PIPS, size, standing, type View } from './types';

/** The most a field grows to. */
const FULL_FIELD = 10;

/**
 * What the evening costs and what there is for it: one sum for the bar and for the question. `left` is what remains, below nothing what is
 * missing.
 */
export interface Meal {
  mouths: number;
  meal: number;
  burden: number;
  owed: number;
  field: number;
  food: number;
  /** What was eaten and given already, while the meal is on. */
  eaten: number;
  given: number;
  isOn: boolean;
  left: number;
  missing: number;
  /** What people who stand somewhere will change before the meal: they are counted in already. */
  born: number;
  sown: number;
  /** Who hunts, and what they bring on average: dice are not counted in. */
  hunters: number;
  game: number;
}

/** SS-32, SS-44: the tribe that surely rests: the highest once all have thrown, among equals the one that is left over; else -1. */
export function resting({ solo, phase }: View): number {
  if (!solo || solo.initiative.some((n) => n === 0)) return -1;
  const { initiative, acted } = solo,
    most = Math.max(...initiative),
    now = 'tribe' in phase ? phase.tribe : -1,
    high = initiative.flatMap((n, tribe) => (n === most && tribe !== now && !acted.includes(tribe) ? [tribe] : []));
  return high.length === 1 ? high[0]! : -1;
}

/**
 * SA-60, SA-61, SS-50, SS-51: people who stand at the hut or the field have done their work before anybody eats. SS-44: a tribe that rests
 * does no work, and eats all the same.
 */
export function bill(view: View, seat: number): Meal {
  const player = view.players[seat]!,
    own = view.tribes.map((_, tribe) => tribe).filter((tribe) => view.solo || tribe === seat);
  const idle = resting(view);
  const at = (place: 'hut' | 'field' | 'hunting_grounds') => own.map((tribe) => (tribe === idle ? 0 : (standing(view, place)[tribe] ?? 0)));
  const born = own.filter((tribe, i) => at('hut')[i]! >= 2 && view.tribes[tribe]!.supply > 0).length,
    sown = at('field').some((n) => n > 0) && player.field < FULL_FIELD ? 1 : 0,
    hunters = at('hunting_grounds').reduce((a, b) => a + b, 0);
  const mouths = own.reduce((sum, tribe) => sum + view.tribes[tribe]!.figures, 0) + born,
    meal = view.solo?.meal ?? 1,
    burden = view.solo?.burden ?? 0,
    owed = mouths * meal + burden;
  const field = player.field + sown,
    plan = { mouths, meal, burden, owed, field, food: player.food, born, sown, hunters, game: hunters ? mean(hunters, PIPS.food) : 0 };
  const phase = view.phase;
  if ((phase.is === 'Feeding' && phase.tribe === seat) || phase.is === 'Rationing') {
    const given = size(phase.paid);
    return { ...plan, isOn: true, given, eaten: owed - phase.missing - given, left: -phase.missing, missing: phase.missing };
  }
  const left = field + player.food - owed;
  return { ...plan, isOn: false, given: 0, eaten: 0, left, missing: Math.max(0, -left) };
}
