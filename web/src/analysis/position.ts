import type { Position } from '../protocol';
import { at, told, type Path } from '../workshop/paths';
import { fresh, isThing, typeOf, type EditionShape, type Shape, type Thing, type Value } from '../workshop/shape';

/** A position as files and requests have it: the terms, and all that the referee sees. */
export interface PositionFile extends Position {
  options: Record<string, string>;
  state: Thing;
}
/** More than any position has. */
export const MOST_LETTERS = 400_000;

/** What a file of somebody's says, or null where it is no position; what is wrong with one the rules say. */
export function parsePosition(text: string): PositionFile | null {
  if (text.length > MOST_LETTERS) return null;
  try {
    const value = JSON.parse(text) as Value;
    if (!isThing(value) || typeof value['game'] !== 'string' || !isThing(value['state'])) return null;
    const { game, seats, options, edition, state } = value;
    return {
      game,
      seats: typeof seats === 'number' ? seats : 0,
      options: isThing(options) ? (options as Record<string, string>) : {},
      edition: edition ?? 'house',
      state,
    };
  } catch {
    return null;
  }
}

const rootOf = (whole: EditionShape): Shape => ({ is: 'thing', type: whole.root });
const parts = (whole: EditionShape, shape: Shape, value: Value) => Object.entries(whole.types[typeOf(whole, shape, value)]?.fields ?? {});

/** What follows from the rest may be left out: something stands there until the rules have said what. */
export function complete(whole: EditionShape, value: Value, shape: Shape = rootOf(whole)): Value {
  if (Array.isArray(value)) return shape.is === 'list' ? value.map((each) => complete(whole, each, shape.of)) : value;
  if (!isThing(value)) return value;
  const thing: Thing = { ...value };
  for (const [field, of] of parts(whole, shape, value)) {
    const given = thing[field];
    if (given !== undefined) thing[field] = complete(whole, given, of);
    else if (of.nullable) thing[field] = null;
    else if (of.derived) thing[field] = fresh(whole, of);
  }
  return thing;
}

/** The same with nothing in the places of what follows: else the rules would take what stands there for said. */
export function blank(whole: EditionShape, value: Value, shape: Shape = rootOf(whole)): Value {
  if (Array.isArray(value)) return shape.is === 'list' ? value.map((each) => blank(whole, each, shape.of)) : value;
  if (!isThing(value)) return value;
  const thing: Thing = { ...value };
  for (const [field, of] of parts(whole, shape, value))
    thing[field] = of.derived ? fresh(whole, of) : blank(whole, thing[field] ?? null, of);
  return thing;
}

/** What somebody said, with all that follows from it as the rules see it. */
export function settle(whole: EditionShape, said: Value, seen: Value | undefined, shape: Shape = rootOf(whole)): Value {
  if (Array.isArray(said)) return shape.is === 'list' ? said.map((each, i) => settle(whole, each, at(seen, [i]), shape.of)) : said;
  if (!isThing(said)) return said;
  const thing: Thing = { ...said };
  for (const [field, of] of parts(whole, shape, said)) {
    const there = at(seen, [field]);
    if (there === undefined) continue;
    thing[field] = of.derived ? there : settle(whole, thing[field] ?? null, there, of);
  }
  return thing;
}

/** Whether something in a thing says this word: an area, a port, a card. */
const says = (value: Value, word: string): boolean =>
  value === word ||
  (Array.isArray(value) && value.some((each) => says(each, word))) ||
  (isThing(value) && Object.values(value).some((each) => says(each, word)));

/** Which parts of a position stand at which places of a board: `#` is the number of a place, `@` the seat from which one looks. */
export type Parts = Record<string, string[]>;
/** Where a board calls a seat otherwise. */
const SEAT = ['panel', 'holdings', 'camp', 'points'];

/**
 * What can be changed at a place of the board: all that names it (`area-a3`: the area, the scouts that stand there), and what the board
 * says of its places (`tree-4`: the fifth of the forest).
 */
export function partsAt(spot: string, state: Thing, parts: Parts, viewer: number): Path[] {
  const dash = spot.indexOf('-'),
    prefix = dash < 0 ? spot : spot.slice(0, dash),
    word = dash < 0 ? '' : spot.slice(dash + 1),
    number = /^\d+$/.test(word) ? word : '';
  const named = word && !number ? mentions(state, word) : [];
  const known = [spot, prefix, SEAT.includes(prefix) ? 'seat' : prefix]
    .flatMap((each) => parts[each] ?? [])
    .flatMap((path) => {
      if (path.includes('#') && !number) return [];
      return [pathOf(path.replace('#', number).replace('@', String(Math.max(0, viewer))))];
    });
  const found = [...named, ...known].filter((path) => at(state, path) !== undefined);
  return found.filter((path, i) => found.findIndex((other) => told(other) === told(path)) === i);
}
function mentions(state: Thing, word: string): Path[] {
  return Object.entries(state).flatMap(([field, value]) => {
    if (Array.isArray(value)) return value.flatMap((each, i) => (isThing(each) && says(each, word) ? [[field, i]] : []));
    return says(value, word) && !isThing(value) ? [[field]] : [];
  });
}
const pathOf = (text: string): Path =>
  [...text.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) => (index === undefined ? name! : Number(index)));

/** Of all places on a board those at which this can be changed. */
export const spotsOf = (path: Path, spots: string[], state: Thing, parts: Parts, viewer: number): string[] => {
  const here = told(path);
  return spots.filter((spot) =>
    partsAt(spot, state, parts, viewer).some((part) => {
      const name = told(part);
      return part.length > 1 && (here === name || here.startsWith(`${name}.`) || here.startsWith(`${name}[`));
    }),
  );
};
