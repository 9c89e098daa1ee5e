import { tick } from 'svelte';
import type { Update } from '../protocol';
import { settings } from '../settings.svelte';
import { sound } from './sound';
import { speak } from './speech.svelte';
import type { Table } from './table.svelte';

/** Shows what the server tells, one Update after the other: the theatre, then the log, then the prompt. */
export class Teller {
  private readonly queue: Update[] = [];
  private spoken = '';

  constructor(private readonly table: Table) {}

  /** The newest that has not been shown. */
  get last() {
    return this.queue.at(-1);
  }

  take(update: Update) {
    this.queue.push(update);
    if (this.table.idle || this.table.update === null) void this.drain();
  }

  /** Plays waiting Updates in order. Options become live only when none waits. Where nothing is to move, only the last of them is drawn. */
  async drain() {
    const { table } = this;
    table.idle = false;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const before = table.update,
        isOvertaken = this.queue.length > 0 && (settings.speed === 'off' || table.rushing);
      if (before !== null && next.seq > before.seq) await this.tell(next, isOvertaken);
      else table.stage.show(next.view, next.facts);
      if (before !== null && isOvertaken) continue;
      table.update = next;
      if (table.rushing && next.thinking.length && !table.mustAct) table.hurry();
      await tick();
    }
    table.idle = true;
    if (table.mustAct || table.update?.over) table.rushing = false;
    this.prompt();
  }

  /** Each line of the log appears after its scene; those that were skipped follow. An Update without events may take something back. */
  private async tell(next: Update, isOvertaken: boolean) {
    const { table } = this,
      moment = table.momentOf(next);
    let told = 0;
    const log = (upTo: number) => {
      for (; told < upTo; told++) table.log.record(next.seq, told, next.events[told]!);
    };
    const scenes = next.events.map((event, i) => async () => {
      await table.game.perform(event, table.stage, moment);
      log(i + 1);
    });
    if (table.rushing && !isOvertaken) table.stage.show(next.view, next.facts);
    else if (!isOvertaken) await table.stage.perform(scenes, next.view, next.facts);
    log(next.events.length);
    table.recalling.hear(next);
    if (!next.events.length) void table.log.read(() => Math.max(next.seq, table.update?.seq ?? 0));
  }

  private prompt() {
    const { table } = this;
    if (!table.update) return;
    const ask = table.game.ask(table.moment);
    const key = `${table.update.toAct.join()} ${ask.key}`;
    if (!table.mustAct || ask.say === false || key === this.spoken) {
      if (!table.mustAct) this.spoken = '';
      return;
    }
    this.spoken = key;
    sound('turn');
    speak(table.speak(ask.key, ask.gaps));
  }
}
