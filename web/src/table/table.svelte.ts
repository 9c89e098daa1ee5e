import { Box } from '../games/box.svelte';
import type { GameModule, Moment, Playing } from '../games/game';
import type { AnyAction, Command, Message, Phrase, Replays, Seated, Update } from '../protocol';
import { t, translated, type Gaps, type Speak } from '../words/words.svelte';
import { Hints } from './hints.svelte';
import { AskTwice, type Bubble, type Pending } from './choosing.svelte';
import { Neighbours } from './otherPlayers';
import { Conversation } from './conversation.svelte';
import { Former } from './former.svelte';
import { Logbook } from './logbook.svelte';
import { SinceMyTurn } from './sinceMyTurn.svelte';
import { Recalling } from './recalling.svelte';
import { Seating } from './seating.svelte';
import { TableSocket, type OpenLine, type TableLine, type Wire } from './socket';
import { sound } from './sound';
import { seated } from './seated';
import { speak, speakUsually } from './speech.svelte';
import { Stage } from './stage.svelte';
import { Teller } from './teller';
import { heardTime } from './ticking.svelte';

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
  seats = $state.raw<Seated[]>([]);
  /** Everybody as the reader calls them. */
  readonly called = $derived.by(() => seated(this.seats, this.game));
  spectators = $state(0);
  readonly chat = new Conversation();
  bubble = $state<Bubble | null>(null);
  undoAsked = $state<{ seat: number; entries: number } | null>(null);
  note = $state('');
  moved = $state<string | null>(null);
  missing = $state(false);
  /** The choice that is on its way: nothing else is accepted until it is answered or given up. */
  pending = $state.raw<Pending | null>(null);
  /** Set when nothing has been chosen for a while: what can be chosen wiggles. */
  hint = $state(false);
  /** Set while my next choice is to be repeated: how often, and what ends it. */
  repeat = $state<{ times: number; untilAsked: boolean; untilOther: boolean } | null>(null);
  /** Whoever does not want to wait: the others' moves are shown without theatre until it is my turn. */
  rushing = $state(false);
  readonly twice = new AskTwice();
  /** Somebody who asks before a choice is made, and may keep it for now. */
  minds: ((action: AnyAction) => boolean) | null = null;
  private readonly neighbours = new Neighbours(this);
  readonly former = new Former();
  readonly log: Logbook;
  readonly since = new SinceMyTurn(this);
  readonly recalling = new Recalling(this);
  readonly hints: Hints;
  readonly seating: Seating;

  readonly box: Box;
  readonly speak: Speak;
  private readonly socket: TableLine;
  private readonly teller = new Teller(this);
  private readonly lacks = () => this.tell('', t('edition.missing'));
  private bubbles = 0;
  private canceling = false;
  private comeHome = false;

  constructor(
    readonly id: string,
    readonly game: GameModule,
    hints = false,
    seating = { host: false, sat: [] as number[] },
    readonly coached = false,
    Line: OpenLine = TableSocket,
  ) {
    this.seating = new Seating(this, seating, (command) => this.send(command));
    this.hints = new Hints(this, hints);
    this.speak = (this.box = new Box(game)).speak;
    this.log = new Logbook(id, game);
    speakUsually(game.aloud ?? false);
    this.socket = new Line(
      id,
      (message) => this.box.first(message, id, () => this.hear(message), this.lacks),
      (wire) => {
        this.wire = wire;
        if (wire === 'open') this.comeHome = true;
      },
    );
  }

  close() {
    this.socket.close();
  }
  get moment(): Moment {
    return this.momentOf(this.update!);
  }
  momentOf(u: Update): Moment {
    return {
      view: u.view,
      facts: u.facts,
      seats: this.called,
      viewer: u.viewer,
      mine: u.mine,
      toAct: u.toAct,
      options: this.hints.lit(u.options, u.seq),
      over: u.over,
      result: u.result,
      terms: u.terms,
      edition: this.box.edition,
    };
  }
  get mustAct() {
    return this.update !== null && !this.update.over && this.update.viewer >= 0 && this.update.toAct.includes(this.update.viewer);
  }
  get live() {
    return this.mustAct && this.idle && !this.pending && this.wire === 'open';
  }
  get watching() {
    return this.update !== null && this.update.mine.length === 0;
  }
  name(seat: number) {
    return translated(this.called[seat]?.name ?? '', [], null) || t('seat', { n: seat + 1 });
  }
  play(action: AnyAction) {
    if (this.cutOff() || !this.update || !this.live) return;
    if (this.minds?.(action)) return;
    if (this.twice.wants(action)) this.twice.asked = action;
    else this.choose(action);
  }

  /** Plays without asking again. */
  choose(action: AnyAction) {
    this.twice.asked = null;
    if (this.cutOff() || !this.update || !this.live) return;
    this.bubble = null;
    this.hints.close();
    sound('tap');
    this.since.forget();
    const { seq, viewer: seat } = this.update;
    this.recalling.choose(seat, seq, action);
    if (this.repeat) {
      this.send({ is: 'Order', seat, action, ...this.repeat });
      this.repeat = null;
    } else if (this.send({ is: 'Play', seq, seat, action })) this.pending = { seq, seat, action };
  }

  /** Plays the only thing there is, and says in passing what it was about. */
  pass(action: AnyAction, key: string, gaps?: Gaps) {
    this.note = this.speak(key, gaps);
    this.choose(action);
  }
  /** Gives up the choice that has not been answered: when the line is back it is not said again. */
  forgetPending() {
    this.pending = null;
  }
  /** The others' moves at once: what is being shown ends now, and those who think stop thinking. */
  rush() {
    this.rushing = true;
    this.stage.skip();
    if (this.update?.thinking.length) this.hurry();
  }
  /** Lets go of what is half chosen; says whether there was anything. */
  readonly letGo = () => this.update !== null && (this.game.letGo?.(this) ?? false);
  whyNot(action: AnyAction) {
    if (!this.update) return;
    if (this.update.viewer < 0) this.tell('', t('watching.cannot'));
    else this.send({ is: 'WhyNot', seat: this.update.viewer, action });
  }
  explain(rule: string, key: string, gaps?: Gaps) {
    if (!this.cutOff()) this.tell(rule, this.speak(key, gaps), false);
  }
  undo(whole: boolean) {
    this.bubble = null;
    if (this.update) this.send({ is: 'Undo', seq: this.update.seq, whole });
  }
  answerUndo(yes: boolean) {
    this.undoAsked = null;
    this.send({ is: 'AnswerUndo', yes });
  }
  say(text: string, phrase?: Phrase) {
    this.send(phrase ? { is: 'SayPhrase', phrase } : { is: 'Say', text: text.slice(0, 500) });
  }
  hurry() {
    this.send({ is: 'Hurry' });
  }
  resign() {
    const seat = this.update?.viewer ?? -1;
    if (seat >= 0 && this.send({ is: 'Resign', seat })) this.seating.sat.push(seat);
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
  act({ events, view, facts }: Replays.Happened) {
    const scenes = events.map((event) => () => this.game.perform(event, this.stage, this.moment));
    return this.stage.perform(scenes, view, facts);
  }
  end() {
    this.stage.show(this.update!.view, this.update!.facts);
    void this.teller.drain();
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

  /** What was said into a line that broke is said once more, if nobody has heard it: a second hearing does nothing, for it has a seq. */
  private settle(update: Update) {
    const back = this.comeHome,
      { pending } = this;
    this.comeHome = false;
    if (!pending) return;
    if (update.seq > pending.seq) {
      if (update.mine.includes(pending.seat)) this.twice.learn(pending.action, update.undo.free > 0);
      this.pending = null;
    } else if (back && !this.send({ is: 'Play', ...pending })) this.pending = null;
  }

  private hear(message: Message) {
    switch (message.is) {
      case 'Update':
        // The game went on under newer rules: its moments are counted anew, and this page may be of an older house.
        if (this.update && this.update.hash !== message.hash) return location.reload();
        this.settle(message);
        this.neighbours.seat(message.seats);
        void this.former.follow(this.teller.last ?? this.update, message);
        heardTime(message.pacing.now);
        if (this.update === null) void this.log.read(() => this.update?.seq ?? message.seq);
        if (this.update === null && message.mine.length && !message.over && message.seq > 1) void this.since.load();
        this.noteOrders(message);
        this.undoAsked =
          message.undo.asked !== null && !message.mine.includes(message.undo.asked)
            ? { seat: message.undo.asked, entries: this.undoAsked?.entries ?? 1 }
            : null;
        this.teller.take(message);
        break;
      case 'Refused':
        this.pending = null;
        this.tell(message.rule, translated(message.sentence, message.with ?? [], this.game.words));
        speak(this.bubble!.text);
        break;
      case 'Error':
        this.pending = null;
        if (message.error === 'no-table' || message.error === 'unknown-table') this.missing = true;
        this.tell('', translated(message.sentence, [], this.game.words));
        break;
      case 'Said':
        this.chat.hear(message, this.update?.mine ?? []);
        break;
      case 'People':
        this.neighbours.seat(message.seats);
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
    const last = this.teller.last ?? this.update;
    if (last && last.pacing.orders.length > next.pacing.orders.length && !this.canceling) this.note = t('repeat.ended');
    this.canceling = false;
  }
}
