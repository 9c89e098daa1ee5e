import { written } from '../../written';
import { readFileSync } from 'node:fs';
import { speaker } from '../../words/words.svelte';
import { seatedAt } from '../fixture';
import { factsIn } from '../moments';
import type { World } from './facts';
import { game } from './index';
import { placeOf } from './map';
import type { Action, Area, Facts, Invention, Phase, View } from './types';

/** Whole playthroughs that the rules have written: every tenth position with its true scores, and how many options there were. */
export const golden = ['2-seats-seed-2', '3-seats-seed-3', '4-seats-seed-4'].flatMap((file) => {
  const lines = readFileSync(`../games/src/test/resources/fire-and-stone/golden/${file}.txt`, 'utf8').split('\n');
  return lines.flatMap((text, i) =>
    text.startsWith('position')
      ? [{ view: written<View>(JSON.parse(text.slice(10))), options: Number(/ of (\d+) /.exec(lines[i + 1] ?? '')?.[1] ?? 0) }]
      : [],
  );
});
export const start = golden[0]!.view;
export const view = (phase: Phase, change: (v: View) => void = () => {}): View => {
  const v = structuredClone(start);
  v.phase = phase;
  change(v);
  return v;
};
export const give = (v: View, seat: number, ...inventions: Invention[]) => {
  v.tribes[seat]!.inventions = inventions.map((invention) => ({ invention, vp: 0 }));
};
export const settle = (v: View, area: Area, ...huts: number[]) => Object.assign(placeOf(v, area), { down: false, tile: null, huts });

/** What the rules say about a view. */
export const factsFor = (v: View, viewer = 0) => factsIn<Facts>(game.id, v, { viewer })!;
export const world = (v: View): World => ({ view: v, facts: factsFor(v), edition: game.edition!, say: speaker(game.words) });
export const table = (truth: View, options: Action[]) => seatedAt(game, truth, options, { facts: factsFor(truth) });
