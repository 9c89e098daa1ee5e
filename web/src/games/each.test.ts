import { fireEvent, render } from '@testing-library/svelte';
import { flushSync, mount, type Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import ToldTip from './ToldTip.svelte';
import CavemenBoard from './cavemen/Board.svelte';
import Hearth from './cavemen/Hearth.svelte';
import { at, table as caveTable } from './cavemen/fixture';
import { LANDSCAPE } from './cavemen/layout';
import { HOUSE, chartOf, isForeign, isHome } from './fire-and-axe/map';
import Offer from './fire-and-stone/Offer.svelte';
import { table as stoneTable, view } from './fire-and-stone/fixture';

const sources = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

/** Beside whatever else is drawn, not among it. */
function apart<Props extends Record<string, unknown>>(drawing: Component<Props>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  mount(drawing, { target, props });
  flushSync();
  return target;
}

describe('two tables at once', () => {
  it('each tell what the mouse rests on at themselves', async () => {
    const [one, other] = [stoneTable(view({ is: 'Moving', seat: 0 }), []), stoneTable(view({ is: 'Moving', seat: 0 }), [])];
    const tips = [one, other].map(({ playing }) => apart(ToldTip, { playing }));
    const vp = apart(Offer, { playing: one.playing }).querySelector('[data-testid="vp-cards"]')!;
    await fireEvent(vp, Object.assign(new MouseEvent('pointerenter'), { pointerType: 'mouse' }));
    expect(tips.map((tip) => tip.querySelector('[data-testid="told"]') !== null)).toEqual([true, false]);
  });

  it('each draw cards by the numbers of their own box', () => {
    const told = () => {
      const moment = at('acting');
      moment.view.discard = ['beast-dodo-1'];
      return caveTable(moment).playing;
    };
    const [one, other] = [told(), told()];
    const beast = one.moment.edition.beasts.find(({ id }) => id === 'beast-dodo-1')!;
    other.moment.edition = structuredClone(one.moment.edition);
    other.moment.edition.beasts.find(({ id }) => id === beast.id)!.food = 77;
    for (const playing of [one, other]) render(CavemenBoard, { playing, portrait: false });
    const hearth = (playing: typeof one) => apart(Hearth, { playing, layout: LANDSCAPE }).querySelector('.num.big')!.textContent;
    expect([hearth(other), hearth(one)]).toEqual(['77', String(beast.food)]);
  });

  it('each have the map of their own edition', () => {
    const port = HOUSE.ports.find(({ isHome }) => !isHome)!.id,
      other = structuredClone(HOUSE);
    other.ports.find(({ id }) => id === port)!.isHome = true;
    const [house, theirs] = [chartOf(HOUSE), chartOf(other)];
    expect([isForeign(house, port), isHome(house, port)]).toEqual([true, false]);
    expect([isForeign(theirs, port), isHome(theirs, port)]).toEqual([false, true]);
  });
});

describe('the sources of games', () => {
  /** Editions by their hash, and what tests read from a file: the same at every table. */
  const SHARED = /^\.\/(box\.svelte|moments)\.ts$/;
  /** A variable, a state, or something empty that is filled later. */
  const KEEPS = /^(?:export )?(?:let|var) .*|^(?:export )?const [^=]*= (?:\$state\b|new (?:Map|Set)\b[^()]*\(\)|\{\};|\[\];).*/gm;

  it('keep nothing for all tables: what belongs to one is made by atEachTable', () => {
    const kept = Object.entries(sources)
      .filter(([path]) => !path.endsWith('.test.ts') && !SHARED.test(path))
      .flatMap(([path, text]) => [...(path.endsWith('.ts') ? text : moduleOf(text)).matchAll(KEEPS)].map(([line]) => `${path}: ${line}`));
    expect(kept).toEqual([]);
    expect(
      'export const told = $state<{ now: null }>({});\nconst known = new Map<string, Card>();\nlet last = 0;'.match(KEEPS),
    ).toHaveLength(3);
  });
});

/** Of a component only what is made once for all of them. */
const moduleOf = (component: string) => /<script[^>]* module[^>]*>([^]*?)<\/script>/.exec(component)?.[1] ?? '';
