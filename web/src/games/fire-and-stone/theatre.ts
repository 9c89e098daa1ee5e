import type { Stage } from '../../table/stage.svelte';
import { join, lift, reveal, send, walk } from './journeys';
import { build, empty, gain, gather, herd, invent, keep, look, prepare } from './livelihood';
import { placeOf } from './map';
import { Scene } from './scene';
import type { Event, View, Moment, Facts } from './types';

/** Shows one event. The stage's view is changed step by step so that the next event starts from it; the true view follows anyway. */
export async function perform(e: Event, stage: Stage<View, Facts>, moment: Moment): Promise<void> {
  const scene = new Scene(stage, moment),
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
      return e.lost ? scene.word(scene.say('say.bags.lost'), scene.place(e.seat), true) : undefined;
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
      return scene.word(scene.say('say.stays'), scene.at(e.area));
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
      return scene.word(scene.say('say.end'), scene.place(e.seat));
    case 'EndCardFlipped':
      view.endCard = { seat: e.seat, extinguished: true };
      return scene.word(scene.say('say.flipped'), scene.place(e.seat));
    case 'Ended':
      scene.tell(e);
      stage.sound('win');
      return stage.wait(900);
  }
}
