import { describe, expect, it } from 'vitest';
import { bill } from './meal';
import { NOTHING, type Phase, type Player, type Solo, type View } from './types';

const player = (more: Partial<Player> = {}): Player => ({
  score: 0,
  food: 12,
  goods: { ...NOTHING },
  field: 0,
  tools: [],
  tiles: [],
  cards: [],
  drawn: [],
  stack: 0,
  ready: [],
  tally: null,
  ...more,
});
const view = (phase: Phase, more: Partial<View> = {}): View => ({
  phase,
  round: 1,
  start: 0,
  figures: [],
  deck: 32,
  tribes: [0, 1].map(() => ({ figures: 5, home: 5, supply: 5 })),
  players: [player(), player()],
  solo: null,
  row: [],
  piles: [],
  ...more,
});
const solo = (more: Partial<Solo> = {}): Solo => ({
  level: 1,
  fieldStart: 0,
  meal: 1,
  limit: 15,
  initiative: [0, 0, 0, 0],
  acted: [],
  burden: 4,
  discarded: [],
  putAway: [],
  ...more,
});

describe('the meal', () => {
  it('is one sum: field and store, less what is owed', () => {
    const b = bill(view({ is: 'Placing', tribe: 0 }), 0);
    expect(b.field + b.food - b.owed).toBe(b.left);
    expect(b).toMatchObject({ left: 7, missing: 0 });
  });

  it('follows what has been placed: the field is sown and the child born before anybody eats', () => {
    const figures: View['figures'] = [
      { location: 'field', byTribe: [1, 0] },
      { location: 'hut', byTribe: [2, 0] },
      { location: 'hunting_grounds', byTribe: [2, 1] },
    ];
    const b = bill(view({ is: 'Placing', tribe: 0 }, { figures, players: [player({ food: 3 }), player()] }), 0);
    expect(b).toMatchObject({ field: 1, mouths: 6, left: -2, missing: 2, hunters: 2 });
    expect(b.game).toBeGreaterThan(2);
    expect(bill(view({ is: 'Placing', tribe: 0 }, { figures }), 1)).toMatchObject({ field: 0, mouths: 5, hunters: 1 });
  });

  it('says the same as the question while it is on, though the field has been harvested already', () => {
    const phase: Phase = { is: 'Feeding', tribe: 0, missing: 3, paid: { ...NOTHING, wood: 1 } };
    const b = bill(view(phase, { players: [player({ food: 0, field: 1 }), player()] }), 0);
    expect(b).toMatchObject({ isOn: true, missing: 3, given: 1, eaten: 1 });
    expect(b.owed - b.eaten - b.given).toBe(b.missing);
  });

  it('counts no work of the tribe that rests alone, though its people eat', () => {
    const tribes = [2, 2, 2, 2].map((figures) => ({ figures, home: 0, supply: 3 })),
      figures: View['figures'] = [
        { location: 'field', byTribe: [0, 1, 0, 0] },
        { location: 'hut', byTribe: [0, 0, 2, 0] },
        { location: 'hunting_grounds', byTribe: [2, 1, 0, 0] },
      ];
    const at = (initiative: number[], phase: Phase = { is: 'Mustering' }, acted: number[] = []) =>
      bill(view(phase, { solo: solo({ initiative, acted }), tribes, figures, players: [player()] }), 0);
    expect(at([3, 9, 8, 4])).toMatchObject({ mouths: 9, born: 1, field: 0, sown: 0, hunters: 2 });
    expect(at([3, 8, 9, 4])).toMatchObject({ mouths: 8, born: 0, field: 1, sown: 1, hunters: 3 });
    expect(at([3, 8, 9, 0]), 'not all have thrown').toMatchObject({ mouths: 9, sown: 1 });
    expect(at([3, 9, 9, 4]), 'equals: it is not decided').toMatchObject({ mouths: 9, sown: 1 });
    expect(at([3, 9, 9, 4], { is: 'Acting', tribe: 2 }, [0, 3]), 'one of the equals acts').toMatchObject({ mouths: 9, sown: 0 });
  });

  it('is of all tribes and the burden alone', () => {
    const tribes = [2, 2, 3, 2].map((figures) => ({ figures, home: figures, supply: 3 }));
    const b = bill(
      view({ is: 'Rationing', missing: 2, paid: { ...NOTHING } }, { solo: solo(), tribes, players: [player({ food: 0 })] }),
      0,
    );
    expect(b).toMatchObject({ owed: 13, eaten: 11, missing: 2 });
  });
});
