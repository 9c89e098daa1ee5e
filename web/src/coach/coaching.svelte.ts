import { ApiError, coach, coachThoughts } from '../api';
import type { AnyAction, Remark, Thoughts } from '../protocol';
import { sentence } from '../table/lines';
import { seqOf } from '../table/logbook.svelte';
import { begun, percent, reasonAs, toldAs } from '../table/told';
import type { Table } from '../table/table.svelte';
import { book, read } from '../words/books.svelte';
import { speaker, type Speak } from '../words/words.svelte';
import { begin, isNamed, name } from './memory.svelte';

/** So often at one table the same thing is said with other numbers. */
const MOST_TIMES = 3;

/** One sentence of the coach, and what it points at. */
export interface Said {
  text: string;
  look: string[];
  kind: 'wins' | 'phase' | 'now' | 'other';
}

/** The order of an action's fields says nothing. */
const same = (a: AnyAction, b: AnyAction) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort()) || JSON.stringify(a) === JSON.stringify(b);

/** Somebody who sits beside a newcomer: says what matters at each of their decisions, and asks before a dear mistake. */
export class Coaching {
  said = $state.raw<Said[]>([]);
  /** A choice that would cost much, until it is taken back or played all the same. */
  doubt = $state.raw<{ action: AnyAction; text: string } | null>(null);
  /** The table does not want it any more: somebody with an account has come, and the game may be rated. */
  gone = $state(false);
  private speak = $state.raw<Speak | null>(null);
  private thought: Thoughts.Considered | null = null;
  private seq = -1;
  private readonly told: Record<string, number> = {};

  constructor(private readonly table: Table) {}

  /** The words come with the coach: who plays without it need not load them. */
  async learn() {
    const { id, words } = this.table.game;
    const own = book(['coach/words', `games/${id}/coach`]);
    await read(own);
    this.speak = speaker(words, own);
  }

  /** Called at every decision of whoever is taught. */
  async come() {
    const update = this.table.update,
      speak = this.speak;
    if (!update || !speak || this.seq === update.seq || this.gone) return;
    const { seq, viewer } = update,
      game = this.table.game.id;
    this.seq = seq;
    this.thought = null;
    this.said = [];
    begin(game, this.table.id);
    const phase = (update.view as { phase?: { is?: string } }).phase?.is ?? '';
    const named = this.phase(game, phase, speak);
    try {
      const { remarks } = await coach(this.table.id, viewer, seq);
      if (this.seq !== seq) return;
      this.said = [...named, ...this.now(remarks, speak)];
      const thought = await coachThoughts(this.table.id, viewer, seq);
      if (this.seq !== seq) return;
      this.thought = thought;
      this.said = [...this.wins(thought, speak), ...this.said, ...this.other(thought, speak)];
    } catch (e) {
      // a busy house, or hints that nobody has agreed on: then it says no more than it knows already
      if (e instanceof ApiError && e.error === 'no-coach') this.gone = true;
    }
  }

  /** What was said goes with its moment. */
  leave() {
    this.seq = -1;
    this.said = [];
    this.thought = null;
  }

  private phase(game: string, phase: string, speak: Speak): Said[] {
    const key = `phase.${phase}`,
      text = speak(key);
    if (text === key || isNamed(game, phase)) return [];
    name(game, phase);
    return [{ text, look: [], kind: 'phase' }];
  }

  /** One finger at a time: the first that was not said at this table yet; what has other numbers now may be said again. */
  private now(remarks: Remark[], speak: Speak): Said[] {
    const times = (each: Remark) => this.told[each.key] ?? 0,
      next = remarks.find((each) => !times(each)) ?? remarks.find((each) => Object.keys(each.gaps).length > 0 && times(each) < MOST_TIMES);
    if (!next) return [];
    this.told[next.key] = times(next) + 1;
    return [{ text: speak(`now.${next.key}`, next.gaps), look: next.look, kind: 'now' }];
  }

  private wins({ wins }: Thoughts.Considered, speak: Speak): Said[] {
    return wins ? [{ text: speak('coach.wins', { what: this.tell(wins) }), look: [], kind: 'wins' }] : [];
  }

  private other({ other }: Thoughts.Considered, speak: Speak): Said[] {
    if (!other) return [];
    const reason = begun(reasonAs(other.reason, this.table.speak));
    // as the log tells it: "Owl: swap …" would be an order
    const line = this.table.log.lines.find((each) => each.seat === other.seat && seqOf(each) === other.seq && !each.undone);
    const text = line
      ? speak('coach.other', { told: sentence(line, this.table.speak, (seat) => this.table.name(seat)), reason })
      : speak('coach.other.choice', { name: this.table.name(other.seat), what: this.tell(other.action), reason });
    return [{ text, look: [], kind: 'other' }];
  }

  private tell(action: AnyAction) {
    return toldAs(this.table.game, action, this.table.speak, this.table.update?.view);
  }

  /** Asked before something is played: true where somebody had better think again. */
  minds(action: AnyAction): boolean {
    const costly = this.thought?.seq === this.table.update?.seq && this.thought?.costly.find((each) => same(each.action, action));
    if (!costly || !this.speak) return false;
    const gaps = { n: percent(costly.cost), better: this.tell(costly.better), what: this.tell(action) };
    this.doubt = { action, text: this.speak(gaps.better === gaps.what ? 'coach.costs.other' : 'coach.costs', gaps) };
    return true;
  }

  word(key: string): string {
    return this.speak?.(key) ?? '';
  }
}
