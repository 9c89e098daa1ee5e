import { myTables } from '../api';
import { archive } from '../club/calls';
import { tablesHere } from '../engine/here';
import type { GameModule } from '../games/game';
import type { TableListed } from '../protocol';
import { sound } from '../table/sound';
import { heardTime } from '../table/ticking.svelte';
import { speaker, t, translated } from '../words/words.svelte';

const AGAIN = 15_000;

/** My tables: those that wait for me first, then those where others think; and what is over. Looked up again while somebody looks. */
export class Mine {
  tables = $state.raw<TableListed[]>([]);
  readonly running = $derived.by(() =>
    this.tables
      .filter((table) => !table.over)
      .toSorted((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? due(a) - due(b) || 0 : 0) || b.updated.localeCompare(a.updated)),
  );
  readonly finished = $derived.by(() => this.tables.filter((table) => table.over).toSorted((a, b) => b.updated.localeCompare(a.updated)));
  readonly waiting = $derived.by(() => this.tables.filter(isMyTurn));
  private won = $state.raw<string[]>([]);
  private lost = $state.raw<string[]>([]);
  /** Whether it is known which tables there are. */
  ready = $state(false);
  private timer = 0;

  load = async () => {
    clearTimeout(this.timer);
    try {
      const before = this.waiting.map((table) => table.table),
        over = this.finished.length,
        here = await tablesHere();
      if (!this.ready && here.length) this.tables = here; // also where the house does not answer
      const found = [...(await myTables()), ...here];
      const now = found.find((table) => !table.over)?.now;
      if (now) heardTime(now);
      this.tables = found;
      if (this.finished.length !== over) void this.loadResults();
      if (this.ready && this.waiting.some((table) => !before.includes(table.table))) sound('turn');
      this.ready = true;
    } catch {
      /* the next time will do */
    }
    this.timer = window.setTimeout(this.load, AGAIN);
  };

  leave() {
    clearTimeout(this.timer);
  }

  private async loadResults() {
    const asked = async (result: string) =>
      (await archive({ game: '', player: '', result, mine: true }, null)).games.map((game) => game.table);
    try {
      [this.won, this.lost] = await Promise.all([asked('won'), asked('lost')]);
    } catch {
      /* then they are only finished */
    }
  }

  /** How a table stands, in a word. */
  standing(table: TableListed, name: (seat: number) => string): string {
    if (table.over) return t(this.won.includes(table.table) ? 'tables.won' : this.lost.includes(table.table) ? 'tables.lost' : 'home.over');
    if (isAway(table)) return t('tables.away');
    if (isMyTurn(table)) return t('tables.turn');
    return table.toAct.length ? t('tables.of', { names: table.toAct.map(name).join(', ') }) : t('home.waiting');
  }
}

export const isMyTurn = (table: TableListed) =>
  !table.over && table.toAct.some((seat) => table.mine.includes(seat) && !table.away.includes(seat));
export const isAway = (table: TableListed) => !table.over && table.mine.some((seat) => table.away.includes(seat));
export const due = (table: TableListed) => Math.min(...table.clocks.map((c) => c.due), Infinity);
const rank = (table: TableListed) => (isMyTurn(table) || isAway(table) ? 0 : 1);

/** Bots have the name of their level, guests without a name that of their seat. */
export function called(table: TableListed, name: string, shelf: GameModule[]): string {
  const level = `bot.${name.toLowerCase()}`,
    game = shelf.find((each) => each.id === table.game),
    told = game ? speaker(game.words)(level) : level;
  if (told !== level) return told;
  const nameless = /^Player (\d)$/.exec(name);
  return nameless ? t('seat', { n: Number(nameless[1]) }) : translated(name, [], null);
}
