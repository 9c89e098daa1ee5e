import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allGames } from '../games';
import { lessonsOf } from '../learn/lesson';
import { settings } from '../settings.svelte';
import type { LoggedLine } from '../table/logbook.svelte';
import type { Table } from '../table/table.svelte';
import type { Words } from '../words/words.svelte';
import Coach from './Coach.svelte';
import { Coaching } from './coaching.svelte';
import { named } from './lessonForFeature';
import { begin, isCoached, sendAway, wasCoached, welcome } from './memory.svelte';
import en from './words.en.json';
import de from './words.de.json';

const GAMES = await allGames();
const SAID = import.meta.glob<Words>('../games/*/coach.*.json', { import: 'default', eager: true });
const gaps = (sentence: string) => [...new Set([...sentence.matchAll(/\{(\w+)/g)].map((gap) => gap[1]))].sort();

const api = vi.hoisted(() => ({ coach: vi.fn(), coachThoughts: vi.fn() }));
vi.mock('../api', async (original) => ({ ...(await original<object>()), ...api }));

describe('who is taught', () => {
  beforeEach(() => (settings.coach = 'first'));
  it('is somebody in the first two games of a title', () => {
    for (const table of ['a', 'b']) {
      expect(isCoached('one', table)).toBe(true);
      begin('one', table);
    }
    expect([isCoached('one', 'c'), isCoached('one', 'b'), isCoached('two', 'c')]).toEqual([false, true, true]);
  });
  it('is nobody who sent the coach away, until it is welcome again', () => {
    begin('three', 'a');
    sendAway('three');
    expect([isCoached('three', 'a'), wasCoached('three', 'a'), isCoached('four', 'a')]).toEqual([false, true, true]);
    welcome();
    expect(isCoached('three', 'a')).toBe(true);
  });
  it('is whoever wants it always, and nobody who wants it never', () => {
    settings.coach = 'always';
    expect(isCoached('one', 'z')).toBe(true);
    sendAway('one');
    expect([settings.coach, isCoached('one', 'z')]).toEqual(['first', false]);
    settings.coach = 'never';
    expect(isCoached('five', 'a')).toBe(false);
  });
});

describe('what is said', () => {
  it('is said in both languages with the same gaps', () => {
    for (const { id: game } of GAMES) {
      const [english, german] = ['en', 'de'].map((language) => SAID[`../games/${game}/coach.${language}.json`]!) as [Words, Words];
      expect(Object.keys(german)).toEqual(Object.keys(english));
      for (const key of Object.keys(english)) expect([game, key, gaps(german[key]!)]).toEqual([game, key, gaps(english[key]!)]);
    }
    expect(Object.keys(de)).toEqual(Object.keys(en));
  });
  it('names lessons that are there', () => {
    for (const [game, lesson] of named) expect(lessonsOf(game)).toContain(lesson);
  });
});

describe('the coach', () => {
  const place = { is: 'Place', location: 'hut', figures: 2 },
    hunt = { is: 'Place', location: 'hunting_grounds', figures: 1 };
  const game = GAMES.find((each) => each.id === 'stone-age')!;
  const table = () =>
    ({
      id: 't',
      game,
      update: { seq: 4, viewer: 0, view: { phase: { is: 'Placing', tribe: 0 } } },
      speak: (key: string) => key,
      name: () => 'Bear',
      log: { lines: [] as LoggedLine[] },
    }) as unknown as Table;
  afterEach(cleanup);
  beforeEach(() => {
    settings.language = 'en';
    api.coach.mockResolvedValue({ seq: 4, seat: 0, remarks: [{ key: 'hut', gaps: {}, look: ['place-hut'] }] });
    api.coachThoughts.mockResolvedValue({
      seq: 4,
      seat: 0,
      wins: null,
      costly: [{ action: { figures: 1, is: 'Place', location: 'hunting_grounds' }, cost: 0.31, better: place }],
      other: { seq: 3, seat: 1, action: hunt, reason: { feature: 'food', more: true, words: 'feeds the tribe' } },
    });
  });
  it('names the phase once, points at what matters, and explains the others', async () => {
    const coaching = new Coaching(table());
    await coaching.learn();
    await coaching.come();
    expect(coaching.said.map((said) => said.kind)).toEqual(['phase', 'now', 'other']);
    expect(coaching.said[1]).toEqual({ text: 'Two people at the hut make a third.', look: ['place-hut'], kind: 'now' });
    expect(coaching.said[2]!.text).toMatch(/^Bear chose: .+\. Why\? Feeds the tribe\.$/); // the log does not tell it
    coaching.leave();
    await coaching.come();
    expect(coaching.said.map((said) => said.kind)).toEqual(['other']); // both were said
  });
  it('tells what another did as the log does: no order to whoever listens', async () => {
    const at = table();
    const line = (id: string, seat: number, key: string) => ({ id, seat, icon: 'hut', key });
    at.log.lines.push({ ...line('3.0', 1, 'taken back'), undone: true }, line('3.1', -1, 'the evening came.'));
    at.log.lines.push(line('3.2', 1, 'Bear hunted.'), line('4.0', 1, 'later.'));
    const coaching = new Coaching(at);
    await coaching.learn();
    await coaching.come();
    expect(coaching.said.at(-1)!.text).toBe('Bear hunted. Why? Feeds the tribe.');
  });
  it('has no frame where it has nothing to say', async () => {
    const at = { ...table(), live: true, mustAct: true, hints: { open: true } } as unknown as Table;
    const seen = render(Coach, { table: at }).container.querySelector<HTMLElement>('[data-testid=coach]')!;
    expect([seen.dataset['said'], seen.classList.contains('quiet')]).toEqual(['', true]);
    await vi.waitFor(() => expect(seen.dataset['said']).not.toBe(''));
    expect(seen.classList.contains('quiet')).toBe(false);
  });
  it('is gone from a phone once all it said was read', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
    const at = { ...table(), live: true, mustAct: true, hints: { open: true } } as unknown as Table;
    const seen = render(Coach, { table: at }).container.querySelector<HTMLElement>('[data-testid=coach]')!;
    await vi.waitFor(() => expect(seen.dataset['said']).not.toBe(''));
    const next = seen.querySelector<HTMLButtonElement>('[data-testid=coach-next]')!;
    for (let i = 0; i < 5 && !seen.classList.contains('quiet'); i++) {
      expect(next.disabled).toBe(false);
      await fireEvent.click(next);
    }
    expect(seen.classList.contains('quiet')).toBe(true);
    vi.restoreAllMocks();
  });
  it('minds what costs much, and nothing else', async () => {
    const coaching = new Coaching(table());
    await coaching.learn();
    expect(coaching.minds(hunt)).toBe(false); // nothing is known yet: nobody waits
    await coaching.come();
    expect([coaching.minds(place), coaching.doubt]).toEqual([false, null]);
    expect(coaching.minds(hunt)).toBe(true);
    expect(coaching.doubt!.text).toContain('31 of 100');
  });
});
