/** The engine's judgement of the grid: requested once the grid is idle. */

import { announcer } from '../../lib/announce.svelte';
import type { Judgement, TableSession } from '../../lib/session.svelte';
import { delay, isThrottled, RETRY_MS } from '../../lib/throttle';
import type { Draft } from './draft.svelte';
import { sumSpoken } from './names';
import { isTrue } from './sums';
import type { Work } from './view';

interface Judged {
  /** The key of the judged draft. */
  of: string;
  text: string;
  work: Work;
  goes: boolean;
  /** Reason the grid cannot be sent as it is. */
  why: string | null;
}

/** Idle time after which a grid is judged. */
const IDLE_MS = 150;

export class Judging {
  private judged = $state.raw<Judged | null>(null);
  /** The one request in flight. It is given up when the connection drops. */
  private pending: object | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: TableSession,
    private readonly draft: Draft,
  ) {}

  /** The judgement of the current grid, as far as the help allows. */
  get work(): Work | null {
    const { help, text, owner } = this.draft;
    return help !== 'off' && this.judged?.text === text && this.judged.of.startsWith(`${owner}:`) ? this.judged.work : null;
  }
  /** Whether it can be sent, if known. */
  get goes(): boolean | null {
    return this.work ? this.judged!.goes : null;
  }
  get whyNot(): string | null {
    return this.work ? this.judged!.why : null;
  }
  /** Identifies the draft and all that its judgement depends on: the tiles, the phase, the last tiles in the pot. */
  private get draftKey(): string {
    const { owner, view, text } = this.draft;
    return `${owner}:${this.session.update?.basis}.${Math.min(view.pot, 4)}:${text}`;
  }

  /** Schedules a request for when the grid is idle. */
  schedule(): void {
    this.cancel();
    if (this.draft.showsJudgement) this.timer = setTimeout(() => void this.request(), IDLE_MS);
  }

  cancel(): void {
    clearTimeout(this.timer);
  }

  forget(): void {
    this.judged = null;
  }

  /** Gives up the request in flight: after a dropped connection, nobody knows whether it arrived. */
  reconnected(): void {
    this.pending = null;
  }

  private async request(): Promise<void> {
    const draftKey = this.draftKey;
    if (this.session.state !== 'open') return void (this.pending = null);
    if (!this.draft.showsJudgement || this.judged?.of === draftKey || this.pending) return;
    const pending = (this.pending = {});
    const { text } = this.draft;
    const answer = await this.session.judge({ work: text });
    if (isThrottled(answer)) await delay(RETRY_MS);
    if (this.pending !== pending) return;
    this.pending = null;
    // An answer for a grid that has since changed is dropped.
    if (draftKey !== this.draftKey) return this.schedule();
    if (isThrottled(answer)) return this.request();
    this.apply(draftKey, text, answer);
  }

  /** Asks once, if help is below Show. The answer holds until a change; null if one came first. */
  async check(): Promise<Judgement | null> {
    const [draftKey, { text }] = [this.draftKey, this.draft];
    const answer = await this.session.judge({ work: text });
    if ('refused' in answer) return answer;
    if (draftKey !== this.draftKey) return null;
    this.apply(draftKey, text, answer);
    return answer;
  }

  /** Applies a judgement, and announces a sum that has become true if it is the only one. */
  private apply(of: string, text: string, answer: Judgement): void {
    if ('refused' in answer || !answer.reading.work) return;
    const before = new Set(this.judged?.work.sums.filter(isTrue).map(sumSpoken));
    const work = answer.reading.work as Work;
    this.judged = { of, text, work, goes: answer.reading.goes, why: answer.reading.text };
    const found = work.sums.filter(isTrue).map(sumSpoken).filter((sum) => !before.has(sum));
    if (found.length === 1) announcer.say(found[0]!);
  }
}
