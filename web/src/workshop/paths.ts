import { isThing, type Thing, type Value } from './shape';

/** Where something stands in an edition, from the outside: `['cavemen', 3, 'cost']`. */
export type Path = (string | number)[];

/** As the rules name it when they complain: `cavemen[3].cost`. */
export const told = (path: Path) =>
  path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step), '');
export const steps = (field: string): Path =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) => (index === undefined ? name! : Number(index)));

export const at = (value: Value | undefined, path: Path): Value | undefined =>
  path.reduce<Value | undefined>(
    (here, step) => (Array.isArray(here) ? here[step as number] : isThing(here) ? here[step as string] : undefined),
    value,
  );

/** The same with something else at one place; nothing of the former is changed. */
export function put<V extends Value>(value: V, path: Path, next: Value): V {
  const [step, ...rest] = path;
  if (step === undefined) return next as V;
  const inner = put(at(value, [step]) ?? null, rest, next);
  if (Array.isArray(value)) return value.map((each, i) => (i === step ? inner : each)) as Value as V;
  return { ...(value as Thing), [step]: inner } as Value as V;
}

export const same = (one: Value | undefined, other: Value | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const idOf = (value: Value | undefined) => (isThing(value) && typeof value['id'] === 'string' ? value['id'] : null);

/** What stands in another edition at the place of this: things with an id are found by it, wherever they are in their list. */
export function counterpart(edition: Value, other: Value, path: Path): Value | undefined {
  let here: Value | undefined = edition,
    there: Value | undefined = other;
  for (const step of path) {
    const id = idOf(at(here, [step]));
    there = id !== null && Array.isArray(there) ? there.find((each) => idOf(each) === id) : at(there, [step]);
    here = at(here, [step]);
  }
  return there;
}

export interface Difference {
  path: Path;
  was: Value | undefined;
  is: Value | undefined;
}

/** What is otherwise than in another edition, down to single numbers and words. */
export function differences(edition: Value, other: Value): Difference[] {
  const found: Difference[] = [];
  const look = (path: Path) => {
    const is = at(edition, path),
      was = counterpart(edition, other, path);
    if (same(is, was)) return;
    if (isThing(is) && isThing(was) && is['is'] === was['is']) for (const field of Object.keys(is)) look([...path, field]);
    else if (Array.isArray(is) && Array.isArray(was) && is.some((each) => typeof each === 'object')) {
      is.forEach((_, i) => look([...path, i]));
      for (const each of was)
        if (idOf(each) !== null && !is.some((one) => idOf(one) === idOf(each))) found.push({ path, was: each, is: undefined });
    } else found.push({ path, was, is });
  };
  look([]);
  return found;
}
