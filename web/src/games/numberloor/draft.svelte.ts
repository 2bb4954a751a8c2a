/** The draft of a turn: the tapped cards, and how they are sent. */

import { announcer } from '../../lib/announce.svelte';
import type { GameBridge } from '../../lib/game-bridge.svelte';
import type { Moment, TableSession } from '../../lib/session.svelte';
import { play } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import type { Done, Help, Refused } from '../../types/protocol';
import { Judging } from './judging.svelte';
import { cardName, listed, openWords, shortName } from './names';
import { heldCards, matchTaps, tapsText, withoutCards, type Held, type Tap } from './taps';
import { hasStacks, isAsked, isLevel, isNight, laidBy, ownHand, type Card, type Last, type Side, type View, type Work } from './view';

/** Interval within which a second tap is ignored. */
const TWICE_MS = 300;
/** The refusal that keeps the last Level in the draft: its balloons have to follow. */
const BALLOONS_MISSING = 'lay-all-balloons';

export class Draft {
  taps = $state.raw<Tap[]>([]);
  /** Cards tapped while the engine is still reading earlier ones. */
  waiting = $state.raw<string[]>([]);
  /** A Level of Beginners that is waiting for its stack. */
  choosing = $state<string | null>(null);
  /** The first place in the draft that is no longer possible. */
  broken = $state<number | null>(null);
  wiggling = $state<string | null>(null);
  /** The request in flight: cards, or the turn with its end. */
  sending = $state<'' | 'cards' | 'turn'>('');
  /** Whether the first card is thrown into another player's turn, with its balloons still to come. */
  thrown = $state(false);
  /** The answer to the last turn that was accepted. */
  private accepted = $state.raw<Done | null>(null);
  private readonly judging: Judging;
  private next: Last | 'cards' | null = null;
  private owner = '';
  private wasMyTurn = false;
  private tappedAt = 0;

  constructor(
    private readonly session: TableSession,
    private readonly bridge: GameBridge,
  ) {
    this.judging = new Judging(session, this);
  }

  // State

  get view(): View {
    return this.session.view as View;
  }
  get hasStacks(): boolean {
    return hasStacks(this.view);
  }
  get showsJudgement(): boolean {
    return this.session.help === 'show' && this.session.seat !== null && !this.session.isOver;
  }
  get help(): Help {
    return this.session.help;
  }
  /** Whether the player is asked for a Night card, at a table without hurry. */
  get isAsked(): boolean {
    return isAsked(this.view, this.session.seat);
  }
  get isMyTurn(): boolean {
    return this.session.isMine && !this.isAsked;
  }
  get mayThrow(): boolean {
    return this.isAsked || (this.session.seat !== null && this.session.may.includes(this.session.seat));
  }
  /** Whether others may cut in between two Levels, so that each is sent as soon as it is laid. */
  get isQuick(): boolean {
    return this.session.table?.settings.hands === 'quick' && this.session.may.length > 0;
  }
  get hand(): Held[] {
    return heldCards(ownHand(this.view, this.session.seat));
  }
  /** The engine's judgement of the current draft. */
  get work(): Work | null {
    return this.judging.work;
  }
  /** The current judgement, or else the last one, to avoid flicker. */
  get lastWork(): Work | null {
    return this.judging.lastWork;
  }
  get whyNot(): string | null {
    return this.judging.whyNot;
  }
  /** The text of the draft, both for sending and for asking the engine. */
  get text(): string {
    return tapsText(this.taps, this.thrown);
  }
  /** Whether the last turn was accepted but the engine has not yet said what can be done now. */
  get stale(): boolean {
    return this.accepted !== null && !this.judging.hasReached(this.accepted);
  }
  get winsStar(): boolean {
    return this.work?.steps.at(-1)?.star ?? false;
  }
  isLaid(key: string): boolean {
    return this.waiting.includes(key) || this.taps.some((tap) => tap.key === key);
  }

  // The engine's judgement

  /** Whether the engine has yet to answer for the current draft. */
  get isJudging(): boolean {
    return this.showsJudgement && (this.waiting.length > 0 || !this.judging.isCurrent);
  }

  /** Asks after every change of the table or the draft. */
  requestJudgement(): Promise<void> {
    return this.judging.request();
  }

  waitForJudgement(): Promise<void> {
    return this.judging.wait();
  }

  applyJudgement(work: Work | null, why: string | null): void {
    if (work) this.dropInvalid(work, why);
    this.tapNext();
  }

  /** Marks cards that no longer fit; in the player's turn they go back to the hand. */
  private dropInvalid(work: Work, why: string | null): void {
    const known = work.loose.length + work.steps.reduce((sum, step) => sum + step.cards.length, 0);
    const holds = work.stuck === null || known >= this.taps.length;
    this.broken = holds ? null : Math.min(work.stuck ?? 0, this.taps.length - 1);
    if (this.broken === null || !why) return;
    const back = this.taps.slice(this.broken);
    if (this.isMyTurn && !this.sending) {
      this.taps = this.taps.slice(0, this.broken);
      this.broken = null;
      this.explain(t('web-numberloor-back', { cards: listed(back.map((tap) => shortName(tap.card))), why }));
    } else if (!this.sending) this.bridge.refusal = { text: why, spoken: why };
  }

  /** Continues with the cards tapped in the meantime. */
  private tapNext(): void {
    const [key, ...rest] = this.waiting;
    if (key === undefined) return;
    this.waiting = rest;
    this.layOrRefuse(key);
  }

  // Taps

  tap(key: string): void {
    const held = this.hand.find((held) => held.key === key);
    if (!held || this.session.isOver || this.sending === 'turn') return;
    const soon = performance.now() - this.tappedAt < TWICE_MS;
    if (this.isLaid(key)) return soon ? undefined : this.takeBackFrom(key);
    this.tappedAt = performance.now();
    this.bridge.refusal = null;
    if (this.choosing === key) return void (this.choosing = null);
    this.choosing = null;
    if (this.mayThrow && isNight(held.card)) return void this.throwIn(held);
    if (this.broken !== null) this.taps = this.taps.slice(0, this.broken);
    this.broken = null;
    if (this.showsJudgement && !this.judging.isCurrent) this.waiting = [...this.waiting, key];
    else this.layOrRefuse(key);
  }

  /** With help on Show, a card that does not fit stays in the hand; otherwise every tapped card is laid. */
  private layOrRefuse(key: string): void {
    const card = this.hand.find((held) => held.key === key)?.card;
    if (card === undefined) return this.tapNext();
    const work = this.work;
    if (!work) return this.hasStacks ? this.choose(key, card) : this.lay(key, null);
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

  /** Taps one of the Beginners stacks. */
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
    } else if (this.isMyTurn && this.isQuick && (isLevel(card) || whole)) void this.send('cards');
  }

  private async refuse(key: string, card: Card): Promise<void> {
    this.waiting = [];
    this.wiggle(key);
    const answer = await this.judging.ask(`${this.text} ${card}`.trim());
    const why = 'reading' in answer ? answer.reading.text : answer.refused.text;
    if (why) this.explain(why);
  }

  // Taking back

  /** Reason nothing can be taken back, if so. */
  get whyNotBack(): string | null {
    if (this.taps.length > 0 || this.waiting.length > 0) return null;
    return t(this.isMyTurn && this.view.laid.length > 0 ? 'web-numberloor-sent-stays' : 'web-numberloor-nothing-back');
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
    this.bridge.refusal = null;
    this.waiting = [];
    this.choosing = null;
    this.broken = null;
    this.taps = this.taps.slice(0, place);
    if (this.taps.length === 0) this.thrown = false;
    if (back.length > 0) announcer.say(t('web-numberloor-taken-back', { cards: listed(back.map((tap) => cardName(tap.card))) }));
  }

  // Sending

  /** Sends the cards so far, or the turn with its last word. A turn that is still unanswered is not sent again. */
  async send(last: Last | 'cards'): Promise<void> {
    if (this.sending === 'turn' || (last !== 'cards' && this.showsJudgement && this.stale)) return;
    if (this.sending) return void (this.next = last);
    this.bridge.refusal = null;
    this.choosing = null;
    this.sending = last === 'cards' ? 'cards' : 'turn';
    if (last === 'end') this.layWaiting();
    const cards = last === 'cards' || last === 'end' ? this.text : '';
    const answer = await this.session.play({ work: `${cards} ${last === 'cards' ? '' : last}`.trim() });
    const next = this.next;
    this.next = null;
    this.sending = '';
    if ('refused' in answer) return this.handleRefusal(answer.refused, last);
    this.thrown = false;
    if (last !== 'cards') this.accepted = answer.done;
    // Cards leave the draft when the table reports them laid; a complete turn empties it.
    if (last === 'end') this.taps = [];
    if (next) await this.send(next);
    else void this.requestJudgement();
  }

  /** Adds the cards tapped last, although they were not judged. */
  private layWaiting(): void {
    const held = this.hand.filter(({ key }) => this.waiting.includes(key));
    held.sort((a, b) => this.waiting.indexOf(a.key) - this.waiting.indexOf(b.key));
    this.taps = [...this.taps, ...held.map((held) => ({ ...held, on: null }))];
    this.waiting = [];
  }

  /** Throws a Night card into another player's turn, onto the cards open now. */
  async throwIn(held: Held): Promise<void> {
    if (this.sending) return;
    const work = this.work;
    if (work && !work.night.includes(held.card)) {
      this.wiggle(held.key);
      const answer = await this.judging.ask(`night ${held.card}`);
      const why = 'reading' in answer ? answer.reading.text : answer.refused.text;
      return why ? this.explain(why) : undefined;
    }
    this.bridge.refusal = null;
    this.sending = 'cards';
    const answer = await this.session.play({ work: `night ${held.card}` });
    this.sending = '';
    if ('done' in answer) return;
    if (answer.refused.code === BALLOONS_MISSING) {
      this.taps = [{ ...held, on: null }];
      this.thrown = true;
    }
    this.wiggle(held.key);
    this.explain(answer.refused.text, answer.refused.spoken);
  }

  private handleRefusal(refused: Refused, last: Last | 'cards'): void {
    const level = this.taps.at(-1);
    const waits = refused.code === BALLOONS_MISSING;
    if (last === 'cards' && level && !waits && refused.why === 'illegal') {
      this.taps = this.taps.slice(0, -1);
      this.wiggle(level.key);
    } else if (level) this.wiggle(level.key);
    if (this.taps.length === 0) this.thrown = false;
    this.waiting = [];
    this.explain(refused.text, refused.spoken);
    void this.requestJudgement();
  }

  /** Checks whether the draft is allowed, and says no more than that. */
  async check(): Promise<void> {
    if (this.taps.length === 0) return this.explain(t('web-numberloor-card-first'));
    const answer = await this.judging.ask(this.text);
    if ('refused' in answer) this.explain(answer.refused.text, answer.refused.spoken);
    else this.explain(answer.reading.text ?? t('web-numberloor-that-goes'));
  }

  // Moments at the table

  /** Removes cards that were laid from the draft. */
  handleMoment(moment: Moment): void {
    this.taps = withoutCards(this.taps, laidBy(moment.events, this.session.seat));
    this.applyUpdate();
  }

  /** Drops draft cards that have left the hand. */
  applyUpdate(): void {
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
    if (this.isMyTurn !== this.wasMyTurn) {
      this.wasMyTurn = this.isMyTurn;
      // In their own turn players lay a Night card like any other, and earlier messages no longer apply.
      if (this.isMyTurn) this.thrown = false;
      this.bridge.refusal = null;
    }
    const { kept, free } = matchTaps(this.taps, this.hand);
    const gone = this.taps.length - kept.length;
    if (gone > 0 || kept.some((tap, i) => tap.key !== this.taps[i]!.key)) this.taps = kept;
    if (gone > 0) this.explain(t('web-numberloor-gone', { n: gone }));
    if (this.choosing && !free.some((held) => held.key === this.choosing)) this.choosing = null;
  }

  // Announcements

  explain(text: string, spoken?: string): void {
    this.bridge.refusal = { text, spoken: spoken ?? text };
    announcer.alert(spoken ?? text);
    if (this.wiggling) play('no');
  }

  private wiggle(key: string): void {
    this.wiggling = null;
    // One frame without it, so that the same card can wiggle again.
    requestAnimationFrame(() => (this.wiggling = key));
  }

  /** `Open: level 3, balloon 3: 0, 3 or 6 go.` */
  get openSentence(): string {
    return openWords(this.work?.open ?? this.view.open, this.work?.allows ?? null);
  }
}
