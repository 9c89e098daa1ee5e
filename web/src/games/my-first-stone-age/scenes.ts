import type { Actor, Point, Stage } from '../../table/stage.svelte';
import { speaker } from '../../words/words.svelte';
import { asked } from './facts';
import { LOOKS } from './looks';
import { dogAt, figureAt, goodAt, type Layout } from './layout';
import { isDie, pieces, pips, type Good, type Event, type Space, type Token, type View, type Moment } from './types';
import { words } from './words';

export const say = speaker(words);

export const placeKey = (space: Space) => `place.${space}`;
export const tokenWord = (token: Token) =>
  isDie(token) ? say('mf.die', { n: pips(token) }) : say('mf.goto', { place: say(placeKey(token as Space)) });

/** The token turns over large in the middle, is named, and goes back to its tree, where it stays up. */
export async function flip(stage: Stage<View>, layout: Layout, tree: number, token: Token) {
  const at = layout.trees[tree]!;
  stage.marks['hide'] = [tree];
  stage.sound('flip');
  const disc = stage.enter('token', at, { face: null });
  await Promise.all([stage.fly(disc, layout.middle, 480, 40, 2.5), stage.wait(480)]);
  await stage.tween(190, (f) => (disc.turn = f)); // turn 1 is edge-on
  disc.data.face = token;
  stage.say(tokenWord(token));
  await stage.tween(230, (f) => (disc.turn = 1 - f));
  await stage.wait(900);
  await stage.fly(disc, at, 420, 20, 1);
  stage.view.forest[tree] = { face: token, up: true, seen: true };
  stage.leave(disc);
  stage.marks['hide'] = [];
}

function liftFigure(stage: Stage<View>, layout: Layout, seat: number, from: Space): Actor {
  const here = stage.view.settlements.map((s, i) => (s.figure === from ? i : -1)).filter((i) => i >= 0);
  const figure = stage.enter('figure', figureAt(layout, from, Math.max(0, here.indexOf(seat)), Math.max(1, here.length)), seat);
  stage.marks['away'] = seat;
  return figure;
}

async function setFigure(stage: Stage<View>, layout: Layout, figure: Actor, seat: number, to: Space) {
  stage.view.settlements[seat]!.figure = to;
  const here = stage.view.settlements.map((s, i) => (s.figure === to ? i : -1)).filter((i) => i >= 0);
  await stage.fly(figure, figureAt(layout, to, here.indexOf(seat), here.length), 160, 8);
  stage.leave(figure);
  stage.marks['away'] = -1;
}

/** Space by space along the arrows, with the steps counted aloud. */
export async function walk(stage: Stage<View>, layout: Layout, seat: number, from: Space, steps: number) {
  const figure = liftFigure(stage, layout, seat, from);
  const loop = stage.view.loop;
  let at = loop.indexOf(from);
  for (let n = 1; n <= steps; n++) {
    at = (at + 1) % loop.length;
    const stop = layout.spaces[loop[at]!];
    await stage.fly(figure, { x: stop.x, y: stop.y + 58 * layout.sceneSize }, 330, 46);
    stage.sound('hop');
    stage.say(String(n));
    await stage.wait(90);
  }
  await setFigure(stage, layout, figure, seat, loop[at]!);
}

/** Straight to the space of the sign, also when the figure stands there already. */
export async function jump(stage: Stage<View>, layout: Layout, seat: number, from: Space, to: Space) {
  const figure = liftFigure(stage, layout, seat, from);
  const stop = layout.spaces[to];
  await stage.fly(figure, { x: stop.x, y: stop.y + 58 * layout.sceneSize }, from === to ? 420 : 850, from === to ? 60 : 130);
  stage.sound('hop');
  await setFigure(stage, layout, figure, seat, to);
}

export async function dogTrot(stage: Stage<View>, from: Point, to: Point, gone: () => void) {
  const dog = stage.enter('dog', from);
  gone();
  stage.sound('take');
  await stage.tween(
    1100,
    (f) => {
      dog.x = from.x + (to.x - from.x) * f;
      dog.y = from.y + (to.y - from.y) * f - Math.abs(Math.sin(f * Math.PI * 4)) * 26;
    },
    (f) => f,
  );
  stage.leave(dog);
}

export async function trade(stage: Stage<View>, layout: Layout, give: Good[], take: Good[], home: Point) {
  if (!give.length) return stage.wait(300);
  const lying = pieces(stage.view.post);
  const taken: number[] = [];
  for (const good of take) taken.push(lying.findIndex((other, i) => other === good && !taken.includes(i)));
  for (const good of take) stage.view.post[good]--;
  stage.sound('take');
  await Promise.all(
    give.map(async (good, i) => {
      const spot = layout.post[Math.max(0, taken[i] ?? 0)]!;
      const gone = stage.enter('good', spot, take[i]),
        come = stage.enter('good', home, good, 0.8);
      await Promise.all([stage.fly(gone, home, 1000, 60, 0.8), stage.fly(come, spot, 1000, -40, 1)]);
      stage.leave(gone);
      stage.leave(come);
    }),
  );
  for (const good of give) stage.view.post[good]++;
}

/** One name for one player everywhere: as on their card. */
export const called = ({ seats }: Moment, seat: number): string => seats[seat]?.name || say(LOOKS[seat]!.sign);

/** Goods and dogs go back to their own places; the hut goes to the village. */
export async function build(stage: Stage<View>, layout: Layout, e: Extract<Event, { is: 'Built' }>, home: Point, moment: Moment) {
  const view = stage.view,
    own = view.settlements[e.seat]!;
  const mine = moment.mine.includes(e.seat);
  stage.say(say(mine ? 'mf.build.done' : 'mf.build.done.other', { name: called(moment, e.seat) }));
  await Promise.all([
    ...e.goods.map(async (good, i) => {
      await stage.wait(i * 160);
      if (own.goods) own.goods[good]--;
      const piece = stage.enter('good', home, good, 0.8);
      await stage.fly(piece, goodAt(layout, good, view.land[good]), 750, 80, 1);
      view.land[good]++;
      stage.leave(piece);
    }),
    ...Array.from({ length: e.dogs }, (_, i) =>
      dogTrot(stage, home, dogAt(layout, i), () => own.dogs--).then(() => {
        view.dogs++;
      }),
    ),
  ]);
  stage.sound('build');
  view.piles[e.pile]!.hut = null;
  const hut = stage.enter('hut', layout.huts[e.pile]!, e.hut);
  await stage.fly(hut, layout.middle, 500, 40, 1.7);
  await stage.wait(500);
  await stage.fly(hut, home, 700, 60, 0.5);
  stage.leave(hut);
  own.huts.push(e.hut);
  if (own.huts.length > 1 && asked({ moment }).missing[e.seat] === 1) stage.say(say('mf.two', { animal: called(moment, e.seat) }));
}

/**
 * Whoever is helped so gets time for a last look before the forest closes; then the trees turn down one by one round the board.
 */
export async function close(stage: Stage<View>, moment: Moment) {
  const view = stage.view;
  stage.say(say('mf.reset'));
  stage.marks['look'] = true;
  await stage.wait(asked({ moment }).lastLook ? 3000 : 900);
  delete stage.marks['look'];
  stage.sound('rustle');
  for (let tree = 0; tree < view.forest.length; tree++) {
    if (!view.forest[tree]!.up) continue;
    await stage.tween(110, (f) => (stage.marks['turningTree'] = { tree, f: 1 - f }));
    // The true view says what stays visible with memory help; until then it is face down for all.
    view.forest[tree] = { face: null, up: false, seen: moment.view.forest[tree]!.seen };
    await stage.tween(110, (f) => (stage.marks['turningTree'] = { tree, f }));
  }
  delete stage.marks['turningTree'];
}

/** In full view, slowly, on two arcs that can be followed. The faces are not shown. */
export async function swap(stage: Stage<View>, layout: Layout, a: number, b: number) {
  const from = layout.trees[a]!,
    to = layout.trees[b]!;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const bow = Math.min(230, 90 + length * 0.3);
  const side = { x: (-(to.y - from.y) / length) * bow, y: ((to.x - from.x) / length) * bow };
  const over = { x: middle.x + side.x, y: middle.y + side.y },
    under = { x: middle.x - side.x, y: middle.y - side.y };
  const along = (p: Point, q: Point, r: Point, f: number) => ({
    x: (1 - f) ** 2 * p.x + 2 * f * (1 - f) * q.x + f * f * r.x,
    y: (1 - f) ** 2 * p.y + 2 * f * (1 - f) * q.y + f * f * r.y,
  });
  stage.say(say('mf.swap.watch'));
  stage.marks['hide'] = [a, b];
  stage.marks['arcs'] = [
    `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`,
    `M${to.x} ${to.y}Q${under.x} ${under.y} ${from.x} ${from.y}`,
  ];
  const one = stage.enter('token', from, { face: null }),
    two = stage.enter('token', to, { face: null });
  await stage.tween(350, (f) => {
    one.scale = two.scale = 1 + 0.18 * f;
  });
  stage.sound('swap');
  await stage.tween(
    2000,
    (f) => {
      Object.assign(one, along(from, over, to, f));
      Object.assign(two, along(to, under, from, f));
    },
    (f) => (f < 0.5 ? 2 * f * f : 1 - (2 - 2 * f) ** 2 / 2),
  );
  await stage.tween(300, (f) => {
    one.scale = two.scale = 1.18 - 0.18 * f;
  });
  await stage.wait(350);
  stage.leave(one);
  stage.leave(two);
  stage.marks['arcs'] = [];
  stage.marks['hide'] = [];
}
