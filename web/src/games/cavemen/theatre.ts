import type { GameEvent } from '../../protocol';
import { speaker } from '../../words/words.svelte';
import type { Actor, Point, Stage } from '../../table/stage.svelte';
import type { Moment } from '../game';
import { cardOf, isCave, isCaveman, isInvention, nameOf, remember } from './cards';
import { LANDSCAPE, PORTRAIT, conchAt, homeAt, placesOf, type Layout } from './layout';
import { scoresOf } from './reckon';
import { sentence } from '../../table/lines';
import { line } from './sentences';
import type { Card, Event, Tableau, View } from './types';
import en from './words.en.json';
import de from './words.de.json';

const say = speaker({ en, de });

/** Where everything of one scene is. */
class Scene {
  readonly layout: Layout;
  readonly view: View;
  constructor(
    readonly stage: Stage<View>,
    readonly moment: Moment<View>,
  ) {
    this.layout = stage.portrait ? PORTRAIT : LANDSCAPE;
    this.view = stage.view;
  }

  camp(seat: number): Point {
    return seat === this.moment.viewer
      ? this.stage.spot('tribe', this.edge())
      : homeAt(this.layout, seat, this.moment.viewer, this.view.tableaus.length);
  }
  purse(seat: number): Point {
    return seat === this.moment.viewer
      ? this.stage.spot('mine', this.edge())
      : this.stage.portrait
        ? this.stage.spot(`seat-${seat}`, this.camp(seat))
        : this.camp(seat);
  }
  conch(seat: number): Point {
    return conchAt(this.layout, seat, this.moment.viewer, this.view.tableaus.length);
  }
  name(seat: number): string {
    return this.moment.seats[seat]?.name ?? '';
  }
  place(id: string): Point {
    return (
      this.layout.pool[
        placesOf(this.stage)
          .arrange(this.view.pool.map((c) => c.id))
          .get(id) ?? 0
      ] ?? this.layout.middle
    );
  }
  private edge(): Point {
    return { x: this.layout.width / 2, y: this.layout.height + 60 };
  }

  tell(e: Event) {
    const told = line(e as unknown as GameEvent);
    if (told) this.stage.say(sentence(told, say, (seat) => this.name(seat)));
  }

  /** Takes a card out of the pool into the hand of the theatre. */
  lift(id: string): Actor {
    const actor = this.stage.enter('card', this.place(id), { card: cardOf(id) });
    this.view.pool = this.view.pool.filter((c) => c.id !== id);
    return actor;
  }

  async hand(kind: 'food' | 'teeth', n: number, from: Point, to: Point) {
    if (n <= 0) return;
    this.stage.sound('take');
    const piece = this.stage.enter(kind, from, n);
    await this.stage.fly(piece, to, 620, 70);
    this.stage.leave(piece);
  }

  async word(text: string, at: Point, bad = false) {
    const shown = this.stage.enter('word', { x: at.x, y: at.y + 24 }, { text, bad }, 0.7);
    await this.stage.tween(220, (f) => {
      shown.scale = 0.7 + 0.3 * f;
      shown.y = at.y + 24 - 24 * f;
    });
    await this.stage.wait(520);
    this.stage.leave(shown);
  }

  async carry(from: number, to: number) {
    const { stage, view } = this;
    const shell = stage.enter('conch', this.conch(from < 0 ? to : from));
    stage.marks['carried'] = true;
    stage.sound('swap');
    if (from >= 0 && from !== to) await stage.fly(shell, this.conch(to), 900, 90);
    view.conch = to;
    await stage.tween(260, (f) => (shell.scale = 1 + 0.25 * Math.sin(f * Math.PI)));
    stage.leave(shell);
    delete stage.marks['carried'];
  }
}

function recount(t: Tableau) {
  t.scores = scoresOf(t);
  t.size = t.members.length + (t.leader ? 1 : 0);
}

function join(t: Tableau, card: Card) {
  if (isCaveman(card)) t.members.push(card);
  else if (isCave(card)) t.caves.push(card);
  else if (isInvention(card)) t.inventions.push(card);
  recount(t);
}

/** Shows one event. The stage's view is changed step by step so that the next event starts from it; the true view follows anyway. */
export async function perform(event: GameEvent, stage: Stage<View>, moment: Moment<View>): Promise<void> {
  const e = event as unknown as Event,
    scene = new Scene(stage, moment),
    view = stage.view,
    { layout } = scene;
  remember(view);
  remember(moment.view);
  const of = (seat: number) => view.tableaus[seat]!;
  switch (e.is) {
    case 'TribeChosen':
      scene.tell(e);
      view.tableaus[e.seat] = JSON.parse(JSON.stringify(moment.view.tableaus[e.seat])) as Tableau;
      stage.sound('build');
      return stage.wait(350);
    case 'StoneDrawn':
      return drawStone(scene, e);
    case 'ConchFound':
      scene.tell(e);
      view.phase = { is: 'Bidding', seat: e.seat, high: 0, bidder: -1 };
      return scene.carry(-1, e.seat);
    case 'Consoled':
      of(e.seat).teeth += e.teeth;
      return scene.hand('teeth', e.teeth, layout.hearth, scene.purse(e.seat));
    case 'RoundBegun':
      view.round = e.round;
      stage.sound('turn');
      return scene.word(say('log.RoundBegun', { n: e.round }), layout.middle);
    case 'PoolFilled':
      return fill(scene, e.cards);
    case 'Reshuffled':
      stage.sound('rustle');
      scene.tell(e);
      view.deck = Array<string>(e.cards).fill('');
      view.discard = [];
      return stage.wait(700);
    case 'FireLocked':
      view.fireLocked = true;
      scene.tell(e);
      return stage.wait(900);
    case 'ConchPassed':
      scene.tell(e);
      return scene.carry(e.from, e.to);
    case 'HasBid':
      scene.tell(e);
      view.phase = { is: 'Bidding', seat: e.seat, high: e.teeth, bidder: e.seat };
      if (moment.terms.options['strictPass'] !== 'on') view.passed = [];
      return scene.word(say('said.bid', { n: e.teeth }), beside(scene, e.seat));
    case 'Passed':
      view.passed.push(e.seat);
      return scene.word(say('said.pass'), beside(scene, e.seat));
    case 'ConchWon': {
      scene.tell(e);
      of(e.seat).teeth -= e.paid;
      await scene.hand('teeth', e.paid, scene.purse(e.seat), layout.hearth);
      view.passed = [];
      return scene.carry(view.conch, e.seat);
    }
    case 'ConchKept':
      scene.tell(e);
      view.passed = [];
      return stage.wait(400);
    case 'Found':
      of(e.seat).food += e.food;
      of(e.seat).teeth += e.teeth;
      await scene.hand('food', e.food, layout.hearth, scene.purse(e.seat));
      return scene.hand('teeth', e.teeth, layout.hearth, scene.purse(e.seat));
    case 'Fed':
      of(e.seat).food -= e.food;
      return scene.hand('food', e.food, scene.purse(e.seat), scene.camp(e.seat));
    case 'Starved':
    case 'Lost':
      return lose(scene, e);
    case 'WentHungry':
      return scene.word(say('said.hungry'), beside(scene, e.seat), true);
    case 'Recruited': {
      scene.tell(e);
      of(e.seat)[e.payment] -= e.paid;
      await scene.hand(e.payment, e.paid, scene.purse(e.seat), scene.place(e.card));
      if (moment.view.phase.is === 'Replacing' && moment.view.phase.card === e.card) return;
      if (!view.pool.some((c) => c.id === e.card)) return;
      return settle(scene, e.seat, e.card);
    }
    case 'Replaced': {
      scene.tell(e);
      of(e.seat).members = of(e.seat).members.filter((m) => m.id !== e.card);
      recount(of(e.seat));
      await away(scene, e.card, scene.camp(e.seat));
      return settle(scene, e.seat, e.by);
    }
    case 'Explored': {
      scene.tell(e);
      of(e.seat).teeth -= e.paid;
      await scene.hand('teeth', e.paid, scene.purse(e.seat), scene.place(e.card));
      return settle(scene, e.seat, e.card);
    }
    case 'Invented': {
      scene.tell(e);
      if (e.card === 'invention-fire') stage.sound('win');
      return settle(scene, e.seat, e.card);
    }
    case 'Hunted':
      return hunt(scene, e);
    case 'CasualtyDrawn':
      return casualty(scene, e);
    case 'FireSetAside':
      scene.tell(e);
      return stage.wait(900);
    case 'CasualtyRolled':
      return roll(scene, e);
    case 'Foraged':
      scene.tell(e);
      of(e.seat).food += e.food;
      return scene.hand('food', e.food, layout.forage, scene.purse(e.seat));
    case 'FireReturned': {
      scene.tell(e);
      if (!view.pool.some((c) => c.id === 'invention-fire')) return;
      const card = scene.lift('invention-fire');
      await stage.fly(card, layout.deck, 700, 40, 0.8);
      view.deck.push('invention-fire');
      stage.leave(card);
      return;
    }
    case 'Discarded': {
      stage.sound('flip');
      const card = scene.lift(e.card);
      await stage.fly(card, layout.discard, 480, 40, 0.86);
      view.discard.push(e.card);
      stage.leave(card);
      return;
    }
    case 'Ended': {
      stage.sound('win');
      const winner = e.winners[0];
      stage.say(e.winners.length === 1 && winner !== undefined ? say('win', { name: scene.name(winner) }) : say('over'));
      return stage.wait(1200);
    }
  }
}

/** A word is said above one's own tray, or over a camp. */
function beside(scene: Scene, seat: number): Point {
  const at = scene.camp(seat);
  return seat === scene.moment.viewer ? { x: scene.layout.width / 2, y: scene.layout.height - 60 } : { x: at.x, y: at.y + 10 };
}

/** CV-23: cards come from the deck one by one to their places. */
async function fill({ stage, view, layout }: Scene, ids: string[]) {
  stage.marks['away'] = ids;
  view.pool = [...view.pool, ...ids.filter((id) => !view.pool.some((c) => c.id === id)).map((id) => cardOf(id))];
  const places = placesOf(stage).arrange(view.pool.map((c) => c.id));
  await Promise.all(
    ids.map(async (id, i) => {
      await stage.wait(i * 130);
      stage.sound('flip');
      const card = stage.enter('card', layout.deck, { card: cardOf(id), back: true }, 0.86);
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
async function settle(scene: Scene, seat: number, id: string) {
  const { stage, view, layout } = scene,
    card = scene.lift(id);
  await stage.fly(card, { x: (card.x + layout.middle.x) / 2, y: (card.y + layout.middle.y) / 2 }, 280, 30, 1.25);
  stage.sound('build');
  await stage.fly(card, scene.camp(seat), 560, 50, 0.5);
  stage.leave(card);
  join(view.tableaus[seat]!, cardOf(id));
}

/** A member leaves the tribe for the discard pile. */
async function away({ stage, layout, view }: Scene, id: string, from: Point) {
  const card = stage.enter('card', from, { card: cardOf(id) }, 0.6);
  const box = /^(wolf|tiger|snake|owl|bear)-hunter$/.test(id); // CV-74: starting hunters leave the game
  await stage.fly(card, box ? { x: -80, y: layout.height / 2 } : layout.discard, 700, 60, 0.86);
  if (!box) view.discard.push(id);
  stage.leave(card);
}

async function lose(scene: Scene, e: Extract<Event, { is: 'Starved' | 'Lost' }>) {
  const own = scene.view.tableaus[e.seat]!;
  scene.tell(e);
  scene.stage.sound('no');
  own.members = own.members.filter((m) => m.id !== e.card);
  recount(own);
  if (e.is === 'Starved') await scene.word(say('said.starved'), beside(scene, e.seat), true);
  await away(scene, e.card, scene.camp(e.seat));
}

/** CV-67: the beast is taken, and its food and teeth are carried home. */
async function hunt(scene: Scene, e: Extract<Event, { is: 'Hunted' }>) {
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

/** CV-68: the card is turned over large, beside the stones of the tribe that hunted. */
async function casualty(scene: Scene, e: Extract<Event, { is: 'CasualtyDrawn' }>) {
  const { stage, view, layout } = scene;
  const members = view.tableaus[e.seat]!.members;
  stage.say(say('casualty.look'));
  stage.marks['check'] = { marker: e.marker, members, matches: e.matches, open: false };
  const card = stage.enter('card', layout.deck, { card: cardOf(e.card, e.marker), back: true, lit: false }, 0.86);
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

/** CV-98: the bone die instead of a card. */
async function roll(scene: Scene, e: Extract<Event, { is: 'CasualtyRolled' }>) {
  const { stage, layout } = scene,
    members = scene.view.tableaus[e.seat]!.members;
  stage.marks['check'] = { marker: e.die === 6 ? 0 : e.die, members, matches: e.matches, open: false };
  const die = stage.enter('die', { x: layout.middle.x, y: layout.middle.y - 40 }, 1);
  await stage.tween(700, (f) => {
    die.data = f < 1 ? 1 + (Math.floor(f * 11) % 6) : e.die;
    die.scale = 1.2 + 0.3 * Math.sin(f * Math.PI);
  });
  die.data = e.die;
  stage.marks['check'] = { marker: e.die === 6 ? 0 : e.die, members, matches: e.matches, open: true };
  scene.tell(e);
  await stage.wait(1200);
  delete stage.marks['check'];
  stage.leave(die);
}

/** CV-18: cards are turned up until one has the stone of a tribe's hunter. */
async function drawStone({ stage, layout }: Scene, e: Extract<Event, { is: 'StoneDrawn' }>) {
  const card = stage.enter('card', layout.deck, { card: cardOf(e.card, e.marker), back: true, lit: true }, 0.86);
  stage.say(say('log.StoneDrawn', { card: nameOf(cardOf(e.card), say), n: e.marker }));
  await Promise.all([stage.fly(card, layout.middle, 420, 50, 1.5), stage.tween(420, (f) => (card.turn = f))]);
  await stage.wait(420);
  await stage.fly(card, layout.deck, 320, 30, 0.86);
  stage.leave(card);
}
