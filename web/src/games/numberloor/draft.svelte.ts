/** The draft of a turn: taps on cards, and how they are sent. */

import { announcer } from '../../lib/announce.svelte';
import type { Judged } from '../../lib/draft.svelte';
import type { Judgement, Moment } from '../../lib/session.svelte';
import { play } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import type { Refused } from '../../types/protocol';
import { DraftState } from './draft-state.svelte';
import { cardName, listed, shortName } from './names';
import { matchTaps, withoutCards, type Held } from './taps';
import { EITHER, isLevel, isNight, laidBy, type Card, type Last, type Parity, type Side, type Work } from './view';

/** Interval within which a second tap is ignored. */
const TWICE_MS = 300;
/** The refusal that keeps the last Level in the draft: its balloons have to follow. */
const BALLOONS_MISSING = 'lay-all-balloons';

export class Draft extends DraftState {
  private next: Last | 'cards' | null = null;
  private wasMyTurn = false;
  private tappedAt = 0;

  // The engine's judgement

  protected applyJudgement(_answer: Judgement, { work, why }: Judged<Work>): void {
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
    if (!held || this.session.isOver || this.endsTurn) return;
    const soon = performance.now() - this.tappedAt < TWICE_MS;
    if (this.isLaid(key)) return soon ? undefined : this.takeBackFrom(key);
    this.tappedAt = performance.now();
    this.clearMessages();
    if (this.choosing === key) return void (this.choosing = null);
    this.choosing = null;
    if (this.mayThrow && isNight(held.card)) return void this.throwIn(held);
    if (this.broken !== null) this.taps = this.taps.slice(0, this.broken);
    this.broken = null;
    if (this.showsJudgement && !this.isCurrent) this.waiting = [...this.waiting, key];
    else this.layOrRefuse(key);
  }

  /** With help on Show, a card that does not fit stays in the hand; otherwise every tapped card is laid. */
  private layOrRefuse(key: string): void {
    const card = this.hand.find((held) => held.key === key)?.card;
    if (card === undefined) return this.tapNext();
    const work = this.work;
    if (!work) return this.hasStacks ? this.choose(key, card) : this.layOrAsk(key, card);
    const on = work.goes.find((goes) => goes.card === card)?.on;
    if (on && card === EITHER) this.layOrAsk(key, card);
    else if (!on) void this.refuseCard(key, `${this.text} ${card}`.trim());
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

  /** Lays a card, or asks what it should be. */
  private layOrAsk(key: string, card: Card): void {
    if (card !== EITHER) return this.lay(key, null);
    this.waiting = [];
    this.choosing = key;
    announcer.say(t('web-numberloor-odd-or-even'));
  }

  /** Lays the balloon that was asked about as odd or as even. */
  sayParity(parity: Parity): void {
    const key = this.choosing;
    if (key === null || !this.asksParity) return;
    this.choosing = null;
    this.lay(key, null, `${EITHER}=${parity}`);
  }

  private lay(key: string, on: Side | null, said?: Card): void {
    const card = said ?? this.hand.find((held) => held.key === key)?.card;
    if (card === undefined) return;
    this.taps = [...this.taps, { key, card, on }];
    play('tap');
    announcer.say(t('web-numberloor-laid', { card: cardName(card) }));
    const whole = this.hand.every((held) => this.isLaid(held.key)) && this.taps.some((tap) => isLevel(tap.card));
    if (this.thrown) {
      if (whole) void this.send('cards');
    } else if (this.isMyTurn && this.isQuick && (isLevel(card) || whole)) void this.send('cards');
  }

  /** Leaves a card in the hand, and asks why it does not go. */
  private async refuseCard(key: string, text: string): Promise<void> {
    this.waiting = [];
    this.wiggle(key);
    const answer = await this.askPatiently(text);
    const { text: why, rule } = 'reading' in answer ? answer.reading : answer.refused;
    if (why) this.refuse({ text: why, rule }, key);
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
    this.clearMessages();
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
    if (this.endsTurn || (last !== 'cards' && this.showsJudgement && this.stale)) return;
    if (this.sending) return void (this.next = last);
    if (!this.canReachTable()) return;
    this.choosing = null;
    this.endsTurn = last !== 'cards';
    if (last === 'end') this.layWaiting();
    const cards = last === 'cards' || last === 'end' ? this.text : '';
    const done = await this.sendMove({ work: `${cards} ${last === 'cards' ? '' : last}`.trim() }, (refused) => this.handleRefusal(refused, last));
    const next = this.next;
    this.next = null;
    this.endsTurn = false;
    if (!done) return;
    this.thrown = false;
    if (last !== 'cards') this.accepted = done;
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
    const text = `night ${held.card}`;
    if (this.work && !this.work.night.includes(held.card)) return this.refuseCard(held.key, text);
    await this.sendMove({ work: text }, (refused) => {
      if (refused.code === BALLOONS_MISSING) {
        this.taps = [{ ...held, on: null }];
        this.thrown = true;
      }
      this.refuse(refused, held.key);
    });
  }

  private handleRefusal(refused: Refused, last: Last | 'cards'): void {
    const level = this.taps.at(-1);
    const waits = refused.code === BALLOONS_MISSING;
    if (last === 'cards' && !waits && refused.why === 'illegal') this.taps = this.taps.slice(0, -1);
    if (this.taps.length === 0) this.thrown = false;
    this.waiting = [];
    this.refuse(refused, level?.key ?? null);
    void this.requestJudgement();
  }

  /** Checks whether the draft is allowed, and says no more than that. */
  async check(): Promise<void> {
    if (this.taps.length === 0) return this.explain(t('web-numberloor-card-first'));
    const answer = await this.askPatiently(this.text);
    if ('refused' in answer) this.explain(answer.refused);
    else if (answer.reading.text) this.explain({ text: answer.reading.text, rule: answer.reading.rule });
    else this.showChecked(t('web-numberloor-that-goes'));
  }

  // Moments at the table

  /** Removes cards that were laid from the draft. */
  handleMoment(moment: Moment): void {
    this.taps = withoutCards(this.taps, laidBy(moment.events, this.session.seat));
    this.applyUpdate();
  }

  protected start(): void {
    this.taps = [];
    this.waiting = [];
    this.choosing = null;
    this.thrown = false;
    this.broken = null;
  }

  /** Drops draft cards that have left the hand. */
  protected follow(): void {
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
}
