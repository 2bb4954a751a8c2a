/** One socket to one table. It comes back by itself, and asks again what was not answered. */

import type { ToClient } from '../types/protocol';

export type State = 'connecting' | 'open' | 'gone';

/** Why a table does not let this guest in again: codes of docs/protocol.md. */
const FINAL = new Map([
  [4003, 'no-seat'],
  [4004, 'seat-gone'],
]);
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 30_000;
/** A connection that lasts so long is a good one, and the next pause is short again. */
const GOOD_MS = 5_000;
/** What was sent cannot be read: sending it again does not help. */
const OUR_FAULT = [1003, 1007, 1009];
/** Longer than the server's own: whoever hears nothing for so long asks whether anybody is there. */
const SILENCE_MS = 25_000;
const ANSWER_MS = 5_000;

export interface Listener {
  hear(message: ToClient): void;
  state(state: State, why?: string): void;
  /** What the client has of the game: `2.17`. */
  have(): string | null;
  /** What was asked last cannot be asked again. */
  forget(): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE_MS;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private good: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly language: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.comeBack);
    document.addEventListener('visibilitychange', this.comeBack);
    this.connect();
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** With another language, say. */
  connectAnew(): void {
    this.drop();
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.comeBack);
    document.removeEventListener('visibilitychange', this.comeBack);
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearTimeout(this.good);
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
    const have = this.listener.have();
    if (have) address.searchParams.set('have', have);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.listen();
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.listen();
      const message = JSON.parse(event.data as string) as ToClient;
      if ('hello' in message) {
        this.good = setTimeout(() => (this.pause = FIRST_PAUSE_MS), GOOD_MS);
        this.listener.state('open');
      }
      this.listener.hear(message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private lose(code: number): void {
    this.drop();
    if (this.closed) return;
    const why = FINAL.get(code);
    if (why) {
      this.closed = true;
      return this.listener.state('gone', why);
    }
    if (OUR_FAULT.includes(code)) this.listener.forget();
    this.listener.state('connecting');
    // A little chance, so that a whole class does not come back in the same instant.
    this.retry = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }

  /** A network that vanished says nothing. After some silence we ask, and after more we connect anew. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.send({ ping: { n: 0 } });
      this.silence = setTimeout(() => this.lose(0), ANSWER_MS);
    }, SILENCE_MS);
  }

  private readonly comeBack = (): void => {
    if (document.hidden || this.closed || this.socket) return;
    this.pause = FIRST_PAUSE_MS;
    clearTimeout(this.retry);
    this.connect();
  };
}
