import { written } from '../written';
import { PACE, settings } from '../settings.svelte';
import { Lens, type Part } from './lens.svelte';
import { sound, type Sound } from './sound';
import { speak } from './speech.svelte';

export interface Point {
  x: number;
  y: number;
}

/** A piece in motion, in board coordinates. The board draws it by `kind`; what stands still is drawn from the view. */
export interface Actor extends Point {
  id: number;
  kind: string;
  scale: number;
  turn: number;
  opacity: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each kind of actor carries its own
  data: any;
}

const easeOut = (f: number) => 1 - (1 - f) ** 3;
const easeBoth = (f: number) => (f < 0.5 ? 2 * f * f : 1 - (2 - 2 * f) ** 2 / 2);

/** Where events are played. The view is truth, events are theatre: after a performance the true view is drawn, whatever the theatre did. */
export class Stage<V = unknown, F = unknown> {
  view = $state<V>(null as V);
  /** What the rules say about the view that was drawn last as truth; while events are played, still that of the moment before. */
  facts = $state.raw<F | null>(null);
  actors = $state<Actor[]>([]);
  /** Small things a board shows only during a performance: an arc, a big token. */
  marks = $state<Record<string, any>>({}); // eslint-disable-line @typescript-eslint/no-explicit-any
  caption = $state('');
  /** Whether the board stands (phones) or lies: games may place things differently. */
  portrait = $state(false);
  /** Whether the screen is so low that a board made for it (`aspect.low`) is shown: a phone lying on its side. */
  low = $state(false);
  playing = $state(false);
  /** How a map is looked at, so that the theatre can bring into view where it plays. */
  readonly lens = new Lens();
  /** The SVG of the pieces: needed to find things of the page in board coordinates. */
  svg: SVGSVGElement | null = null;

  private skipping = false;
  private release: () => void = () => {};
  private skipped: Promise<void> = Promise.resolve();
  private nextId = 1;

  show(view: V, facts: F | null = null) {
    this.view = structuredCopy(view);
    this.facts = facts ?? null;
    this.caption = '';
    this.actors = [];
    this.marks = {};
  }

  /** Plays `scenes` one after the other, then draws the truth. */
  async perform(scenes: (() => Promise<void>)[], truth: V, facts: F | null = null) {
    if (settings.speed === 'off' || this.view === null || scenes.length === 0 || document.hidden) {
      this.show(truth, facts); // trap: a hidden tab gets no animation frames, so waiting for them would never end
      return;
    }
    this.skipping = false;
    this.skipped = new Promise((resolve) => (this.release = resolve));
    this.playing = true;
    try {
      for (const scene of scenes) {
        if (this.skipping) break;
        await scene();
      }
    } catch (problem) {
      // eslint-disable-next-line no-console -- the one place where a fault of a scene is told to whoever looks into it
      console.error('An animation failed; the view is drawn all the same.', problem);
    }
    this.show(truth, facts);
    this.caption = '';
    this.playing = false;
  }

  /** Any click: the end state at once. */
  skip() {
    if (!this.playing) return;
    this.skipping = true;
    this.release();
  }

  async wait(ms: number) {
    if (this.skipping || document.hidden) return;
    let timer = 0;
    await Promise.race([new Promise<void>((done) => (timer = window.setTimeout(done, ms * PACE[settings.speed]))), this.skipped]);
    clearTimeout(timer);
  }

  enter(kind: string, at: Point, data: unknown = null, scale = 1): Actor {
    this.actors.push({ id: this.nextId++, kind, x: at.x, y: at.y, scale, turn: 0, opacity: 1, data });
    return this.actors[this.actors.length - 1]!; // the reactive one, not the one pushed
  }

  leave(actor: Actor) {
    this.actors = this.actors.filter((other) => other.id !== actor.id);
  }

  /** Runs `frame` with 0…1. */
  tween(ms: number, frame: (f: number) => void, ease: (f: number) => number = easeOut): Promise<void> {
    const length = ms * PACE[settings.speed];
    if (this.skipping || length === 0 || document.hidden) {
      frame(1);
      return Promise.resolve();
    }
    return new Promise((done) => {
      const start = performance.now();
      let request = 0;
      const end = () => {
        document.removeEventListener('visibilitychange', hidden);
        done();
      };
      const step = (now: number) => {
        const f = this.skipping ? 1 : Math.min(1, Math.max(0, (now - start) / length));
        frame(ease(f));
        if (f < 1) request = requestAnimationFrame(step);
        else end();
      };
      // Trap: a tab that is hidden halfway gets no more frames.
      const hidden = () => {
        if (!document.hidden) return;
        cancelAnimationFrame(request);
        this.skip();
        frame(1);
        end();
      };
      document.addEventListener('visibilitychange', hidden);
      request = requestAnimationFrame(step);
    });
  }

  /** Moves an actor on an arc of the given height; height 0 is a straight glide. */
  fly(actor: Actor, to: Point, ms: number, height = 60, scale = actor.scale): Promise<void> {
    const from = { x: actor.x, y: actor.y, scale: actor.scale };
    return this.tween(
      ms,
      (f) => {
        actor.x = from.x + (to.x - from.x) * f;
        actor.y = from.y + (to.y - from.y) * f - height * 4 * f * (1 - f);
        actor.scale = from.scale + (scale - from.scale) * f;
      },
      easeBoth,
    );
  }

  /** Says a sentence aloud and shows it as a caption. */
  say(sentence: string) {
    this.caption = sentence;
    speak(sentence);
  }

  /** Brings a part of a map into view, unless it is seen already. */
  async look(part: Part) {
    if (this.skipping || this.lens.scale === 1 || this.lens.sees(part)) return;
    this.lens.show(part, this.lens.scale, this.lens.scale);
    await this.wait(420);
  }

  sound(name: Sound) {
    if (!this.skipping) sound(name);
  }

  /** A thing of the page marked `data-spot`, in board coordinates: so that a piece can fly to a player's panel. */
  spot(name: string, otherwise: Point): Point {
    const element = document.querySelector(`[data-spot="${name}"]`);
    const matrix = this.svg?.getScreenCTM?.();
    if (!element || !matrix) return otherwise;
    const box = element.getBoundingClientRect();
    if (box.width === 0) return otherwise;
    const p = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(matrix.inverse());
    return { x: p.x, y: p.y };
  }
}

const structuredCopy = <T>(value: T): T => (value === null || value === undefined ? value : written<T>(JSON.parse(JSON.stringify(value))));
