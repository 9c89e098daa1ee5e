import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameOf } from '../games';
import type { Look } from '../engine/localTable';
import type { AnyAction } from '../protocol';
import { settings } from '../settings.svelte';
import scripted from '../games/my-first-stone-age/scripted.json';
import { Analysing, type Ask } from './analysing.svelte';
import { gameIn, journalIn, placeIn, placeOf, puzzleIn, standing } from './journal';
import { childrenOf, listed, mainLine, pathTo, ROOT, type Node } from './tree';

const line = (n: number, drew = '[]') => `{"seat":0,"action":{"is":"Flip","tree":${n}},"drew":${drew},"revealed":true}`;

describe('a journal', () => {
  it('has what stands after all that was taken back, and no seed', () => {
    const text = [
      '{"game":"x"}',
      '{"seat":-1,"action":null,"drew":[1],"revealed":false}',
      line(1),
      line(2),
      '{"undo":2}',
      line(3),
      '{"seed":"ab"}',
      '',
    ];
    const { header, lines } = standing(text.join('\n'));
    expect(header).toBe('{"game":"x"}');
    expect(lines.map((each) => (JSON.parse(each) as { action: { tree: number } | null }).action?.tree ?? null)).toEqual([null, 3]);
  });
  it('stands as the house says that it does', () => {
    const at = (name: string) => readFileSync(`../wire/src/test/resources/hearthside/wire/taken-back.${name}`, 'utf8');
    const written = at('jsonl').split('\n');
    expect(standing(at('jsonl'))).toEqual({
      header: written[0],
      lines: (JSON.parse(at('standing.json')) as number[]).map((number) => written[number]),
    });
  });
  it('is known by its first line, and nothing else is one', () => {
    expect([gameIn('{"game":"x"}'), gameIn('{'), gameIn('null')]).toEqual(['x', null, null]);
    expect(journalIn('{"game":"x"}\n{"drew":[]}')?.lines).toHaveLength(1);
    expect([journalIn(''), journalIn('{}\nnull'), journalIn('rubbish\nrubbish')]).toEqual([null, null, null]);
  });
  it('is found by its table and the step', () => {
    expect(placeIn('#here-abc.12')).toEqual({ table: 'here-abc', step: 12 });
    expect(placeIn('#k7qm3x')).toEqual({ table: 'k7qm3x', step: 0 });
    expect(placeIn('')).toBeNull();
    expect(placeIn('#a/b')).toBeNull();
    expect(puzzleIn('#puzzle.stone-age-12')).toBe('stone-age-12');
    expect(placeIn('#puzzle.stone-age-12')).toBeNull();
    expect([placeOf('stone-age-12'), placeOf('own/k7qm3x/9')]).toEqual(['puzzle.stone-age-12', 'k7qm3x.8']);
  });
});

describe('a tree', () => {
  const node = (id: number, parent: number) => ({ id, parent, action: { is: 'A' }, lines: [String(id)] }) as unknown as Node;
  const nodes = [node(0, 0), node(1, 0), node(2, 1), node(3, 0), node(4, 3), node(5, 1)];
  it('knows ways, branches and the line that goes on', () => {
    expect(pathTo(nodes, 4).map((each) => each.id)).toEqual([0, 3, 4]);
    expect(childrenOf(nodes, ROOT).map((each) => each.id)).toEqual([1, 3]);
    expect(mainLine(nodes, ROOT).map((each) => each.id)).toEqual([1, 2]);
  });
  it('is read from top to bottom, every position once', () => {
    expect(listed(nodes).map(({ node: { id }, depth }) => [id, depth])).toEqual([
      [3, 1],
      [4, 1],
      [1, 0],
      [5, 1],
      [2, 0],
    ]);
  });
});

describe('an analysis', () => {
  interface Scripted {
    view: unknown;
    facts: unknown;
    options: AnyAction[];
  }
  const moment = Object.values(scripted as unknown as Record<string, Scripted>)[0]!;
  const look = (seq: number): Look => ({
    seq,
    viewer: 0,
    toAct: [seq % 2],
    options: [
      { is: 'Flip', tree: 1 },
      { is: 'Flip', tree: 2 },
    ] as AnyAction[],
    events: [],
    view: moment.view,
    facts: moment.facts,
    over: false,
    result: { points: [0, 0], tiebreak: [0, 0], winners: [], places: [1, 1] },
    free: 0,
    own: 0,
    terms: { seats: 2, options: {}, edition: null },
  });
  let asked: { is: string; lines?: string[]; millis?: number; draws?: unknown[] }[], open: number;
  const rules = (async (question: { is: string; lines?: string[]; action?: AnyAction; draws?: unknown[] }) => {
    asked.push(question);
    await Promise.resolve();
    if (question.is === 'Open') open = question.lines!.length;
    if (question.is === 'Look') return look(open);
    if (question.is === 'Position') return { game: 'my-first-stone-age', seats: 2, options: {}, edition: 'house', state: {} };
    if (question.is === 'LayOut') return { begun: { header: '{"game":"my-first-stone-age","seats":2,"opening":{}}', line: '{"drew":[]}' } };
    if (question.is === 'Draws')
      return {
        draws: [
          {
            drawn: 3,
            name: 'die_4',
            ways: [
              { name: 'die_4', ways: 1 },
              { name: 'fish', ways: 2 },
            ],
          },
        ],
      };
    if (question.is === 'Line') return { line: [{ seat: 0, action: { is: 'Flip', tree: 2 }, drew: true, view: moment.view }] };
    if (question.is === 'Play')
      return { line: line((question.action as unknown as { tree: number }).tree, `[${asked.length}]`), look: look(open + 1) };
    if (question.is === 'Hints') return { hints: [{ action: { is: 'Flip', tree: 2 }, visits: 9, win: 0.7, points: 3, reason: null }] };
    if (question.is === 'WhyNot') return { refused: { rule: 'MF-1', sentence: 'No.', with: [] } };
    return {};
  }) as unknown as Ask;

  beforeEach(() => {
    asked = [];
    settings.speed = 'off';
  });
  async function begin(step = 1, changed = () => {}) {
    const game = (await gameOf('my-first-stone-age'))!,
      analysing = new Analysing(
        game,
        { header: '{"game":"my-first-stone-age","seats":2}', lines: ['{"drew":[]}', line(1), line(2)] },
        rules,
        rules,
        () => 7,
        changed,
      );
    await analysing.open(step);
    return analysing;
  }

  it('begins where one looked, and the search thinks longer and longer', async () => {
    const analysing = await begin();
    expect(asked.find((each) => each.is === 'Open')!.lines).toHaveLength(2);
    await vi.waitFor(() => expect(analysing.thinking).toBe(false));
    expect(analysing.ideas[0]!.win).toBe(0.7);
    expect(asked.flatMap((each) => each.millis ?? [])).toEqual([400, 800, 1600, 3200, 6400, 12800]);
    expect(analysing.thought).toBeCloseTo(25.2);
  });

  it('plays on, keeps branches, and goes back and forth', async () => {
    const analysing = await begin();
    await analysing.play({ is: 'Flip', tree: 1 } as AnyAction);
    expect([analysing.at, analysing.seat]).toEqual([1, 0]);
    await analysing.back();
    await analysing.play({ is: 'Flip', tree: 2 } as AnyAction);
    expect(analysing.path.map((each) => each.id)).toEqual([0, 2]);
    await analysing.back();
    await analysing.on();
    expect(analysing.at).toBe(1);
    await analysing.back();
    await analysing.play({ is: 'Flip', tree: 1 } as AnyAction);
    expect(analysing.at, 'what was played before is gone to').toBe(1);
    expect(analysing.nodes).toHaveLength(3);
    await analysing.rollAgain();
    expect(analysing.nodes, 'with other luck it is a branch of its own').toHaveLength(4);
    analysing.leave();
  });

  it('weighs luck, and plays on with another', async () => {
    const analysing = await begin();
    await vi.waitFor(() => expect(analysing.ideas).toHaveLength(1));
    await analysing.play({ is: 'Flip', tree: 2 } as AnyAction);
    await vi.waitFor(() => expect(analysing.chances.luck).toHaveLength(1));
    expect(analysing.chances.average, 'what was found before luck was known').toBe(0.7);
    await analysing.choose(0, 'fish');
    expect(asked.findLast((each) => each.is === 'Play')!.draws).toEqual(['fish']);
    expect(analysing.nodes).toHaveLength(3);
    expect(analysing.here!.parent).toBe(ROOT);
    await vi.waitFor(() => expect(analysing.ideas).toHaveLength(1));
    await analysing.follow(0);
    expect(analysing.chances.following!.line).toHaveLength(1);
    await analysing.follow(0);
    expect(analysing.chances.following, 'told once more, it is hidden').toBeNull();
    analysing.leave();
  });

  it('is saved with its notes, and played again by the rules', async () => {
    const changed = vi.fn(),
      analysing = await begin(1, changed);
    await analysing.play({ is: 'Flip', tree: 1 } as AnyAction);
    analysing.annotate('x'.repeat(900));
    expect(changed).toHaveBeenCalled();
    const { saved } = analysing;
    expect(saved.steps[0]!.note).toHaveLength(500);
    expect(saved.at).toBe(1);
    analysing.leave();
    const other = new Analysing(analysing.game, { header: saved.header, lines: [saved.line] }, rules, rules, () => 7);
    await other.restore(saved);
    expect(asked.findLast((each) => each.is === 'Play')!.draws, 'with the luck it had').toEqual(saved.steps[0]!.drew);
    expect([other.at, other.here!.note.length]).toEqual([1, 500]);
    other.leave();
  });

  it('asks the rules why something may not be done', async () => {
    const analysing = await begin();
    analysing.practising.whyNot({ is: 'Flip', tree: 9 } as AnyAction);
    await vi.waitFor(() => expect(analysing.practising.bubble?.rule).toBe('MF-1'));
    analysing.leave();
  });
});
