import type { Component } from 'svelte';
import type { Agreed, AnyAction, GameEvent, NewTable, Seated, Standing } from '../protocol';
import type { Stage } from '../table/stage.svelte';
import type { Gaps, Speak, Wordbook, Words } from '../words/words.svelte';

/** What a seat is known by, on every piece, panel and log line: never by colour alone. */
export interface SeatLook {
  colour: string;
  ink: string;
  shape: 'circle' | 'square' | 'diamond' | 'star' | 'triangle' | 'cross';
  icon: string;
  sign: string;
}

/** A moment of the game as one viewer has it: the truth that is drawn when no animation plays. */
export interface Moment<V = unknown, A = AnyAction, F = unknown, D = unknown> {
  view: V;
  /** What the rules say about the view: the game's own record of facts, or null where it has none. */
  facts: F | null;
  seats: Seated[];
  viewer: number;
  mine: number[];
  toAct: number[];
  options: A[];
  over: boolean;
  result: Standing;
  terms: Agreed;
  /** What is in the box: names, numbers, maps and decks are drawn from it. */
  edition: D;
}

/**
 * What a board and a hand may do. They offer `moment.options` and nothing else; `live` is false while animations play or it is not our
 * turn.
 */
export interface Playing<V = unknown, A = AnyAction, F = unknown, D = unknown> {
  readonly stage: Stage<V, F>;
  readonly moment: Moment<V, A, F, D>;
  readonly live: boolean;
  readonly speak: Speak;
  /** Plays an action that is among the options. */
  play(action: A): void;
  /** Plays the only thing there is without asking, and says in passing what it was about. Only at a table: in a lesson one is asked. */
  pass?(action: A, key: string, gaps?: Gaps): void;
  /** Asks the server which rule forbids an action; the answer appears as a bubble. */
  whyNot(action: A): void;
  /** Says what a thing on the board is for. */
  explain(rule: string, key: string, gaps?: Gaps): void;
}

/** What is asked of whom. `say` is read aloud; `icon` is shown beside the sentence. */
export interface Ask {
  key: string;
  gaps?: Gaps;
  icon: string;
  say?: boolean;
  hint?: { key: string; gaps?: Gaps };
}

/** Something that may be done, told as words: a key and what fills its gaps. */
export interface Told {
  key: string;
  gaps?: Gaps;
  /** The key where nothing is lit on a board, if the words speak of what glows there. */
  unlit?: string;
  /** Where it happens again it need not be told again. */
  once?: boolean;
}

/** One line of the log. Gaps that begin with `@` are keys of words themselves, so that the log follows the language. */
export interface Line {
  seat: number;
  icon: string;
  key: string;
  gaps?: Gaps;
}

export interface BoardProps<P = Playing> {
  playing: P;
  portrait: boolean;
}

/** What draws these properties: a component, told as a method (see GameModule). */
type Drawing<Props extends object> = { draw(...args: Parameters<Component<Props>>): ReturnType<Component<Props>> }['draw'];

/**
 * One game's part of the browser, with its own views, actions, events, facts and edition: everything else is shared and knows no game.
 * Shared parts hold a `GameModule` whose types they do not know. It takes only what came from a table of the same game, so every member
 * that takes something is a method: methods of a known game fit where those of any game are asked for, and nothing needs to be cast.
 */
export interface GameModule<V = unknown, A = AnyAction, E = GameEvent, F = unknown, D = unknown> {
  id: string;
  words: Wordbook;
  /** What is in its box unless a table plays with something else: `edition.json`, which the rules write. */
  edition?: D;
  /** What an edition calls its things, by the keys of words; a name that is not the house's stands in place of the words. */
  names?(edition: D): Words;
  icons: Record<string, string>;
  looks: SeatLook[];
  /**
   * The aspect of the board, width by height, lying and standing; and of the board for a phone lying on its side, if there is one. A map
   * has none: it fills all the room there is and brings its own Zoom.
   */
  aspect?: { landscape: number; portrait: number; low?: number };
  Board: Drawing<BoardProps<Playing<V, A, F, D>>>;
  /** What the viewer owns, and the panels that answer a question with it. */
  Hand: Drawing<{ playing: Playing<V, A, F, D> }>;
  /** What is public about a seat. */
  Holdings: Drawing<{ playing: Playing<V, A, F, D>; seat: number }>;
  /** The picture on the lid of the box. */
  Cover: Component;
  /** The key of the sentence that says how this table is won. */
  goal(terms: Agreed): string;
  /** `playing` is the table at which it is asked: a choice half made there may change the question. */
  ask(moment: Moment<V, A, F, D>, playing?: Playing<V, A, F, D>): Ask;
  /** `before` is the line that was told directly before, if that is known. */
  line(event: E, before?: Line | null): Line | null;
  /**
   * What these events did to a seat that was not asked: told at its prompt until it chooses. `own` is the choice that brought them about,
   * if it was one of the viewer's; what was chosen need not be told.
   */
  recall?(events: E[], moment: Moment<V, A, F, D>, seat: number, own: A | null): Told[];
  /**
   * What may be done, in a few words: for hints and for looking back. Reasons of hints are the words `because.<feature>`, and
   * `because.<feature>.less`.
   */
  tell?(action: A, view?: V): Told;
  /** What is known beforehand of something that may be done, in numbers: told with a hint. */
  foresee?(action: A, moment: Moment<V, A, F, D>): Told | null;
  /** Lets go of what is half chosen at this table, or lies open to be looked at; says whether there was anything. Escape does it. */
  letGo?(playing: Playing<V, A, F, D>): boolean;
  /** Shows an event on the stage, and changes the stage's view as it does. The true view is drawn afterwards, whatever happened here. */
  perform(event: E, stage: Stage<V, F>, moment: Moment<V, A, F, D>): Promise<void>;
  /** The columns of the result, by the key of their heading. */
  score(moment: Moment<V, A, F, D>): { key: string; values: (string | number)[] }[];
  /** Options a family wants to see first when a table is made; the others are behind "more". */
  firstOptions: string[];
  /** Its prompts are read aloud unless somebody says otherwise: for players who cannot read yet. */
  aloud?: boolean;
  /** Its board itself tells whoever comes for the first time how it is played and won: the frame need not. */
  introduces?: boolean;
  /** Memory is part of the game: while it is played nobody looks back at earlier moments. */
  memory?: boolean;
  /** Options that suit those who sit at the table. */
  advise?(kinds: NewTable.Kind[]): Record<string, string>;
}
