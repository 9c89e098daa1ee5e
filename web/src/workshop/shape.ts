/** What an edition or a position is made of: written by `./hearthside codegen` from its records. */
export interface EditionShape {
  root: string;
  types: Record<string, TypeShape>;
}
/** A record has fields, a family members, an enum words; `is` is what a member of a family carries. */
export interface TypeShape {
  is?: string;
  fields?: Record<string, Shape>;
  members?: string[];
  words?: string[];
}
export type Shape = (
  { is: 'whole' | 'decimal' | 'flag' | 'text' } | { is: 'choice' | 'thing' | 'family'; type: string } | { is: 'list'; of: Shape }
) & { nullable?: boolean; /** Follows from the rest: nobody need say it. */ derived?: boolean };

export type Value = null | boolean | number | string | Value[] | { [field: string]: Value };
export type Thing = { [field: string]: Value };

export const isThing = (value: Value | undefined): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isPlain = (shape: Shape) => shape.is !== 'thing' && shape.is !== 'family' && shape.is !== 'list';

const SHAPES = import.meta.glob<EditionShape>('../generated/*.edition.json', { import: 'default' }),
  POSITIONS = import.meta.glob<EditionShape>('../generated/*.position.json', { import: 'default' });
export const isEditable = (game: string) => Object.hasOwn(SHAPES, `../generated/${game}.edition.json`);
export const shapeOf = async (game: string): Promise<EditionShape | undefined> => SHAPES[`../generated/${game}.edition.json`]?.();
export const positionShapeOf = async (game: string): Promise<EditionShape | undefined> =>
  POSITIONS[`../generated/${game}.position.json`]?.();

/** The fields that somebody says. */
export const fieldsOf = ({ types }: EditionShape, type: string): [string, Shape][] =>
  Object.entries(types[type]?.fields ?? {}).filter(([, shape]) => !shape.derived);
/** The type of a thing, also of one of a family. */
export const typeOf = ({ types }: EditionShape, shape: Shape, value: Value | undefined): string =>
  shape.is === 'thing'
    ? shape.type
    : (shape.is === 'family' && types[shape.type]!.members!.find((each) => types[each]!.is === (isThing(value) ? value['is'] : ''))) || '';

/** Something to begin with where there was nothing. */
export function fresh(whole: EditionShape, shape: Shape): Value {
  if (shape.nullable) return null;
  switch (shape.is) {
    case 'whole':
    case 'decimal':
      return 0;
    case 'flag':
      return false;
    case 'text':
      return '';
    case 'list':
      return [];
    case 'choice':
      return whole.types[shape.type]?.words?.[0] ?? '';
    case 'family':
      return freshThing(whole, whole.types[shape.type]!.members![0]!);
    case 'thing':
      return freshThing(whole, shape.type);
  }
}

/** One of a family with what it has in common with another: whoever changes the kind of an effect keeps its number. */
export function freshThing(whole: EditionShape, type: string, like: Thing = {}): Thing {
  const { is, fields = {} } = whole.types[type]!,
    thing: Thing = is ? { is } : {};
  for (const [name, shape] of Object.entries(fields)) thing[name] = fits(whole, shape, like[name]) ? like[name]! : fresh(whole, shape);
  return thing;
}

function fits(whole: EditionShape, shape: Shape, value: Value | undefined): boolean {
  if (value === undefined || value === null) return false;
  switch (shape.is) {
    case 'whole':
    case 'decimal':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string';
    case 'choice':
      return typeof value === 'string' && !!whole.types[shape.type]?.words?.includes(value);
    default:
      return false;
  }
}

/** So many things a list has at most: whoever reads a file of somebody's need not draw a million. */
const LONGEST_LIST = 400;

/** What plain values are in JSON. */
const KINDS: Record<string, string> = { whole: 'number', decimal: 'number', flag: 'boolean', text: 'string', choice: 'string' };

/** Whether a value has the form: what stands in it is for the rules to judge, and what nobody said they ask for. A list must be there. */
function isMadeAs(whole: EditionShape, shape: Shape, value: Value | undefined): boolean {
  if (value === undefined || value === null) return shape.is !== 'list' || !!shape.nullable;
  if (shape.is === 'list')
    return Array.isArray(value) && value.length <= LONGEST_LIST && value.every((each) => each !== null && isMadeAs(whole, shape.of, each));
  if (isPlain(shape)) return typeof value === KINDS[shape.is];
  const type = typeOf(whole, shape, value);
  return !!type && isThing(value) && isThingOf(whole, type, value);
}

/** Whether every field of a thing has the form of its type. */
export const isThingOf = (whole: EditionShape, type: string, thing: Thing) =>
  Object.entries(whole.types[type]?.fields ?? {}).every(([field, shape]) => shape.derived || isMadeAs(whole, shape, thing[field]));
