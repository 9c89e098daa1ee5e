import { sentence } from '../../table/lines';
import type { Point, Stage } from '../../table/stage.svelte';
import { choiceOf } from './choice.svelte';
import type { Speak } from '../../words/words.svelte';
import { speakerOf } from '../box.svelte';
import house from './edition.json';
import { factsOf } from './facts';
import { HEIGHT, WIDTH, partOf, spotOf } from './map';
import { line } from './sentences';
import type { Area, Edition, Event, Facts, Tribe, View, Moment } from './types';
import { words } from './words';

/** Areas have no names of their own in an edition: words know them. */
const box = { id: 'fire-and-stone', words, edition: house };
export type Of<T extends Event['is']> = Extract<Event, { is: T }>;

/** Where everything of one scene is. */
export class Scene {
  readonly view: View;
  readonly edition: Edition;
  readonly say: Speak;
  /** what the rules said before this was played */ readonly before: Facts;
  constructor(
    readonly stage: Stage<View, Facts>,
    readonly moment: Moment,
  ) {
    this.view = stage.view;
    this.edition = moment.edition;
    this.say = speakerOf(box, moment.edition);
    this.before = factsOf(stage);
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
  /** Brings areas into view; where one looked before is kept until one is asked something. */
  async look(areas: Area[], margin?: number) {
    const part = partOf(areas, margin);
    if (this.stage.lens.scale > 1 && !this.stage.lens.sees(part)) this.leave();
    await this.stage.look(part);
  }
  leave() {
    choiceOf(this).back ??= this.stage.lens.keep();
  }
  name(seat: number) {
    return this.moment.seats[seat]?.name ?? '';
  }

  tell(e: Event) {
    const told = line(e);
    if (told) this.stage.say(sentence(told, this.say, (seat) => this.name(seat)));
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
