import { sentence } from '../../table/lines';
import type { Point, Stage } from '../../table/stage.svelte';
import type { GameEvent } from '../../protocol';
import { speaker } from '../../words/words.svelte';
import type { Moment } from '../game';
import { HEIGHT, WIDTH, partOf, placeOf, regionOf, spotOf } from './map';
import { routes, type Route } from './routes';
import { line } from './sentences';
import { STORES, type Animal, type Area, type Event, type Tribe, type View } from './types';
import en from './words.en.json';
import de from './words.de.json';

const say = speaker({ en, de });

/** Where everything of one scene is. */
class Scene {
  readonly view: View;
  constructor(
    readonly stage: Stage<View>,
    readonly moment: Moment<View>,
  ) {
    this.view = stage.view;
  }

  of(seat: number): Tribe {
    return this.view.tribes[seat]!;
  }
  at(area: Area): Point {
    const spot = spotOf(area);
    return { x: spot.x, y: spot.y };
  }
  /** The middle of the map, for what happens nowhere else. */
  get middle(): Point {
    return { x: WIDTH / 2, y: HEIGHT / 2 };
  }
  /** Where the scout stands whose action this is; what a seat gains comes from there. */
  place(seat: number): Point {
    const phase = this.view.phase,
      scouts = this.of(seat).scouts,
      scout = this.stage.marks['scout'] as number | undefined;
    const at = scouts[scout ?? ('scout' in phase && phase.seat === seat ? phase.scout : 0)] ?? scouts[0];
    return at ? this.at(at) : this.middle;
  }
  /** Where a thing of a seat lies: on one's own mat, or at the panel of the other. */
  mat(seat: number, spot: string): Point {
    const panel = this.stage.spot(`seat-${seat}`, { x: 0, y: HEIGHT / 2 });
    return seat === this.moment.viewer ? this.stage.spot(spot, this.stage.spot('food', panel)) : panel;
  }
  name(seat: number) {
    return this.moment.seats[seat]?.name ?? '';
  }

  tell(e: Event) {
    const told = line(e as unknown as GameEvent);
    if (told) this.stage.say(sentence(told, say, (seat) => this.name(seat)));
  }

  async fly(kind: string, data: unknown, from: Point, to: Point, ms = 560, height = 50, scale = 1) {
    const piece = this.stage.enter(kind, from, data);
    await this.stage.fly(piece, to, ms, height, scale);
    this.stage.leave(piece);
  }

  async word(text: string, at: Point, bad = false) {
    const size = 1 / Math.max(1, this.stage.lens.scale * 0.8),
      shown = this.stage.enter('word', { x: at.x, y: at.y - 20 }, { text, bad }, size * 0.7);
    await this.stage.tween(220, (f) => {
      shown.scale = size * (0.7 + 0.3 * f);
      shown.y = at.y - 20 - 18 * f;
    });
    await this.stage.wait(480);
    this.stage.leave(shown);
  }

  /** A piece that the theatre holds is not drawn where it stood. */
  async hold(what: string, scene: () => Promise<void>) {
    this.stage.marks['away'] = [...((this.stage.marks['away'] as string[] | undefined) ?? []), what];
    await scene();
    this.stage.marks['away'] = (this.stage.marks['away'] as string[]).filter((other) => other !== what);
  }
}

/** Shows one event. The stage's view is changed step by step so that the next event starts from it; the true view follows anyway. */
export async function perform(event: GameEvent, stage: Stage<View>, moment: Moment<View>): Promise<void> {
  const e = event as unknown as Event,
    scene = new Scene(stage, moment),
    view = stage.view;
  if ('seat' in e && e.is !== 'Passed') scene.tell(e);
  switch (e.is) {
    case 'InventionChosen':
      scene.of(e.seat).inventions.push({ invention: e.invention, vp: 0 });
      stage.sound('build');
      return scene.fly('card', e.invention, scene.middle, scene.mat(e.seat, 'inventions'), 700, 60, 0.5);
    case 'Moved':
      return walk(scene, e);
    case 'SentToFire':
    case 'Fell':
      return send(scene, e);
    case 'Revealed':
      return reveal(scene, e);
    case 'TileRemoved':
      placeOf(view, e.area).tile = null;
      return stage.wait(200);
    case 'StackPlaced':
      return herd(scene, e);
    case 'Looked':
      return look(scene, e);
    case 'Kept':
      return keep(scene, e);
    case 'Prepared':
      return prepare(scene, e);
    case 'FoodGained':
      return gain(scene, e);
    case 'FoodPaid':
      scene.of(e.seat).food -= e.food;
      stage.sound('take');
      return scene.fly('food', e.food, scene.mat(e.seat, 'food'), scene.place(e.seat));
    case 'BagsGained':
      scene.of(e.seat).bags += e.bags;
      if (e.bags) await scene.fly('bag', e.bags, scene.place(e.seat), scene.mat(e.seat, 'food'));
      return e.lost ? scene.word(say('say.bags.lost'), scene.place(e.seat), true) : undefined;
    case 'VpGained':
      stage.sound('turn');
      await scene.fly('vp', e.vp, scene.place(e.seat), scene.mat(e.seat, 'vp-mine'), 720, 60);
      scene.of(e.seat).vp += e.vp;
      return;
    case 'Gathered':
      return gather(scene, e);
    case 'TileLeft':
      return stage.wait(250);
    case 'StoreEmptied':
    case 'TileKept':
    case 'TileSold':
      return empty(scene, e);
    case 'InventionTaken':
      return invent(scene, e);
    case 'InventionTurnedUp':
      if (view.deck) view.deck--;
      view.display.splice(scene.stage.marks['gap'] ?? view.display.length, 0, e.invention);
      stage.sound('flip');
      return stage.wait(320);
    case 'VpCardTaken': {
      const card = scene.of(e.seat).inventions.find((each) => each.invention === e.covered);
      view.vpCards.shift();
      await scene.fly('points', e.vp, stage.spot('vp', scene.middle), scene.mat(e.seat, 'inventions'), 760, 60, 0.6);
      if (card) card.vp = e.vp;
      return;
    }
    case 'HutBuilt':
      return build(scene, e);
    case 'HutTileLaid':
      scene.tell(e);
      await scene.fly(
        'tile',
        { tile: 'hut', region: 1 },
        scene.place(view.active),
        stage.spot(`track-${e.space}`, { x: 30, y: 30 * e.space }),
        700,
        60,
      );
      view.hutTiles = e.space;
      stage.sound('tap');
      return stage.wait(200);
    case 'RegionOpened':
      return lift(scene, e.region);
    case 'Stayed':
      return scene.word(say('say.stays'), scene.at(e.area));
    case 'ScoutJoined':
      return join(scene, e);
    case 'CaveOpened':
      scene.tell(e);
      view.cave = e.cave;
      stage.sound('flip');
      stage.marks['cave'] = e.cave;
      await stage.wait(2600);
      delete stage.marks['cave'];
      return;
    case 'StonePlaced': {
      const to = e.area ? scene.at(e.area) : stage.spot('cave', scene.middle);
      await scene.fly('stone', e.seat, scene.mat(e.seat, 'food'), to);
      Object.assign(scene.of(e.seat), { stoneAt: e.area, stoneOnCave: e.area === null });
      return;
    }
    case 'StoneReturned':
      Object.assign(scene.of(e.seat), { stoneAt: null, stoneOnCave: false });
      return scene.fly('stone', e.seat, stage.spot('cave', scene.middle), scene.mat(e.seat, 'food'));
    case 'Passed':
      return stage.wait(150);
    case 'EndTriggered':
      view.endCard = { seat: e.seat, extinguished: false };
      stage.sound('win');
      return scene.word(say('say.end'), scene.place(e.seat));
    case 'EndCardFlipped':
      view.endCard = { seat: e.seat, extinguished: true };
      return scene.word(say('say.flipped'), scene.place(e.seat));
    case 'Ended':
      scene.tell(e);
      stage.sound('win');
      return stage.wait(900);
  }
}

type Of<T extends Event['is']> = Extract<Event, { is: T }>;
const number = (scene: Scene, seat: number, scout: number) => (scene.of(seat).scouts.length > 1 ? scout + 1 : 0);

/** FS-21: all ways of the move are shown, and the scout walks the best one, area by area. */
async function walk(scene: Scene, { seat, scout, from, to }: Of<'Moved'>) {
  const { stage, view } = scene,
    ways: Route[] = routes(view, seat, from, to),
    best = ways[0] ?? [from, to];
  stage.marks['scout'] = scout;
  await stage.look(partOf([from, to], 45));
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

/** FS-72: the scout goes to a fire at any distance; through the Sinkhole it comes out elsewhere. */
async function send(scene: Scene, e: Of<'SentToFire' | 'Fell'>) {
  const { stage } = scene;
  stage.marks['scout'] = e.scout;
  await stage.look(partOf([e.from, e.to], 45));
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

/** FS-31: the tile turns over where it lies. */
async function reveal(scene: Scene, { area, tile }: Of<'Revealed'>) {
  const { stage, view } = scene,
    place = placeOf(view, area),
    region = regionOf(area),
    kind = view.hidden.find((each) => each.tile === tile);
  await stage.look(partOf([area]));
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

/** FS-42: an animal stack comes to the forest. */
async function herd(scene: Scene, { area, animals }: Of<'StackPlaced'>) {
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

/** FS-43: only who looks sees what it is. */
async function look(scene: Scene, { area, count, animals }: Of<'Looked'>) {
  const { stage } = scene,
    at = scene.at(area),
    shown: (Animal | null)[] = animals.length ? animals : Array<null>(count).fill(null);
  await stage.look(partOf([area]));
  stage.sound('rustle');
  const fan = shown.map((animal, i) => ({ actor: stage.enter('animal', at, animal, 0.5), x: at.x + (i - (shown.length - 1) / 2) * 34 }));
  await stage.tween(300, (f) =>
    fan.forEach(({ actor, x }) => Object.assign(actor, { x: at.x + (x - at.x) * f, y: at.y - 44 * f, scale: 0.5 + 0.6 * f })),
  );
  await stage.wait(animals.length ? 900 : 500);
  fan.forEach(({ actor }) => stage.leave(actor));
}

async function keep(scene: Scene, { seat, area, animal }: Of<'Kept'>) {
  const forest = scene.view.forests.find((each) => each.area === area),
    own = scene.of(seat);
  if (forest) Object.assign(forest, { animals: forest.animals - 1, content: null });
  scene.stage.sound('take');
  await scene.fly('animal', animal, scene.at(area), scene.mat(seat, 'animals'), 640, 60);
  own.animals++;
  if (own.mat && animal) own.mat.push(animal);
}

/** FS-48: the animal is turned up over the fire. */
async function prepare(scene: Scene, { seat, animal }: Of<'Prepared'>) {
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

/** FS-37: what does not fit is lost. */
async function gain(scene: Scene, { seat, food, lost }: Of<'FoodGained'>) {
  if (food) {
    scene.stage.sound('take');
    await scene.fly('food', food, scene.place(seat), scene.mat(seat, 'food'));
    scene.of(seat).food += food;
  }
  if (lost) await scene.word(say('say.lost', { n: lost }), scene.place(seat), true);
}

async function gather(scene: Scene, { seat, plant, store }: Of<'Gathered'>) {
  const own = scene.of(seat),
    at = own.scouts.find((area) => placeOf(scene.view, area).tile === plant),
    shelf = own.stores[STORES.indexOf(store)]!;
  if (at) placeOf(scene.view, at).tile = null;
  scene.stage.sound('take');
  await scene.fly('plant', plant, at ? scene.at(at) : scene.place(seat), scene.mat(seat, `store-${store}`), 620, 60);
  Object.assign(shelf, { plant, tiles: shelf.tiles + 1 });
}

async function empty(scene: Scene, e: Of<'StoreEmptied' | 'TileKept' | 'TileSold'>) {
  const shelf = scene.of(e.seat).stores[STORES.indexOf(e.store)]!,
    from = scene.mat(e.seat, `store-${e.store}`);
  const tiles = e.is === 'TileKept' ? 1 : e.is === 'TileSold' ? shelf.tiles - 1 : Math.max(0, shelf.tiles - e.tiles);
  Object.assign(shelf, { tiles, plant: tiles ? e.plant : null });
  if (e.is === 'TileKept') return scene.stage.wait(250);
  scene.stage.sound('swap');
  await scene.fly('plant', e.plant, from, { x: scene.middle.x, y: HEIGHT + 40 }, 520, 30, 0.6);
}

/** FS-63: the card goes from the display to the mat. */
async function invent(scene: Scene, { seat, invention }: Of<'InventionTaken'>) {
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

/** FS-70, FS-75: the hut drops on the pile. */
async function build(scene: Scene, { seat, area }: Of<'HutBuilt'>) {
  const { stage, view } = scene,
    place = placeOf(view, area),
    at = scene.at(area);
  await stage.look(partOf([area]));
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

/** FS-87, FS-91: the cloud over a region lifts. */
async function lift(scene: Scene, region: number) {
  const { stage } = scene;
  scene.tell({ is: 'RegionOpened', region });
  if (stage.lens.scale > 1) {
    stage.lens.whole();
    await stage.wait(450);
  }
  stage.sound('win');
  stage.marks['fog'] = { region, left: 1 };
  const word = scene.word(say('say.region', { n: 'I'.repeat(region) }), region === 2 ? { x: 480, y: 260 } : { x: 870, y: 260 });
  await stage.tween(1500, (f) => (stage.marks['fog'] = { region, left: 1 - f }));
  await word;
}

async function join(scene: Scene, { seat, fire }: Of<'ScoutJoined'>) {
  const { stage } = scene,
    at = scene.at(fire);
  await stage.look(partOf([fire]));
  const piece = stage.enter('scout', stage.spot('track-5', { x: at.x, y: at.y - 120 }), { seat, number: 2 });
  await stage.fly(piece, { x: at.x, y: at.y - 13 }, 800, 60);
  stage.sound('hop');
  scene.of(seat).scouts.push(fire);
  stage.leave(piece);
}
