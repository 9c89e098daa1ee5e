import { HEIGHT, placeOf } from './map';
import type { Of, Scene } from './scene';
import { STORES, type Animal } from './types';

/** An animal stack comes to the forest. */
export async function herd(scene: Scene, { area, animals }: Of<'StackPlaced'>) {
  const { stage, view } = scene,
    at = scene.at(area);
  scene.tell({ is: 'StackPlaced', area, animals });
  stage.sound('rustle');
  await Promise.all(
    Array.from({ length: animals }, async (_, i) => {
      await stage.wait(i * 110);
      await scene.fly('animal', null, { x: at.x - 60 + i * 60, y: at.y - 90 }, { x: at.x + 10, y: at.y + 6 }, 420, 30, 0.6);
    }),
  );
  if (!view.forests.some((forest) => forest.area === area)) view.forests.push({ area, animals, content: null, memories: [] });
}

/** Only who looks sees what it is. */
export async function look(scene: Scene, { area, count, animals }: Of<'Looked'>) {
  const { stage } = scene,
    at = scene.at(area),
    shown: (Animal | null)[] = animals.length ? animals : Array<null>(count).fill(null);
  await scene.look([area]);
  stage.sound('rustle');
  const fan = shown.map((animal, i) => ({ actor: stage.enter('animal', at, animal, 0.5), x: at.x + (i - (shown.length - 1) / 2) * 34 }));
  await stage.tween(300, (f) =>
    fan.forEach(({ actor, x }) => Object.assign(actor, { x: at.x + (x - at.x) * f, y: at.y - 44 * f, scale: 0.5 + 0.6 * f })),
  );
  await stage.wait(animals.length ? 900 : 500);
  fan.forEach(({ actor }) => stage.leave(actor));
}

export async function keep(scene: Scene, { seat, area, animal }: Of<'Kept'>) {
  const forest = scene.view.forests.find((each) => each.area === area),
    own = scene.of(seat);
  if (forest) Object.assign(forest, { animals: forest.animals - 1, content: null });
  scene.stage.sound('take');
  await scene.fly('animal', animal, scene.at(area), scene.mat(seat, 'animals'), 640, 60);
  own.animals++;
  if (own.mat && animal) own.mat.push(animal);
}

/** The animal is turned up over the fire. */
export async function prepare(scene: Scene, { seat, animal }: Of<'Prepared'>) {
  const { stage } = scene,
    own = scene.of(seat),
    at = scene.place(seat);
  own.animals--;
  if (own.mat?.includes(animal)) own.mat.splice(own.mat.indexOf(animal), 1);
  const piece = stage.enter('animal', scene.mat(seat, 'animals'), animal);
  await stage.fly(piece, { x: at.x, y: at.y - 24 }, 560, 60, 1.2);
  stage.sound('rustle');
  await stage.tween(420, (f) => {
    piece.opacity = 1 - f;
    piece.y = at.y - 24 - 14 * f;
  });
  stage.leave(piece);
}

/** What does not fit is lost. */
export async function gain(scene: Scene, { seat, food, lost }: Of<'FoodGained'>) {
  if (food) {
    scene.stage.sound('take');
    await scene.fly('food', food, scene.place(seat), scene.mat(seat, 'food'));
    scene.of(seat).food += food;
  }
  if (lost) await scene.word(scene.say('say.lost', { n: lost }), scene.place(seat), true);
}

export async function gather(scene: Scene, { seat, plant, store }: Of<'Gathered'>) {
  const own = scene.of(seat),
    at = own.scouts.find((area) => placeOf(scene.view, area).tile === plant),
    shelf = own.stores[STORES.indexOf(store)]!;
  if (at) placeOf(scene.view, at).tile = null;
  scene.stage.sound('take');
  await scene.fly('plant', plant, at ? scene.at(at) : scene.place(seat), scene.mat(seat, `store-${store}`), 620, 60);
  Object.assign(shelf, { plant, tiles: shelf.tiles + 1 });
}

export async function empty(scene: Scene, e: Of<'StoreEmptied' | 'TileKept' | 'TileSold'>) {
  const shelf = scene.of(e.seat).stores[STORES.indexOf(e.store)]!,
    from = scene.mat(e.seat, `store-${e.store}`);
  const tiles = e.is === 'TileKept' ? 1 : e.is === 'TileSold' ? shelf.tiles - 1 : Math.max(0, shelf.tiles - e.tiles);
  Object.assign(shelf, { tiles, plant: tiles ? e.plant : null });
  if (e.is === 'TileKept') return scene.stage.wait(250);
  scene.stage.sound('swap');
  await scene.fly('plant', e.plant, from, { x: scene.middle.x, y: HEIGHT + 40 }, 520, 30, 0.6);
}

/** The card goes from the display to the mat. */
export async function invent(scene: Scene, { seat, invention }: Of<'InventionTaken'>) {
  const { stage, view } = scene,
    place = Math.max(0, view.display.indexOf(invention));
  const from = stage.spot(`display-${place}`, { x: 455, y: 630 });
  view.display.splice(place, 1);
  stage.marks['gap'] = place;
  const card = stage.enter('card', from, invention);
  await stage.fly(card, { x: from.x, y: from.y - 90 }, 340, 20, 1.5);
  stage.sound('build');
  await stage.wait(320);
  await stage.fly(card, scene.mat(seat, 'inventions'), 620, 50, 0.5);
  stage.leave(card);
  scene.of(seat).inventions.push({ invention, vp: 0 });
}

/** The hut drops on the pile. */
export async function build(scene: Scene, { seat, area }: Of<'HutBuilt'>) {
  const { stage, view } = scene,
    place = placeOf(view, area),
    at = scene.at(area);
  await scene.look([area]);
  const hut = stage.enter('hut', { x: at.x, y: at.y - 70 }, seat, 1.3);
  await stage.tween(420, (f) => {
    hut.y = at.y - 70 + 70 * f;
  });
  stage.sound('build');
  stage.leave(hut);
  if (place.tile === 'hut') place.tile = null;
  if (!place.huts.length) place.huts = view.tribes.map(() => 0);
  place.huts[seat] = (place.huts[seat] ?? 0) + 1;
  scene.of(seat).huts--;
  await stage.wait(240);
}
