/** The engine's judgement of the draft: requested after every change of the table or the draft. */

import type { Judgement, TableSession } from '../../lib/session.svelte';
import { delay, isThrottled, RETRY_MS } from '../../lib/throttle';
import type { Draft } from './draft.svelte';
import type { Work } from './view';

interface Judged {
  /** The key of the judged draft. */
  of: string;
  work: Work | null;
  /** Reason the draft cannot be sent as it is. */
  why: string | null;
}

export class Judging {
  private judged = $state.raw<Judged | null>(null);
  /** The one request in flight. It is given up when the connection drops. */
  private pending: object | null = null;

  constructor(
    private readonly session: TableSession,
    private readonly draft: Draft,
  ) {}

  /** The judgement of the current draft, as far as the help allows. */
  get work(): Work | null {
    if (this.draft.help === 'off' || !this.draft.isPlaying || this.judged?.of !== this.draftKey) return null;
    return this.judged.work;
  }
  /** The current judgement, or else the last one, to avoid flicker. */
  get lastWork(): Work | null {
    if (this.work) return this.work;
    return this.draft.showsJudgement && this.judged?.of.startsWith(this.basis) ? this.judged.work : null;
  }
  get whyNot(): string | null {
    return this.judged?.of === this.draftKey ? this.judged.why : null;
  }
  private get basis(): string {
    const update = this.session.update;
    return `${update?.round}.${update?.basis}.${this.session.seat}:`;
  }
  /** Identifies the draft together with the state of the table. */
  private get draftKey(): string {
    return `${this.basis}${this.draft.text}`;
  }

  /** Makes one request at a time, always for the newest draft. */
  async request(): Promise<void> {
    const [draftKey, text] = [this.draftKey, this.draft.text];
    if (this.session.state !== 'open') return void (this.pending = null);
    if (!this.draft.showsJudgement || this.judged?.of === draftKey || this.pending) return;
    const pending = (this.pending = {});
    const answer = await this.session.judge({ work: text });
    if (isThrottled(answer)) await delay(RETRY_MS);
    if (this.pending !== pending) return;
    this.pending = null;
    if (draftKey !== this.draftKey || isThrottled(answer)) return this.request();
    this.note(draftKey, answer);
    this.draft.applyJudgement(answer);
    return this.request();
  }

  /** Asks once, if help is below Show. The answer holds until a change; null if one came first. */
  async check(): Promise<Judgement | null> {
    const [draftKey, text] = [this.draftKey, this.draft.text];
    const answer = await this.session.judge({ work: text });
    if ('refused' in answer) return answer;
    if (draftKey !== this.draftKey) return null;
    this.note(draftKey, answer);
    return answer;
  }

  private note(of: string, answer: Judgement): void {
    this.judged =
      'refused' in answer
        ? { of, work: null, why: answer.refused.text }
        : { of, work: answer.reading.work as Work | null, why: answer.reading.text };
  }
}
