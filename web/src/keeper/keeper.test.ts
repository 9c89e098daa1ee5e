import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { house, type House } from '../club/house.svelte';
import HouseNotice from '../club/HouseNotice.svelte';
import Legal from '../pages/Legal.svelte';
import { settings } from '../settings.svelte';
import { plot, tableIn, type Health, type Report, type Sample } from './calls';
import Keeper from './Keeper.svelte';

const said: House = {
  announcement: '',
  registration: 'open',
  imprint: false,
  privacy: true,
  keeper: true,
  measures: [],
  kept: { unfinished: 90, finished: 0, reports: 90, measures: 365, log: 730 },
};
const report: Report = {
  id: 'r1',
  table: 'abcdefghjkmn',
  game: 'stone-age',
  seat: 1,
  name: '<b>Benno</b>',
  account: false,
  reporter: 'Ada',
  reason: 'words',
  words: 'he was rude',
  made: '2026-01-02T10:00:00Z',
  settled: null,
  remarks: [{ seat: 1, name: '<b>Benno</b>', text: 'rude <i>words</i>', at: '2026-01-02T09:59:00Z' }],
  present: true,
};
const health: Health = {
  well: true,
  servers: 2,
  playing: 3,
  accounts: 4,
  quarantined: 0,
  givenUp: 0,
  quotas: {
    games: 10_000,
    tables: 200,
    guestTables: 40,
    accountTables: 100,
    requests: 50,
    studies: 4,
    commands: 0,
    sockets: 500,
    connections: 1000,
  },
  jobs: [{ job: 'clock', count: 7, failing: 1, next: '2026-01-02T10:00:00Z' }],
  samples: [],
};
let answers: Record<string, unknown>, sent: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  settings.language = 'en';
  house.said = null;
  sent = [];
  answers = { '/api/house': said, '/api/keeper/reports': [report], '/api/keeper/measures': [], '/api/keeper/health': health };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.body) sent.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    const answer = answers[path];
    if (typeof answer === 'string') return new Response(answer);
    return answer === undefined
      ? new Response(JSON.stringify({ error: 'unknown-path', sentence: 'There is nothing.' }), { status: 404 })
      : new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page of those who look after the house', () => {
  it('is not there for anybody else', async () => {
    answers = {};
    render(Keeper);
    await screen.findByText('Nothing here but grass.');
    expect(screen.queryByTestId('keeper-reports')).toBeNull();
  });
  it('shows a report with what was said, never as HTML, and suspends whoever it is about', async () => {
    const { container } = render(Keeper);
    await screen.findByTestId('report');
    expect(container.querySelector('section i, section h2 b')).toBeNull();
    expect(screen.getByText('he was rude')).toBeTruthy();
    await fireEvent.click(screen.getByTestId('report-act'));
    await fireEvent.click(screen.getByTestId('measure-suspended'));
    await fireEvent.input(screen.getByTestId('measure-reason'), { target: { value: 'rude words' } });
    await fireEvent.click(screen.getByTestId('measure-take'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: '/api/keeper/measures',
      body: { report: 'r1', measure: 'suspended', reason: 'rude words', hours: 24 },
    });
    answers['/api/keeper/reports/r1/settle'] = [];
    await fireEvent.click(screen.getByTestId('report-settle'));
    await screen.findByText('Nothing is reported.');
  });
  it('tells how the house is', async () => {
    render(Keeper);
    await fireEvent.click(await screen.findByTestId('keeper-health'));
    expect((await screen.findByTestId('health')).textContent).toBe('The house is well.');
    expect(screen.getByTestId('jobs').textContent).toContain('clock');
    expect(screen.getByTestId('quotas').textContent).toMatch(/by one guest\s*40/);
    expect(screen.getByTestId('quotas').textContent).toMatch(/page or program\s*no limit/);
  });
});

describe('what the house says', () => {
  it('stands on the home page, with what holds for whoever reads', async () => {
    answers['/api/house'] = {
      ...said,
      announcement: 'Closed on <b>Sunday</b>',
      measures: [{ id: 'm', measure: 'warned', reason: 'do not shout', until: null }],
    };
    answers['/api/me/warnings/m/read'] = said;
    const { container } = render(HouseNotice);
    expect((await screen.findByTestId('announcement')).textContent).toContain('Closed on <b>Sunday</b>');
    expect(container.querySelector('[data-testid=announcement] b')).toBeNull();
    expect(screen.getByTestId('measure').textContent).toContain('do not shout');
    await fireEvent.click(screen.getByTestId('warning-read'));
    await waitFor(() => expect(screen.queryByTestId('measure')).toBeNull());
  });
  it('has a page about privacy from a file, without HTML, and how long things are kept', async () => {
    answers['/api/house/privacy?language=en'] = '# Privacy\n\n<script>alert(1)</script> We keep little.';
    const { container } = render(Legal, { page: 'privacy' });
    await waitFor(() => expect(screen.getByTestId('legal').textContent).toContain('We keep little.'));
    expect(container.querySelector('script')).toBeNull();
    await waitFor(() => expect(screen.getByTestId('kept').textContent).toContain('90 days'));
    expect(screen.getByTestId('kept').textContent).toContain('for good');
  });
});

it('takes the name of a table or its address', () => {
  expect(['abcdefghjkmn', ' https://x.example/t/abcdefghjkmn ', '/replay/abcdefghjkmn/'].map(tableIn)).toEqual(
    Array(3).fill('abcdefghjkmn'),
  );
});

it('draws the samples from left to right, the highest at the top', () => {
  const sample = (moves: number): Sample => ({ at: '', tables: 0, sockets: 0, writes: 0, moves, heap: 0 });
  expect(plot([sample(0), sample(10), sample(5)], (each) => each.moves)).toBe('0.0,30.0 50.0,2.0 100.0,16.0');
  expect(plot([], (each) => each.moves)).toBe('');
});
