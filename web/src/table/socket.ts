import { written } from '../written';
import type { Command, Message } from '../protocol';

export type Wire = 'connecting' | 'open' | 'lost';

/** Between a page and its table, wherever that is. */
export interface TableLine {
  /** Whether it went on its way. */
  send(command: Command): boolean;
  close(): void;
}
export type OpenLine = new (table: string, heard: (message: Message) => void, changed: (wire: Wire) => void) => TableLine;

/** So long a line may be silent after something was said into it; then it is taken for dead. */
const PATIENCE = 3_000,
  PULSE = 20_000,
  PING = JSON.stringify({ is: 'Ping' });

/** What the server always answers at once; whatever else is said goes with a Ping, so that silence means something. */
const ANSWERED = new Set<Command['is']>(['Ping', 'Play', 'WhyNot', 'Order', 'Resign']);

/**
 * One WebSocket to one table that comes back by itself. Whoever reconnects gets the latest Update and needs nothing else. Trap: a line
 * that was cut still takes what is said into it, for minutes; therefore silence after speaking is the same as a broken line.
 */
export class TableSocket implements TableLine {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private silence = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly heard: (message: Message) => void,
    private readonly changed: (wire: Wire) => void,
  ) {
    addEventListener('online', this.atOnce);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.atOnce);
    this.open();
  }

  send(command: Command): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(command));
    if (!ANSWERED.has(command.is)) this.socket.send(PING);
    this.silence ||= window.setTimeout(this.cut, PATIENCE);
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.atOnce);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.atOnce);
    this.drop();
  }

  private open() {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.tries = 0;
      this.changed('open');
      clearInterval(this.pulse);
      this.pulse = window.setInterval(() => this.send({ is: 'Ping' }), PULSE);
    };
    socket.onmessage = (frame) => {
      if (this.socket !== socket) return;
      this.hush();
      this.heard(written<Message>(JSON.parse(String(frame.data))));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private hush() {
    clearTimeout(this.silence);
    this.silence = 0;
  }

  private drop() {
    const socket = this.socket;
    this.socket = null;
    this.hush();
    clearInterval(this.pulse);
    socket?.close();
  }

  private lose() {
    this.drop();
    if (this.closed) return;
    this.changed('lost');
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), Math.min(5_000, 400 * 2 ** this.tries++) * (0.75 + Math.random() / 2));
  }

  /** The device says that it has no network, or nobody answers. */
  private cut = () => {
    if (!this.closed && this.socket) this.lose();
  };

  /** The network or the user is back: do not wait out the pause. */
  private atOnce = () => {
    if (this.closed || document.hidden) return;
    if (this.socket) {
      this.send({ is: 'Ping' });
      return;
    }
    clearTimeout(this.timer);
    this.tries = 0;
    this.open();
  };
}
