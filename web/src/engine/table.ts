import type { AnyAction, Command, GameEvent, Message, Seated, Update } from '../protocol';
import { OwnDice } from '../dice/own.svelte';
import { Ahead, askBots } from './ahead';
import { agreedFor, mine, sitting } from './here';
import type { Laid } from './laid';
import { keep, keptTable, type KeptTable } from './localGames';
import type { Ask, Look, Written } from './rules';

export type { Ask, Look, Refusal } from './rules';
const seed = () => Number(crypto.getRandomValues(new Uint32Array(1))[0]);

/**
 * A table of this device. It says the same to a page as a table of the house does, and writes before it tells. Where another page has
 * written meanwhile, what was decided here has not happened, as with two servers of a house; where the device keeps nothing, the game goes
 * on for as long as the page is open, and says so once.
 */
export class LocalTable {
  private readonly listeners = new Set<(message: Message) => void>();
  /** One after the other: a command that comes while another is carried out waits. */
  private queue: Promise<void> = Promise.resolve();
  private look!: Look;
  private readonly forced = new Set<number>();
  /** Whoever took a step back decides by hand next. */
  private held = false;
  private sorry = false;
  private readonly ahead = new Ahead((bots) => askBots(this.ask, bots));
  /** Where people roll themselves: what is being typed. */
  readonly dice: OwnDice | null;

  constructor(
    readonly kept: KeptTable,
    private readonly ask: Ask,
    private readonly begun: (kept: KeptTable, draws: string[] | null) => Promise<string>,
    /** Tells other pages that there is something new to read. */
    private readonly news: () => void = () => {},
  ) {
    this.dice = kept.ownDice
      ? new OwnDice(ask, kept, () => this.keep(), {
          play: (seat, action, draws) =>
            this.work(async () => {
              await this.write({ is: 'Play', table: kept.table, seat, action, draws, seed: seed(), mine: this.mine });
              return this.goOn();
            }),
          begin: (draws) => this.work(() => this.beginAgain(draws)),
        })
      : null;
  }

  /** How the rules learn of the game; from then on they know it by its name. */
  get opening() {
    const { table, header, lines } = this.kept;
    return { is: 'Open', table, header, lines: [...lines], seed: seed() };
  }

  /** @param laid as the rules have just laid it out, where they have */
  async open(laid?: Pick<Laid, 'look' | 'done'>) {
    this.ahead.lay(laid?.done ?? []);
    if (!laid) await this.ask(this.opening);
    this.look = laid?.look ?? (await this.seen());
    await this.dice?.resume(this.look.toAct);
    return this;
  }

  private seen() {
    return this.ask<Look>({ is: 'Look', table: this.kept.table, mine: this.mine });
  }

  get mine() {
    return mine(this.kept);
  }
  /** Over by the rules, or because nobody at this screen plays any more. */
  get over() {
    return this.isOver(this.look);
  }
  private isOver(look: Look) {
    return look.over || this.mine.length === 0;
  }
  get seq() {
    return this.look.seq;
  }

  get seats(): Seated[] {
    return sitting(this.kept.seats);
  }

  /** Whoever comes gets the latest Update at once, and then all that is said. */
  hear(heard: (message: Message) => void): () => void {
    this.listeners.add(heard);
    heard(this.update([]));
    this.work(() => this.goOn());
    return () => this.listeners.delete(heard);
  }

  private update(events: GameEvent[], look = this.look): Update {
    const { table, game } = this.kept,
      over = this.isOver(look);
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
        if (command.seq !== this.look.seq || this.over || this.dice?.typing || !this.mine.includes(command.seat))
          return this.tell(this.update([]));
        this.held = false;
        await this.decide(command.seat, command.action);
        return this.goOn();
      case 'WhyNot': {
        const { refused } = await this.ask({ is: 'WhyNot', table, seat: command.seat, action: command.action });
        return this.tell(refused ? { is: 'Refused', ...refused } : { is: 'Allowed' });
      }
      case 'Undo': {
        if (command.seq !== this.look.seq || this.over || this.look.own === 0) return this.tell(this.update([]));
        this.held = true;
        await this.dice?.drop();
        const entries = this.look.free ? (command.whole ? this.look.free : 1) : this.look.own;
        await this.write({ is: 'Undo', table, entries, mine: this.mine });
        return this.goOn();
      }
      case 'Resign':
        if (this.over || !this.mine.includes(command.seat)) return this.tell(this.update([]));
        await this.dice?.drop();
        // where others still play at this screen, a bot goes on for whoever gave up
        this.kept.seats[command.seat] = { ...this.kept.seats[command.seat]!, bot: this.kept.usual, resigned: true };
        this.look = await this.seen();
        if (await this.keep()) this.tell(this.update([]));
        return this.goOn();
      case 'Rematch':
        return this.dice ? this.dice.setUp(agreedFor(this.kept)) : this.beginAgain(null);
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

  private async beginAgain(draws: string[] | null) {
    this.tell({ is: 'Moved', table: await this.begun(this.kept, draws) });
  }

  /** Where people roll themselves it is played once it is known what came. */
  private async decide(seat: number, action: AnyAction) {
    const { table } = this.kept;
    if (this.dice) {
      const asked = await this.dice.decide(seat, action);
      if (asked === 'typing') return;
      if (asked) return this.tell({ is: 'Refused', ...asked });
    }
    await this.write({ is: 'Play', table, seat, action, mine: this.mine });
  }

  private async write(question: { is: string; [field: string]: unknown }) {
    const done = await this.ask<Written>(question);
    return done.refused ? this.tell({ is: 'Refused', ...done.refused }) : this.writeDown([done]);
  }

  /** What was decided one after the other is written at once, and told one after the other. */
  private async writeDown(done: Written[]) {
    this.look = done.at(-1)!.look;
    this.kept.lines.push(...done.map(({ line }) => line));
    void this.think();
    if (await this.keep()) for (const { look } of done) this.tell(this.update(look.events, look));
  }

  /** The bot that decides next, if one does. */
  private get bot() {
    return this.over ? undefined : this.look.toAct.find((seat) => this.kept.seats[seat]!.bot !== null);
  }

  /** Lets the bots that decide next begin to think, if any do. */
  think() {
    if (this.bot === undefined || this.dice) return null; // people roll for them
    return this.ahead.think({ ...this.kept, mine: this.mine });
  }

  /** What a bot would do, where people roll for it. */
  private async choice(seat: number) {
    const { table, seats } = this.kept;
    return (await this.ask<{ action: AnyAction }>({ is: 'Choose', table, seat, level: seats[seat]!.bot, seed: seed() })).action;
  }

  /** The list of tables learns whose turn it is, also if nobody decides anything. */
  begin() {
    void this.think();
    this.work(async () => void (await this.keep()));
    return this.settled();
  }

  /** Writes it down as it stands; no where another page was faster: then that is how it stands. */
  async keep(): Promise<boolean> {
    this.kept.toAct = this.over ? [] : this.look.toAct;
    this.kept.over = this.over;
    const { lasts, other } = await keep(this.kept);
    if (other) {
      await this.adopt(other);
      return false;
    }
    if (lasts) this.news();
    else if (!this.sorry && this.listeners.size) {
      this.sorry = true;
      this.tell({ is: 'Error', error: 'not-kept', sentence: 'This device could not keep the game.' });
    }
    return true;
  }

  private async adopt(other: KeptTable) {
    delete this.kept.half;
    Object.assign(this.kept, other);
    if (this.dice) this.dice.typing = null;
    await this.open();
    if (other.sent) this.moved(other.sent);
    else this.tell(this.update([]));
  }

  /** Another page has written. */
  lookAgain() {
    this.work(async () => {
      const there = await keptTable(this.kept.table);
      if (!there || (there.changes ?? 0) <= (this.kept.changes ?? 0)) return;
      await this.adopt(there);
      await this.goOn();
    });
  }

  /** Bots decide, and what is forced is done for whoever wants that, until somebody at this screen has a choice. */
  private async goOn() {
    while (!this.over && this.listeners.size && !this.dice?.typing) {
      const thought = this.think();
      if (thought) await this.writeDown(await thought.finally(() => this.ahead.forget()));
      else if (this.dice && this.bot !== undefined) await this.decide(this.bot, await this.choice(this.bot));
      else if (!this.held && this.look.options.length === 1 && this.forced.has(this.look.viewer))
        await this.decide(this.look.viewer, this.look.options[0]!);
      else return;
    }
  }
}
