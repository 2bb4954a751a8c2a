/** A socket to a table. It reconnects by itself, and repeats unanswered requests. */

import type { ToClient } from '../types/protocol';

export type State = 'connecting' | 'open' | 'gone';

/** Close codes by which a table rejects this guest for good: see docs/protocol.md. */
const FINAL = new Map([
  [4003, 'no-seat'],
  [4004, 'seat-gone'],
]);
const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 30_000;
/** Lifetime after which a connection counts as good and the retry delay is reset. */
const STABLE_MS = 5_000;
/** Close codes for an unreadable frame: resending does not help. */
const UNREADABLE = [1003, 1007, 1009];
/** Silence after which a ping is sent; longer than the server's own interval. */
const SILENCE_MS = 25_000;
const ANSWER_MS = 5_000;

export interface Listener {
  handle(message: ToClient): void;
  state(state: State, why?: string): void;
  /** The client's version of the game: `2.17`. */
  version(): string | null;
  /** Drops the last request, which cannot be repeated. */
  forget(): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private delay = FIRST_DELAY_MS;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private stableTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly language: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.retryNow);
    document.addEventListener('visibilitychange', this.retryNow);
    this.connect();
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Reconnects, for example in another language. */
  reconnect(): void {
    this.drop();
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.retryNow);
    document.removeEventListener('visibilitychange', this.retryNow);
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearTimeout(this.stableTimer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private connect(): void {
    this.listener.state('connecting');
    const address = new URL(`/api/tables/${this.table}/socket`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('protocol', '1');
    address.searchParams.set('language', this.language());
    address.searchParams.set('aloud', '1');
    const version = this.listener.version();
    if (version) address.searchParams.set('have', version);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.watchForSilence();
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.watchForSilence();
      const message = JSON.parse(event.data as string) as ToClient;
      if ('hello' in message) {
        this.stableTimer = setTimeout(() => (this.delay = FIRST_DELAY_MS), STABLE_MS);
        this.listener.state('open');
      }
      this.listener.handle(message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.handleClose(event.code);
    };
  }

  private handleClose(code: number): void {
    this.drop();
    if (this.closed) return;
    const why = FINAL.get(code);
    if (why) {
      this.closed = true;
      return this.listener.state('gone', why);
    }
    if (UNREADABLE.includes(code)) this.listener.forget();
    this.listener.state('connecting');
    // Some jitter, so that a whole class does not reconnect in the same instant.
    this.retry = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY_MS);
  }

  /** A lost network is silent. After some silence a ping is sent, and after more the socket is reopened. */
  private watchForSilence(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.send({ ping: { n: 0 } });
      this.silence = setTimeout(() => this.handleClose(0), ANSWER_MS);
    }, SILENCE_MS);
  }

  private readonly retryNow = (): void => {
    if (document.hidden || this.closed || this.socket) return;
    this.delay = FIRST_DELAY_MS;
    clearTimeout(this.retry);
    this.connect();
  };
}
