import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../games/game';
import type { Lessons } from '../protocol';
import { Practising } from './practising.svelte';

const game = { id: 'plain', words: { en: {}, de: {} }, looks: [], perform: async () => {} } as unknown as GameModule;
const answer = (steps: number, refused: Lessons.Practised['refused'] = null): Lessons.Practised => ({
  count: steps + 1,
  moments: Array.from({ length: steps + 1 }, (_, n) => ({
    seat: n ? 0 : -1,
    events: [],
    view: { n },
    facts: null,
    toAct: [0],
    options: [],
  })),
  terms: { seats: 0, options: {}, edition: null },
  over: false,
  result: { points: [], tiebreak: [], winners: [], places: [] },
  reached: steps === 2,
  spoilt: false,
  refused,
});
/** Answers as the server would, and notes what was asked. */
function serve() {
  const asked: { steps: unknown[]; why: unknown }[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { steps: unknown[]; why: unknown };
    asked.push(body);
    const refused = body.why ? { is: 'Refused' as const, rule: 'X-1', sentence: 'Not now.', with: [] } : null;
    return new Response(JSON.stringify(answer(body.steps.length, refused)), { status: 200 });
  });
  return asked;
}
const practising = () => new Practising(game, { position: {}, seat: 0, others: false });
afterEach(() => vi.unstubAllGlobals());

describe('practising', () => {
  it('sends everything that was decided, and takes back by sending less', async () => {
    const asked = serve(),
      it = practising();
    await it.show();
    it.play({ is: 'A' });
    expect(it.live).toBe(false);
    await vi.waitFor(() => expect(it.live).toBe(true));
    expect(it.moment.view).toEqual({ n: 1 });
    await it.takeBack();
    expect(it.moment.view).toEqual({ n: 0 });
    expect(asked.map((each) => each.steps.length)).toEqual([0, 1, 0]);
  });

  it('shows at once what was on its way when somebody goes on', async () => {
    serve();
    const it = practising(),
      performed = vi.spyOn(it.stage, 'perform');
    await it.show();
    void it.go([{ seat: 0, action: { is: 'A' } }]);
    it.hasten();
    await it.go([{ seat: 0, action: { is: 'B' } }]);
    expect(performed.mock.calls.map(([, view]) => view)).toEqual([{ n: 2 }]);
    expect(it.stage.view).toEqual({ n: 2 });
  });

  it('does one thing after the other, however fast it is asked', async () => {
    const asked = serve(),
      it = practising();
    void it.show();
    void it.go([{ seat: 0, action: { is: 'A' } }]);
    await it.go([{ seat: 0, action: { is: 'B' } }]);
    expect(asked.map((each) => each.steps.length)).toEqual([0, 1, 2]);
    expect(it.idle && it.reached).toBe(true);
    expect(it.live).toBe(false);
  });

  it('tells why something is forbidden, and what went wrong', async () => {
    serve();
    const it = practising();
    await it.show();
    it.whyNot({ is: 'Z' });
    await vi.waitFor(() => expect(it.bubble).toMatchObject({ rule: 'X-1', text: 'Not now.', refusal: true }));
    vi.stubGlobal('fetch', async () => new Response('{"error":"x","sentence":"Too much."}', { status: 429 }));
    await it.go([{ seat: 0, action: { is: 'A' } }]);
    expect(it.bubble?.text).toBe('Too much.');
    expect(it.moment.view).toEqual({ n: 0 });
    expect(it.live).toBe(true);
  });
});
