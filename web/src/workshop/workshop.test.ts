import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_IDS, gameOf } from '../games';
import { galleryOf } from '../learn/gallery';
import { settings } from '../settings.svelte';
import { speaker, t } from '../words/words.svelte';
import { Draft, located, type Checked } from './draft.svelte';
import { boxOf, fileName, fileOf, imprintOf, parse } from './file';
import { complaint, fieldName, memberName, references, titleOf, wordName } from './labels';
import { at, counterpart, differences, put, steps, told } from './paths';
import { fieldsOf, fresh, freshThing, shapeOf, type Shape, type Thing, type Value } from './shape';
import './words';

const house: Thing = {
  name: 'House edition',
  beasts: [
    { id: 'dodo-1', name: 'Dodo', cost: 1 },
    { id: 'boar-1', name: 'Boar', cost: 2 },
  ],
  food: [9, 8],
};

describe('paths', () => {
  it('are told as the rules tell them', () => {
    expect(told(['beasts', 1, 'cost'])).toBe('beasts[1].cost');
    expect(steps('beasts[1].effect.by')).toEqual(['beasts', 1, 'effect', 'by']);
    expect(steps('')).toEqual([]);
  });
  it('lead to a value and change it without touching the former', () => {
    const next = put(house, ['beasts', 0, 'cost'], 7);
    expect(at(next, ['beasts', 0, 'cost'])).toBe(7);
    expect(at(house, ['beasts', 0, 'cost'])).toBe(1);
    expect(next['food']).toBe(house['food']);
  });
  it('find the same thing elsewhere by its id', () => {
    const turned: Thing = { ...house, beasts: [...(house['beasts'] as Value[])].reverse() };
    expect(counterpart(turned, house, ['beasts', 0, 'cost'])).toBe(2);
    expect(differences(turned, house)).toEqual([]);
  });
  it('tell what is otherwise, what is new and what is gone', () => {
    const next: Thing = {
      ...house,
      food: [9, 1],
      beasts: [
        { id: 'dodo-1', name: 'Dodo', cost: 5 },
        { id: 'elk', name: 'Elk', cost: 3 },
      ],
    };
    expect(differences(next, house).map(({ path, was, is }) => [told(path), was, is])).toEqual([
      ['beasts[0].cost', 1, 5],
      ['beasts[1]', undefined, { id: 'elk', name: 'Elk', cost: 3 }],
      ['beasts', { id: 'boar-1', name: 'Boar', cost: 2 }, undefined],
      ['food', [9, 8], [9, 1]],
    ]);
  });
});

describe('a file', () => {
  it('holds whose it is beside the box, and nothing that nobody said', () => {
    const file = fileOf(house, { author: 'Ada', licence: '', languages: [] });
    expect(Object.keys(file)).toEqual(['name', 'author', 'beasts', 'food']);
    expect(boxOf(file)).toEqual(house);
    expect(imprintOf(file)).toEqual({ author: 'Ada' });
  });
  it('that is none is noticed', () => {
    for (const text of ['', '[]', '{}', '{"name":1}', 'null']) expect(parse(text, { root: 'X', types: {} })).toBeNull();
    expect(parse('{"name":"x"}', { root: 'X', types: {} })).toEqual({ name: 'x' });
    expect(fileName('cavemen', 'Für Zoë / 2')).toBe('cavemen-fu-r-zoe-2.json');
  });
});

describe.each(GAME_IDS)('a file that somebody made for %s', (id) => {
  const read = async (change: (file: Thing) => void) => {
    const game = (await gameOf(id))!,
      file = structuredClone(game.edition as Thing);
    change(file);
    return parse(JSON.stringify(file), (await shapeOf(id))!);
  };
  const lists = (file: Thing) => Object.keys(file).filter((field) => Array.isArray(file[field]));

  it('is read as it is, also where the rules will complain', async () => {
    expect(await read(() => {})).toEqual((await gameOf(id))!.edition);
    expect(await read((file) => (file[lists(file)[0]!] = []))).not.toBeNull();
  });
  it('is none where a list is missing, is no list, or has no end', async () => {
    const shape = (await shapeOf(id))!,
      younger = (field: string) => !!shape.types[shape.root]!.fields![field]!.nullable; // an older edition says nothing of it
    for (const field of lists((await gameOf(id))!.edition as Thing))
      for (const value of [...(younger(field) ? [] : [undefined]), 7, 'x', { 0: 1 }, [null], [[]], new Array(5000).fill(0)])
        expect(await read((file) => (file[field] = value as Value)), `${field}: ${JSON.stringify(value)?.slice(0, 20)}`).toBeNull();
  });
  it('is none where it is another game’s', async () => {
    const shape = (await shapeOf(id))!,
      written = (game: string) => readFileSync(`src/games/${game}/edition.json`, 'utf8');
    for (const other of GAME_IDS) if (written(other) !== written(id)) expect(parse(written(other), shape), other).toBeNull();
  });
  it('is not read where it is huge or deep', async () => {
    expect(await read((file) => (file['licence'] = 'x'.repeat(400_000)))).toBeNull();
    expect(parse(`{"name":"x","author":${'['.repeat(90_000)}${']'.repeat(90_000)}}`, (await shapeOf(id))!)).toBeNull();
  });
  it('turns no writing round and hides nothing', async () => {
    const file = await read(
      (each) => ((each['name'] = 'a\u202Eb\u0000c\u200B\u2028\u3164'), (each['author'] = '\u2066A\uFEFFda\u{E0041}')),
    );
    expect([file!['name'], file!['author']]).toEqual(['abc', 'Ada']);
  });
});

describe('a draft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(1000);
  const rules = async (edition: Thing): Promise<Checked> => ({
    edition: { ...edition, beasts: (edition['beasts'] as Thing[]).toSorted((a, b) => Number(a['cost']) - Number(b['cost'])) },
    complaints: (edition['beasts'] as Thing[])
      .toSorted((a, b) => Number(a['cost']) - Number(b['cost']))
      .flatMap((beast, i) => (Number(beast['cost']) > 5 ? { field: `beasts[${i}].cost`, sentence: 'Too dear.' } : [])),
  });

  it('is checked by the rules, and complaints stand where the thing stands here', async () => {
    const draft = new Draft(house, rules);
    await settle();
    expect(draft.isFine).toBe(true);
    draft.set(['beasts', 0, 'cost'], 9); // the rules put it last
    expect(draft.isFine).toBe(false);
    await settle();
    expect(draft.complaints).toEqual([{ field: 'beasts[0].cost', sentence: 'Too dear.' }]);
    expect(draft.against(['beasts', 0, 'cost'])).toHaveLength(1);
    expect(draft.against(['beasts', 0])).toHaveLength(0);
    expect(draft.against(['beasts', 0], true)).toHaveLength(1);
  });

  it('goes back and forth, and typing on in one field is one step', async () => {
    const kept: Thing[] = [],
      draft = new Draft(house, rules, (file) => kept.push(file));
    draft.set(['beasts', 0, 'cost'], 1_0);
    draft.set(['beasts', 0, 'cost'], 1_02);
    draft.set(['name'], 'Mine');
    draft.undo();
    expect(draft.box['name']).toBe('House edition');
    draft.undo();
    expect(at(draft.box, ['beasts', 0, 'cost'])).toBe(1);
    expect(draft.canUndo).toBe(false);
    draft.redo();
    expect(at(draft.box, ['beasts', 0, 'cost'])).toBe(102);
    expect(kept).toHaveLength(6);
    draft.end();
  });

  it('copies a thing with an id of its own, adds and removes', () => {
    const draft = new Draft(house, rules);
    expect(draft.copy(['beasts', 0])).toEqual(['beasts', 1]);
    expect((draft.box['beasts'] as Thing[]).map((each) => each['id'])).toEqual(['dodo-1', 'dodo-2', 'boar-1']);
    draft.remove(['beasts', 0]);
    draft.add(['food'], 7);
    expect(draft.box['food']).toEqual([9, 8, 7]);
    expect(draft.box['beasts']).toHaveLength(2);
    draft.end();
  });

  it('says so where the rules cannot be asked', async () => {
    const draft = new Draft(house, () => Promise.reject(new Error('no rules')));
    await settle();
    expect(draft.checked).toBeNull();
    expect(draft.isFine).toBe(false);
  });

  it('leaves a complaint where it is that has no place in a list', () => {
    expect(located('name', house, house)).toBe('name');
    expect(located('beasts[0].cost', null, house)).toBe('beasts[0].cost');
  });
});

describe.each(GAME_IDS)('the forms of %s', (id) => {
  it('have words for every field and every kind, and a name for every thing', async () => {
    const [game, shape, gallery] = await Promise.all([gameOf(id), shapeOf(id), galleryOf(id)]);
    const edition = game!.edition as Thing,
      names = { shape: shape!, gallery, say: speaker(game!.words, gallery?.words), edition };
    for (const { fields = {}, members = [] } of Object.values(shape!.types)) {
      for (const field of Object.keys(fields)) expect(t(`field.${field}`), field).not.toBe(`field.${field}`);
      for (const member of members) expect(memberName(member)).not.toBe('');
      for (const member of members) expect(t(`member.${member}`), member).not.toBe(`member.${member}`);
    }
    for (const [list, of] of fieldsOf(shape!, shape!.root)) {
      expect(fieldName(list).length).toBeGreaterThan(2);
      if (of.is !== 'list') continue;
      for (const [i, thing] of (edition[list] as Value[]).entries())
        expect(titleOf(names, list, of.of, thing, i), `${list}[${i}]`).toMatch(/^(?!.*(undefined|NaN|\[object)).+/);
    }
  });

  it('can begin anything anew, and every field of the house edition is in them', async () => {
    const [game, shape] = await Promise.all([gameOf(id), shapeOf(id)]);
    const walk = (of: Shape, value: Value): void => {
      if (value === null) return expect(of.nullable).toBe(true);
      if (of.is === 'list') return (value as Value[]).forEach((each) => walk(of.of, each));
      if (of.is === 'choice') return expect(shape!.types[of.type]!.words).toContain(value);
      if (of.is !== 'thing' && of.is !== 'family')
        return expect(typeof value).toBe({ whole: 'number', decimal: 'number', flag: 'boolean', text: 'string' }[of.is]);
      const { is, ...rest } = value as Thing,
        type = of.is === 'thing' ? of.type : shape!.types[of.type]!.members!.find((each) => shape!.types[each]!.is === is)!;
      expect(Object.keys(rest).sort()).toEqual(
        fieldsOf(shape!, type)
          .map(([name]) => name)
          .sort(),
      );
      expect(
        Object.keys(freshThing(shape!, type))
          .filter((name) => name !== 'is')
          .sort(),
      ).toEqual(Object.keys(rest).sort());
      for (const [name, inner] of fieldsOf(shape!, type)) walk(inner, rest[name]!);
    };
    walk({ is: 'thing', type: shape!.root }, game!.edition as Thing);
    expect(fresh(shape!, { is: 'list', of: { is: 'whole' } })).toEqual([]);
  });

  it('draw the real thing where there is a picture of it', async () => {
    const [game, gallery] = await Promise.all([gameOf(id), galleryOf(id)]);
    const edition = game!.edition as Thing,
      drawn = Object.entries(edition).flatMap(([list, things]) =>
        Array.isArray(things) && typeof things[0] === 'object' ? things.flatMap((thing) => gallery!.drawn!(list, thing, t, edition)) : [],
      );
    expect(drawn.length).toBeGreaterThan(10);
    for (const spot of gallery!.chart?.(edition).spots ?? []) {
      expect((edition[spot.list] as Value[])[spot.index]).toBeDefined();
      expect(Number.isFinite(spot.x + spot.y)).toBe(true);
    }
  });
});

it('keeps what fits when the kind of an effect changes', async () => {
  const shape = (await shapeOf('cavemen'))!;
  expect(freshThing(shape, 'Effect.RaisePer', { is: 'Raise', score: 'foraging', by: 3 })).toEqual({
    is: 'RaisePer',
    score: 'foraging',
    by: 3,
    kind: 'leader',
    each: 0,
  });
});

it('knows which texts are names of other things', async () => {
  const axe = (await gameOf('fire-and-axe'))!.edition as Thing;
  expect(references(axe, 'ports', 'adjacent')).toContain('vinland-sea');
  expect(references(axe, 'sagas', 'title')).toBeNull();
  const { words } = (await gameOf('fire-and-stone'))!;
  expect(wordName('Plant', 'apple', speaker(words))).toBe(speaker(words)('tile.apple'));
});

describe('what the rules have against an edition', () => {
  const sentences = [
    'stoneage/StoneAge',
    'cavemen/Cavemen',
    'fireaxe/FireAndAxe',
    'firestone/FireAndStone',
    'myfirststoneage/MyFirstStoneAge',
  ]
    .flatMap((name) => [
      ...readFileSync(`../games/src/main/java/hearthside/games/${name}Edition.java`, 'utf8').matchAll(/"([^"]* [^"]*\.)"/g),
    ])
    .map(([, sentence]) => sentence!.replace(/%d/g, '7').replace(/%s/g, 'york'));

  it('is said in German, all of it', () => {
    settings.language = 'de';
    expect(sentences.length).toBeGreaterThan(80);
    expect(sentences.filter((sentence) => complaint(sentence) === sentence)).toEqual([]);
    expect(complaint('There may be 2 to 7 pieces of each good, not 99.')).toBe('Von jeder Ware gibt es 2 bis 7 Stück, nicht 99.');
    expect(complaint('york is next to north-sea, but not the other way round.')).toBe('york liegt neben north-sea, aber nicht umgekehrt.');
    settings.language = 'en';
    expect(complaint('Nobody has heard of this.')).toBe('Nobody has heard of this.');
  });
});
