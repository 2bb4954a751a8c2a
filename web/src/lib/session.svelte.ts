/** A table as this device knows it, and the only way to send anything to it. */

import type {
  Clocks, Done, Help, JudgedDraft, Made, Phrase, Refused, Seat, SeatInfo, TableInfo, ToClient, Turn, Update, You, Youngest,
} from '../types/protocol';
import { announcer } from './announce.svelte';
import { Connection, type State } from './connection';
import { noteShuffle, noteTooLate } from './fair';
import { settings } from './settings.svelte';
import { rememberTable } from './tables';
import { t } from './words.svelte';

/** A move in one of three forms: notation, typed words, or taps. */
export type MoveInput = { m: string | string[] } | { say: string } | { work: string };

export type Answer = { done: Done } | { refused: Refused };
export type Judgement = { reading: JudgedDraft } | { refused: Refused };

/** Whether the request never reached the table. */
export const isLost = (answer: Answer | Judgement): boolean => 'refused' in answer && answer.refused.code === 'away';

/** An update in which something happened: the views before and after, and its sentences. */
export interface Moment {
  v: number;
  made: Made[];
  events: unknown[];
  texts: string[];
  spoken: string[];
  before: unknown;
  after: unknown;
}

export interface LogEntry {
  key: string;
  /** The acting seat. */
  seat: Seat | null;
  text: string;
  spoken: string;
  phrase?: boolean;
}

/**
 * A request without an answer yet. If the connection drops, a move that was written to the socket is repeated with its
 * id once it is back: nobody knows whether it arrived, the table plays an id only once, and until then the page shows
 * it as being sent. Everything else is dropped: a question about a draft, which is asked again for the draft as it is
 * by then; and whatever is pressed while there is no connection, which is answered at once and never sent.
 */
interface PendingRequest {
  message: object;
  isMove: boolean;
  answer: (answer: never) => void;
}

const MOMENTS = 40;
/** Outage after which the loss of the connection is reported. */
const REPORT_AFTER_MS = 2_500;

export class TableSession {
  state = $state<State>('connecting');
  /** Whether the connection has been down long enough to be reported. */
  away = $state(false);
  goneWhy = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  update = $state.raw<Update | null>(null);
  moments = $state.raw<Moment[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** Reason moves cannot be stored at the moment. */
  trouble = $state<string | null>(null);
  /** Arrival time of the latest clocks. */
  clocksAt = 0;
  /** The draft stored at the table for the seat shown here, as last reported. */
  draft = $state.raw<{ round: number; seat: Seat | null; text: string } | null>(null);
  /** Whether an event ends a turn to which others may answer, as the game says once it is loaded. */
  beginsAnswers = $state.raw<((event: unknown) => boolean) | null>(null);
  /** Deadline for the players who must act, if there is one. */
  endsAt = $state<number | null>(null);

  private readonly connection: Connection;
  private readonly pending = new Map<string, PendingRequest>();
  private awayTimer: ReturnType<typeof setTimeout> | undefined;
  private requestCount = 0;
  /** Whether the next update starts the log afresh. */
  private resendLog = false;
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly beforeListeners = new Set<() => void>();
  private editing: ((answer: { draft: string } | { refused: Refused }) => void) | null = null;

  constructor(
    readonly id: string,
    private readonly round: number,
  ) {
    this.awaySoon();
    this.connection = new Connection(id, () => settings.language, {
      handle: (message) => this.handle(message),
      state: (state, why) => this.changeState(state, why),
      forget: () => this.refusePending(),
      version: () => (this.update && !this.resendLog ? `${this.update.round}.${this.update.v}` : `${this.update?.round ?? this.round}.0`),
    });
  }

  // State of the table

  /** Whether a press would reach the table. */
  get canSend(): boolean {
    return this.state === 'open' && !this.away;
  }
  get game(): string {
    return this.table?.game ?? '';
  }
  get view(): unknown {
    return this.update?.view;
  }
  /** The seat whose cards are shown here. */
  get seat(): Seat | null {
    return this.update?.seat ?? null;
  }
  get turn(): Turn | null {
    return this.update?.turn ?? null;
  }
  get must(): Seat[] {
    return this.turn && 'Open' in this.turn ? this.turn.Open.must : [];
  }
  get may(): Seat[] {
    return this.turn && 'Open' in this.turn ? this.turn.Open.may : [];
  }
  /** Whether it is the turn of the seat shown here. */
  get isMine(): boolean {
    return this.seat !== null && this.must.includes(this.seat);
  }
  get isOver(): boolean {
    return this.turn !== null && 'Over' in this.turn;
  }
  get help(): Help {
    return this.you?.help ?? 'off';
  }
  get clocks(): Clocks | null {
    return this.update?.clocks ?? null;
  }
  /** Whether several people share this device. */
  get isShared(): boolean {
    return (this.you?.seats.length ?? 0) > 1;
  }
  seatInfo(seat: Seat): SeatInfo | undefined {
    return this.table?.seats[seat - 1];
  }
  name(seat: Seat): string {
    return this.seatInfo(seat)?.name ?? '';
  }
  /** The moves of the last turn played. */
  get lastTurn(): Moment[] {
    // Other players' answers to a turn belong to it.
    const { beginsAnswers } = this;
    const asked = beginsAnswers ? this.moments.findLastIndex(({ events }) => events.some(beginsAnswers)) : -1;
    if (asked >= 0) return this.moments.slice(asked);
    const last = this.moments.at(-1)?.made.at(-1)?.seat;
    const start = this.moments.findLastIndex((moment) => moment.made.at(-1)?.seat !== last);
    return this.moments.slice(start + 1);
  }
  /** Calls back for every moment from now on. */
  onMoment(listener: (moment: Moment) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls back before the table changes, while the page still shows what was. */
  onBefore(listener: () => void): () => void {
    this.beforeListeners.add(listener);
    return () => this.beforeListeners.delete(listener);
  }

  // Requests

  /** Plays a move. If the connection drops before the answer, it is repeated; without a connection it is refused. */
  play(input: MoveInput, on = this.update?.basis ?? 0): Promise<Answer> {
    const id = this.nextId();
    const seat = this.seat ?? undefined;
    return this.ask(id, { move: { id, seat, round: this.update?.round, on, ...input } }, true);
  }

  /** Asks the engine about a draft. Drafts are judged nowhere else. */
  judge(draft: MoveInput): Promise<Judgement> {
    const id = this.nextId();
    return this.ask(id, { try: { id, seat: this.seat ?? undefined, ...draft } }, false);
  }

  /** Stores a draft at the table, for a reload or another device. Success is not acknowledged. */
  storeDraft(grid: string): void {
    this.connection.send({ draft: { seat: this.seat ?? undefined, grid } });
  }
  /** Lets the table edit a draft: returns the new draft, or the refusal. */
  editDraft(work: string): Promise<{ draft: string } | { refused: Refused }> {
    return new Promise((answer) => {
      this.editing?.({ refused: unreadable(null) });
      this.editing = answer;
      this.storeDraft(work);
    });
  }
  uncover(seat: Seat | null): void {
    this.press({ uncover: { seat } });
  }
  setHelp(help: Help): void {
    this.press({ help: { help } });
  }
  sendPhrase(phrase: Phrase): void {
    this.press({ phrase: { phrase } });
  }
  start(fill: boolean, youngest?: Youngest): void {
    this.press({ start: { fill, ...(youngest && { youngest }) } });
  }
  again(): void {
    this.press({ again: {} });
  }
  leave(): void {
    this.press({ leave: {} });
  }
  free(seat: Seat): void {
    this.press({ free: { seat } });
  }
  /** Sends what needs no answer. Without a connection nothing is sent, now or later. */
  private press(message: object): void {
    if (!this.canSend || !this.connection.send(message)) this.reportAway();
  }
  /** Tells a player who pressed something that the table is out of reach. */
  reportAway(): void {
    this.away = true;
    announcer.alert(t('web-away'));
  }
  /** Reconnects in another language: the log is sent again. */
  reconnect(): void {
    this.resendLog = true;
    this.connection.reconnect();
  }
  close(): void {
    clearTimeout(this.awayTimer);
    this.connection.close();
  }

  // Server messages

  private handle(message: ToClient): void {
    if ('hello' in message) {
      this.applyTable(message.hello.table, message.hello.you);
      rememberTable(this.id, message.hello.table.game);
      this.resendPending();
    } else if ('table' in message) {
      this.applyTable(message.table.table, message.table.you);
    } else if ('update' in message) {
      this.applyUpdate(message.update);
    } else if ('done' in message) {
      this.settle(message.done.id, { done: message.done });
    } else if ('refused' in message) {
      if (message.refused.id) this.settle(message.refused.id, { refused: message.refused });
      else if (message.refused.code === 'nonce-late' && this.table) noteTooLate(this.table);
      else this.settleEdit({ refused: message.refused });
    } else if ('reading' in message) {
      this.settle(message.reading.id, { reading: message.reading });
    } else if ('phrase' in message) {
      const { seat, text } = message.phrase;
      this.appendLog([{ key: `p${this.requestCount++}`, seat, text: `${this.name(seat)}: ${text}`, spoken: text, phrase: true }]);
    } else if ('trouble' in message) {
      this.trouble = message.trouble.keeping ? null : message.trouble.text;
    }
  }

  private applyTable(table: TableInfo, you: You): void {
    this.table = table;
    this.you = you;
    const nonce = noteShuffle(table, you);
    if (nonce) this.connection.send({ nonce: { nonce } });
  }

  private applyUpdate(update: Update): void {
    const before = this.update;
    const sameGame = before?.round === update.round && !this.resendLog;
    this.resendLog = false;
    if (sameGame && update.made.length > 0) for (const listener of this.beforeListeners) listener();
    this.update = update;
    this.clocksAt = performance.now();
    this.endsAt = update.window_ms === undefined ? null : this.clocksAt + update.window_ms;
    if (update.draft !== undefined) {
      this.draft = { round: update.round, seat: update.seat, text: update.draft };
      this.settleEdit({ draft: update.draft });
    }
    if (!sameGame) {
      this.log = [];
      this.moments = [];
    }
    if (update.made.length === 0 && update.texts.length === 0) return;
    const moment: Moment = {
      v: update.v,
      made: update.made,
      events: update.events,
      texts: this.withContext(update, update.texts),
      spoken: this.withContext(update, update.spoken ?? update.texts),
      before: sameGame ? before.view : null,
      after: update.view,
    };
    const seat = update.made.at(-1)?.seat ?? null;
    const { texts, spoken } = moment;
    const entry = (text: string, i: number): LogEntry => ({
      key: `${update.round}.${update.v}.${i}`, seat, text, spoken: spoken[i] ?? text,
    });
    this.appendLog(texts.map(entry));
    this.moments = [...this.moments, moment].slice(-MOMENTS);
    if (sameGame) for (const listener of this.listeners) listener(moment);
  }

  /** Adds the context that the game itself does not know: that time ran out, and who is addressed. */
  private withContext(update: Update, sentences: string[]): string[] {
    const late = update.made.find((made) => made.by === 'clock');
    const said = late ? [t('web-time-was-up', { who: this.name(late.seat) }), ...sentences] : sentences;
    return this.addressed(update, said);
  }

  /** Names the addressee if several people share the device. */
  private addressed(update: Update, sentences: string[]): string[] {
    const seat = update.seat;
    if (!this.isShared || seat === null || !update.made.some((made) => made.seat === seat)) return sentences;
    return sentences.map((sentence) => `${this.name(seat)}: ${sentence}`);
  }

  private appendLog(entries: LogEntry[]): void {
    this.log = [...this.log, ...entries];
  }

  private nextId(): string {
    return `${this.prefix}-${(this.requestCount++).toString(36)}`;
  }

  private ask<T>(id: string, message: object, isMove: boolean): Promise<T> {
    return new Promise((answer) => {
      this.pending.set(id, { message, isMove, answer });
      if (this.canSend && this.connection.send(message)) return;
      if (isMove) this.reportAway();
      this.settle(id, { refused: outOfReach(id) });
    });
  }

  /** Repeats the unanswered moves. */
  private resendPending(): void {
    for (const request of this.pending.values()) this.connection.send(request.message);
  }

  /** Drops the questions that the connection took with it. */
  private dropQuestions(): void {
    for (const [id, { isMove }] of [...this.pending]) if (!isMove) this.settle(id, { refused: outOfReach(id) });
    this.settleEdit({ refused: outOfReach(null) });
  }

  /** Refuses all open requests: the server could not read one. */
  private refusePending(): void {
    for (const id of [...this.pending.keys()]) this.settle(id, { refused: unreadable(id) });
    this.settleEdit({ refused: unreadable(null) });
  }

  private settleEdit(answer: { draft: string } | { refused: Refused }): void {
    this.editing?.(answer);
    this.editing = null;
  }

  private settle(id: string, answer: Answer | Judgement): void {
    this.pending.get(id)?.answer(answer as never);
    this.pending.delete(id);
  }

  private changeState(state: State, why?: string): void {
    const was = this.state;
    this.state = state;
    if (state === 'open') {
      clearTimeout(this.awayTimer);
      if (this.away) announcer.clearAlert();
      this.away = false;
    } else if (state === 'connecting') {
      this.dropQuestions();
      if (why === 'silent') this.away = true;
      // Counted from the loss, not from the last attempt to connect.
      else if (was === 'open') this.awaySoon();
    } else this.goneWhy = why ?? 'gone';
  }

  private awaySoon(): void {
    clearTimeout(this.awayTimer);
    this.awayTimer = setTimeout(() => (this.away = this.state !== 'open'), REPORT_AFTER_MS);
  }
}

const outOfReach = (id: string | null): Refused => ({ ...unreadable(id), code: 'away', text: t('web-away') });

function unreadable(id: string | null): Refused {
  return { id, why: 'not-a-message', code: 'not-a-message', played: 0, line: { id: 'web-unreadable', args: [] }, text: t('web-unreadable') };
}
