/**
 * What a table has beside its view (a choice half made, what the mouse rests on): made when it is first asked for, found by the stage, and
 * gone with it. What is begun at one table must not go on at another, so no game keeps such a thing for all of them.
 */
export function atEachTable<T>(make: () => T): (playing: { stage: object }) => T {
  const tables = new WeakMap<object, T>();
  return ({ stage }) => {
    if (!tables.has(stage)) tables.set(stage, apart(make));
    return tables.get(stage)!;
  };
}

/** Trap: whatever derives something does not watch a state that it makes itself, and `untrack` changes nothing about it; a root does. */
function apart<T>(make: () => T): T {
  let made: T;
  $effect.root(() => {
    made = make();
  })();
  return made!;
}
