/** The chances of dice: arithmetic, not rules. `ways(n)[s]` is in how many of the 6^n throws the pips are s. */
const known: number[][] = [[1]];

export function ways(dice: number): number[] {
  while (known.length <= dice) {
    const last = known[known.length - 1]!,
      next = Array<number>(last.length + 6).fill(0);
    last.forEach((count, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face]! += count;
    });
    known.push(next);
  }
  return known[dice]!;
}

const share = (dice: number, of: (sum: number) => number) =>
  ways(dice).reduce((total, count, sum) => total + count * of(sum), 0) / 6 ** dice;

/** SA-38: what so many dice bring on average, with tools worth `tools` added to every throw. */
export const mean = (dice: number, pips: number, tools = 0) => share(dice, (sum) => Math.floor((sum + tools) / pips));

/** The chance of at least `count`. */
export const chance = (dice: number, pips: number, count: number, tools = 0) =>
  share(dice, (sum) => (Math.floor((sum + tools) / pips) >= count ? 1 : 0));

/** The count that is reached in at least half of all throws. */
export function likely(dice: number, pips: number, tools = 0): number {
  let count = 0;
  while (chance(dice, pips, count + 1, tools) >= 0.5) count++;
  return count;
}
