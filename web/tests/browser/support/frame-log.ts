/** The frames of one seat's connections, and everything that can be derived from them. */

import { expect } from 'vitest';
import type { ToClient, ToServer, Update, You } from '../../../src/types/protocol';
import { LeakDetector } from './secrets';

/** Timeout for anything that a page or a table does while its server is up. */
export const PATIENCE_MS = 30_000;
const POLL_MS = 10;

export class FrameLog {
  /** Frames of all sockets, in order. */
  readonly received: ToClient[] = [];
  readonly sent: ToServer[] = [];
  /** Raw frames in both directions, written to a file when a test fails. */
  protected readonly wire: string[] = [];
  private readonly detectors: LeakDetector[] = [];
  /** Drafts sent to the engine since the newest update. */
  private triedSince: string[] = [];

  /** Listens to another socket: returns callbacks for received and sent frames. */
  protected listen(): { received: (payload: string) => void; sent: (payload: string) => void } {
    const detector = new LeakDetector();
    this.detectors.push(detector);
    return {
      received: (payload) => {
        const message = JSON.parse(payload) as ToClient;
        detector.inspect(message);
        this.received.push(message);
        if ('update' in message) this.triedSince = [];
        this.wire.push(`< ${payload}`);
      },
      sent: (payload) => {
        const message = JSON.parse(payload) as ToServer;
        this.sent.push(message);
        if ('try' in message) this.triedSince.push(message.try.id);
        this.wire.push(`> ${payload}`);
      },
    };
  }

  /** The table's latest update. */
  get update(): Update | null {
    const last = this.received.findLast((message) => 'update' in message);
    return last && 'update' in last ? last.update : null;
  }
  get you(): You | null {
    const last = this.received.findLast((message) => 'table' in message || 'hello' in message);
    if (!last) return null;
    return 'table' in last ? last.table.you : 'hello' in last ? last.hello.you : null;
  }
  get isOver(): boolean {
    const turn = this.update?.turn;
    return turn !== undefined && 'Over' in turn;
  }
  get isMine(): boolean {
    const update = this.update;
    return !!update && update.seat !== null && 'Open' in update.turn && update.turn.Open.must.includes(update.seat);
  }
  /** Whether a move is still unanswered. A turn of several moves is answered by several updates and then by `done`. */
  get isWaiting(): boolean {
    return this.unanswered((message) => ('move' in message ? message.move.id : null));
  }
  /** Whether the engine still owes an answer about a draft. */
  get isReading(): boolean {
    return this.unanswered((message) => ('try' in message ? message.try.id : null));
  }
  /** Whether the engine has answered about the table since the latest update. A page asks it only in Show. */
  get isJudged(): boolean {
    const answered = this.answered();
    return this.triedSince.length > 0 && this.triedSince.every((id) => answered.has(id));
  }
  private unanswered(asks: (message: ToServer) => string | null): boolean {
    const answered = this.answered();
    return this.sent.some((message) => {
      const id = asks(message);
      return id !== null && !answered.has(id);
    });
  }
  private answered(): Set<string | null> {
    return new Set(
      this.received.map((message) => {
        if ('done' in message) return message.done.id;
        if ('reading' in message) return message.reading.id;
        return 'refused' in message ? message.refused.id : null;
      }),
    );
  }
  /** The text of the last move's refusal, if it was refused. */
  get refusal(): string | null {
    const move = this.sent.findLast((message) => 'move' in message);
    const id = move && 'move' in move ? move.move.id : null;
    const last = this.received.findLast((message) => 'refused' in message && message.refused.id === id);
    return last && 'refused' in last ? last.refused.text : null;
  }
  movesSent(): number {
    return this.sent.filter((message) => 'move' in message).length;
  }

  /** Waits until the frames received so far make this true. */
  async until(holds: () => boolean, what: string, patience = PATIENCE_MS): Promise<void> {
    const end = Date.now() + patience;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`timed out waiting until ${what}; the last update: ${JSON.stringify(this.update)}`);
      await new Promise((later) => setTimeout(later, POLL_MS));
    }
  }

  protected judgeFrames(): void {
    expect(this.detectors.flatMap((detector) => detector.found), 'secrets in frames').toEqual([]);
  }
}
