import type { Point, Stage } from '../../table/stage.svelte';
import type { Speak } from '../../words/words.svelte';
import { factsOf } from './facts';
import { around, boatAt } from './layout';
import { HEIGHT, WIDTH, chartOf, type Chart } from './map';
import type { Facts, View, Moment } from './types';

/** What the scenes share: the stage, and ways to send things over it. */
export interface Scene {
  stage: Stage<View, Facts>;
  view: View;
  /** how it is when all has been played, and what the rules say about it */ truth: View;
  facts: Facts;
  /** what the rules said before */ before: Facts;
  chart: Chart;
  say: Speak;
  who(seat: number): string;
  /** Where the things of a seat come from and go to. */
  home(seat: number, spot?: string): Point;
  boat(seat: number): Point;
  /** The middle of what is seen of the map: looked at closely, the middle of the whole may lie beyond its edge. */
  middle(): Point;
  word(text: string, at: Point, ms?: number): Promise<void>;
  send(kind: string, data: unknown, from: Point, to: Point, ms?: number, scale?: number): Promise<void>;
  gain(seat: number, points: number): void;
  look(place: string): Promise<void>;
}

export function sceneOf(stage: Stage<View, Facts>, moment: Moment, say: Speak): Scene {
  const view = stage.view,
    chart = chartOf(moment.edition),
    off = { x: 500, y: 740 };
  return {
    stage,
    view,
    truth: moment.view,
    facts: factsOf(moment),
    before: factsOf(stage),
    chart,
    say,
    who: (seat) => moment.seats[seat]?.name ?? '',
    home: (seat, spot = 'hold') =>
      seat === moment.viewer ? stage.spot(spot, stage.spot(`seat-${seat}`, off)) : stage.spot(`seat-${seat}`, off),
    boat: (seat) => boatAt(chart, view, seat),
    middle: () => {
      const { x, y, width } = stage.lens;
      return { x: WIDTH / 2 - (x * WIDTH) / width, y: HEIGHT / 2 - (y * WIDTH) / width };
    },
    async word(text, at, ms = 800) {
      const half = text.length * 4.6 + 18,
        actor = stage.enter('word', { x: Math.max(half, Math.min(1000 - half, at.x)), y: Math.max(24, at.y) }, text, 0.6);
      await stage.tween(200, (f) => (actor.scale = 0.6 + 0.4 * f));
      await stage.wait(ms);
      await stage.tween(180, (f) => (actor.opacity = 1 - f));
      stage.leave(actor);
    },
    async send(kind, data, from, to, ms = 460, scale = 0.8) {
      const actor = stage.enter(kind, from, data);
      await stage.fly(actor, to, ms, 40, scale);
      stage.leave(actor);
    },
    gain: (seat, points) => {
      view.captains[seat]!.points += points;
    },
    look: (place) => stage.look(around(chart, place)),
  };
}
