import type { Command, ServerMessage } from '../protocol';

export type Wire = 'connecting' | 'open' | 'lost';

/** One WebSocket to one table that comes back by itself. Whoever reconnects gets the latest Update and needs nothing else. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (wire: Wire) => void,
  ) {
    addEventListener('online', this.atOnce);
    document.addEventListener('visibilitychange', this.atOnce);
    this.open();
  }

  send(command: Command): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(command));
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener('online', this.atOnce);
    document.removeEventListener('visibilitychange', this.atOnce);
    this.socket?.close();
  }

  private open() {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.changed('open');
      clearInterval(this.pulse);
      this.pulse = window.setInterval(() => this.send({ is: 'Ping' }), 25_000);
    };
    socket.onmessage = (frame) => this.heard(JSON.parse(String(frame.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      clearInterval(this.pulse);
      this.changed('lost');
      this.timer = window.setTimeout(() => this.open(), Math.min(5_000, 400 * 2 ** this.tries++) * (0.75 + Math.random() / 2));
    };
  }

  /** The network or the user is back: do not wait out the pause. */
  private atOnce = () => {
    if (this.closed || document.hidden || !this.socket || this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.open();
  };
}
