import type { Point } from './stage.svelte';

/** A part of a board, in fractions of its width and height. */
export interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * How a board is looked at: how much larger than it would be if the whole of it fitted, and how far it is shifted from the middle, in
 * pixels.
 */
export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** True while the board glides to where it is wanted; a hand on it stops that. */
  gliding = $state(false);
  /** Whether somebody has chosen where to look; then nothing looks elsewhere for them. */
  held = false;
  /** What looking closer is about, if the board has such a thing: my scout, my longboat. */
  home: Part | null = null;
  /** How many pixels of the room's lower edge lie under something; what is there can be pulled up from under it. */
  foot = 0;
  private room = { w: 1, h: 1 };
  private board = $state.raw({ w: 1, h: 1 });
  private most = 3.5;
  private margin = 0;
  private timer = 0;

  /**
   * The room in which the board hangs, and its size there when the whole of it is seen. `margin` is how far its edge may be pulled in, as
   * a part of the room.
   */
  hang(room: { w: number; h: number }, board: { w: number; h: number }, most: number, margin: number) {
    Object.assign(this, { room, board, most, margin });
    this.clamp();
  }

  /** How wide the whole board would be as it is seen now, in pixels. */
  get width() {
    return this.board.w * this.scale;
  }

  /** The scale at which nothing of the room is left empty. */
  get full() {
    return Math.max(1, this.room.w / this.board.w, this.room.h / this.board.h);
  }

  /** Looks closer or from farther away; `at`, counted from the middle of the room, stays where it is. */
  zoom(factor: number, at: Point = { x: 0, y: 0 }) {
    const scale = Math.max(1, Math.min(this.most, this.scale * factor)),
      by = scale / this.scale;
    this.still();
    this.scale = scale;
    this.x = at.x - (at.x - this.x) * by;
    this.y = at.y - (at.y - this.y) * by;
    this.clamp();
  }

  /** The button that looks closer: from the whole board first to what is mine. */
  closer() {
    if (this.home && this.scale < 1.05) this.show(this.home, 2, 2);
    else this.zoom(1.4);
  }

  pan(dx: number, dy: number) {
    this.still();
    this.x += dx;
    this.y += dy;
    this.clamp();
  }

  whole() {
    this.glide(1, 0, 0);
  }

  /** Brings a part into the middle, as large as it fits but never smaller than `least`. */
  show(part: Part, least = 1, most = this.most) {
    const scale = Math.max(least, Math.min(most, this.room.w / (part.w * this.board.w), this.room.h / (part.h * this.board.h)));
    this.glide(scale, -(part.x + part.w / 2 - 0.5) * this.board.w * scale, -(part.y + part.h / 2 - 0.5) * this.board.h * scale);
  }

  /** The same at once: whoever has just come has not seen anything else yet, and half way names would be too small to read. */
  begin(part: Part, least = 1, most = this.most) {
    this.show(part, least, most);
    this.still();
  }

  /** Whether a part is seen, apart from the outermost edge of the room. */
  sees(part: Part): boolean {
    const left = this.x + (part.x - 0.5) * this.board.w * this.scale,
      top = this.y + (part.y - 0.5) * this.board.h * this.scale;
    const w = this.room.w * 0.46,
      h = this.room.h * 0.44;
    return left >= -w && top >= -h && left + part.w * this.board.w * this.scale <= w && top + part.h * this.board.h * this.scale <= h;
  }

  /** Pulls a part up from under what covers the lowest pixels of the room. */
  clear(part: Part, foot: number) {
    this.foot = foot;
    const below = this.y + (part.y + part.h - 0.5) * this.board.h * this.scale - (this.room.h / 2 - foot);
    if (foot > 0 && below > 0) this.glide(this.scale, this.x, this.y - below);
    else this.clamp();
  }

  /** Remembers where one looks; what it gives leads back there. */
  keep(): () => void {
    const { scale, x, y, held } = this;
    return () => {
      this.held = held;
      this.glide(scale, x, y);
    };
  }

  private glide(scale: number, x: number, y: number) {
    this.gliding = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.gliding = false), 420);
    Object.assign(this, { scale, x, y });
    this.clamp();
  }

  private still() {
    clearTimeout(this.timer);
    this.gliding = false;
  }

  private clamp() {
    const free = this.scale > 1 ? this.margin : 0;
    const mx = Math.max(0, (this.board.w * this.scale - this.room.w) / 2) + free * this.room.w,
      my = Math.max(0, (this.board.h * this.scale - this.room.h) / 2) + free * this.room.h;
    this.x = Math.max(-mx, Math.min(mx, this.x));
    this.y = Math.max(-my - this.foot, Math.min(my, this.y));
  }
}
