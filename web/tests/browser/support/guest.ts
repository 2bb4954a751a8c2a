/** Somebody at another seat who plays what the test says: a socket in a page of their own. */

import type { Joined, ToServer, Update } from '../../../src/types/protocol';
import type { Visitor } from './browser';
import { ask } from './table';

interface GuestWindow {
  guestSocket?: WebSocket;
}

export class Guest {
  private asked = 0;

  private constructor(
    readonly visitor: Visitor,
    readonly seat: number,
  ) {}

  /** Sits down at a table by its link, or at a seat that this guest has. */
  static async sit(visitor: Visitor, table: string): Promise<Guest> {
    const { seat } = await ask<Joined>(visitor, `/api/tables/${table}/seats`, {});
    await visitor.page.evaluate((table) => {
      const address = `ws://${location.host}/api/tables/${table}/socket?protocol=1&language=en`;
      (window as GuestWindow).guestSocket?.close();
      (window as GuestWindow).guestSocket = new WebSocket(address);
    }, table);
    await visitor.until(() => visitor.heard.some((message) => 'hello' in message && message.hello.table.id === table), 'hello');
    return new Guest(visitor, seat);
  }

  get update(): Update | null {
    return this.visitor.update;
  }

  async say(message: ToServer): Promise<void> {
    await this.visitor.page.evaluate((text) => (window as GuestWindow).guestSocket?.send(text), JSON.stringify(message));
  }

  /** Waits for the turn, if it has to be waited for, and plays. A refusal is the test's fault. */
  async play(moves: string | string[], { outOfTurn = false } = {}): Promise<void> {
    if (!outOfTurn) await this.myTurn();
    const id = `g${this.asked++}`;
    const { round, basis } = this.update!;
    await this.say({ move: { id, round, on: basis ?? 0, m: moves } });
    const answer = await this.answer(id);
    if (answer) throw new Error(`${JSON.stringify(moves)} was refused: ${answer}`);
  }

  async myTurn(): Promise<Update> {
    await this.visitor.until(() => this.visitor.isMine || this.visitor.isOver, `it is the turn of seat ${this.seat}`);
    return this.update!;
  }

  private async answer(id: string): Promise<string | null> {
    let refused: string | null = null;
    await this.visitor.until(
      () =>
        this.visitor.heard.some((message) => {
          if ('refused' in message && message.refused.id === id) refused = message.refused.text;
          return refused !== null || ('done' in message && message.done.id === id);
        }),
      `${id} is answered`,
    );
    return refused;
  }
}
