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
