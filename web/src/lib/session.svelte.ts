/** A table as this device knows it, and the only way to say something there. */

import type {
  Clocks, Done, Help, JudgedDraft, Made, Phrase, Refused, Seat, SeatInfo, TableInfo, ToClient, Turn, Update, You,
} from '../types/protocol';
import { Connection, type State } from './connection';
import { noteShuffle, noteTooLate } from './fair';
import { settings } from './settings.svelte';
import { rememberTable } from './tables';
import { t } from './words.svelte';

/** A move, by the words of one of three doors: notation, what somebody typed, or what somebody tapped. */
export type Wish = { m: string | string[] } | { say: string } | { work: string };

export type Answer = { done: Done } | { refused: Refused };
export type Judgement = { reading: JudgedDraft } | { refused: Refused };

/** One update in which something happened: what it looked like before and after, and what is said of it. */
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
  /** Who did it. */
  seat: Seat | null;
  text: string;
  spoken: string;
  phrase?: boolean;
}

interface Question {
  message: object;
  /** Of drafts only the last one is asked again: the player has moved on. */
  isDraft: boolean;
  answer: (answer: never) => void;
}

const MOMENTS = 40;
/** A short cut of the network is nobody's business. */
const CALM_MS = 2_500;

export class TableSession {
  state = $state<State>('connecting');
  /** Whether the network has been away so long that it should be said. */
  away = $state(false);
  goneWhy = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  update = $state.raw<Update | null>(null);
  moments = $state.raw<Moment[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** Moves cannot be kept at the moment: why. */
  trouble = $state<string | null>(null);
  /** When the last clocks came. */
  clocksAt = 0;
  /** What the table has kept of the seat whose cards are shown, as it was told last. */
  draft = $state.raw<{ round: number; seat: Seat | null; text: string } | null>(null);
  /** When whoever must act has to have done so, where there is such a moment. */
  endsAt = $state<number | null>(null);

  private readonly connection: Connection;
  private readonly questions = new Map<string, Question>();
  private awayTimer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  /** Everything is to be told anew. */
  private tellAnew = false;
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  private readonly hearers = new Set<(moment: Moment) => void>();
  private editing: ((answer: { draft: string } | { refused: Refused }) => void) | null = null;

  constructor(
    readonly id: string,
    private readonly round: number,
  ) {
    this.connection = new Connection(id, () => settings.language, {
      hear: (message) => this.hear(message),
      state: (state, why) => this.changeState(state, why),
      forget: () => this.giveUp(),
      have: () => (this.update && !this.tellAnew ? `${this.update.round}.${this.update.v}` : `${this.update?.round ?? this.round}.0`),
    });
  }

  // What can be read off the table

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
  /** It is the turn of the seat whose cards are shown. */
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
  /** The moves of the turn that was played last. */
  get lastTurn(): Moment[] {
    // What others answer to a turn belongs to it.
    const given = this.moments.findLastIndex(({ events }) => events.some((event) => typeof event === 'object' && event !== null && 'Gave' in event));
    if (given >= 0) return this.moments.slice(given);
    const last = this.moments.at(-1)?.made.at(-1)?.seat;
    const start = this.moments.findLastIndex((moment) => moment.made.at(-1)?.seat !== last);
    return this.moments.slice(start + 1);
  }
  /** Calls back with everything that happens from now on. */
  onMoment(hearer: (moment: Moment) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  // What can be said

  /** Plays. The answer may take as long as the network is away; the question is asked again by itself. */
  play(wish: Wish, on = this.update?.basis ?? 0): Promise<Answer> {
    const id = this.nextId();
    const seat = this.seat ?? undefined;
    return this.ask(id, { move: { id, seat, round: this.update?.round, on, ...wish } }, false);
  }

  /** What the engine says to a draft. It is the one place where drafts are judged. */
  read(draft: Wish): Promise<Judgement> {
    const id = this.nextId();
    return this.ask(id, { try: { id, seat: this.seat ?? undefined, ...draft } }, true);
  }

  /** Leaves a draft with the table, for a reload or another device. Nothing is answered when it goes. */
  leaveDraft(grid: string): void {
    this.connection.send({ draft: { seat: this.seat ?? undefined, grid } });
  }
  /** A draft that the table makes out of another one: what it is then, or why that does not go. */
  editDraft(work: string): Promise<{ draft: string } | { refused: Refused }> {
    return new Promise((answer) => {
      this.editing?.({ refused: unreadable(null) });
      this.editing = answer;
      this.leaveDraft(work);
    });
  }
  uncover(seat: Seat | null): void {
    this.connection.send({ uncover: { seat } });
  }
  setHelp(help: Help): void {
    this.connection.send({ help: { help } });
  }
  call(phrase: Phrase): void {
    this.connection.send({ phrase: { phrase } });
  }
  start(fill: boolean): void {
    this.connection.send({ start: { fill } });
  }
  again(): void {
    this.connection.send({ again: {} });
  }
  leave(): void {
    this.connection.send({ leave: {} });
  }
  free(seat: Seat): void {
    this.connection.send({ free: { seat } });
  }
  /** In another language: what happened is told once more. */
  connectAnew(): void {
    this.tellAnew = true;
    this.connection.connectAnew();
  }
  close(): void {
    clearTimeout(this.awayTimer);
    this.connection.close();
  }

  // What is heard

  private hear(message: ToClient): void {
    if ('hello' in message) {
      this.sit(message.hello.table, message.hello.you);
      rememberTable(this.id, message.hello.table.game);
      this.askAgain();
    } else if ('table' in message) {
      this.sit(message.table.table, message.table.you);
    } else if ('update' in message) {
      this.hearUpdate(message.update);
    } else if ('done' in message) {
      this.settle(message.done.id, { done: message.done });
    } else if ('refused' in message) {
      if (message.refused.id) this.settle(message.refused.id, { refused: message.refused });
      else if (message.refused.line.id === 'refused-nonce-late' && this.table) noteTooLate(this.table);
      else this.settleEdit({ refused: message.refused });
    } else if ('reading' in message) {
      this.settle(message.reading.id, { reading: message.reading });
    } else if ('phrase' in message) {
      const { seat, text } = message.phrase;
      this.note([{ key: `p${this.asked++}`, seat, text: `${this.name(seat)}: ${text}`, spoken: text, phrase: true }]);
    } else if ('trouble' in message) {
      this.trouble = message.trouble.keeping ? null : message.trouble.text;
    }
  }

  private sit(table: TableInfo, you: You): void {
    this.table = table;
    this.you = you;
    const nonce = noteShuffle(table, you);
    if (nonce) this.connection.send({ nonce: { nonce } });
  }

  private hearUpdate(update: Update): void {
    const before = this.update;
    const sameGame = before?.round === update.round && !this.tellAnew;
    this.tellAnew = false;
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
      texts: this.forAll(update, update.texts),
      spoken: this.forAll(update, update.spoken ?? update.texts),
      before: sameGame ? before.view : null,
      after: update.view,
    };
    const seat = update.made.at(-1)?.seat ?? null;
    const { texts, spoken } = moment;
    const entry = (text: string, i: number): LogEntry => ({
      key: `${update.round}.${update.v}.${i}`, seat, text, spoken: spoken[i] ?? text,
    });
    this.note(texts.map(entry));
    this.moments = [...this.moments, moment].slice(-MOMENTS);
    if (sameGame) for (const hearer of this.hearers) hearer(moment);
  }

  /** With what the game itself does not know: that time was up, and to whom it is said. */
  private forAll(update: Update, sentences: string[]): string[] {
    const late = update.made.find((made) => made.by === 'clock');
    const said = late ? [t('web-time-was-up', { who: this.name(late.seat) }), ...sentences] : sentences;
    return this.named(update, said);
  }

  /** Where several people read what was said to one of them. */
  private named(update: Update, sentences: string[]): string[] {
    const seat = update.seat;
    if (!this.isShared || seat === null || !update.made.some((made) => made.seat === seat)) return sentences;
    return sentences.map((sentence) => `${this.name(seat)}: ${sentence}`);
  }

  private note(entries: LogEntry[]): void {
    this.log = [...this.log, ...entries];
  }

  private nextId(): string {
    return `${this.prefix}-${(this.asked++).toString(36)}`;
  }

  private ask<T>(id: string, message: object, isDraft: boolean): Promise<T> {
    return new Promise((answer) => {
      this.questions.set(id, { message, isDraft, answer });
      this.connection.send(message);
    });
  }

  /** After a cut nobody knows what was heard. Moves have ids, so asking twice counts once. */
  private askAgain(): void {
    const drafts = [...this.questions].filter(([, question]) => question.isDraft);
    for (const [id] of drafts.slice(0, -1)) this.questions.delete(id);
    for (const question of this.questions.values()) this.connection.send(question.message);
  }

  /** The server could not read what it was sent: whoever asked is told so. */
  private giveUp(): void {
    for (const id of [...this.questions.keys()]) this.settle(id, { refused: unreadable(id) });
    this.settleEdit({ refused: unreadable(null) });
  }

  private settleEdit(answer: { draft: string } | { refused: Refused }): void {
    this.editing?.(answer);
    this.editing = null;
  }

  private settle(id: string, answer: Answer | Judgement): void {
    this.questions.get(id)?.answer(answer as never);
    this.questions.delete(id);
  }

  private changeState(state: State, why?: string): void {
    this.state = state;
    clearTimeout(this.awayTimer);
    if (state === 'open') this.away = false;
    else if (state === 'connecting') this.awayTimer = setTimeout(() => (this.away = true), CALM_MS);
    else this.goneWhy = why ?? 'gone';
  }
}

function unreadable(id: string | null): Refused {
  return { id, why: 'not-a-message', played: 0, line: { id: 'web-unreadable', args: [] }, text: t('web-unreadable') };
}
