/** The engine's judgement of the draft: requested after every change of the table or the draft. */

import { tick } from 'svelte';
import type { TableSession } from '../../lib/session.svelte';
import { delay, isThrottled, RETRY_MS } from '../../lib/throttle';
import type { Update } from '../../types/protocol';
import type { Draft } from './draft.svelte';
import type { Work } from './view';

interface Judged {
  /** The judged line; `of` is the table at that time. */
  text: string;
  of: Update | null;
  work: Work | null;
  /** Reason nothing is valid. */
  why: string | null;
}

/** Maximum wait for the engine before an announcement is made without it. */
const PATIENCE_MS = 500;

export class Judging {
  private judged = $state.raw<Judged | null>(null);
  private pending: Promise<void> = Promise.resolve();
  private requests = 0;

  /** The judgement of exactly this line, if help shows it. */
  readonly work = $derived.by(() => this.current?.work ?? null);
  readonly why = $derived.by(() => this.current?.why ?? null);
  private readonly current = $derived.by(() => {
    return this.draft.showsJudgement && this.judged?.text === this.draft.text ? this.judged : null;
  });

  constructor(
    private readonly session: TableSession,
    private readonly draft: Draft,
  ) {}

  /** Whether the last judgement is about the table as it is now. */
  get isCurrent(): boolean {
    return this.judged?.of === this.session.update;
  }

  forget(): void {
    this.judged = null;
  }

  request(text: string): void {
    this.pending = this.ask(text);
  }

  private async ask(text: string): Promise<void> {
    const number = ++this.requests;
    const of = this.session.update;
    const answer = await this.session.judge({ work: text });
    if (number !== this.requests) return;
    // The taps came too fast. The last one counts, so the request is repeated for it.
    if (isThrottled(answer)) {
      await delay(RETRY_MS);
      return number === this.requests ? this.ask(text) : undefined;
    }
    if ('refused' in answer) this.judged = { text, of, work: null, why: answer.refused.text };
    else this.judged = { text, of, work: answer.reading.work as Work | null, why: answer.reading.text };
    this.draft.announceDraft();
  }

  /** Waits for the engine's answer about the current draft, including taps made while waiting. */
  async wait(): Promise<void> {
    await tick();
    for (let pending: Promise<void> | null = null; pending !== this.pending; ) {
      pending = this.pending;
      await pending;
    }
  }

  /** Waits likewise, but only briefly, for announcements. */
  async waitBriefly(): Promise<void> {
    await Promise.race([this.wait(), delay(PATIENCE_MS)]);
  }
}
