/** The chances of an attack: arithmetic, not rules. A die succeeds if it is above the target. */
export interface Odds {
  dice: number;
  chance: number;
  /** crewmen lost on average, the settler not counted */ lost: number;
}
export type Seasoned = 'off' | 'third' | 'each';

/** The chance of one die, `bonus` added. */
export const die = (target: number, bonus = 0) => Math.max(0, Math.min(6, 6 - target + bonus)) / 6;

/** FA-282: what a later die of a raid gets. */
export const seasoned = (rule: Seasoned, before: number) => (rule === 'each' ? before : rule === 'third' && before === 2 ? 1 : 0);

/** FA-161..164: dice one after the other until one succeeds; each that fails costs a man. `before` dice have been rolled already. */
export function raid(target: number, dice: number, bonus = 0, rule: Seasoned = 'off', before = 0): Odds {
  let alive = 1,
    lost = 0;
  for (let i = 0; i < dice; i++) {
    const fails = 1 - die(target, bonus + seasoned(rule, before + i));
    lost += alive * fails;
    alive *= fails;
  }
  return { dice, chance: 1 - alive, lost };
}

/** FA-182..184: dice together; each that fails costs a man whether or not another succeeds. */
export function settle(target: number, dice: number, bonus = 0): Odds {
  const fails = 1 - die(target, bonus);
  return { dice, chance: 1 - fails ** dice, lost: dice * fails };
}

/** Never shown as certain or impossible unless it is. */
export const percent = (chance: number) =>
  chance >= 1 ? '100' : chance <= 0 ? '0' : String(Math.min(99, Math.max(1, Math.round(chance * 100))));
