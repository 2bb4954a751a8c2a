/** Saves the grid for a reload or another device: on this device at once, at the table when it is idle. */

import type { TableSession } from '../../lib/session.svelte';
import type { Arrangement } from './arranging';
import type { Draft } from './draft.svelte';
import { deleteGrid, keyFor, latestGrid, saveGrid } from './storage';

/** Drafts are stored at the table when the grid is idle, at most as often as the table accepts them. */
const IDLE_MS = 300;
const EVERY_MS = 1_000;

export class DraftSync {
  /** The draft last stored at the table. */
  private sent: string | null = null;
  private sentAt = -EVERY_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: TableSession,
    private readonly draft: Draft,
  ) {}

  private get key(): string | null {
    const round = this.session.update?.round;
    const { seat } = this.draft;
    return seat === null || round === undefined ? null : keyFor(this.session.id, round, seat);
  }

  /** Returns the grid to continue with in this game and seat, if one was saved. */
  load(owner: string): Arrangement | null {
    const { draft } = this.session;
    const atTable = draft && `${draft.round}.${draft.seat}` === owner ? draft.text : null;
    this.sent = atTable;
    return this.key && this.draft.canArrange ? latestGrid(localStorage, this.key, atTable) : null;
  }

  save(): void {
    if (this.key) saveGrid(localStorage, this.key, this.draft.arrangement, this.sent);
    this.cancel();
    if (!this.draft.canArrange || this.draft.text === this.sent) return;
    const wait = Math.max(IDLE_MS, this.sentAt + EVERY_MS - performance.now());
    this.timer = setTimeout(() => this.store(), wait);
  }

  /** Stores the draft at the table now. */
  store(): void {
    this.cancel();
    const { canArrange, text } = this.draft;
    if (!canArrange || this.session.state !== 'open' || text === this.sent) return;
    this.sent = text;
    this.sentAt = performance.now();
    this.session.storeDraft(text);
    if (this.key) saveGrid(localStorage, this.key, this.draft.arrangement, this.sent);
  }

  /** Makes the next save send the draft again: after a dropped connection, nobody knows whether it arrived. */
  reconnected(): void {
    this.sent = null;
  }

  /** Drops the saved grid of a finished game. */
  delete(): void {
    if (this.key) deleteGrid(localStorage, this.key);
  }

  cancel(): void {
    clearTimeout(this.timer);
  }
}
