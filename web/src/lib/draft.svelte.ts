/**
 * The draft of a turn, for every game: what the engine says about it, taking steps back, refusals, the button that
 * takes a second press, and sending. A game adds its own taps and words.
 */

import { tick, untrack } from 'svelte';
import type { Done, Help, Refused } from '../types/protocol';
import { announcer } from './announce.svelte';
import type { GameBridge } from './game-bridge.svelte';
import { isLost, type Judgement, type Moment, type MoveInput, type TableSession } from './session.svelte';
import { play } from './sounds';
import { delay, isThrottled, RETRY_MS } from './throttle';
import { t } from './words.svelte';

/** The draft that a question is about, and the state of the table at that time. */
interface Subject {
  /** The game and the seat, as in `owner`. */
  owner: string;
  position: string;
  text: string;
  round: number;
  v: number;
}

/** The engine's answer about a draft. */
export interface Judged<Work> extends Subject {
  work: Work | null;
  /** Whether it can be sent as it is. */
  goes: boolean;
  /** Reason it cannot. */
  why: string | null;
  /** Paragraph of the rulebook behind the reason. */
  rule?: string;
}

/** A sentence from the table, or one of our own. */
export type Said = Pick<Refused, 'text' | 'spoken' | 'rule'>;

/** Longest wait for the engine before an announcement is made without it. */
const PATIENCE_MS = 500;
/** Longest wait for the engine before a press counts as lost. It must not become a move later. */
const PRESS_MS = 3_000;
/** Interval of a double click, which counts as one press. */
const DOUBLE_MS = 400;
/** Number of steps that can be taken back. */
const MOST_STEPS_BACK = 200;

/** `Wiggle` names the pieces that were refused, `Step` is a draft as it was before a step. */
export abstract class Draft<Work, Wiggle, Step = never> {
  /** The pieces shaking because they were refused. */
  wiggling: Wiggle = $state.raw() as Wiggle;
  /** Whether a move is on its way. It stays so while the connection is down. */
  sending = $state(false);
  /** The engine's answer to a check. */
  checked = $state<string | null>(null);
  /** A note about pieces that are gone from the draft. */
  note = $state('');
  /** The action pressed once, if it takes two presses of the same button. */
  armed = $state<string | null>(null);
  private armedAt = 0;
  /** The game and the seat to which the draft belongs. */
  owner = '';

  private judged = $state.raw<Judged<Work> | null>(null);
  /** The one question in flight. It is given up when the connection drops. */
  private asking: object | null = null;
  private readonly waiters = new Set<(isAnswered: boolean) => void>();
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  private past = $state.raw<Step[]>([]);

  constructor(
    readonly session: TableSession,
    readonly bridge: GameBridge,
    /** The value of `wiggling` when nothing is refused. */
    private readonly still: Wiggle,
  ) {
    this.wiggling = still;
  }

  /** The draft as text, both for sending and for asking the engine. */
  abstract readonly text: string;
  /** Begins afresh: another game, or another seat at this device. */
  protected abstract start(): void;
  /** Adapts the draft to the table after an update. */
  protected abstract follow(): void;
  abstract handleMoment(moment: Moment): void;
  /** Reacts to a judgement of the draft as it is now. */
  protected applyJudgement(_answer: Judgement, _judged: Judged<Work>, _before: Judged<Work> | null): void {}

  // State

  get help(): Help {
    return this.session.help;
  }
  /** Whether the engine is asked after every change, and its answers are shown. */
  get showsJudgement(): boolean {
    return this.help === 'show' && this.session.seat !== null && !this.session.isOver;
  }
  /** Whether the engine is asked now. */
  protected get wantsJudgement(): boolean {
    return this.showsJudgement;
  }
  /** Whether an answer may be shown, once there is one. */
  protected get seesJudgement(): boolean {
    return this.showsJudgement;
  }
  /** Whether a move would reach the table. */
  get canSend(): boolean {
    return this.session.canSend && !this.sending;
  }
  /** Reason no button that sends can be pressed, if so. */
  get whyAway(): string | null {
    return this.session.canSend ? null : t('web-away');
  }
  /** The game and the seat at this moment. */
  protected get currentOwner(): string {
    return `${this.session.update?.round}.${this.session.seat}`;
  }
  /** Everything at the table that a judgement depends on. */
  protected get position(): string {
    return `${this.session.update?.v}`;
  }

  /** Follows the table, and asks the engine after every change. Called while the table component is created. */
  watch(): void {
    $effect(() => this.session.onMoment((moment) => this.handleMoment(moment)));
    $effect(() => {
      void this.session.update;
      untrack(() => this.applyUpdate());
    });
    $effect(() => void this.requestJudgement());
  }

  applyUpdate(): void {
    const owner = this.currentOwner;
    if (owner === this.owner) return this.follow();
    this.owner = owner;
    this.past = [];
    this.start();
  }

  // The engine's judgement

  /** Asks the engine about a draft. Nothing else does, so that it may be answered elsewhere. */
  ask(draft: MoveInput): Promise<Judgement> {
    return this.session.judge(draft);
  }

  /** Asks about something besides the draft, again if it was asked too often. */
  protected async askPatiently(work: string): Promise<Judgement> {
    for (;;) {
      const answer = await this.ask({ work });
      if (!isThrottled(answer)) return answer;
      await delay(RETRY_MS);
    }
  }

  private get subject(): Subject {
    const { round = 0, v = 0 } = this.session.update ?? {};
    return { owner: this.currentOwner, position: this.position, text: this.text, round, v };
  }
  private isCurrentSubject({ owner, position, text }: Subject): boolean {
    return owner === this.currentOwner && position === this.position && text === this.text;
  }
  /** Whether the engine has answered for exactly this draft at the table as it is. */
  get isCurrent(): boolean {
    return this.judged !== null && this.isCurrentSubject(this.judged);
  }
  /** Whether the engine has yet to answer for the current draft. */
  get isJudging(): boolean {
    return this.wantsJudgement && !this.isCurrent;
  }
  /** The last answer, whatever it is about. */
  protected get lastJudged(): Judged<Work> | null {
    return this.judged;
  }
  /** The last answer if it is about this draft, perhaps before the table changed. */
  protected get judgedText(): Judged<Work> | null {
    const { judged } = this;
    return judged?.owner === this.currentOwner && judged.text === this.text ? judged : null;
  }
  /** The answer that the player sees. */
  protected get shown(): Judged<Work> | null {
    return this.seesJudgement && this.isCurrent ? this.judged : null;
  }
  get work(): Work | null {
    return this.shown?.work ?? null;
  }
  /** Reason the draft cannot be sent as it is. */
  get whyNot(): string | null {
    return this.shown?.why ?? null;
  }

  /** Asks one question at a time, always about the newest draft. */
  async requestJudgement(): Promise<void> {
    const { subject } = this;
    if (this.session.state !== 'open') return this.stopAsking();
    if (!this.isJudging || this.asking) return;
    const asking = (this.asking = {});
    const answer = await this.ask({ work: subject.text });
    if (isThrottled(answer)) await delay(RETRY_MS);
    if (this.asking !== asking) return;
    this.asking = null;
    // Asked again as soon as the connection is back.
    if (isLost(answer)) return;
    if (isThrottled(answer)) return this.requestJudgement();
    // The draft or the table has changed since, so the answer is dropped.
    if (!this.isCurrentSubject(subject)) return this.askSoon();
    this.record(subject, answer);
    if (this.isJudging) return this.requestJudgement();
    for (const resolve of this.waiters) resolve(true);
  }

  /** Asks at once, unless the game waits until the player pauses. */
  protected askSoon(): Promise<void> | void {
    return this.requestJudgement();
  }

  /** Asks once the draft has not changed for this long. */
  protected requestWhenIdle(ms: number): void {
    clearTimeout(this.idleTimer);
    if (this.wantsJudgement) this.idleTimer = setTimeout(() => void this.requestJudgement(), ms);
  }

  protected stopAsking(): void {
    clearTimeout(this.idleTimer);
    this.asking = null;
    for (const resolve of this.waiters) resolve(false);
  }

  private record(subject: Subject, answer: Judgement): void {
    const before = this.judged;
    const { work, goes, text, rule } = 'reading' in answer ? answer.reading : { work: null, goes: false, ...answer.refused };
    const judged = { ...subject, work: work as Work | null, goes, why: text, rule };
    this.judged = judged;
    this.applyJudgement(answer, judged, before);
  }

  /** Asks once about the draft, with help below Show. Null if the draft changed before the answer came. */
  protected async judgeOnce(): Promise<Judgement | null> {
    const { subject } = this;
    const answer = await this.askPatiently(subject.text);
    if ('refused' in answer) return answer;
    if (!this.isCurrentSubject(subject)) return null;
    this.record(subject, answer);
    return answer;
  }

  /** Waits until the engine has answered for the draft, but not for long. Returns whether it has. */
  async waitForJudgement(ms = PATIENCE_MS): Promise<boolean> {
    await tick();
    if (!this.isJudging) return true;
    let resolve: (isAnswered: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((done) => (resolve = done));
    this.waiters.add(resolve);
    void this.requestJudgement();
    const isAnswered = await Promise.race([answered, delay(ms).then(() => false)]);
    this.waiters.delete(resolve);
    return isAnswered;
  }

  // Taking steps back

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  protected remember(before: Step): void {
    this.past = [...this.past, before].slice(-MOST_STEPS_BACK);
  }
  /** Returns the draft before the last step, and forgets it. */
  protected takeLastStep(): Step | undefined {
    const before = this.past.at(-1);
    this.past = this.past.slice(0, -1);
    return before;
  }
  protected forgetSteps(): void {
    this.past = [];
  }

  // Presses and moves

  /** Whether a press can reach the table now; says so if not. */
  protected canReachTable(): boolean {
    if (this.session.canSend) return true;
    this.explain(t('web-away'));
    return false;
  }

  /** Waits for the engine's answer before a press acts on it. Returns whether the press still counts. */
  protected async isReadyToPress(): Promise<boolean> {
    if (this.sending || !this.canReachTable()) return false;
    if (await this.waitForJudgement(PRESS_MS)) return this.canReachTable();
    this.explain(t('web-away'));
    return false;
  }

  /** Returns true on the second press of the same button. A double click counts as one press. */
  protected isConfirmed(action: string, question: string): boolean {
    if (this.armed === action) return performance.now() - this.armedAt >= DOUBLE_MS;
    this.armed = action;
    this.armedAt = performance.now();
    announcer.say(question);
    return false;
  }

  /** Sends a move, one at a time. Returns the table's answer, or null if there is none or it refused. */
  protected async sendMove(input: MoveInput, onRefused = (refused: Refused): void => this.refuse(refused)): Promise<Done | null> {
    if (this.sending || !this.canReachTable()) return null;
    this.clearMessages();
    this.sending = true;
    const answer = await this.session.play(input);
    this.sending = false;
    if ('done' in answer) return answer.done;
    if (!isLost(answer)) onRefused(answer.refused);
    return null;
  }

  // Announcements

  /** Shows a sentence beside the draft, and speaks it. */
  explain(said: string | Said): void {
    const { text, spoken = text, rule }: Said = typeof said === 'string' ? { text: said } : said;
    // The frame shows this one, for as long as it is true.
    if (text === this.whyAway) return this.session.reportAway();
    this.bridge.refusal = { text, spoken, rule };
    announcer.alert(spoken);
  }

  /** Says why something was refused, and shakes it. */
  protected refuse(said: Said, what: Wiggle = this.still): void {
    this.armed = null;
    this.wiggle(what);
    this.explain(said);
    play('thud');
  }

  protected wiggle(what: Wiggle): void {
    this.wiggling = this.still;
    // One frame without it, so that the same piece can wiggle again.
    requestAnimationFrame(() => (this.wiggling = what));
  }

  /** Shows the answer to a check until something changes. */
  protected showChecked(text: string, spoken = text): void {
    this.bridge.refusal = null;
    this.checked = text;
    announcer.say(spoken);
  }

  protected clearMessages(): void {
    this.bridge.refusal = null;
    this.checked = null;
    this.armed = null;
    this.note = '';
    this.wiggling = this.still;
  }
}
