import type { Point, Stage } from '../../table/stage.svelte';
import type { Speak } from '../../words/words.svelte';
import type { Layout } from './layout';
import { RESOURCES, boardOf, pieces, type Good, type Goods, type Location, type View, type Moment } from './types';

export const middle = (layout: Layout): Point => ({ x: layout.width / 2, y: layout.shelf * 0.62 });

/** What all scenes of the valley are made of: whose things come from where, and how goods, people and words move. */
export function sceneOf(stage: Stage<View>, moment: Moment, layout: Layout, say: Speak) {
  const view = stage.view;
  const seatOf = (tribe: number) => boardOf(view, tribe);
  const off = { x: layout.width / 2, y: layout.height + 40 };
  const home = (tribe: number): Point =>
    seatOf(tribe) === moment.viewer ? stage.spot('goods', off) : stage.spot(`seat-${seatOf(tribe)}`, off);
  const own = (tribe: number) => view.players[seatOf(tribe)]!;
  const mine = (tribe: number) => seatOf(tribe) === moment.viewer;
  const who = (tribe: number) => (view.solo ? say(`clan.${tribe}`) : (moment.seats[tribe]?.name ?? ''));

  const word = async (text: string, at: Point, ms = 1100) => {
    const actor = stage.enter('word', { x: Math.max(150, Math.min(layout.width - 150, at.x)), y: at.y }, text, 0.6);
    await stage.tween(220, (f) => (actor.scale = 0.6 + 0.4 * f));
    await stage.wait(ms);
    await stage.tween(200, (f) => (actor.opacity = 1 - f));
    stage.leave(actor);
  };
  const send = async (kind: string, data: unknown, from: Point, to: Point, ms = 600, scale = 0.7) => {
    const actor = stage.enter(kind, from, data);
    await stage.fly(actor, to, ms, 60, scale);
    stage.leave(actor);
  };
  const give = (tribe: number, good: Good, n: number) => {
    if (good === 'food') own(tribe).food += n;
    else own(tribe).goods[good] += n;
  };
  const pay = (tribe: number, goods: Goods) => {
    for (const good of RESOURCES) own(tribe).goods[good] -= goods[good];
  };
  const bring = async (tribe: number, good: Good, n: number, from: Point) => {
    if (n > 0) {
      stage.sound('take');
      await send('good', { good, n }, from, home(tribe), 620);
    }
    give(tribe, good, n);
  };
  const comeHome = (tribe: number, location: Location) => {
    const found = view.figures.find((f) => f.location === location);
    if (!found) return;
    view.tribes[tribe]!.home += found.byTribe[tribe] ?? 0;
    found.byTribe[tribe] = 0;
    if (found.byTribe.every((n) => n === 0)) view.figures = view.figures.filter((f) => f !== found);
  };
  const turnUp = async (location: Location, change: () => void) => {
    stage.sound('flip');
    stage.marks['f'] = 0;
    stage.marks['turning'] = location;
    change();
    await stage.tween(260, (f) => (stage.marks['f'] = f));
    delete stage.marks['turning'];
  };
  async function payOut(tribe: number, goods: Goods, to: Point) {
    pay(tribe, goods);
    await Promise.all(
      pieces(goods).map(async (good, i) => {
        await stage.wait(i * 90);
        await send('good', { good, n: 1 }, home(tribe), to, 420, 0.6);
      }),
    );
  }
  return { stage, view, layout, say, home, own, mine, who, word, send, give, pay, bring, comeHome, turnUp, payOut };
}

export type Scene = ReturnType<typeof sceneOf>;
