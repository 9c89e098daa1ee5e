import type { Agreed, AnyAction, Command, GameEvent, Message, Seated, Standing, Update } from '../protocol';
import { mine } from './here';
import { keep, type KeptTable } from './kept';

/** All that the rules say about a moment: `LocalGame.look`. */
export interface Look {
  seq: number;
  viewer: number;
  toAct: number[];
  options: AnyAction[];
  events: GameEvent[];
  view: unknown;
  facts: unknown;
  over: boolean;
  result: Standing;
  /** How many steps can be taken back at once, and how many lead back to before one's last decision. */
  free: number;
  own: number;
  terms: Agreed;
}
interface Written {
  line: string;
  look: Look;
}
interface Refusal {
  rule: string;
  sentence: string;
  with: string[];
}
/** Asks the rules, in their worker. */
export type Ask = <T>(question: { is: string; [field: string]: unknown }) => Promise<T & { refused?: Refusal }>;

const seed = () => Number(crypto.getRandomValues(new Uint32Array(1))[0]);

/**
 * A table of this device. It says the same to a page as a table of the house does, and writes before it tells: what could not be kept has
 * not happened.
 */
export class LocalTable {
  private readonly listeners = new Set<(message: Message) => void>();
  /** One after the other: a command that comes while another is carried out waits. */
  private queue: Promise<void> = Promise.resolve();
  private look!: Look;
  private readonly forced = new Set<number>();
  /** Whoever took a step back decides by hand next. */
  private held = false;

  constructor(
    readonly kept: KeptTable,
    private readonly ask: Ask,
    private readonly begun: (kept: KeptTable) => Promise<string>,
  ) {}

  /** The rules learn of the game; from then on they know it by its name. */
  async open() {
    const { table, header, lines } = this.kept;
    await this.ask({ is: 'Open', table, header, lines, seed: seed() });
    await this.see();
    return this;
  }

  private async see() {
    this.look = await this.ask<Look>({ is: 'Look', table: this.kept.table, mine: this.mine });
  }

  get mine() {
    return mine(this.kept);
  }
  /** Over by the rules, or because nobody at this screen plays any more. */
  get over() {
    return this.look.over || this.mine.length === 0;
  }
  get seq() {
    return this.look.seq;
  }

  get seats(): Seated[] {
    return this.kept.seats.map(({ name, bot, resigned = false }, seat) => ({
      seat,
      name,
      kind: bot === null ? 'person' : 'bot',
      bot,
      here: bot === null,
      connected: true,
      resigned,
      account: false,
      program: false,
      rematch: false,
    }));
  }

  /** Whoever comes gets the latest Update at once, and then all that is said. */
  hear(heard: (message: Message) => void): () => void {
    this.listeners.add(heard);
    heard(this.update([]));
    this.work(() => this.goOn());
    return () => this.listeners.delete(heard);
  }

  private update(events: GameEvent[]): Update {
    const { look, over } = this;
    const { table, game } = this.kept;
    const toAct = over ? [] : look.toAct;
    return {
      is: 'Update',
      seq: look.seq,
      table,
      game,
      hash: '',
      terms: look.terms,
      seats: this.seats,
      mine: this.mine,
      viewer: look.viewer,
      toAct,
      options: over ? [] : look.options,
      events,
      view: look.view,
      facts: look.facts,
      undo: { free: over ? 0 : look.free, canAsk: !over && look.own > 0, asked: null, until: null },
      over,
      result: look.over ? look.result : { ...look.result, winners: over ? [] : look.result.winners },
      seed: null,
      thinking: toAct.filter((seat) => this.kept.seats[seat]!.bot !== null),
      pacing: { pace: null, now: Date.now(), clocks: [], reserve: [], away: [], forced: [...this.forced], orders: [] },
      vote: null,
      talk: 'free',
    };
  }

  private tell(message: Message) {
    for (const heard of this.listeners) heard(message);
  }

  private work(act: () => Promise<void>) {
    this.queue = this.queue.then(act).catch((e: Error) => this.tell({ is: 'Error', error: 'here', sentence: e.message }));
  }

  say(command: Command) {
    if (command.is === 'Forced' && !command.on) this.forced.delete(command.seat); // at once: it may be playing
    this.work(() => this.obey(command));
  }

  /** It goes on at a table of the house: whoever looks goes along. */
  moved(table: string) {
    this.kept.sent = table;
    this.tell({ is: 'Moved', table });
  }

  /** When all that was said has been done. */
  settled() {
    return this.queue;
  }

  private async obey(command: Command): Promise<void> {
    const { table } = this.kept;
    switch (command.is) {
      case 'Ping':
        return this.tell({ is: 'Pong' });
      case 'Play':
        if (command.seq !== this.look.seq || this.over || !this.mine.includes(command.seat)) return this.tell(this.update([]));
        this.held = false;
        await this.write({ is: 'Play', table, seat: command.seat, action: command.action, mine: this.mine });
        return this.goOn();
      case 'WhyNot': {
        const { refused } = await this.ask({ is: 'WhyNot', table, seat: command.seat, action: command.action });
        return this.tell(refused ? { is: 'Refused', ...refused } : { is: 'Allowed' });
      }
      case 'Undo': {
        if (command.seq !== this.look.seq || this.over || this.look.own === 0) return this.tell(this.update([]));
        this.held = true;
        const entries = this.look.free ? (command.whole ? this.look.free : 1) : this.look.own;
        await this.write({ is: 'Undo', table, entries, mine: this.mine });
        return this.goOn();
      }
      case 'Resign':
        if (this.over || !this.mine.includes(command.seat)) return this.tell(this.update([]));
        // where others still play at this screen, a bot goes on for whoever gave up
        this.kept.seats[command.seat] = { ...this.kept.seats[command.seat]!, bot: this.kept.usual, resigned: true };
        await this.see();
        await this.keep();
        this.tell(this.update([]));
        return this.goOn();
      case 'Rematch':
        return this.tell({ is: 'Moved', table: await this.begun(this.kept) });
      case 'Forced':
        if (command.on) this.forced.add(command.seat);
        this.tell(this.update([]));
        return this.goOn();
      case 'Say':
        return this.tell({
          is: 'Said',
          seat: this.look.viewer,
          name: '',
          account: false,
          text: command.text,
          at: new Date().toISOString(),
          phrase: null,
        });
      default:
        return this.tell(this.update([])); // nobody else is here to ask
    }
  }

  private async write(question: { is: string; [field: string]: unknown }) {
    const done = await this.ask<Written>(question);
    if (done.refused) return this.tell({ is: 'Refused', ...done.refused });
    this.look = done.look;
    this.kept.lines.push(done.line);
    await this.keep();
    this.tell(this.update(done.look.events));
  }

  /** Writes it down as it stands. */
  async keep() {
    this.kept.toAct = this.over ? [] : this.look.toAct;
    this.kept.over = this.over;
    await keep(this.kept);
  }

  /** Bots decide, and what is forced is done for whoever wants that, until somebody at this screen has a choice. */
  private async goOn() {
    while (!this.over && this.listeners.size) {
      const { table } = this.kept,
        bot = this.look.toAct.find((seat) => this.kept.seats[seat]!.bot !== null);
      if (bot !== undefined)
        await this.write({ is: 'Bot', table, seat: bot, level: this.kept.seats[bot]!.bot, seed: seed(), mine: this.mine });
      else if (!this.held && this.look.options.length === 1 && this.forced.has(this.look.viewer))
        await this.write({ is: 'Play', table, seat: this.look.viewer, action: this.look.options[0], mine: this.mine });
      else return;
    }
  }
}
