/**
 * A socket to a table. It reconnects by itself, and finds out within seconds that a network has gone silent: after a
 * request that gets no answer, or by a ping when nothing happens.
 */

import type { ToClient } from '../types/protocol';

export type State = 'connecting' | 'open' | 'gone';

/** Close codes by which a table rejects this guest for good: see docs/protocol.md. */
const FINAL = new Map([
  // The server does not speak this page's protocol: it is newer, or older.
  [4005, 'reload'],
  [4003, 'no-seat'],
  [4004, 'seat-gone'],
]);
const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 30_000;
/** Lifetime after which a connection counts as good and the retry delay is reset. */
const STABLE_MS = 5_000;
/** Close codes for an unreadable frame: resending does not help. */
const UNREADABLE = [1003, 1007, 1009];
/** Silence after which a ping is sent. With the time for its answer, a lost network is found within 15 seconds. */
const SILENCE_MS = 11_000;
/** Time for the answer to a request before a ping asks whether anybody is there. */
const DOUBT_MS = 700;
/** Time for the answer to that ping, or to any other. */
const ANSWER_MS = 1_700;
/** Time for a connection to be made. */
const CONNECT_MS = 8_000;

export interface Listener {
  handle(message: ToClient): void;
  /** `why` is the reason for `gone`, or `silent` if the network stopped answering. */
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
  /** Runs from a request until anything is received. */
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private stableTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly language: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.retryNow);
    addEventListener('offline', this.probe);
    document.addEventListener('visibilitychange', this.retryNow);
    this.connect();
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.doubtSoon();
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
    removeEventListener('offline', this.probe);
    document.removeEventListener('visibilitychange', this.retryNow);
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearTimeout(this.doubt);
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
    // An unreachable server may leave a new socket waiting for minutes.
    this.silence = setTimeout(() => this.handleClose(0), CONNECT_MS);
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

  private handleClose(code: number, cause?: 'silent'): void {
    this.drop();
    if (this.closed) return;
    const why = FINAL.get(code);
    if (why) {
      this.closed = true;
      return this.listener.state('gone', why);
    }
    if (UNREADABLE.includes(code)) this.listener.forget();
    this.listener.state('connecting', cause);
    // Some jitter, so that a whole class does not reconnect in the same instant.
    this.retry = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY_MS);
  }

  /** A lost network is silent. After some silence a ping is sent, and without an answer the socket is reopened. */
  private watchForSilence(): void {
    clearTimeout(this.silence);
    clearTimeout(this.doubt);
    this.doubt = undefined;
    this.silence = setTimeout(this.probe, SILENCE_MS);
  }

  /** Expects something in answer to a request. A slow answer is no reason for doubt if the server answers a ping. */
  private doubtSoon(): void {
    this.doubt ??= setTimeout(this.probe, DOUBT_MS);
  }

  private readonly probe = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.silence);
    clearTimeout(this.doubt);
    this.socket.send(JSON.stringify({ ping: { n: 0 } }));
    this.doubt = setTimeout(() => this.handleClose(0, 'silent'), ANSWER_MS);
  };

  private readonly retryNow = (): void => {
    if (document.hidden || this.closed) return;
    // A device that was asleep may hold a socket that is long dead.
    if (this.socket?.readyState === WebSocket.OPEN) return this.probe();
    this.delay = FIRST_DELAY_MS;
    this.reconnect();
  };
}
