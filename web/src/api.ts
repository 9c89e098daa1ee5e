import type { Practised } from './learn/lesson';
import { back, reached } from './reach.svelte';
import type {
  DeviceLink,
  FairnessProof,
  GameOffer,
  HintsShown,
  Invite,
  NoticesShown,
  NoticeWishes,
  Pace,
  ReplayPart,
  ReviewShown,
  SeatWish,
  Since,
  SinceStep,
  ToldLog,
  TableInfo,
  TableSummary,
} from './protocol';

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
  const answer =
    body === undefined
      ? await ask(path)
      : await reached(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer) throw new ApiError(0, 'offline', 'The server cannot be reached.');
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as { error?: string; sentence?: string; field?: string };
  throw new ApiError(answer.status, problem.error ?? 'unknown', problem.sentence ?? 'Something went wrong.', problem.field ?? null);
}

export const games = () => call<GameOffer[]>('/api/games');
export interface TableWish {
  open?: boolean;
  pace?: Pace | null;
  hints?: boolean | null;
}
export const createTable = (
  game: string,
  seats: SeatWish[],
  options: Record<string, string>,
  { open = false, pace = null, hints = null }: TableWish = {},
) => call<{ table: string; invites: Invite[] }>('/api/tables', { game, seats, options, open, pace, hints });
export const myTables = () => call<TableSummary[]>('/api/tables');
export const tableInfo = (table: string) => call<TableInfo>(`/api/tables/${table}`);
export const join = (table: string, secret: string, name: string) => call<{ seat: number }>(`/api/tables/${table}/join`, { secret, name });
export const deviceLink = (table: string) => call<DeviceLink>(`/api/tables/${table}/device`, {});
export const invites = (table: string) => call<Invite[]>(`/api/tables/${table}/invites`);
export const fairness = (table: string) => call<FairnessProof>(`/api/tables/${table}/fairness`);
export const replayPart = (table: string, from: number, count: number) =>
  call<ReplayPart>(`/api/tables/${table}/replay?from=${from}&count=${count}`);

/** The whole log, as far as this browser's player was told it. */
export const told = (table: string) => call<ToldLog>(`/api/tables/${table}/log`);
/** How the table looked after the Update `seq`, to this browser's player. */
export const momentAt = (table: string, seq: number) => call<SinceStep>(`/api/tables/${table}/moment?seq=${seq}`);
export const since = (table: string) => call<Since>(`/api/tables/${table}/since`);
export const notices = () => call<NoticesShown>('/api/notices');
export const wish = (wishes: NoticeWishes) => call<NoticesShown>('/api/notices', wishes);
export const addDevice = (device: { endpoint: string; p256dh: string; auth: string }) => call<NoticesShown>('/api/notices/devices', device);
export const forgetDevice = (endpoint: string) => call<NoticesShown>('/api/notices/devices/forget', { endpoint });
export const testNotice = () => call<{ sent: number }>('/api/notices/test', {});
export const hints = (table: string, seat: number, seq: number) => call<HintsShown>(`/api/tables/${table}/hints?seat=${seat}&seq=${seq}`);
export const review = (table: string, from: number) => call<ReviewShown>(`/api/tables/${table}/review?from=${from}`);
export const playOn = (table: string, step: number, seat: number, name: string, bot: string) =>
  call<{ table: string }>(`/api/tables/${table}/fork`, { step, seat, name, bot });
export const playPosition = (position: unknown, name: string) => call<{ table: string }>('/api/positions', { position, seat: 0, name });

/** The rules page of a game, in the wanted language if there is one. */
export async function rules(game: string, wanted: string): Promise<{ text: string; language: string }> {
  const answer = await ask(`/api/rules/${game}?language=${wanted}`);
  if (!answer.ok) throw new ApiError(answer.status, 'no-rules', 'There is no rules page for this game yet.');
  return { text: await answer.text(), language: answer.headers.get('Content-Language') ?? 'en' };
}
/** What comes of decisions in a position; nothing of it is kept. */
export const practise = (asked: object) => call<Practised>('/api/practice', asked);
