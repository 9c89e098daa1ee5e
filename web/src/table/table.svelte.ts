import { tick } from 'svelte';
import type { GameModule, Line, Moment, Playing } from '../games/game';
import type { AnyAction, Command, GameEvent, Said, Seat, ServerMessage, Update } from '../protocol';
import { t, translated, speaker, type Gaps, type Speak } from '../words/words.svelte';
import { Hinting } from './hinting.svelte';
import { keepLines, keptLines, type LoggedLine } from './lines';
import { Past } from './past.svelte';
import { TableSocket, type Wire } from './socket';
import { sound } from './sound';
import { seated } from './seated';
import { speak } from './speech';
import { Stage } from './stage.svelte';
import { heardTime } from './ticking.svelte';

/** A bubble that explains: a refusal of the server, or what a thing on the board is for. */
export interface Bubble {
  rule: string;
  text: string;
  refusal: boolean;
  count: number;
}

/** One open table page: what the server said last, what is being shown, and what may be done. */
export class Table implements Playing {
  readonly stage = new Stage();
  /**
   * The Update that is drawn. While its successor is being played this is still the one before, so that nothing is told ahead of the
   * theatre.
   */
  update = $state.raw<Update | null>(null);
  wire = $state<Wire>('connecting');
  idle = $state(true);
  seats = $state.raw<Seat[]>([]);
  /** Everybody as the reader calls them. */
  readonly called = $derived.by(() => seated(this.seats, this.game));
  spectators = $state(0);
  chat = $state<Said[]>([]);
  unread = $state(0);
  lines = $state<LoggedLine[]>([]);
  bubble = $state<Bubble | null>(null);
  undoAsked = $state<{ seat: number; entries: number } | null>(null);
  note = $state('');
  moved = $state<string | null>(null);
  missing = $state(false);
  sent = $state(false);
  /** Set when nothing has been chosen for a while: what can be chosen wiggles. */
  hint = $state(false);
  /** Set while my next choice is to be repeated: how often, and what ends it. */
  repeat = $state<{ times: number; untilAsked: boolean; untilOther: boolean } | null>(null);
  readonly past = new Past(this);
  readonly hinting: Hinting;

  readonly speak: Speak;
  private readonly socket: TableSocket;
  private readonly queue: Update[] = [];
  private bubbles = 0;
  private canceling = false;
  private sentTimer = 0;

  constructor(
    readonly id: string,
    readonly game: GameModule,
    hints = false,
  ) {
    this.hinting = new Hinting(this, hints);
    this.speak = speaker(game.words);
    this.lines = keptLines(id);
    this.socket = new TableSocket(
      id,
      (message) => this.hear(message),
      (wire) => {
        this.wire = wire;
        if (wire === 'lost') this.sent = false;
      },
    );
  }

  close() {
    this.socket.close();
  }

  get moment(): Moment {
    return this.momentOf(this.update!);
  }

  private momentOf(u: Update): Moment {
    return {
      view: u.view,
      seats: this.called,
      viewer: u.viewer,
      mine: u.mine,
      toAct: u.toAct,
      options: this.hinting.lit(u.options, u.seq),
      over: u.over,
      result: u.result,
      terms: u.terms,
    };
  }

  get mustAct() {
    return this.update !== null && !this.update.over && this.update.viewer >= 0 && this.update.toAct.includes(this.update.viewer);
  }
  get live() {
    return this.mustAct && this.idle && !this.sent && this.wire === 'open';
  }
  get watching() {
    return this.update !== null && this.update.mine.length === 0;
  }

  name(seat: number) {
    return translated(this.called[seat]?.name ?? '', [], null) || t('seat', { n: seat + 1 });
  }

  play(action: AnyAction) {
    if (this.cutOff() || !this.update || !this.live) return;
    this.bubble = null;
    sound('tap');
    this.past.forget();
    const seat = this.update.viewer;
    this.sent = this.send(this.repeat ? { is: 'Order', seat, action, ...this.repeat } : { is: 'Play', seq: this.update.seq, seat, action });
    this.repeat = null;
    clearTimeout(this.sentTimer);
    this.sentTimer = window.setTimeout(() => (this.sent = false), 4000); // a lost frame must not lock the board
  }

  whyNot(action: AnyAction) {
    if (!this.update) return;
    if (this.update.viewer < 0) this.tell('', t('watching.cannot'));
    else this.send({ is: 'WhyNot', seat: this.update.viewer, action });
  }

  explain(rule: string, key: string, gaps?: Gaps) {
    if (!this.cutOff()) this.tell(rule, this.speak(key, gaps), false);
  }
  undo(whole: boolean) {
    if (this.update) this.send({ is: 'Undo', seq: this.update.seq, whole });
  }
  answerUndo(yes: boolean) {
    this.undoAsked = null;
    this.send({ is: 'AnswerUndo', yes });
  }
  say(text: string) {
    this.send({ is: 'Say', text: text.slice(0, 500) });
  }
  hurry() {
    this.send({ is: 'Hurry' });
  }
  resign() {
    if (this.update && this.update.mine.length)
      this.send({ is: 'Resign', seat: this.update.viewer >= 0 ? this.update.viewer : this.update.mine[0]! });
  }
  rematch() {
    this.send({ is: 'Rematch' });
  }
  comeBack(seat: number) {
    this.send({ is: 'Return', seat });
  }
  playForced(seat: number, on: boolean) {
    this.send({ is: 'Forced', seat, on });
  }
  cancelOrder(seat: number) {
    this.repeat = null;
    this.canceling = this.send({ is: 'CancelOrder', seat });
  }

  /** The past may be shown while nothing else is: new Updates wait until its end. */
  begin(): boolean {
    if (!this.idle || !this.update) return false;
    this.idle = false;
    return true;
  }
  act(events: GameEvent[], view: unknown) {
    return this.stage.perform(
      events.map((event) => () => this.game.perform(event, this.stage, this.moment)),
      view,
    );
  }
  end() {
    this.stage.show(this.update!.view);
    void this.drain();
  }
  /** Lines of the log for what happened while this page was closed. */
  tellAgain(seq: number, events: GameEvent[]) {
    events.forEach((event, i) => this.record(`${seq}.${i}`, this.game.line(event)));
    this.lines.sort((a, b) => place(a) - place(b));
  }

  private send(command: Command): boolean {
    const gone = this.socket.send(command);
    if (!gone) this.tell('', t('offline.wait'));
    return gone;
  }

  /** Who taps what could be chosen a moment ago is told why nothing comes of it, and not what the thing is for. */
  private cutOff(): boolean {
    const cut = this.mustAct && this.wire === 'lost';
    if (cut) this.tell('', t('offline.wait'));
    return cut;
  }

  private tell(rule: string, text: string, refusal = true) {
    this.bubble = { rule, text, refusal, count: ++this.bubbles };
    if (refusal) sound('no');
  }

  private hear(message: ServerMessage) {
    switch (message.is) {
      case 'Update':
        this.sent = false;
        this.seats = message.seats;
        heardTime(message.pacing.now);
        if (this.update === null && message.mine.length && !message.over) void this.past.load();
        this.noteOrders(message);
        this.undoAsked =
          message.undo.asked !== null && !message.mine.includes(message.undo.asked)
            ? { seat: message.undo.asked, entries: this.undoAsked?.entries ?? 1 }
            : null;
        this.queue.push(message);
        if (this.idle || this.update === null) void this.drain();
        break;
      case 'Refused':
        this.sent = false;
        this.tell(message.rule, translated(message.sentence, message.with ?? [], this.game.words));
        speak(this.bubble!.text);
        break;
      case 'Error':
        this.sent = false;
        if (message.error === 'no-table' || message.error === 'unknown-table') this.missing = true;
        this.tell('', translated(message.sentence, [], this.game.words));
        break;
      case 'Said':
        // After a reconnect the last hundred come again.
        if (this.chat.some((old) => old.at === message.at && old.text === message.text && old.seat === message.seat)) break;
        this.chat.push(message);
        if (Date.now() - Date.parse(message.at) < 10_000) {
          this.unread++;
          if (!this.update?.mine.includes(message.seat)) sound('chat');
        }
        break;
      case 'People':
        this.seats = message.seats;
        this.spectators = message.spectators;
        break;
      case 'UndoAsked':
        if (!this.update?.mine.includes(message.seat)) this.undoAsked = { seat: message.seat, entries: message.entries };
        break;
      case 'UndoAnswered':
        this.undoAsked = null;
        this.note = t(message.yes ? 'undo.granted' : 'undo.refused');
        break;
      case 'Moved':
        this.moved = message.table;
        break;
    }
  }

  /** A standing order that ends by itself is said to have ended: whoever gave it may have stopped looking. */
  private noteOrders(next: Update) {
    const last = this.queue.at(-1) ?? this.update;
    if (last && last.pacing.orders.length > next.pacing.orders.length && !this.canceling) this.note = t('repeat.ended');
    this.canceling = false;
  }

  /** Plays waiting Updates in order. Options become live only when none waits. */
  private async drain() {
    this.idle = false;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const before = this.update,
        update = next;
      if (before !== null && update.seq > before.seq) await this.tellOn(update, before);
      else this.stage.show(update.view);
      this.update = update;
      await tick();
    }
    this.idle = true;
    this.prompt();
  }

  /** Each line of the log appears with its scene; those that were skipped follow. */
  private async tellOn(next: Update, before: Update) {
    const moment = this.momentOf(next);
    const lines = next.events.map((event) => this.game.line(event));
    if (!next.events.length && apartFromPhase(next.view) !== apartFromPhase(before.view))
      lines.push({ seat: -1, icon: 'anticlockwise-rotation', key: 'log.undone' });
    let told = 0;
    const tell = (upTo: number) => {
      for (; told < upTo; told++) this.record(`${next.seq}.${told}`, lines[told] ?? null);
    };
    await this.stage.perform(
      next.events.map((event, i) => () => {
        tell(i + 1);
        return this.game.perform(event, this.stage, moment);
      }),
      next.view,
    );
    tell(lines.length);
    keepLines(this.id, $state.snapshot(this.lines) as LoggedLine[]);
  }

  private record(id: string, line: Line | null) {
    if (!line || this.lines.some((old) => old.id === id)) return;
    this.lines.push({ ...line, id });
    if (this.lines.length > 300) this.lines.splice(0, this.lines.length - 300);
  }

  private spoken = '';

  private prompt() {
    if (!this.update) return;
    const ask = this.game.ask(this.moment);
    const key = `${this.update.toAct.join()} ${ask.key}`;
    if (!this.mustAct || ask.say === false || key === this.spoken) {
      if (!this.mustAct) this.spoken = '';
      return;
    }
    this.spoken = key;
    sound('turn');
    speak(this.speak(ask.key, ask.gaps));
  }
}

/** A step that only leads from one question to the next (a dial that is left as it is) has no event either, but nothing was taken back. */
const apartFromPhase = (view: unknown) => JSON.stringify({ ...(view as object), phase: null });

/** Where a line stands in the log: by the Update that told it, then by its place in it. */
const place = (line: LoggedLine) => {
  const [seq, n] = line.id.split('.').map(Number);
  return seq! * 1000 + n!;
};
