/** What some games among bots came to: `Workshop.simulate` of the engine. */
export interface Counted {
  games: number;
  wins: number[];
  points: number[];
  lengths: number[];
  rounds: number;
  held: { thing: string; held: number; wins: number }[];
  things: string[];
}
const Z = 1.96;
/** Wins out of so many, and how sure one can be of the rate: Wilson's 95 % interval, as `./hearthside sim` tells it. */
export function share(wins: number, games: number) {
  if (!games) return { rate: 0, low: 0, high: 1 };
  const rate = wins / games,
    middle = rate + (Z * Z) / (2 * games),
    spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games)),
    end = (sign: number) => Math.min(1, Math.max(0, (middle + sign * spread) / (1 + (Z * Z) / games)));
  return { rate, low: end(-1), high: end(1) };
}

export const nothing: Counted = { games: 0, wins: [], points: [], lengths: [], rounds: 0, held: [], things: [] };

/** Two counts together. */
export function sum(one: Counted, more: Counted): Counted {
  const add = (a: number[], b: number[]) => (a.length ? a.map((n, i) => n + b[i]!) : b),
    held = new Map(one.held.map((each) => [each.thing, { ...each }]));
  for (const each of more.held) {
    const known = held.get(each.thing);
    held.set(each.thing, known ? { ...each, held: known.held + each.held, wins: known.wins + each.wins } : each);
  }
  return {
    games: one.games + more.games,
    wins: add(one.wins, more.wins),
    points: add(one.points, more.points),
    lengths: [...one.lengths, ...more.lengths],
    rounds: one.rounds + more.rounds,
    held: [...held.values()],
    things: more.things,
  };
}

export interface Holding {
  thing: string;
  held: number;
  rate: number;
  low: number;
  high: number;
  /** Of the house edition, where it has the thing too. */
  house: number | null;
}

/** How those fared who held a thing, the strongest first. Whoever is ahead can afford more: that is no proof. */
export function holdings(own: Counted, house: Counted): Holding[] {
  const theirs = new Map(house.held.map((each) => [each.thing, each.wins / each.held]));
  return own.held
    .map(({ thing, held, wins }) => ({ thing, held, ...share(wins, held), house: theirs.get(thing) ?? null }))
    .toSorted((a, b) => b.rate - a.rate || a.thing.localeCompare(b.thing));
}
export const never = ({ things, held }: Counted) => things.filter((thing) => !held.some((each) => each.thing === thing));

/** How many games are how long: some bars of equal width over all lengths. */
export function lengths(counts: Counted[], bars: number): { from: number; to: number; shares: number[] }[] {
  const all = counts.flatMap((each) => each.lengths);
  if (!all.length) return [];
  const least = all.reduce((a, b) => Math.min(a, b)),
    most = all.reduce((a, b) => Math.max(a, b)),
    wide = Math.max(1, Math.ceil((most - least + 1) / bars));
  return Array.from({ length: Math.ceil((most - least + 1) / wide) }, (_, i) => {
    const from = least + i * wide;
    return {
      from,
      to: from + wide - 1,
      shares: counts.map(({ lengths }) => lengths.filter((n) => n >= from && n < from + wide).length / Math.max(1, lengths.length)),
    };
  });
}
export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
