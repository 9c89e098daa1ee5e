import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, PSEUDO } from '../words/languages';
import { named, title } from '../club/shelf.svelte';
import { settings } from '../settings.svelte';
import { speaker } from '../words/words.svelte';
import { written } from '../written';
import cavemen from './cavemen/scripted.json';
import axePlaces from './fire-and-axe/map.json';
import axeMoments from './fire-and-axe/moments.json';
import axe from './fire-and-axe/small.json';
import world from './fire-and-stone/data/map.json';
import stoneMoments from './fire-and-stone/moments.json';
import stone from './fire-and-stone/small.json';
import { GAME_IDS, allGames } from './index';
import firsts from './my-first-stone-age/scripted.json';
import { SMALL_IDS, smallOf } from './small';
import valley from './stone-age/scripted.json';
import alone from './stone-age-solo/scripted.json';

const GAMES = await allGames();
const viewsOf = (moments: unknown) => Object.values(written<Record<string, { view: unknown }>>(moments)).map(({ view }) => view);
/** Views as the rules have told them, and of each what a board cannot leave out: how many of it there are. */
const VIEWS: Record<string, { views: unknown[]; pieces: (view: never) => number }> = {
  'my-first-stone-age': {
    views: viewsOf(firsts),
    pieces: ({ settlements, forest }: { settlements: []; forest: [] }) => settlements.length + forest.length,
  },
  'stone-age': {
    views: viewsOf(valley),
    pieces: ({ figures }: { figures: { byTribe: number[] }[] }) => figures.flatMap((f) => f.byTribe).reduce((a, b) => a + b, 0),
  },
  'stone-age-solo': {
    views: viewsOf(alone),
    pieces: ({ figures }: { figures: { byTribe: number[] }[] }) => figures.flatMap((f) => f.byTribe).reduce((a, b) => a + b, 0),
  },
  cavemen: { views: viewsOf(cavemen), pieces: ({ tableaus, pool }: { tableaus: []; pool: [] }) => tableaus.length + pool.length },
  'fire-and-stone': {
    views: viewsOf(stoneMoments),
    pieces: ({ tribes }: { tribes: { scouts: [] }[] }) => tribes.reduce((sum, { scouts }) => sum + scouts.length, 0),
  },
  'fire-and-axe': { views: viewsOf(axeMoments), pieces: ({ captains }: { captains: [] }) => captains.length },
};

afterEach(() => {
  cleanup();
  settings.language = 'en';
});

it('has a small board for every game that has a large one', () => expect(SMALL_IDS).toEqual(GAME_IDS));

describe.each(SMALL_IDS)('%s', (game) => {
  const { views, pieces } = VIEWS[game]!;
  it('draws every piece of a view, and nothing that is to be read or pressed', async () => {
    const draw = await smallOf(game);
    for (const view of views) {
      const { container, unmount } = render(draw as never, { props: { view, lit: [0], game, seats: [] } as never });
      const svgs = [...container.querySelectorAll('svg')];
      expect(svgs.at(-1)!.querySelectorAll('g').length).toBeGreaterThanOrEqual(pieces(view as never));
      expect(svgs.every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true);
      expect(container.querySelector('[role=button], [tabindex], button')).toBeNull();
      expect(container.innerHTML).not.toMatch(/NaN|undefined/);
      unmount();
    }
  });
});

it('draws the whole view of a game that has no board of its own', async () => {
  const draw = await smallOf('some-new-game');
  const { container } = render(draw as never, { props: { view: { round: 7 }, lit: [], game: 'some-new-game', seats: [] } as never });
  expect(container.textContent).toContain('7');
});

it('knows every place of the maps where the large boards have it', () => {
  expect(stone.areas.map(([id, x, y]) => [id, x, y])).toEqual(world.areas.map(({ id, x, y }) => [id, x, y]));
  expect(axe.places.map(([id]) => id)).toEqual(axePlaces.map(([id]) => id));
  axePlaces.forEach(([, x, y], i) =>
    expect(Math.hypot(Number(x) - Number(axe.places[i]![1]), Number(y) - Number(axe.places[i]![2]))).toBeLessThan(1),
  );
});

it('calls games, levels and those who sit there as the games do, in every language', () => {
  for (const language of LANGUAGES) {
    if (language === PSEUDO) continue;
    settings.language = language;
    for (const { id, words, looks } of GAMES) {
      const say = speaker(words);
      expect([language, title(id)]).toEqual([language, say('title')]);
      const seats = looks.map((_, seat) => ({ seat, name: `Player ${seat + 1}`, kind: 'person', account: false }));
      expect([language, id, named(seats as never, id).map(({ name }) => name)]).toEqual([language, id, looks.map(({ sign }) => say(sign))]);
    }
  }
});
