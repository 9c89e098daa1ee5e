import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../games/game';
import { parse } from '../route.svelte';
import type { Puzzles } from '../protocol';
import { nextOf } from './choosing';
import PuzzleList from './PuzzleList.svelte';
import { dayOf, noteTry, streakHere, triedHere } from './kept.svelte';
import { Solving } from './solving.svelte';
import './words';

const shelf = vi.hoisted(() => [{ id: 'plain', words: { en: { title: 'Plain', 'because.worth': 'points in the final scoring' } } }]);
vi.mock('../games', () => ({ allGames: async () => shelf }));

const DAY = 86_400_000,
  SIGNS = [{ sign: 'sun' }, { sign: 'moon' }];
const game = { id: 'plain', words: { en: {}, de: {} }, looks: SIGNS, perform: async () => {} } as unknown as GameModule;
const moment = (n: number) => ({ seat: n ? 0 : -1, events: [], view: { n }, facts: null, toAct: [0], options: [{ is: 'A' }, { is: 'B' }] });
const puzzle = (before = 0): Puzzles.Shown => ({
  id: `plain-${before}`,
  game: 'plain',
  seat: 0,
  level: 'cub',
  moments: Array.from({ length: before + 1 }, (_, n) => moment(n)),
  terms: { seats: 2, options: {}, edition: null },
});
const tried = (right: boolean): Puzzles.Tried => ({
  right,
  counted: false,
  theme: '',
  options: [],
  chosen: -1,
  line: [moment(10), moment(11)],
  result: null,
  gained: 0,
  me: null,
});
/** Answers as the server would, and notes what was asked. */
function serve(status = 200) {
  const asked: { path: string; body: { action: { is: string } } }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { action: { is: string } };
    asked.push({ path, body });
    if (status !== 200) return new Response('{"error":"x","sentence":"Too much."}', { status });
    const answer = path.endsWith('/why')
      ? { refused: { is: 'Refused', rule: 'X-1', sentence: 'Not now.', with: [] } }
      : tried(body.action.is === 'A');
    return new Response(JSON.stringify(answer), { status: 200 });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe('a puzzle', () => {
  beforeEach(() => localStorage.clear());

  it('shows what led to it, then lets one decide', async () => {
    serve();
    const it = new Solving(game, puzzle(2));
    expect(it.practising.live).toBe(false);
    await it.begin();
    expect(it.practising.moment.view).toEqual({ n: 2 });
    expect(it.practising.live).toBe(true);
  });

  it('has one try, and plays the answer when it is right', async () => {
    const asked = serve(),
      it = new Solving(game, puzzle());
    await it.begin();
    it.practising.play({ is: 'A' });
    it.practising.play({ is: 'B' });
    await vi.waitFor(() => expect(it.practising.idle && it.at).toBe(1));
    expect(asked.map(({ path, body }) => [path, body.action.is])).toEqual([['/api/puzzles/plain-0', 'A']]);
    expect(it.practising.moment.view).toEqual({ n: 10 });
    expect(it.practising.live).toBe(false);
    await it.on();
    await it.on();
    expect([it.at, it.left, it.practising.moment.view]).toEqual([2, 0, { n: 11 }]);
    await it.back();
    await it.back();
    await it.back();
    expect([it.at, it.practising.moment.view]).toEqual([0, { n: 0 }]);
    expect(it.practising.live).toBe(false);
  });

  it('stays where it is when another would be better, until one asks', async () => {
    serve();
    const it = new Solving(game, puzzle());
    await it.begin();
    await it.attempt({ is: 'B' });
    expect([it.answer?.right, it.at, it.practising.moment.view]).toEqual([false, 0, { n: 0 }]);
    await it.on();
    expect(it.practising.moment.view).toEqual({ n: 10 });
  });

  it('says that it is not the first try', async () => {
    serve();
    const first = new Solving(game, { ...puzzle(), id: 'plain-again' });
    await first.begin();
    await first.attempt({ is: 'B' });
    expect(first.again).toBe(false);
    const second = new Solving(game, { ...puzzle(), id: 'plain-again' });
    await second.begin();
    await second.attempt({ is: 'A' });
    expect([second.answer?.right, second.again]).toEqual([true, true]);
  });

  it('is not tried when nobody answers', async () => {
    serve(429);
    const it = new Solving(game, puzzle());
    await it.begin();
    await it.attempt({ is: 'A' });
    expect(it.practising.bubble?.text).toBe('Too much.');
    expect(it.answer).toBe(null);
    expect(it.practising.live).toBe(true);
  });

  it('says why something is forbidden', async () => {
    serve();
    const it = new Solving(game, puzzle());
    await it.begin();
    it.practising.whyNot({ is: 'Z' });
    await vi.waitFor(() => expect(it.practising.bubble).toMatchObject({ rule: 'X-1', text: 'Not now.', refusal: true }));
    expect(it.practising.moment.view).toEqual({ n: 0 });
  });
});

describe('what a browser keeps of puzzles', () => {
  it('counts the first try, and days in a row', () => {
    const now = 20_000 * DAY + 5;
    expect(dayOf(now)).toBe(20_000);
    noteTry('kept-1', false, now);
    noteTry('kept-1', true, now);
    expect(triedHere('kept-1')).toBe(false);
    expect(streakHere(now)).toBe(0);
    noteTry('own/table/3', true, now);
    expect(streakHere(now)).toBe(0);
    noteTry('kept-2', true, now - DAY);
    noteTry('kept-3', true, now - 2 * DAY);
    expect(streakHere(now)).toBe(2);
    expect(streakHere(now + DAY)).toBe(0);
    noteTry('kept-4', true, now);
    expect(streakHere(now)).toBe(3);
    expect(triedHere('kept-5')).toBe(undefined);
  });
});

describe('the next puzzle', () => {
  const listed = (id: string): Puzzles.Listed => ({
    id,
    game: id[0]!,
    theme: '',
    level: 'cub',
    seats: 2,
    choices: 4,
    rating: 800,
    solved: null,
  });
  const all = ['a1', 'a2', 'a3', 'b1'].map(listed);
  const next = (id: string, tried: string[]) => nextOf(all, id, (each) => tried.includes(each.id))?.id;
  it('is of the same game as long as there is one', () => {
    expect(next('a2', ['a2'])).toBe('a3');
    expect(next('a3', ['a3'])).toBe('a1');
    expect(next('a1', ['a1', 'a2', 'a3'])).toBe('b1');
    expect(next('a1', ['a1', 'a2', 'a3', 'b1'])).toBe(undefined);
  });
});

describe('the list of puzzles', () => {
  afterEach(cleanup);
  it('says of each how many play and choose, and what it was about once it was tried', async () => {
    const each = (n: number, seats: number): Puzzles.Listed => ({
      id: `plain-${n}`,
      game: 'plain',
      theme: 'worth',
      level: 'hunter',
      seats,
      choices: 5,
      rating: 1400,
      solved: null,
    });
    const answers: Record<string, unknown> = {
      '/api/puzzles': { puzzles: [each(901, 2), each(902, 3)], me: null },
      '/api/puzzles/own': [],
      '/api/puzzles/today': { day: '2026-11-18', puzzle: null, me: null },
    };
    vi.stubGlobal(
      'fetch',
      async (path: string) => new Response(JSON.stringify(answers[path] ?? {}), { status: path in answers ? 200 : 404 }),
    );
    noteTry('plain-902', false);
    const page = render(PuzzleList).container;
    await vi.waitFor(() => expect(page.querySelectorAll('.tiles a')).toHaveLength(2));
    const [fresh, missed] = [...page.querySelectorAll('.tiles a')].map((tile) => tile.textContent.replace(/\s+/g, ' '));
    expect(fresh).toContain('2 players · 5 choices');
    expect(fresh).not.toContain('final scoring'); // that would be half of the answer
    expect(missed).toMatch(/missed.*3 players · 5 choices.*it was about: points in the final scoring/);
  });
});

it('has addresses of its own', () => {
  expect(parse('/puzzles')).toEqual({ page: 'puzzles', puzzle: '' });
  expect(parse('/puzzles/stone-age-12')).toEqual({ page: 'puzzles', puzzle: 'stone-age-12' });
  expect(parse('/puzzles/own/abc/17')).toEqual({ page: 'puzzles', puzzle: 'own/abc/17' });
  expect(parse('/puzzles/own/abc')).toEqual({ page: 'lost' });
});
