/** The cards that were tapped, what the engine says of them, and how they are sent. */

import { announcer } from '../../lib/announce.svelte';
import type { Desk } from '../../lib/desk.svelte';
import type { Judgement, Moment, TableSession } from '../../lib/session.svelte';
import { play } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import type { Help, Refused } from '../../types/protocol';
import { cardName, listed, openWords, shortName } from './names';
import { hasStacks, isAsked, isLevel, isNight, laidBy, ownHand, type Card, type Last, type Side, type View, type Work } from './work';

/** A card of the hand. Two cards with the same face have different keys. */
export interface Held {
  key: string;
  card: Card;
}
export interface Tap extends Held {
  on: Side | null;
}

/** A second tap that comes so soon was none. */
const TWICE_MS = 300;
/** Who has asked too often asks again after this. */
const AGAIN_MS = 300;
/** Whoever wants to hear of the draft does not wait longer than this for the engine. */
const PATIENCE_MS = 500;
/** The refusal that leaves the last Level where it is: its balloons have to follow. */
const BALLOONS_MISSING = 'numberloor-illegal-lay-all-balloons';

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const isTooOften = (answer: Judgement): boolean => 'refused' in answer && answer.refused.why === 'too-often';

export class Composer {
  taps = $state.raw<Tap[]>([]);
  /** Tapped while the engine still reads what came before. */
  waiting = $state.raw<string[]>([]);
  /** A Level of Beginners that waits for its stack. */
  choosing = $state<string | null>(null);
  /** The place in the draft from which on it does not go any more. */
  broken = $state<number | null>(null);
  wiggling = $state<string | null>(null);
  /** What is on its way to the table: cards, or the turn with its end. */
  sending = $state<'' | 'cards' | 'turn'>('');
  /** The first card is thrown into somebody else's turn, and its balloons are still to come. */
  thrown = $state(false);
  /** The last turn word is answered, and the engine has not yet said what there is to do now. */
  stale = $state(false);
  private judged = $state.raw<{ of: string; work: Work | null; why: string | null } | null>(null);
  /** The one question that is on its way. After a cut of the network nobody waits for it any more. */
  private asking: object | null = null;
  private readonly hearers = new Set<() => void>();
  private next: Last | 'cards' | null = null;
  private owner = '';
  private wasMine = false;
  private tappedAt = 0;

  constructor(
    private readonly session: TableSession,
    private readonly desk: Desk,
  ) {}

  // What there is

  get view(): View {
    return this.session.view as View;
  }
  get stacks(): boolean {
    return hasStacks(this.view);
  }
  get shown(): boolean {
    return this.session.help === 'show' && this.session.seat !== null && !this.session.isOver;
  }
  get help(): Help {
    return this.session.help;
  }
  /** Asked for a Night card, where there is no hurry. */
  get asked(): boolean {
    return isAsked(this.view, this.session.seat);
  }
  get mine(): boolean {
    return this.session.isMine && !this.asked;
  }
  get mayThrow(): boolean {
    return this.asked || (this.session.seat !== null && this.session.may.includes(this.session.seat));
  }
  /** Others may come between two Levels: each one is sent when it is laid. */
  get quick(): boolean {
    return this.session.table?.settings.hands === 'quick' && this.session.may.length > 0;
  }
  get hand(): Held[] {
    const seen = new Map<Card, number>();
    return ownHand(this.view, this.session.seat).map((card) => {
      const n = seen.get(card) ?? 0;
      seen.set(card, n + 1);
      return { key: `${card}#${n}`, card };
    });
  }
  /** What the engine says of the draft as it is now. */
  get work(): Work | null {
    return this.shown && this.judged?.of === this.question ? this.judged.work : null;
  }
  /** The same, or else what it said last: for what should not flicker. */
  get lastWork(): Work | null {
    return this.shown ? (this.judged?.work ?? null) : null;
  }
  /** Why the draft cannot be sent as it is: the last Level waits for its balloons, say. */
  get whyNot(): string | null {
    return this.taps.length > 0 && this.shown ? (this.judged?.why ?? null) : null;
  }
  get text(): string {
    const cards = this.taps.map((tap) => (tap.on ? `${tap.card} ${tap.on.toLowerCase()}` : tap.card));
    return [...(this.thrown ? ['night'] : []), ...cards].join(' ');
  }
  get winsStar(): boolean {
    return this.work?.steps.at(-1)?.star ?? false;
  }
  isLaid(key: string): boolean {
    return this.waiting.includes(key) || this.taps.some((tap) => tap.key === key);
  }
  private get question(): string {
    const update = this.session.update;
    return `${update?.round}.${update?.v}.${this.session.seat}:${this.text}`;
  }

  // What is asked of the engine

  /** The engine has not answered yet to the draft as it is now. */
  get isReading(): boolean {
    return this.shown && (this.waiting.length > 0 || this.judged?.of !== this.question);
  }

  /** Asks for every change of the table or of the draft: one question at a time, and then the newest draft. */
  async look(): Promise<void> {
    const question = this.question;
    if (this.session.state !== 'open') return void (this.asking = null);
    if (!this.shown || this.judged?.of === question || this.asking) return;
    const asking = (this.asking = {});
    const answer = await this.session.read({ work: this.text });
    if (isTooOften(answer)) await later(AGAIN_MS);
    if (this.asking !== asking) return;
    this.asking = null;
    if (question !== this.question || isTooOften(answer)) return this.look();
    this.stale = false;
    if ('refused' in answer) {
      // Nobody judges: then everything is laid, and the table says what does not go.
      this.judged = { of: question, work: null, why: null };
    } else {
      const work = answer.reading.work as Work | null;
      this.judged = { of: question, work, why: answer.reading.text };
      if (work) this.mend(work, answer.reading.text);
    }
    this.goOn();
    if (this.isReading) return this.look();
    for (const hear of this.hearers) hear();
  }

  /** When the engine has answered to the draft, or when that takes too long. */
  async read(): Promise<void> {
    if (!this.isReading) return;
    void this.look();
    let heard = (): void => undefined;
    const answered = new Promise<void>((done) => (heard = done));
    this.hearers.add(heard);
    await Promise.race([answered, later(PATIENCE_MS)]);
    this.hearers.delete(heard);
  }

  /** What the engine says to something else than the draft. */
  private async ask(work: string): Promise<Judgement> {
    for (;;) {
      const answer = await this.session.read({ work });
      if (!isTooOften(answer)) return answer;
      await later(AGAIN_MS);
    }
  }

  /** Marks what does not go any more; in the own turn it goes back to the hand. */
  private mend(work: Work, why: string | null): void {
    const known = work.loose.length + work.steps.reduce((sum, step) => sum + step.cards.length, 0);
    const holds = work.stuck === null || known >= this.taps.length;
    this.broken = holds ? null : Math.min(work.stuck ?? 0, this.taps.length - 1);
    if (this.broken === null || !why) return;
    const back = this.taps.slice(this.broken);
    if (this.mine && !this.sending) {
      this.taps = this.taps.slice(0, this.broken);
      this.broken = null;
      this.explain(t('web-numberloor-back', { cards: listed(back.map((tap) => shortName(tap.card))), why }));
    } else if (!this.sending) this.desk.refusal = { text: why, spoken: why };
  }

  /** The cards that were tapped in the meantime. */
  private goOn(): void {
    const [key, ...rest] = this.waiting;
    if (key === undefined) return;
    this.waiting = rest;
    this.judge(key);
  }

  // What is tapped

  tap(key: string): void {
    const held = this.hand.find((held) => held.key === key);
    if (!held || this.session.isOver || this.sending === 'turn') return;
    const soon = performance.now() - this.tappedAt < TWICE_MS;
    if (this.isLaid(key)) return soon ? undefined : this.takeBackFrom(key);
    this.tappedAt = performance.now();
    this.desk.refusal = null;
    if (this.choosing === key) return void (this.choosing = null);
    this.choosing = null;
    if (this.mayThrow && isNight(held.card)) return void this.throwIn(held);
    if (this.broken !== null) this.taps = this.taps.slice(0, this.broken);
    this.broken = null;
    if (this.shown && this.judged?.of !== this.question) this.waiting = [...this.waiting, key];
    else this.judge(key);
  }

  /** In Show a card that does not go stays in the hand; else every card is laid as it is tapped. */
  private judge(key: string): void {
    const card = this.hand.find((held) => held.key === key)?.card;
    if (card === undefined) return this.goOn();
    const work = this.work;
    if (!work) return this.stacks ? this.choose(key, card) : this.lay(key, null);
    const on = work.goes.find((goes) => goes.card === card)?.on;
    if (!on) void this.refuse(key, card);
    else if (on.length > 1) this.choose(key, card);
    else this.lay(key, on[0] ?? null);
  }

  private choose(key: string, card: Card): void {
    this.waiting = [];
    this.choosing = key;
    announcer.say(t('web-numberloor-which-stack', { card: cardName(card) }));
  }

  /** One of the stacks of Beginners. */
  tapStack(side: Side): void {
    const key = this.choosing;
    if (key === null) return this.explain(t('web-numberloor-card-first'));
    this.choosing = null;
    this.lay(key, side);
  }

  private lay(key: string, on: Side | null): void {
    const card = this.hand.find((held) => held.key === key)?.card;
    if (card === undefined) return;
    this.taps = [...this.taps, { key, card, on }];
    play('card');
    announcer.say(t('web-numberloor-laid', { card: cardName(card) }));
    const whole = this.hand.every((held) => this.isLaid(held.key)) && this.taps.some((tap) => isLevel(tap.card));
    if (this.thrown) {
      if (whole) void this.send('cards');
    } else if (this.mine && this.quick && (isLevel(card) || whole)) void this.send('cards');
  }

  private async refuse(key: string, card: Card): Promise<void> {
    this.waiting = [];
    this.wiggle(key);
    const answer = await this.ask(`${this.text} ${card}`.trim());
    const why = 'reading' in answer ? answer.reading.text : answer.refused.text;
    if (why) this.explain(why);
  }

  // What is taken back

  /** Why nothing can be taken back, where something was laid already. */
  get whyNotBack(): string | null {
    if (this.taps.length > 0 || this.waiting.length > 0) return null;
    return t(this.mine && this.view.laid.length > 0 ? 'web-numberloor-sent-stays' : 'web-numberloor-nothing-back');
  }

  back(): void {
    if (this.choosing !== null) return void (this.choosing = null);
    if (this.whyNotBack) return this.explain(this.whyNotBack);
    if (this.sending) return;
    this.retract(this.taps.length - 1);
  }

  clear(): void {
    if (this.whyNotBack && this.choosing === null) return this.explain(this.whyNotBack);
    if (!this.sending) this.retract(0);
  }

  private takeBackFrom(key: string): void {
    const place = this.taps.findIndex((tap) => tap.key === key);
    if (place >= 0 && !this.sending) this.retract(place);
  }

  private retract(place: number): void {
    const back = this.taps.slice(place);
    this.desk.refusal = null;
    this.waiting = [];
    this.choosing = null;
    this.broken = null;
    this.taps = this.taps.slice(0, place);
    if (this.taps.length === 0) this.thrown = false;
    if (back.length > 0) announcer.say(t('web-numberloor-taken-back', { cards: listed(back.map((tap) => cardName(tap.card))) }));
  }

  // What is sent

  /** The cards so far, or the turn with its last word. A turn that is not answered yet is not sent twice. */
  async send(last: Last | 'cards'): Promise<void> {
    if (this.sending === 'turn' || (last !== 'cards' && this.shown && this.stale)) return;
    if (this.sending) return void (this.next = last);
    this.desk.refusal = null;
    this.choosing = null;
    this.sending = last === 'cards' ? 'cards' : 'turn';
    if (last === 'end') this.layWaiting();
    const cards = last === 'cards' || last === 'end' ? this.text : '';
    const answer = await this.session.play({ work: `${cards} ${last === 'cards' ? '' : last}`.trim() });
    const next = this.next;
    this.next = null;
    this.sending = '';
    if ('refused' in answer) return this.hearRefusal(answer.refused, last);
    this.thrown = false;
    if (last !== 'cards') this.stale = true;
    // Cards leave the draft as the table tells that they are laid; after a whole turn nothing is left of it.
    if (last === 'end') this.taps = [];
    if (next) await this.send(next);
    else void this.look();
  }

  /** What was tapped last goes along, although nobody has judged it. */
  private layWaiting(): void {
    const held = this.hand.filter(({ key }) => this.waiting.includes(key));
    held.sort((a, b) => this.waiting.indexOf(a.key) - this.waiting.indexOf(b.key));
    this.taps = [...this.taps, ...held.map((held) => ({ ...held, on: null }))];
    this.waiting = [];
  }

  /** A Night card in another's turn, for the open cards as they lie there. */
  async throwIn(held: Held): Promise<void> {
    if (this.sending) return;
    const work = this.work;
    if (work && !work.night.includes(held.card)) {
      this.wiggle(held.key);
      const answer = await this.ask(`night ${held.card}`);
      const why = 'reading' in answer ? answer.reading.text : answer.refused.text;
      return why ? this.explain(why) : undefined;
    }
    this.desk.refusal = null;
    this.sending = 'cards';
    const answer = await this.session.play({ work: `night ${held.card}` });
    this.sending = '';
    if ('done' in answer) return;
    if (answer.refused.line.id === BALLOONS_MISSING) {
      this.taps = [{ ...held, on: null }];
      this.thrown = true;
    }
    this.wiggle(held.key);
    this.explain(answer.refused.text, answer.refused.spoken);
  }

  private hearRefusal(refused: Refused, last: Last | 'cards'): void {
    const level = this.taps.at(-1);
    const waits = refused.line.id === BALLOONS_MISSING;
    if (last === 'cards' && level && !waits && refused.why === 'illegal') {
      this.taps = this.taps.slice(0, -1);
      this.wiggle(level.key);
    } else if (level) this.wiggle(level.key);
    if (this.taps.length === 0) this.thrown = false;
    this.waiting = [];
    this.explain(refused.text, refused.spoken);
    void this.look();
  }

  /** Asks whether the draft goes, and says no more than that. */
  async check(): Promise<void> {
    if (this.taps.length === 0) return this.explain(t('web-numberloor-card-first'));
    const answer = await this.ask(this.text);
    if ('refused' in answer) this.explain(answer.refused.text, answer.refused.spoken);
    else this.explain(answer.reading.text ?? t('web-numberloor-that-goes'));
  }

  // What happens at the table

  /** What was laid is not in the draft any more. */
  hear(moment: Moment): void {
    const taps = [...this.taps];
    for (const card of laidBy(moment.events, this.session.seat)) {
      const place = taps.findIndex((tap) => tap.card === card);
      if (place >= 0) taps.splice(place, 1);
    }
    this.taps = taps;
    this.settle();
  }

  /** Keeps of the draft what the hand still has. */
  settle(): void {
    const owner = `${this.session.update?.round}.${this.session.seat}`;
    if (owner !== this.owner) {
      this.owner = owner;
      this.taps = [];
      this.waiting = [];
      this.choosing = null;
      this.thrown = false;
      this.broken = null;
      return;
    }
    if (this.mine !== this.wasMine) {
      this.wasMine = this.mine;
      // Whoever has the turn lays a Night card like any other, and what was said before is over.
      if (this.mine) this.thrown = false;
      this.desk.refusal = null;
    }
    const free = this.hand;
    const take = (card: Card): string | null => {
      const place = free.findIndex((held) => held.card === card);
      return place < 0 ? null : free.splice(place, 1)[0]!.key;
    };
    const kept = this.taps.flatMap((tap) => {
      const key = take(tap.card);
      return key === null ? [] : [{ ...tap, key }];
    });
    const gone = this.taps.length - kept.length;
    if (gone > 0 || kept.some((tap, i) => tap.key !== this.taps[i]!.key)) this.taps = kept;
    if (gone > 0) this.explain(t('web-numberloor-gone', { n: gone }));
    if (this.choosing && !free.some((held) => held.key === this.choosing)) this.choosing = null;
  }

  // What is said

  explain(text: string, spoken?: string): void {
    this.desk.refusal = { text, spoken: spoken ?? text };
    announcer.call(spoken ?? text);
    if (this.wiggling) play('no');
  }

  private wiggle(key: string): void {
    this.wiggling = null;
    // A frame without it, so that the same card can wiggle again.
    requestAnimationFrame(() => (this.wiggling = key));
  }

  /** `Open: level 3, balloon 3: 0, 3 or 6 go.` */
  get openSentence(): string {
    return openWords(this.work?.open ?? this.view.open, this.work?.allows ?? null);
  }
}
