import type { AnyAction, GameEvent, Refused, Result, Terms } from '../protocol';
import type { Language } from '../settings.svelte';

/** What a lesson is written as: `games/<id>/lessons/*.json`, explained in docs/lessons.md. */
export interface LessonText {
  title: string;
  task: string;
  hint: string;
  won: string;
  missed: string;
}
export interface Step {
  seat: number;
  action: AnyAction;
}
/** Luck that was agreed on, for the first action that looks like `on`. */
export interface Luck {
  on: unknown;
  draws: (number | string)[];
}
export interface Lesson {
  position: unknown;
  seat: number;
  /** Whether the others decide by themselves. */
  others: boolean;
  luck?: Luck[];
  goal: unknown[];
  /** Decisions one has. */
  most: number;
  solution: AnyAction[];
  /** What the finger points at, by `data-testid` or `data-spot`. */
  look?: string[];
  words: Record<Language, LessonText>;
}
export interface Scene {
  /** Begins anew from another position. */
  position?: unknown;
  steps?: Step[];
  look?: string[];
  say: Record<Language, string>;
}
/** The idea of a game in a minute. */
export interface Idea {
  position: unknown;
  seat: number;
  luck?: Luck[];
  scenes: Scene[];
}

/** Which moment of which lesson shows what a chapter of the rules is about. */
export interface PictureOf {
  lesson: string;
  scene?: number;
}
/** Chapters by their anchors: those that come first and those that are left out, where a page tells two games, and the picture of each. */
export interface RulebookParts {
  first: string[];
  leave?: string[];
  /** Whether the page has the title of its own game, and says where the rules begin that it shares with another. */
  title?: boolean;
  /** Rulebooks of other games that a chapter leads to. */
  see?: Record<string, string[]>;
  pictures: Record<string, PictureOf>;
}

/** What the server answers to whoever practises. */
export interface PractisedMoment {
  seat: number;
  events: GameEvent[];
  view: unknown;
  toAct: number[];
  options: AnyAction[];
}
export interface Practised {
  count: number;
  moments: PractisedMoment[];
  terms: Terms;
  over: boolean;
  result: Result;
  reached: boolean;
  /** Whether something has happened that must not. */
  spoilt: boolean;
  refused: Refused | null;
}

const LESSONS = import.meta.glob<Lesson>(['../games/*/lessons/*.json', '!../games/*/lessons/idea.json'], { import: 'default' });
const IDEAS = import.meta.glob<Idea>('../games/*/lessons/idea.json', { import: 'default' });

const RULEBOOKS = import.meta.glob<RulebookParts>('../games/*/rulebook.json', { import: 'default' });

const place = (path: string) => path.match(/games\/([^/]+)\/lessons\/(.+)\.json$/)!.slice(1) as [string, string];

/** The names of a game's lessons, in the order in which they are taught: the files are numbered. */
export const lessonsOf = (game: string): string[] =>
  Object.keys(LESSONS)
    .map(place)
    .filter(([of]) => of === game)
    .map(([, name]) => name)
    .sort();

export const isTaught = (game: string) => `../games/${game}/lessons/idea.json` in IDEAS;
export const ideaOf = (game: string): Promise<Idea> | undefined => IDEAS[`../games/${game}/lessons/idea.json`]?.();
export const lessonOf = (game: string, name: string): Promise<Lesson> | undefined => LESSONS[`../games/${game}/lessons/${name}.json`]?.();

/** What a game adds to its rules page. */
export const rulebookOf = async (game: string): Promise<RulebookParts> =>
  (await RULEBOOKS[`../games/${game}/rulebook.json`]?.()) ?? { first: [], pictures: {} };

/** A scene of an idea: the position that was laid last, what was decided since then, and what is decided in the scene itself. */
export function sceneOf(idea: Idea, n: number) {
  const laid = idea.scenes.findLastIndex((scene, i) => i <= n && scene.position !== undefined);
  return {
    exercise: { position: idea.scenes[laid]?.position ?? idea.position, seat: idea.seat, others: false, luck: idea.luck ?? [] },
    before: idea.scenes.slice(Math.max(0, laid), n).flatMap((scene) => scene.steps ?? []),
    steps: idea.scenes[n]!.steps ?? [],
  };
}

/** The fields of an action come in any order. */
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, each]) => [key, sorted(each)]),
      )
    : value;
const same = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** Whether what was decided is how a solution begins. */
export const isOnTheWay = (steps: Step[], solution: AnyAction[]) => steps.every((step, i) => same(step.action, solution[i]));
