/** The engine's judgement of the draft: requested after every change of the table or the draft. */

import type { Judgement, TableSession } from '../../lib/session.svelte';
import { delay, isThrottled, RETRY_MS } from '../../lib/throttle';
import type { Done } from '../../types/protocol';
import type { Draft } from './draft.svelte';
import type { Work } from './view';

interface Judged {
  /** The key of the judged draft. */
  of: string;
  /** The state of the table when it was judged. */
  round: number;
  v: number;
  work: Work | null;
  /** Reason the draft cannot be sent as it is. */
  why: string | null;
}

/** Maximum wait for the engine before the draft is announced anyway. */
const PATIENCE_MS = 500;

export class Judging {
  private judged = $state.raw<Judged | null>(null);
  /** The one request in flight. It is given up when the connection drops. */
  private pending: object | null = null;
  private readonly waiters = new Set<() => void>();

  constructor(
    private readonly session: TableSession,
    private readonly draft: Draft,
  ) {}

  /** The judgement of the current draft. */
  get work(): Work | null {
    return this.draft.showsJudgement && this.judged?.of === this.draftKey ? this.judged.work : null;
  }
  /** The current judgement, or else the last one, to avoid flicker. */
  get lastWork(): Work | null {
    return this.draft.showsJudgement ? (this.judged?.work ?? null) : null;
  }
  /** Reason the draft cannot be sent as it is; for example, the last Level still needs its balloons. */
  get whyNot(): string | null {
    return this.draft.taps.length > 0 && this.draft.showsJudgement ? (this.judged?.why ?? null) : null;
  }
  /** Whether the engine has answered for exactly this draft. */
  get isCurrent(): boolean {
    return this.judged?.of === this.draftKey;
  }
  /** Whether the engine has judged a draft against the table after this answer, or a later one. */
  hasReached(done: Done): boolean {
    if (this.judged === null) return false;
    const { round, v } = this.judged;
    return round > done.round || (round === done.round && v >= done.v);
  }
  /** Identifies the draft together with the state of the table. */
  private get draftKey(): string {
    const update = this.session.update;
    return `${update?.round}.${update?.v}.${this.session.seat}:${this.draft.text}`;
  }

  /** Makes one request at a time, always for the newest draft. */
  async request(): Promise<void> {
    const draftKey = this.draftKey;
    const { round = 0, v = 0 } = this.session.update ?? {};
    if (this.session.state !== 'open') return void (this.pending = null);
    if (!this.draft.showsJudgement || this.judged?.of === draftKey || this.pending) return;
    const pending = (this.pending = {});
    const answer = await this.session.judge({ work: this.draft.text });
    if (isThrottled(answer)) await delay(RETRY_MS);
    if (this.pending !== pending) return;
    this.pending = null;
    if (draftKey !== this.draftKey || isThrottled(answer)) return this.request();
    // Without a judgement every card is laid, and the table refuses what is not allowed.
    const { work, text } = 'refused' in answer ? { work: null, text: null } : answer.reading;
    this.judged = { of: draftKey, round, v, work: work as Work | null, why: text };
    this.draft.applyJudgement(this.judged.work, text);
    if (this.draft.isJudging) return this.request();
    for (const resolve of this.waiters) resolve();
  }

  /** Waits until the engine has answered for the draft, but not for long. */
  async wait(): Promise<void> {
    if (!this.draft.isJudging) return;
    void this.request();
    let resolve = (): void => undefined;
    const answered = new Promise<void>((done) => (resolve = done));
    this.waiters.add(resolve);
    await Promise.race([answered, delay(PATIENCE_MS)]);
    this.waiters.delete(resolve);
  }

  /** Asks the engine about something other than the draft. */
  async ask(work: string): Promise<Judgement> {
    for (;;) {
      const answer = await this.session.judge({ work });
      if (!isThrottled(answer)) return answer;
      await delay(RETRY_MS);
    }
  }
}
