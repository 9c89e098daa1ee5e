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

/** SA-60, SA-61, SS-50, SS-51: people who stand at the hut or the field have done their work before anybody eats. */
export function bill(view: View, seat: number): Meal {
  const player = view.players[seat]!,
    own = view.tribes.map((_, tribe) => tribe).filter((tribe) => view.solo || tribe === seat);
  const at = (place: 'hut' | 'field' | 'hunting_grounds') => own.map((tribe) => standing(view, place)[tribe] ?? 0);
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
