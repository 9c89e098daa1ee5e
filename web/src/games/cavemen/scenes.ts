import type { Point } from '../../table/stage.svelte';
import { nameOf } from './cards';
import { placesOf } from './layout';
import type { Event } from './types';
import { Scene, recount, join } from './scene';

/** A word is said above one's own tray, or over a camp. */
export function beside(scene: Scene, seat: number): Point {
  const at = scene.camp(seat);
  return seat === scene.moment.viewer ? { x: scene.layout.width / 2, y: scene.layout.height - 60 } : { x: at.x, y: at.y + 10 };
}

/** Cards come from the deck one by one to their places. */
export async function fill(scene: Scene, ids: string[]) {
  const { stage, view, layout } = scene;
  stage.marks['away'] = ids;
  view.pool = [...view.pool, ...ids.filter((id) => !view.pool.some((c) => c.id === id)).map((id) => scene.card(id))];
  const places = placesOf(scene).arrange(view.pool.map((c) => c.id));
  await Promise.all(
    ids.map(async (id, i) => {
      await stage.wait(i * 130);
      stage.sound('flip');
      const card = stage.enter('card', layout.deck, { card: scene.card(id), back: true }, 0.86);
      view.deck.splice(view.deck.indexOf(id), view.deck.includes(id) ? 1 : 0);
      await Promise.all([
        stage.fly(card, layout.pool[places.get(id) ?? 0] ?? layout.middle, 520, 40, 1),
        stage.tween(520, (f) => (card.turn = f)),
      ]);
      stage.marks['away'] = (stage.marks['away'] as string[]).filter((other) => other !== id);
      stage.leave(card);
    }),
  );
}

/** A card of the pool goes to a tribe and counts at once. */
export async function settle(scene: Scene, seat: number, id: string) {
  const { stage, view, layout } = scene,
    card = scene.lift(id);
  await stage.fly(card, { x: (card.x + layout.middle.x) / 2, y: (card.y + layout.middle.y) / 2 }, 280, 30, 1.25);
  stage.sound('build');
  await stage.fly(card, scene.camp(seat), 560, 50, 0.5);
  stage.leave(card);
  join(view.tableaus[seat]!, scene.card(id), scene.moment.view.tableaus[seat]!);
}

/** A member leaves the tribe for the discard pile. */
export async function away(scene: Scene, id: string, from: Point) {
  const { stage, layout, view, moment } = scene;
  const card = stage.enter('card', from, { card: scene.card(id) }, 0.6);
  const box = moment.view.box.includes(id);
  await stage.fly(card, box ? { x: -80, y: layout.height / 2 } : layout.discard, 700, 60, 0.86);
  if (!box) view.discard.push(id);
  stage.leave(card);
}

export async function lose(scene: Scene, e: Extract<Event, { is: 'Starved' | 'Lost' }>) {
  const own = scene.view.tableaus[e.seat]!;
  scene.tell(e);
  scene.stage.sound('no');
  own.members = own.members.filter((m) => m.id !== e.card);
  recount(own, scene.moment.view.tableaus[e.seat]!);
  if (e.is === 'Starved') await scene.word(scene.say('said.starved'), beside(scene, e.seat), true);
  await away(scene, e.card, scene.camp(e.seat));
}

/** The beast is taken, and its food and teeth are carried home. */
export async function hunt(scene: Scene, e: Extract<Event, { is: 'Hunted' }>) {
  const { stage, view, layout } = scene;
  scene.tell(e);
  const beast = scene.lift(e.card),
    at = { x: beast.x, y: beast.y };
  stage.sound('hop');
  await stage.tween(420, (f) => {
    beast.x = at.x + Math.sin(f * 30) * 10 * (1 - f);
    beast.scale = 1 + 0.14 * f;
  });
  await Promise.all([
    scene.hand('food', e.food, at, scene.purse(e.seat)),
    scene.hand('teeth', e.teeth, { x: at.x + 40, y: at.y }, scene.purse(e.seat)),
    stage.fly(beast, layout.discard, 620, 40, 0.86),
  ]);
  stage.leave(beast);
  view.discard.push(e.card);
  view.tableaus[e.seat]!.food += e.food;
  view.tableaus[e.seat]!.teeth += e.teeth;
}

/** The card is turned over large, beside the stones of the tribe that hunted. */
export async function casualty(scene: Scene, e: Extract<Event, { is: 'CasualtyDrawn' }>) {
  const { stage, view, layout } = scene;
  const members = view.tableaus[e.seat]!.members;
  stage.say(scene.say('casualty.look'));
  stage.marks['check'] = { marker: e.marker, members, matches: e.matches, open: false };
  const card = stage.enter('card', layout.deck, { card: scene.card(e.card), back: true, lit: false }, 0.86);
  await Promise.all([
    stage.fly(card, { x: layout.middle.x, y: layout.middle.y - 60 }, 620, 60, 1.7),
    stage.tween(400, (f) => (stage.marks['veil'] = f)),
  ]);
  stage.sound('flip');
  await stage.tween(420, (f) => (card.turn = f));
  card.data.lit = e.matches;
  stage.marks['check'] = { marker: e.marker, members, matches: e.matches, open: true };
  scene.tell(e);
  if (e.matches) stage.sound('no');
  await stage.wait(1300);
  delete stage.marks['check'];
  delete stage.marks['veil'];
  await stage.fly(card, layout.discard, 420, 40, 0.86);
  stage.leave(card);
  view.discard.push(e.card);
}

/** The bone die instead of a card. */
export async function roll(scene: Scene, e: Extract<Event, { is: 'CasualtyRolled' }>) {
  const { stage, layout } = scene,
    members = scene.view.tableaus[e.seat]!.members;
  stage.marks['check'] = { marker: e.die, members, matches: e.matches, open: false };
  const die = stage.enter('die', { x: layout.middle.x, y: layout.middle.y - 40 }, 1);
  await stage.tween(700, (f) => {
    die.data = f < 1 ? 1 + (Math.floor(f * 11) % 6) : e.die;
    die.scale = 1.2 + 0.3 * Math.sin(f * Math.PI);
  });
  die.data = e.die;
  stage.marks['check'] = { marker: e.die, members, matches: e.matches, open: true };
  scene.tell(e);
  await stage.wait(1200);
  delete stage.marks['check'];
  stage.leave(die);
}

/** Cards are turned up until one has the stone of a tribe's hunter. */
export async function drawStone(scene: Scene, e: Extract<Event, { is: 'StoneDrawn' }>) {
  const { stage, layout, say } = scene;
  const card = stage.enter('card', layout.deck, { card: scene.card(e.card), back: true, lit: true }, 0.86);
  stage.say(say('log.StoneDrawn', { card: nameOf(scene.card(e.card), say), n: e.marker }));
  await Promise.all([stage.fly(card, layout.middle, 420, 50, 1.5), stage.tween(420, (f) => (card.turn = f))]);
  await stage.wait(420);
  await stage.fly(card, layout.deck, 320, 30, 0.86);
  stage.leave(card);
}
