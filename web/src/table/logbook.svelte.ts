import { told } from '../api';
import type { GameModule, Line } from '../games/game';
import type { GameEvent, Replays } from '../protocol';

/** `id` is the Update that told it, and its place in it; `undone` lines were taken back, but they were told. */
export type LoggedLine = Line & { id: string; undone?: boolean };

const CONTINUED: Line = { seat: -1, icon: 'anticlockwise-rotation', key: 'log.continued' };
const UNDONE: Line = { seat: -1, icon: 'anticlockwise-rotation', key: 'log.undone' };
/** Where a line stands in the log. */
const place = (line: LoggedLine) => {
  const [seq, n] = line.id.split('.').map(Number);
  return seq! * 1000 + n!;
};
export const seqOf = (line: LoggedLine) => Number(line.id.split('.')[0]);

/** What has happened at a table, as this viewer was told it: whole also after a reload, for the server knows it. */
export class Logbook {
  lines = $state<LoggedLine[]>([]);
  private extra = 0;
  private asking = false;

  constructor(
    private readonly table: string,
    private readonly game: GameModule,
  ) {}

  record(seq: number, n: number, event: GameEvent) {
    const id = `${seq}.${n}`;
    if (!this.lines.some((old) => old.id === id)) this.write(id, this.game.line(event, this.before(seq, n)));
  }

  /** Something that is no move: somebody sits down, or gives up. */
  note(seq: number, line: Line) {
    this.write(`${seq}.${900 + this.extra++}`, line);
  }

  recordAll(seq: number, events: GameEvent[]) {
    events.forEach((event, n) => this.record(seq, n, event));
    this.sort();
  }

  /** The whole of it, up to what has been shown: nothing is told ahead of the board. */
  async read(shown: () => number) {
    if (this.asking) return;
    this.asking = true;
    try {
      const found = await told(this.table);
      if (found.continued) {
        this.write('0.0', CONTINUED);
        if (found.continued.lost) this.write('0.1', { ...CONTINUED, key: 'log.continued.lost', gaps: { count: found.continued.lost } });
      }
      this.merge(found.steps.filter((step) => step.seq <= shown()));
    } catch {
      /* then it is told from now on */
    }
    this.asking = false;
  }

  private merge(steps: Replays.LogStep[]) {
    for (const step of steps) {
      if (step.takesBack) this.write(`${step.seq}.0`, UNDONE);
      else step.events.forEach((event, n) => this.record(step.seq, n, event));
    }
    const undone = steps.filter((step) => step.undone).map((step) => step.seq);
    for (const line of this.lines) if (undone.includes(seqOf(line))) line.undone = true;
    this.sort();
  }

  /** What was told directly before; null where that is not known, for a page learns of earlier moments later than of the present. */
  private before(seq: number, n: number): Line | null {
    let last: LoggedLine | null = null;
    for (const line of this.lines)
      if (!line.undone && place(line) < seq * 1000 + n && (last === null || place(line) > place(last))) last = line;
    return last && seqOf(last) >= seq - 1 ? last : null;
  }

  private sort() {
    this.lines.sort((a, b) => place(a) - place(b));
  }

  private write(id: string, line: Line | null) {
    if (line && !this.lines.some((old) => old.id === id)) this.lines.push({ ...line, id });
  }
}
