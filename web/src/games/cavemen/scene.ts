import type { Speak } from '../../words/words.svelte';
import { speakerOf } from '../box.svelte';
import { house } from './box';
import type { Actor, Point, Stage } from '../../table/stage.svelte';
import { cardOf, isCave, isCaveman, isInvention, namesIn } from './cards';
import { conchAt, homeAt, layoutOf, placesOf, type Layout } from './layout';
import { sentence } from '../../table/lines';
import { line } from './sentences';
import type { Card, Event, Tableau, View, Moment } from './types';
import { words } from './words';

const box = { id: 'cavemen', words, edition: house, names: namesIn };

/** Where everything of one scene is. */
export class Scene {
  readonly layout: Layout;
  readonly view: View;
  readonly say: Speak;
  constructor(
    readonly stage: Stage<View>,
    readonly moment: Moment,
  ) {
    this.layout = layoutOf(stage.portrait, stage.low);
    this.view = stage.view;
    this.say = speakerOf(box, moment.edition);
  }

  card(id: string): Card {
    return cardOf(this.moment, id);
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
        placesOf(this)
          .arrange(this.view.pool.map((c) => c.id))
          .get(id) ?? 0
      ] ?? this.layout.middle
    );
  }
  private edge(): Point {
    return { x: this.layout.width / 2, y: this.layout.height + 60 };
  }

  tell(e: Event) {
    const told = line(e);
    if (told) this.stage.say(sentence(told, this.say, (seat) => this.name(seat)));
  }

  /** Takes a card out of the pool into the hand of the theatre. */
  lift(id: string): Actor {
    const actor = this.stage.enter('card', this.place(id), { card: this.card(id) });
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

/** What follows from the cards of a tribe is told by the truth at the end of the scene. */
export function recount(t: Tableau, { scores, size }: Tableau) {
  Object.assign(t, { scores, size });
}

export function join(t: Tableau, card: Card, truth: Tableau) {
  if (isCaveman(card)) t.members.push(card);
  else if (isCave(card)) t.caves.push(card);
  else if (isInvention(card)) t.inventions.push(card);
  recount(t, truth);
}
