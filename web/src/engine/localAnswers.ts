import { ApiError } from '../api';
import type { Command, Message, TableShown } from '../protocol';
import { keepAll } from '../shell';
import type { Wire } from '../table/socket';
import { asking } from './asking';
import { bring } from './bring';
import { EngineClient } from './client';
import { again, agreedFor, botSeats, mine } from './here';
import { lay, Shelf, type Laid, type Wanted } from './laid';
import { runsWasm } from './load';
import { keep, keptTable, tidy, type KeptSeat, type KeptTable } from './localGames';
import { LocalTable, type Look } from './localTable';

const HINT_MILLIS = 1_500,
  /** Whoever has just begun wants to see the board first. */
  LATER = 3_000;

/** The rules sit in one worker, and whoever thinks for the player in another: a game never waits for a hint. */
let rules: EngineClient | null = null,
  thinker: EngineClient | null = null;

const tables = new Map<string, Promise<LocalTable>>(),
  /** Those that are open, or about to be. */
  live = new Map<string, LocalTable>(),
  /** Other pages that have the same table open. */
  others = typeof BroadcastChannel === 'function' ? new BroadcastChannel('hearthside.tables') : null;
if (others) others.onmessage = ({ data }: MessageEvent<string>) => live.get(data)?.lookAgain();

const opening = (table: string) => live.get(table)?.opening ?? null;
export const askRules = asking(() => (rules ??= new EngineClient()), opening),
  /** Whoever thinks: it may take a while. */
  askThinker = asking(() => (thinker ??= new EngineClient()), opening);

/** A table of this device, with the rules behind it. */
export function tableHere(id: string, begun?: { kept: KeptTable; laid: Laid }): Promise<LocalTable> {
  const open = async () => {
    const kept = begun?.kept ?? (await keptTable(id));
    if (!kept) throw new ApiError(404, 'no-table', 'There is no such table on this device.');
    const table = new LocalTable(kept, askRules, beginAgain, () => others?.postMessage(id));
    live.set(id, table);
    return table.open(begun?.laid);
  };
  const found = tables.get(id) ?? open();
  tables.set(id, found);
  found.catch(() => {
    tables.delete(id);
    live.delete(id);
  });
  return found;
}

const beginAgain = (kept: KeptTable, draws: string[] | null) =>
  begin(kept.game, again(kept.seats), agreedFor(kept).options, kept.hints, kept.usual, draws);

const shelf = new Shelf(askRules),
  warm = new Set<string>();
let begun = 0;

/**
 * Starts the rules before anybody asks, and lays out what may be begun; where bots begin, they do so at once. Whoever begins a game is not
 * kept waiting for the others.
 *
 * @param isLeft whether nobody is there any more who could begin
 */
export async function makeReady(wanted: Wanted[], isLeft: () => boolean) {
  const before = begun,
    isOver = () => isLeft() || begun !== before;
  const note = (how: 'ready' | 'warm') => {
    if (!isLeft()) document.documentElement.dataset['rules'] = how;
  };
  await askRules({ is: 'Close', table: '' });
  note('ready');
  if (isOver() || !(await shelf.lay(wanted))) return;
  for (const each of wanted) if (!isOver() && !warm.has(each.game)) await warmUp(each).catch(() => {}); // then it is slower
  note('warm');
}

/** Lets a bot decide once: what a browser has run before it runs several times as fast. */
async function warmUp({ game, seats }: Wanted) {
  warm.add(game);
  const level = seats.find(({ bot }) => bot)?.bot;
  if (!level) return;
  const table = `warm-${game}`,
    bots = seats.map((_, seat) => seat);
  await askRules({ is: 'New', table, game, seats: seats.length, options: {}, bots, seed: 0 });
  const { toAct } = await askRules<Look>({ is: 'Look', table, mine: [0] });
  await askRules({ is: 'Bot', table, seat: toAct[0], level, seed: 0, mine: [0] });
  await askRules({ is: 'Close', table });
}

/**
 * Lays out a new game on this device, or takes what lies there, and says what its table is called. Where a bot begins, it begins to think
 * at once.
 *
 * @param draws what lay on the real table at the start; null where the device draws
 */
export async function begin(
  game: string,
  seats: KeptSeat[],
  options: Record<string, string>,
  hints: boolean,
  usual: string,
  draws: string[] | null = null,
) {
  begun++;
  const wanted = { game, seats, options },
    laid = (draws ? null : await shelf.take(wanted)) ?? (await lay(askRules, wanted, draws)),
    { table, header, line } = laid;
  const fresh = { table, game, header, lines: [line], seats, usual, hints, toAct: [], over: false, updated: '' };
  const kept: KeptTable = draws ? { ...fresh, ownDice: true } : fresh;
  await keep(kept);
  void tidy().catch(() => {});
  setTimeout(() => void keepAll(runsWasm()).then((kept) => (document.documentElement.dataset['kept'] = String(kept))), LATER);
  void tableHere(table, { kept, laid }).then(
    (open) => open.begin(),
    () => {}, // it is told when the page asks
  );
  return table;
}

/** Brings a game of this device to the house, which plays it again and keeps it as if it had been played there; its table there. */
export async function takeToHouse(id: string): Promise<string> {
  const table = await tableHere(id);
  await table.settled();
  const made = await bring(table.kept);
  table.moved(made);
  others?.postMessage(id);
  return made;
}

/** The line between a page and a table of this device: it never breaks. */
export class LineHere {
  private table: LocalTable | null = null;
  private leave: () => void = () => {};
  private closed = false;

  constructor(id: string, heard: (message: Message) => void, changed: (wire: Wire) => void) {
    tableHere(id).then(
      (table) => {
        if (this.closed) return;
        this.table = table;
        changed('open');
        this.leave = table.hear(heard);
        if (table.kept.sent) heard({ is: 'Moved', table: table.kept.sent });
      },
      (e: ApiError) => heard({ is: 'Error', error: e.error, sentence: e.message }),
    );
  }

  send(command: Command): boolean {
    this.table?.say(command);
    return this.table !== null;
  }

  close() {
    this.closed = true;
    this.leave();
  }
}

/** What the house would answer to a call about one of its own tables. */
export async function answerHere(id: string, path: string): Promise<unknown> {
  const table = await tableHere(id),
    { kept } = table,
    asked = new URL(path, location.origin),
    number = (key: string) => Number(asked.searchParams.get(key) ?? 0),
    about = { table: id, mine: table.mine.length ? table.mine : mine({ ...kept, seats: again(kept.seats) }) };
  switch (asked.pathname.slice(`/api/tables/${id}`.length)) {
    case '':
      return {
        table: id,
        game: kept.game,
        seats: table.seats,
        mine: table.mine,
        over: table.over,
        hash: '',
        hints: kept.hints,
        coach: kept.hints,
        host: true,
        ownDice: kept.ownDice ?? false,
        sat: about.mine,
      } satisfies TableShown;
    case '/invites':
      return [];
    case '/log':
      return askRules({ is: 'Log', ...about });
    case '/since':
      return askRules({ is: 'Since', ...about });
    case '/moment':
      return askRules({ is: 'Moment', ...about, seq: number('seq') });
    case '/replay':
      mustBeOver(table);
      return askRules({ is: 'Replay', ...about, from: number('from'), count: number('count') });
    case '/hints':
      return think(table, { is: 'Hints', seat: number('seat'), millis: number('millis') || HINT_MILLIS });
    case '/coach':
      return askRules({ is: 'Remarks', table: id, seat: number('seat') });
    case '/coach/thoughts':
      return think(table, { is: 'Consider', seat: number('seat'), bots: botSeats(kept.seats) });
    case '/fairness':
      throw new ApiError(409, 'local-luck', 'This game was begun on a device, with luck of its own: nobody can check that.');
    default:
      throw new ApiError(409, 'here', 'This can be done at tables of the house only.');
  }
}

function mustBeOver(table: LocalTable) {
  if (!table.over) throw new ApiError(409, 'not-over', 'This is told when the game is over.');
}

let known = '';

/** Whoever thinks is told the game first, unless it knows this moment already. */
async function think(table: LocalTable, question: { is: string; [field: string]: unknown }) {
  const { table: id, header, lines } = table.kept,
    moment = `${id}.${lines.length}`;
  if (known !== moment) await askThinker({ is: 'Open', table: id, header, lines, seed: 0 });
  known = moment;
  return askThinker({ ...question, table: id });
}
