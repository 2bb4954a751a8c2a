/** A person at another seat who plays the test's moves, over a socket without a browser. */

import type { ToServer, Update } from '../../../src/types/protocol';
import { FrameLog } from './frame-log';
import { openSocket, type Socket } from './socket';

export class Guest extends FrameLog {
  private asked = 0;
  private socket: Socket | null = null;

  private constructor(
    private readonly origin: string,
    private readonly table: string,
    private readonly cookie: string,
  ) {
    super();
  }

  /** Joins as a new person, by the link of a table. */
  static async join(origin: string, table: string): Promise<Guest> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/tables/${table}/seats`, { method: 'POST', headers, body: '{}' });
    if (!response.ok) throw new Error(await response.text());
    return Guest.connect(origin, table, response.headers.getSetCookie().map((each) => each.split(';')[0]).join('; '));
  }

  /** Connects a person who is already seated, identified by the cookie. */
  static async connect(origin: string, table: string, cookie: string): Promise<Guest> {
    const guest = new Guest(origin, table, cookie);
    await guest.connect();
    return guest;
  }

  get seat(): number {
    return this.you!.seats[0]!;
  }

  async connect(): Promise<void> {
    this.leave();
    const before = this.received.length;
    const { received, sent } = this.listen();
    const socket = await openSocket(`${this.origin}/api/tables/${this.table}/socket?protocol=1&language=en`, this.cookie, received);
    this.socket = { ...socket, send: (text) => (sent(text), socket.send(text)) };
    await this.until(() => this.received.slice(before).some((message) => 'hello' in message), 'hello');
  }

  leave(): void {
    this.socket?.close();
    this.socket = null;
  }

  judge(): void {
    this.judgeFrames();
  }

  say(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Waits for the turn, unless the move is out of turn, and plays. A refusal is the test's fault. */
  async play(moves: string | string[], { outOfTurn = false } = {}): Promise<void> {
    if (!outOfTurn) await this.myTurn();
    await this.until(() => this.update !== null, 'the table has sent its game');
    const id = `g${this.asked++}`;
    const { round, basis } = this.update!;
    this.say({ move: { id, round, on: basis ?? 0, m: moves } });
    await this.until(() => !this.isWaiting, `${id} is answered`);
    if (this.refusal) throw new Error(`${JSON.stringify(moves)} was refused: ${this.refusal}`);
  }

  async myTurn(): Promise<Update> {
    await this.until(() => this.isMine || this.isOver, `it is the turn of seat ${this.seat}`);
    return this.update!;
  }
}
