import type { Component } from 'svelte';
import type { AnyAction, GameEvent, Result, Seat, SeatKind, Terms } from '../protocol';
import type { Language } from '../settings.svelte';
import type { Stage } from '../table/stage.svelte';
import type { Gaps, Speak, Words } from '../words/words.svelte';

/** What a seat is known by, on every piece, panel and log line: never by colour alone. */
export interface SeatLook {
  colour: string;
  ink: string;
  shape: 'circle' | 'square' | 'diamond' | 'star' | 'triangle' | 'cross';
  icon: string;
  sign: string;
}

/** A moment of the game as one viewer has it: the truth that is drawn when no animation plays. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
export interface Moment<V = any> {
  view: V;
  seats: Seat[];
  viewer: number;
  mine: number[];
  toAct: number[];
  options: AnyAction[];
  over: boolean;
  result: Result;
  terms: Terms;
}

/**
 * What a board and a hand may do. They offer `moment.options` and nothing else; `live` is false while animations play or it is not our
 * turn.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
export interface Playing<V = any> {
  readonly stage: Stage<V>;
  readonly moment: Moment<V>;
  readonly live: boolean;
  readonly speak: Speak;
  /** Plays an action that is among the options. */
  play(action: AnyAction): void;
  /** Plays the only thing there is without asking, and says in passing what it was about. Only at a table: in a lesson one is asked. */
  pass?(action: AnyAction, key: string, gaps?: Gaps): void;
  /** Asks the server which rule forbids an action; the answer appears as a bubble. */
  whyNot(action: AnyAction): void;
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
}

/** One line of the log. Gaps that begin with `@` are keys of words themselves, so that the log follows the language. */
export interface Line {
  seat: number;
  icon: string;
  key: string;
  gaps?: Gaps;
}

export interface BoardProps {
  playing: Playing;
  portrait: boolean;
}

/** One game's part of the browser: everything else is shared and knows no game. */
export interface GameModule {
  id: string;
  words: Record<Language, Words>;
  icons: Record<string, string>;
  looks: SeatLook[];
  /**
   * The aspect of the board, width by height, lying and standing; and of the board for a phone lying on its side, if there is one. A map
   * has none: it fills all the room there is and brings its own Zoom.
   */
  aspect?: { landscape: number; portrait: number; low?: number };
  Board: Component<BoardProps>;
  /** What the viewer owns, and the panels that answer a question with it. */
  Hand: Component<{ playing: Playing }>;
  /** What is public about a seat. */
  Holdings: Component<{ playing: Playing; seat: number }>;
  /** The picture on the lid of the box. */
  Cover: Component;
  /** The key of the sentence that says how this table is won. */
  goal(terms: Terms): string;
  /** `playing` is the table at which it is asked: a choice half made there may change the question. */
  ask(moment: Moment, playing?: Playing): Ask;
  /** `before` is the line that was told directly before, if that is known. */
  line(event: GameEvent, before?: Line | null): Line | null;
  /**
   * What these events did to a seat that was not asked: told at its prompt until it chooses. `own` is the choice that brought them about,
   * if it was one of the viewer's; what was chosen need not be told.
   */
  recall?(events: GameEvent[], moment: Moment, seat: number, own: AnyAction | null): Told[];
  /**
   * What may be done, in a few words: for hints and for looking back. Reasons of hints are the words `because.<feature>`, and
   * `because.<feature>.less`.
   */
  tell?(action: AnyAction, view?: unknown): Told;
  /** What is known beforehand of something that may be done, in numbers: told with a hint. */
  foresee?(action: AnyAction, moment: Moment): Told | null;
  /** Shows an event on the stage, and changes the stage's view as it does. The true view is drawn afterwards, whatever happened here. */
  perform(event: GameEvent, stage: Stage, moment: Moment): Promise<void>;
  /** The columns of the result, by the key of their heading. */
  score(moment: Moment): { key: string; values: (string | number)[] }[];
  /** Options a family wants to see first when a table is made; the others are behind "more". */
  firstOptions: string[];
  /** Its prompts are read aloud unless somebody says otherwise: for players who cannot read yet. */
  aloud?: boolean;
  /** Its board itself tells whoever comes for the first time how it is played and won: the frame need not. */
  introduces?: boolean;
  /** Memory is part of the game: while it is played nobody looks back at earlier moments. */
  memory?: boolean;
  /** Lets go of what was kept beside the view (dice that lie where they fell): another table, or a jump within a replay. */
  forget?(): void;
  /** Options that suit those who sit at the table. */
  advise?(kinds: SeatKind[]): Record<string, string>;
}
