import { hereIn } from './engine/here';
import { isAtWork } from './engine/name';
import type { Named } from './learn/lesson';
import { back, reached, whole } from './reach.svelte';
import type {
  DeviceLink,
  GameShown,
  HintsShown,
  Invite,
  Lessons,
  NewTable,
  Pace,
  Replays,
  ReviewShown,
  TableListed,
  TableShown,
  Tables,
  ChatPolicy,
  Thoughts,
  NoticeSettings,
} from './protocol';
import { written } from './written';

/** What the server says when it will not: a sentence for people and the field it is about. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    sentence: string,
    readonly field: string | null = null,
  ) {
    super(sentence);
  }
}

/** A question is asked until it is answered; a wish that could not be brought is said to have failed. */
async function ask(path: string): Promise<Response> {
  let answer = await reached(path);
  for (; !answer; answer = await reached(path)) await back();
  return answer;
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
  const here = hereIn(path);
  if (here) return (await whole(import('./engine/localAnswers'))).answerHere(here, path) as Promise<T>;
  const answer = body === undefined ? await ask(path) : await reached(path, posted(body));
  if (!answer) throw new ApiError(0, 'offline', 'The server cannot be reached.');
  return read<T>(answer);
}

const posted = (body: unknown): RequestInit | undefined =>
  body === undefined ? undefined : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };

async function read<T>(answer: Response): Promise<T> {
  if (answer.ok) return written<T>(await answer.json());
  const problem = (await answer.json().catch(() => ({}))) as { error?: string; sentence?: string; field?: string };
  throw new ApiError(answer.status, problem.error ?? 'unknown', problem.sentence ?? 'Something went wrong.', problem.field ?? null);
}

export const games = () => call<GameShown[]>('/api/games');
export interface TableWish {
  open?: boolean;
  pace?: Pace | null;
  hints?: boolean | null;
  /** null leaves it to the house: phrases where children play with strangers */
  talk?: ChatPolicy | null;
  /** what is in the box, whole; null is that of the house */
  edition?: unknown;
  /** whose members alone find it */
  group?: string | null;
}
export const createTable = (
  game: string,
  seats: NewTable.NewSeat[],
  options: Record<string, string>,
  { open = false, pace = null, hints = null, talk = null, edition = null, group = null }: TableWish = {},
) => {
  const table = { game, seats, options, open, pace, hints, talk, edition };
  return group ? call<Tables.Opened>(`/api/groups/${group}/tables`, { table }) : call<Tables.Opened>('/api/tables', table);
};
export const myTables = () => call<TableListed[]>('/api/tables');
export const tableInfo = (table: string) => call<TableShown>(`/api/tables/${table}`);
/** What a table plays with that does not play with the house edition. */
export const tableEdition = (table: string) => call<unknown>(`/api/tables/${table}/edition`);
export const join = (table: string, secret: string, name: string) => call<Tables.Joined>(`/api/tables/${table}/join`, { secret, name });
export const deviceLink = (table: string) => call<DeviceLink>(`/api/tables/${table}/device`, {});
export const invites = (table: string) => call<Invite[]>(`/api/tables/${table}/invites`);
export const fairness = (table: string) => call<Replays.Fairness>(`/api/tables/${table}/fairness`);
export const replayPart = (table: string, from: number, count: number) =>
  call<Replays.Whole>(`/api/tables/${table}/replay?from=${from}&count=${count}`);

/** The whole log, as far as this browser's player was told it. */
export const told = (table: string) => call<Replays.Log>(`/api/tables/${table}/log`);
/** How the table looked after the Update `seq`, to this browser's player. */
export const momentAt = (table: string, seq: number) => call<Replays.Happened>(`/api/tables/${table}/moment?seq=${seq}`);
export const since = (table: string) => call<Replays.Since>(`/api/tables/${table}/since`);
export const notices = () => call<NoticeSettings.NoticesShown>('/api/notices');
export const wish = (wishes: NoticeSettings.Change) => call<NoticeSettings.NoticesShown>('/api/notices', wishes);
export const addDevice = (device: NoticeSettings.Subscription) => call<NoticeSettings.NoticesShown>('/api/notices/devices', device);
export const forgetDevice = (endpoint: string) => call<NoticeSettings.NoticesShown>('/api/notices/devices/forget', { endpoint });
export const testNotice = () => call<NoticeSettings.Sent>('/api/notices/test', {});
/** For how long is said where this device thinks; the house knows itself. */
export const hints = (table: string, seat: number, seq: number, millis?: number) =>
  call<HintsShown>(`/api/tables/${table}/hints?seat=${seat}&seq=${seq}${millis ? `&millis=${millis}` : ''}`);
export const coach = (table: string, seat: number, seq: number) =>
  call<Thoughts.Remarked>(`/api/tables/${table}/coach?seat=${seat}&seq=${seq}`);
export const coachThoughts = (table: string, seat: number, seq: number) =>
  call<Thoughts.Considered>(`/api/tables/${table}/coach/thoughts?seat=${seat}&seq=${seq}`);
export const review = (table: string, from: number) => call<ReviewShown>(`/api/tables/${table}/review?from=${from}`);
export const playOn = (table: string, step: number, seat: number, name: string, bot: string) =>
  call<Tables.Forked>(`/api/tables/${table}/fork`, { step, seat, name, bot });
export const playPosition = (position: unknown, name: string) => call<Tables.Forked>('/api/positions', { position, seat: 0, name });

/** The rules page of a game, in the wanted language if there is one. */
export async function rules(game: string, wanted: string): Promise<{ text: string; language: string }> {
  const answer = await ask(`/api/rules/${game}?language=${wanted}`);
  if (!answer.ok) throw new ApiError(answer.status, 'no-rules', 'There is no rules page for this game yet.');
  return { text: await answer.text(), language: answer.headers.get('Content-Language') ?? 'en' };
}
/** Asks the house, and where it cannot be reached this device. What neither can answer is asked of the house until it is back. */
export async function callOr<T>(path: string, body: unknown, here: () => Promise<T>): Promise<T> {
  const answer = await reached(path, posted(body));
  if (answer) return read<T>(answer);
  return here().catch((e) => {
    if (e instanceof ApiError && e.error === 'here') throw e; // the rules on this device have answered
    return call<T>(path, body);
  });
}
/** What comes of decisions in a position; nothing of it is kept. */
export function practise(asked: Lessons.Asked, named?: Named): Promise<Lessons.Practised> {
  if (!named) return call('/api/practice', asked);
  const here = async () => (await import('./engine/alone')).practise(named, asked);
  return isAtWork() ? here() : callOr('/api/practice', asked, here);
}
