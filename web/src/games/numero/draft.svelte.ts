/** The draft of a turn: the taps so far, and how the turn is sent. */

import { signsAsWords } from '../../cards/numero/face';
import { whoseTurn } from '../../frame/keys';
import { announcer } from '../../lib/announce.svelte';
import { Draft as BaseDraft, type Judged, type Said } from '../../lib/draft.svelte';
import type { GameBridge } from '../../lib/game-bridge.svelte';
import type { Moment, TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import { shortName } from './names';
import { heldInCentre, heldInHand, layOut, lift, tapsText, printedOf, tapKey, type Held, type Tap, type Verb } from './taps';
import { isTurnOf, ownHand, type Build, type Choice, type Event, type View, type Work } from './view';

/** The card to play and the taps, as they are sent to the engine. */
interface Tapped {
  card: Held | null;
  taps: Tap[];
}

/** Ends a game for good, so it takes a second press. */
export const STOP = 'stop';
const EMPTY: Tapped = { card: null, taps: [] };

const challengeOf = ({ value, name }: Build): string => `challenge ${value}#${name}`;

export class Draft extends BaseDraft<Work, boolean, Tapped> {
  tapped = $state.raw<Tapped>(EMPTY);
  private signs = 0;
  /** Whether the player, not the table, changed the draft. */
  private isTapped = false;

  readonly view = $derived.by(() => this.session.view as View);
  readonly seat = $derived.by(() => this.session.seat);
  private readonly printed = $derived.by(() => printedOf(this.view));
  readonly centre = $derived.by(() => heldInCentre(this.view.centre, this.printed));
  readonly hand = $derived.by(() => heldInHand(this.ownCards ?? [], this.printed));
  readonly ownCards = $derived.by(() => ownHand(this.view, this.seat));
  readonly layout = $derived(layOut(this.tapped.taps));
  readonly text = $derived(tapsText(this.tapped.card, this.tapped.taps));
  readonly isEmpty = $derived(this.tapped.card === null && this.tapped.taps.length === 0);
  /** The action of the large button. Never `stop`, which must not be pressed unread. */
  readonly best = $derived.by(() => this.work?.choices.find(({ kind }) => kind !== 'stop'));
  readonly otherChoices = $derived.by(() => this.work?.choices.filter((choice) => choice !== this.best) ?? []);
  readonly isMyTurn = $derived.by(() => this.session.isMine && !this.session.isOver);
  /** Whether a button that plays can be pressed. */
  readonly canAct = $derived.by(() => this.isMyTurn && this.session.canSend);

  constructor(session: TableSession, bridge: GameBridge) {
    super(session, bridge, false);
  }

  get showsJudgement(): boolean {
    return this.help === 'show';
  }
  protected get wantsJudgement(): boolean {
    return this.showsJudgement && this.ownCards !== null && !this.session.isOver;
  }
  /** The judgement of these taps stays while the table moves on, until the new one arrives. */
  protected get shown(): Judged<Work> | null {
    return this.showsJudgement ? this.judgedText : null;
  }
  /** Reason nothing is valid. */
  get why(): string | null {
    return this.whyNot;
  }
  get canGoBack(): boolean {
    return this.canUndo;
  }

  /** The builds of others that this seat may challenge now. */
  readonly challenges = $derived.by((): Build[] => {
    const builds = this.centre.map((held) => held.build).filter((build) => build !== null);
    return builds.filter((build) => this.view.offers.includes(challengeOf(build)));
  });

  challenge(build: Build): void {
    void this.sendMove({ m: challengeOf(build) });
  }

  isChosen(held: Held): boolean {
    return this.tapped.card?.key === held.key || this.tapped.taps.some((tap) => tapKey(tap) === held.key);
  }

  fits(held: Held): boolean {
    const fitting = this.work?.fitting;
    if (!fitting || this.isChosen(held)) return false;
    return held.from === 'hand' ? fitting.hand.includes(held.tap) : fitting.centre.includes(held.place);
  }

  // Taps

  tap(held: Held): void {
    const { card, taps } = this.tapped;
    if (held.from === 'hand' && held.what === 'number') this.change({ card: card?.key === held.key ? null : held, taps });
    else if (this.isChosen(held)) this.change({ card, taps: lift(taps, held.key) });
    else this.change({ card, taps: [...taps, { held }] });
  }

  lift(key: string): void {
    const { card, taps } = this.tapped;
    this.change(card?.key === key ? { card: null, taps } : { card, taps: lift(taps, key) });
  }

  /** Lets the next wild card apply to everything so far. */
  tapTotal(): void {
    if (this.layout.piles.length > 1) this.sign('=');
  }

  put(): void {
    if (this.layout.waiting.some(({ put }) => !put)) this.sign(';');
  }

  private sign(tap: '=' | ';'): void {
    const { card, taps } = this.tapped;
    this.change({ card, taps: [...taps, { held: null, tap, key: `${tap}${this.signs++}` }] });
  }

  back(): void {
    const before = this.takeLastStep();
    if (!before) return;
    this.tapped = this.stillThere(before);
    this.isTapped = true;
    this.clearMessages();
    if (this.isEmpty) announcer.say(t('web-numero-draft-empty'));
  }

  clear(): void {
    if (!this.isEmpty) this.change(EMPTY);
  }

  private change(tapped: Tapped): void {
    this.remember(this.tapped);
    this.tapped = tapped;
    this.isTapped = true;
    this.clearMessages();
  }

  protected start(): void {
    this.forgetSteps();
    this.tapped = EMPTY;
    this.clearMessages();
  }

  // Moments at the table

  protected follow(): void {}

  handleMoment(moment: Moment): void {
    const mine = moment.events.some((event) => isTurnOf(event as Event, this.seat));
    if (mine) return this.start();
    const before = this.tapped;
    const after = this.stillThere(before);
    const gone = missing(before, after);
    if (gone.length === 0) return;
    this.tapped = after;
    this.clearMessages();
    this.note = gone.map((held) => t('web-numero-gone', { card: shortName(held) })).join(' ');
  }

  private stillThere({ card, taps }: Tapped): Tapped {
    const there = new Map([...this.centre, ...this.hand].map((held) => [held.key, held]));
    const left = taps.reduce((left, tap) => {
      if (!tap.held || there.has(tap.held.key)) return left;
      return lift(left, tap.held.key);
    }, taps);
    return {
      card: card && (there.get(card.key) ?? null),
      taps: left.map((tap) => (tap.held ? { held: there.get(tap.held.key)! } : tap)),
    };
  }

  // The engine's judgement

  /** Announces the result of the cards just chosen. */
  protected applyJudgement(): void {
    if (this.isTapped && !this.isEmpty) announcer.say(this.bridge.voice?.draft() ?? '');
    this.isTapped = false;
  }

  /** Checks the draft without sending it. */
  async check(): Promise<void> {
    let why: string | null = null;
    const verbs: Verb[] = this.layout.piles.length > 0 ? ['take', 'build'] : ['discard'];
    for (const verb of verbs) {
      const answer = await this.askPatiently(this.textFor(verb));
      if ('reading' in answer && answer.reading.goes) return this.showChecked(t(`web-numero-goes-${verb}`));
      why ??= 'reading' in answer ? answer.reading.text : answer.refused.text;
    }
    this.showChecked(why ?? '', signsAsWords(why ?? ''));
  }

  private textFor(verb: Verb): string {
    return tapsText(this.tapped.card, this.tapped.taps, verb);
  }

  // Actions

  async playBest(): Promise<void> {
    if (!(await this.isReadyToPress())) return;
    if (this.best) await this.choose(this.best);
    else if (this.onlyPuts) this.put();
    else announcer.say(signsAsWords(this.why ?? ''));
  }

  /** Whether the draft consists only of wild cards from the hand that wait for a pile. */
  get onlyPuts(): boolean {
    const { piles, waiting } = this.layout;
    return this.tapped.card === null && piles.length === 0 && waiting.some(({ put, tap }) => !put && tap.held?.from === 'hand');
  }

  async choose(choice: Choice): Promise<void> {
    if (!this.isMyTurn) return announcer.say(whoseTurn(this.session));
    // The table has changed since: the choice must still be valid.
    if (!(await this.isReadyToPress())) return;
    const still = this.work?.choices.find(({ m }) => m === choice.m);
    if (!still) return announcer.say(signsAsWords(this.why ?? ''));
    if (still.bluff && !this.isConfirmed(still.m, t('web-numero-press-again'))) return;
    if (still.m === STOP && !this.isStopConfirmed()) return;
    await this.sendMove({ m: still.m });
  }

  async press(verb: Verb): Promise<void> {
    if (!this.isMyTurn) return announcer.say(whoseTurn(this.session));
    await this.sendMove({ work: this.textFor(verb) });
  }

  /** Plays one kind of turn, by its key. */
  async playKind(kind: Verb): Promise<void> {
    if (!this.showsJudgement) return this.press(kind);
    if (!(await this.isReadyToPress())) return;
    const choice = this.work?.choices.find((choice) => choice.kind === kind);
    if (choice) await this.choose(choice);
    else announcer.say(t(`web-numero-no-${kind}`));
  }

  special(m: string): void {
    if (!this.isMyTurn) return announcer.say(whoseTurn(this.session));
    if (m === STOP && !this.isStopConfirmed()) return;
    void this.sendMove({ m });
  }

  private isStopConfirmed(): boolean {
    return this.isConfirmed(STOP, t('web-numero-really-stop'));
  }

  protected refuse(refused: Said): void {
    super.refuse(refused, true);
  }
}

function missing(before: Tapped, after: Tapped): Held[] {
  const kept = new Set([after.card?.key, ...after.taps.map(tapKey)]);
  const cards = [before.card, ...before.taps.map((tap) => tap.held)].filter((held) => held !== null);
  // Cards of the hand go back to it; only numbers and builds of the centre can be gone.
  return cards.filter((held) => held.from === 'centre' && !kept.has(held.key) && held.what !== 'wild');
}
