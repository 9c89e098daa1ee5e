import type { Gallery } from '../learn/gallery';
import { attempt, titleOf, type Names, type Pick } from '../workshop/labels';
import type { Path } from '../workshop/paths';
import { isThing, typeOf, type EditionShape, type Shape, type Thing, type Value } from '../workshop/shape';
import { t, type Speak } from '../words/words.svelte';

/** Numbers that are seats, wherever they stand. */
const SEATS = ['seat', 'start', 'active', 'conch', 'turner', 'settler', 'passed', 'knownTo', 'from', 'bidder'];
/** Those that may be nobody. */
const NOBODY = ['conch', 'turner', 'settler', 'bidder'];

interface InBox {
  type: string;
  thing: Thing;
  title: string;
}

/** Everything in a box that has an id, with the type it is of and its name. */
function inBox(shape: EditionShape, edition: Thing, gallery: Gallery | undefined, say: Speak): InBox[] {
  const names: Names = { shape, gallery, say, edition },
    all: InBox[] = [];
  const look = (list: string, of: Shape, value: Value, index: number) => {
    if (Array.isArray(value)) return of.is === 'list' ? value.forEach((each, i) => look(list, of.of, each, i)) : undefined;
    if (!isThing(value)) return;
    const type = typeOf(shape, of, value);
    if (typeof value['id'] === 'string')
      all.push({ type, thing: value, title: attempt(() => titleOf(names, list, of, value, index)) ?? value['id'] });
    for (const [field, inner] of Object.entries(shape.types[type]?.fields ?? {})) look(field, inner, value[field] ?? null, index);
  };
  for (const [list, of] of Object.entries(shape.types[shape.root]?.fields ?? {})) look(list, of, edition[list] ?? null, 0);
  return all;
}

/** What everything in a box that has an id is called. */
export const titles = (...box: Parameters<typeof inBox>): Map<string, string> =>
  new Map(inBox(...box).map(({ thing, title }) => [String(thing['id']), title]));

/** All texts that stand in a field of this name, wherever. */
function texts(value: Value, field: string, within = false): string[] {
  if (typeof value === 'string') return within ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => texts(each, field, within));
  return isThing(value) ? Object.entries(value).flatMap(([name, each]) => texts(each, field, name === field)) : [];
}

/** What may stand at a place of a position: the cards of the box, the ids of its things, the seats of the table. */
export function picking(
  shape: EditionShape,
  box: { shape: EditionShape; edition: Thing; gallery: Gallery | undefined },
  seats: number,
  say: Speak,
  state: () => Thing,
): (of: Shape, path: Path) => Pick[] | null {
  const all = inBox(box.shape, box.edition, box.gallery, say),
    seatPicks = Array.from({ length: seats }, (_, seat): Pick => ({ value: seat, title: t('seat', { n: seat + 1 }) }));
  const ofType = (types: string[]) => all.filter((each) => types.includes(each.type));
  return (of, path) => {
    const field = String(path.findLast((step) => typeof step === 'string') ?? '');
    if (of.is === 'whole' && SEATS.includes(field))
      return NOBODY.includes(field) ? [{ value: -1, title: t('analysis.nobody') }, ...seatPicks] : seatPicks;
    if (of.is === 'thing' || of.is === 'family') {
      const found = ofType(of.is === 'thing' ? [of.type] : (shape.types[of.type]?.members ?? []));
      return found.length ? found.map(({ thing, title }) => ({ value: thing, title })) : null;
    }
    if (of.is !== 'text') return null;
    const used = new Set(texts(state(), field)),
      types = all.filter((each) => used.has(String(each.thing['id']))).map((each) => each.type),
      ids = types.length ? ofType(types) : all;
    return ids.length ? ids.map(({ thing, title }) => ({ value: thing['id']!, title })) : null;
  };
}
