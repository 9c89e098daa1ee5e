import { placeOf, regionOf } from './map';
import { routes, type Route } from './routes';
import type { Of, Scene } from './scene';

const number = (scene: Scene, seat: number, scout: number) => (scene.of(seat).scouts.length > 1 ? scout + 1 : 0);

/** All ways of the move are shown, and the scout walks the best one, area by area. */
export async function walk(scene: Scene, { seat, scout, from, to }: Of<'Moved'>) {
  const { stage } = scene,
    ways: Route[] = routes(scene.before, scene.edition, scout, from, to),
    best = ways[0] ?? [from, to];
  stage.marks['scout'] = scout;
  await scene.look([from, to], 45);
  stage.marks['ways'] = { all: ways.length ? ways : [best], seat };
  await scene.hold(`${seat} ${scout}`, async () => {
    const piece = stage.enter('scout', { x: scene.at(from).x, y: scene.at(from).y - 13 }, { seat, number: number(scene, seat, scout) });
    await stage.wait(180);
    for (const area of best.slice(1)) {
      stage.sound('hop');
      await stage.fly(piece, { x: scene.at(area).x, y: scene.at(area).y - 13 }, 330, 16);
    }
    scene.of(seat).scouts[scout] = to;
    stage.leave(piece);
  });
  delete stage.marks['ways'];
}

/** The scout goes to a fire at any distance; through the Sinkhole it comes out elsewhere. */
export async function send(scene: Scene, e: Of<'SentToFire' | 'Fell'>) {
  const { stage } = scene;
  stage.marks['scout'] = e.scout;
  await scene.look([e.from, e.to], 45);
  await scene.hold(`${e.seat} ${e.scout}`, async () => {
    const piece = stage.enter(
      'scout',
      { x: scene.at(e.from).x, y: scene.at(e.from).y - 13 },
      { seat: e.seat, number: number(scene, e.seat, e.scout) },
    );
    const to = { x: scene.at(e.to).x, y: scene.at(e.to).y - 13 };
    stage.sound('swap');
    if (e.is === 'SentToFire') await stage.fly(piece, to, 760, 90);
    else {
      await stage.tween(380, (f) => {
        piece.scale = 1 - f;
        piece.turn = f;
      });
      Object.assign(piece, to);
      await stage.tween(380, (f) => (piece.scale = f));
    }
    scene.of(e.seat).scouts[e.scout] = e.to;
    stage.leave(piece);
  });
}

export async function join(scene: Scene, { seat, fire }: Of<'ScoutJoined'>) {
  const { stage } = scene,
    at = scene.at(fire);
  await scene.look([fire]);
  const piece = stage.enter('scout', stage.spot('track-5', { x: at.x, y: at.y - 120 }), { seat, number: 2 });
  await stage.fly(piece, { x: at.x, y: at.y - 13 }, 800, 60);
  stage.sound('hop');
  scene.of(seat).scouts.push(fire);
  stage.leave(piece);
}

/** The tile turns over where it lies. */
export async function reveal(scene: Scene, { area, tile }: Of<'Revealed'>) {
  const { stage, view } = scene,
    place = placeOf(view, area),
    region = regionOf(scene.edition, area),
    kind = view.hidden.find((each) => each.tile === tile);
  await scene.look([area]);
  await scene.hold(area, async () => {
    const slab = stage.enter('tile', scene.at(area), { tile, region });
    stage.sound('flip');
    await stage.tween(520, (f) => {
      slab.turn = f;
      slab.scale = 1 + 0.5 * Math.sin(f * Math.PI);
    });
    await stage.wait(260);
    Object.assign(place, { down: false, tile });
    if (kind) kind[(['i', 'ii', 'iii'] as const)[region - 1]!]--;
    stage.leave(slab);
  });
}

/** The cloud over a region lifts. */
export async function lift(scene: Scene, region: number) {
  const { stage } = scene;
  scene.tell({ is: 'RegionOpened', region });
  if (stage.lens.scale > 1) {
    scene.leave();
    stage.lens.whole();
    await stage.wait(450);
  }
  stage.sound('win');
  stage.marks['fog'] = { region, left: 1 };
  const word = scene.word(scene.say('say.region', { n: 'I'.repeat(region) }), region === 2 ? { x: 480, y: 260 } : { x: 870, y: 260 });
  await stage.tween(1500, (f) => (stage.marks['fog'] = { region, left: 1 - f }));
  await word;
}
