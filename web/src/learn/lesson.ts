import type { AnyAction, Lessons } from '../protocol';
import { book, read } from '../words/books.svelte';
import { speaker, type Speak, type Wordbook } from '../words/words.svelte';

/** Which game, and which of the positions of its lessons. */
export type Named = [game: string, position: string];
/** What a lesson is written as: `games/<id>/lessons/*.json`, explained in docs/lessons.md. Its words are `lessons.<language>.json`. */
export interface Lesson {
  /** Its name among the whole positions of its game. */
  named?: Named;
  position: unknown;
  seat: number;
  /** Whether the others decide by themselves. */
  others: boolean;
  luck?: Lessons.Luck[];
  goal: Lessons.Goal[];
  /** Decisions one has. */
  most: number;
  solution: AnyAction[];
  /** What the finger points at, by `data-testid` or `data-spot`. */
  look?: string[];
}
export interface Scene {
  /** Begins anew from another position. */
  position?: unknown;
  steps?: Lessons.Step[];
  look?: string[];
}
/** The idea of a game in a minute. */
export interface Idea {
  named?: Named;
  position: unknown;
  seat: number;
  luck?: Lessons.Luck[];
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

/** What a game's lessons say: `1-walk.task`, and `idea.3` for a scene. */
export const lessonWords = (game: string): Wordbook => book([`games/${game}/lessons`]);
export const teller = (game: string): Speak => speaker(lessonWords(game));

const withWords = async <T>(game: string, part: Promise<T>): Promise<T> => (await Promise.all([part, read(lessonWords(game))]))[0];
const found = <T extends Lesson | Idea>(named: Named, part: (() => Promise<T>) | undefined): Promise<T> | undefined =>
  part && withWords(named[0], part()).then((written) => ({ ...written, named }));
export const ideaOf = (game: string): Promise<Idea> | undefined => found([game, 'idea'], IDEAS[`../games/${game}/lessons/idea.json`]);
export const lessonOf = (game: string, name: string): Promise<Lesson> | undefined =>
  found([game, name], LESSONS[`../games/${game}/lessons/${name}.json`]);

/** What a game adds to its rules page. */
export const rulebookOf = async (game: string): Promise<RulebookParts> =>
  (await RULEBOOKS[`../games/${game}/rulebook.json`]?.()) ?? { first: [], pictures: {} };

/** A scene of an idea: the position that was laid last, what was decided since then, and what is decided in the scene itself. */
export function sceneOf(idea: Idea, n: number) {
  const laid = idea.scenes.findLastIndex((scene, i) => i <= n && scene.position !== undefined),
    { seat, luck = [], named } = idea,
    whole = named && laid >= 0 ? ([named[0], `${named[1]}.${laid}`] satisfies Named) : named;
  return {
    exercise: { position: idea.scenes[laid]?.position ?? idea.position, seat, others: false, luck, ...(whole && { named: whole }) },
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
export const isOnTheWay = (steps: Lessons.Step[], solution: AnyAction[]) => steps.every((step, i) => same(step.action, solution[i]));
