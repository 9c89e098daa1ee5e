import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameOf } from '../games';
import { t } from '../words/words.svelte';
import { fieldsOf, positionShapeOf, shapeOf, type EditionShape, type Thing } from '../workshop/shape';
import { told } from '../workshop/paths';
import { marksOf, badges } from './marks';
import { picking } from './picks';
import '../workshop/words';
import type { Ask } from './analysing.svelte';
import { laidOut } from './laying.svelte';
import './words';
import { complete, parsePosition, partsAt, settle, spotsOf } from './position';

const shape: EditionShape = {
  root: 'View',
  types: {
    View: { fields: { forest: { is: 'list', of: { is: 'thing', type: 'Tree' } }, land: { is: 'whole', derived: true } } },
    Tree: { fields: { face: { is: 'text', nullable: true }, worth: { is: 'whole', derived: true } } },
  },
};

describe('a position', () => {
  it('is completed by what follows from the rest, and what somebody said stays', () => {
    const said: Thing = { forest: [{ face: 'pot' }, {}] };
    expect(complete(shape, said)).toEqual({
      forest: [
        { face: 'pot', worth: 0 },
        { face: null, worth: 0 },
      ],
      land: 0,
    });
    const seen = {
      forest: [
        { face: 'dog', worth: 4 },
        { face: null, worth: 1 },
      ],
      land: 7,
    };
    expect(settle(shape, complete(shape, said), seen)).toEqual({
      forest: [
        { face: 'pot', worth: 4 },
        { face: null, worth: 1 },
      ],
      land: 7,
    });
  });
  it('is asked about twice: what follows from what was said, and what is against all of it', async () => {
    const asked: Thing[] = [],
      rules = (async (question: { position: { state: Thing } }) => {
        await Promise.resolve();
        asked.push(question.position.state);
        return { complaints: [], state: { forest: [{ face: 'pot', worth: 4 }], land: 7 }, begun: null };
      }) as unknown as Ask,
      position = { game: 'x', seats: 2, options: {}, edition: 'house', state: { forest: [{ face: 'pot', worth: 9 }], land: 1 } };
    const { state } = await laidOut(rules, shape, position);
    expect(asked).toEqual([
      { forest: [{ face: 'pot', worth: 0 }], land: 0 },
      { forest: [{ face: 'pot', worth: 4 }], land: 7 },
    ]);
    expect(state).toEqual(asked[1]);
  });
  it('is read from a file, and nothing else is', () => {
    expect(parsePosition('{"game":"x","seats":2,"state":{"a":1}}')).toEqual({
      game: 'x',
      seats: 2,
      options: {},
      edition: 'house',
      state: { a: 1 },
    });
    for (const text of ['', '[]', '{"game":"x"}', '{"hearthside":1}\n{}', 'x'.repeat(500_000)]) expect(parsePosition(text)).toBeNull();
  });
});

describe('a place of a board', () => {
  const state: Thing = {
    forest: [{ face: 'pot' }, { face: null }],
    map: [{ area: 'a1' }, { area: 'a2' }],
    tribes: [{ scouts: ['a2'] }, { scouts: [] }],
    demand: 'furs',
  };
  const at = (spot: string) =>
    partsAt(spot, state, { tree: ['forest[#]'], seat: ['tribes[#]'], mat: ['tribes[@]'], demand: ['demand'] }, 1).map(told);
  it('is what names it, and what the board says', () => {
    expect(at('tree-1')).toEqual(['forest[1]']);
    expect(at('tree-9')).toEqual([]);
    expect(at('area-a2')).toEqual(['map[1]', 'tribes[0]']);
    expect(at('panel-0')).toEqual(['tribes[0]']);
    expect(at('mat')).toEqual(['tribes[1]']);
    expect(at('demand')).toEqual(['demand']);
    expect(at('sheet-close')).toEqual([]);
  });
  it('is ringed where something there cannot be', () => {
    const spots = ['tree-0', 'tree-1', 'area-a2', 'panel-0'];
    expect(spotsOf(['forest', 1, 'face'], spots, state, { tree: ['forest[#]'] }, 0)).toEqual(['tree-1']);
    expect(spotsOf(['tribes', 0, 'scouts', 0], spots, state, { seat: ['tribes[#]'] }, 0)).toEqual(['area-a2', 'panel-0']);
  });
});

describe.each(GAME_IDS)('the board of %s', (id) => {
  it('says where the parts of a position stand, and every one of them is there', async () => {
    const [game, of] = await Promise.all([gameOf(id), positionShapeOf(id)]),
      { parts } = game!.spots!;
    expect(parts['seat'], 'a seat can be changed at its panel').toBeTruthy();
    for (const path of Object.values(parts).flat()) {
      const field = of!.types[of!.root]!.fields![/^\w+/.exec(path)![0]];
      expect(field, path).toBeTruthy();
      expect(field!.derived, path).toBeUndefined();
      if (path.includes('[')) expect(field!.is, path).toBe('list');
    }
  });
  it('has words for everything that can be changed', async () => {
    const [of, box] = await Promise.all([positionShapeOf(id), shapeOf(id)]),
      met = new Set<string>();
    const walk = (type: string) => {
      const { fields, members = [] } = of!.types[type]!;
      if (met.has(type) || box!.types[type]?.fields?.['id']) return; // what is chosen from the box has its name from there
      met.add(type);
      for (const member of members) {
        if (!box!.types[member]?.fields?.['id']) expect(t(`member.${member}`), member).not.toBe(`member.${member}`);
        walk(member);
      }
      for (const [field, shape] of fields ? fieldsOf(of!, type) : []) {
        expect(t(`field.${field}`), field).not.toBe(`field.${field}`);
        const inner = shape.is === 'list' ? shape.of : shape;
        if (inner.is === 'thing' || inner.is === 'family') walk(inner.type);
      }
    };
    walk(of!.root);
    expect(met.size).toBeGreaterThan(8);
  });
  it('offers the things of the box where one may stand', async () => {
    const [game, of, box] = await Promise.all([gameOf(id), positionShapeOf(id), shapeOf(id)]),
      picks = picking(
        of!,
        { shape: box!, edition: game!.edition as Thing, gallery: undefined },
        3,
        (key) => key,
        () => ({}),
      ),
      shared = Object.entries(of!.types).filter(([type, { fields }]) => box!.types[type]?.fields?.['id'] && fields);
    expect(picks({ is: 'whole' }, ['phase', 'seat'])).toHaveLength(3);
    expect(picks({ is: 'whole' }, ['turner'])?.[0]!.value).toBe(-1);
    expect(picks({ is: 'whole' }, ['round'])).toBeNull();
    for (const [type] of shared) {
      const found = picks({ is: 'thing', type }, ['any']);
      expect(found?.length, type).toBeGreaterThan(0);
      expect(found!.every(({ title }) => title.length > 0)).toBe(true);
    }
  });
});

describe('a badge', () => {
  const marks = { Swap: ['tree-{a}', 'tree-{b}'], Place: ['place-{at}'] };
  const idea = (action: object, win: number) => ({
    action: action as { is: string },
    visits: 1,
    win,
    points: 0,
    reason: null,
    fact: null,
    apart: null,
  });
  it('stands where an action leads', () => {
    expect(marksOf({ is: 'Swap', a: 1, b: 4 } as never, marks)).toEqual(['tree-1', 'tree-4']);
    expect(marksOf({ is: 'Place' } as never, marks)).toEqual([]);
    expect(marksOf({ is: 'Pass' } as never, marks)).toEqual([]);
  });
  it('is that of the best at its place', () => {
    const ideas = [
      idea({ is: 'Place', at: 'x', n: 2 }, 0.61),
      idea({ is: 'Place', at: 'x', n: 3 }, 0.5),
      idea({ is: 'Place', at: 'y' }, 0.4),
    ];
    expect(badges(ideas as never, marks).map(({ rank, win, at }) => [rank, win, at[0]])).toEqual([
      [1, 61, 'place-x'],
      [3, 40, 'place-y'],
    ]);
  });
});
