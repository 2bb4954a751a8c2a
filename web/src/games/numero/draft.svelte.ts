/** The draft of a turn: the taps so far, and how the turn is sent. */

import { tick } from 'svelte';
import { signsAsWords } from '../../cards/numero/face';
import { whoseTurn } from '../../frame/keys';
import { announcer } from '../../lib/announce.svelte';
import type { GameBridge } from '../../lib/game-bridge.svelte';
import type { Moment, MoveInput, TableSession } from '../../lib/session.svelte';
import { play as sound } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import { Judging } from './judging.svelte';
import { shortName } from './names';
import { heldInCentre, heldInHand, layOut, lift, tapsText, printedOf, tapKey, type Held, type Tap, type Verb } from './taps';
import { isTurnOf, ownHand, type Build, type Choice, type Event, type View, type Work } from './view';

/** The card to play and the taps, as they are sent to the engine. */
interface Tapped {
  card: Held | null;
  taps: Tap[];
}

/** Interval of a double click, which counts as one press. */
const DOUBLE_MS = 350;

const EMPTY: Tapped = { card: null, taps: [] };

export class Draft {
  tapped = $state.raw<Tapped>(EMPTY);
  /** Earlier drafts, for going back step by step. */
  private past = $state.raw<Tapped[]>([]);
  readonly canGoBack = $derived(this.past.length > 0);
  private signs = 0;

  private readonly judging: Judging;
  /** Whether the player, not the table, changed the draft. */
  private isTapped = false;
  /** The engine's answer to a check. */
  checked = $state<string | null>(null);
  /** A note about cards that are gone from the draft. */
  note = $state('');
  /** The bluff pressed once: it takes two presses of the same button. */
  armed = $state<string | null>(null);
  private armedAt = 0;
  wiggling = $state(false);
  sending = $state(false);

  readonly view = $derived.by(() => this.session.view as View);
  readonly seat = $derived.by(() => this.session.seat);
  private readonly round = $derived.by(() => this.session.update?.round);
  private readonly pack = $derived.by(() => this.view.options.pack);
  private readonly scoring = $derived.by(() => this.view.options.scoring);
  private readonly printed = $derived.by(() => printedOf({ pack: this.pack, scoring: this.scoring }));
  readonly centre = $derived.by(() => heldInCentre(this.view.centre, this.printed));
  readonly hand = $derived.by(() => heldInHand(this.ownCards ?? [], this.printed));
  readonly ownCards = $derived.by(() => ownHand(this.view, this.seat));
  readonly layout = $derived(layOut(this.tapped.taps));
  readonly text = $derived(tapsText(this.tapped.card, this.tapped.taps));
  readonly isEmpty = $derived(this.tapped.card === null && this.tapped.taps.length === 0);
  /** The action of the large button. Never `stop`, which must not be pressed unread. */
  readonly best = $derived.by(() => this.work?.choices.find(({ kind }) => kind !== 'stop'));
  readonly otherChoices = $derived.by(() => this.work?.choices.filter((choice) => choice !== this.best) ?? []);
  readonly showsJudgement = $derived.by(() => this.session.help === 'show');
  readonly canAct = $derived.by(() => this.session.isMine && !this.session.isOver);

  constructor(
    readonly session: TableSession,
    readonly bridge: GameBridge,
  ) {
    this.judging = new Judging(session, this);
  }

  /** The judgement of exactly these taps, if help shows it. */
  get work(): Work | null {
    return this.judging.work;
  }
  /** Reason nothing is valid. */
  get why(): string | null {
    return this.judging.why;
  }

  /** The builds of others that this seat may challenge now. */
  readonly challenges = $derived.by((): Build[] => {
    const { seat, session } = this;
    if (seat === null || !(session.may.includes(seat) || session.isMine)) return [];
    const builds = this.centre.map((held) => held.build).filter((build) => build !== null);
    return builds.filter((build) => build.challenge !== null && build.by !== seat);
  });

  challenge(build: Build): void {
    void this.send({ m: `challenge ${build.value}#${build.name}` });
  }

  /** Sets up the effects. Called while the table component is created. */
  watch(): void {
    // Another seat at this device, or another game: the old draft is dropped.
    $effect(() => {
      void this.seat;
      void this.round;
      this.judging.forget();
      this.reset();
    });
    $effect(() => this.session.onMoment((moment) => this.handleMoment(moment)));
    $effect(() => {
      void this.session.update;
      if (this.showsJudgement && this.ownCards && !this.session.isOver) this.judging.request(this.text);
    });
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
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.tapped = this.stillThere(before);
    this.isTapped = true;
    this.clearMessages();
    if (this.isEmpty) announcer.say(t('web-numero-draft-empty'));
  }

  clear(): void {
    if (!this.isEmpty) this.change(EMPTY);
  }

  private change(tapped: Tapped): void {
    this.past = [...this.past, this.tapped];
    this.tapped = tapped;
    this.isTapped = true;
    this.clearMessages();
  }

  private reset(): void {
    this.past = [];
    this.tapped = EMPTY;
    this.clearMessages();
  }

  private clearMessages(): void {
    this.bridge.refusal = null;
    this.checked = null;
    this.armed = null;
    this.note = '';
    this.wiggling = false;
  }

  // Moments at the table

  private handleMoment(moment: Moment): void {
    const mine = moment.events.some((event) => isTurnOf(event as Event, this.seat));
    if (mine) return this.reset();
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

  /** Waits for the engine's answer about the draft, but only briefly, for announcements. */
  waitForJudgement(): Promise<void> {
    return this.judging.waitBriefly();
  }

  /** Announces the result of the cards just chosen. */
  announceDraft(): void {
    if (this.isTapped && !this.isEmpty) announcer.say(this.bridge.voice?.draft() ?? '');
    this.isTapped = false;
  }

  /** Checks the draft without sending it. */
  async check(): Promise<void> {
    let why: string | null = null;
    const verbs: Verb[] = this.layout.piles.length > 0 ? ['take', 'build'] : ['discard'];
    for (const verb of verbs) {
      const answer = await this.session.judge({ work: tapsText(this.tapped.card, this.tapped.taps, verb) });
      if ('reading' in answer && answer.reading.goes) return this.announceChecked(t(`web-numero-goes-${verb}`));
      why ??= 'reading' in answer ? answer.reading.text : answer.refused.text;
    }
    this.announceChecked(why ?? '');
  }

  private announceChecked(text: string): void {
    this.bridge.refusal = null;
    this.checked = text;
    announcer.say(signsAsWords(text));
  }

  // Actions

  async playBest(): Promise<void> {
    if (this.sending) return;
    await this.judging.wait();
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
    if (this.sending) return;
    if (!this.canAct) return announcer.say(whoseTurn(this.session));
    // The table has changed since: the choice must still be valid.
    if (!this.judging.isCurrent) {
      await this.judging.wait();
      const still = this.work?.choices.find(({ m }) => m === choice.m);
      if (!still) return announcer.say(signsAsWords(this.why ?? ''));
      choice = still;
    }
    if (choice.bluff && this.armed !== choice.m) {
      this.armed = choice.m;
      this.armedAt = performance.now();
      return announcer.say(t('web-numero-press-again'));
    }
    if (choice.bluff && performance.now() - this.armedAt < DOUBLE_MS) return;
    await this.send({ m: choice.m });
  }

  async press(verb: Verb): Promise<void> {
    if (!this.canAct) return announcer.say(whoseTurn(this.session));
    await this.send({ work: tapsText(this.tapped.card, this.tapped.taps, verb) });
  }

  /** Plays one kind of turn, by its key. */
  async playKind(kind: Verb): Promise<void> {
    if (!this.showsJudgement) return this.press(kind);
    if (this.sending) return;
    await this.judging.wait();
    const choice = this.work?.choices.find((choice) => choice.kind === kind);
    if (choice) await this.choose(choice);
    else announcer.say(t(`web-numero-no-${kind}`));
  }

  special(m: string): void {
    if (this.canAct) void this.send({ m });
    else announcer.say(whoseTurn(this.session));
  }

  async send(input: MoveInput): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.checked = null;
    const answer = await this.session.play(input);
    this.sending = false;
    if ('refused' in answer) this.refuse(answer.refused.text, answer.refused.spoken);
  }

  private refuse(text: string, spoken?: string): void {
    this.bridge.refusal = { text, spoken: spoken ?? text };
    this.armed = null;
    this.wiggling = false;
    // Switched off and on again, so that it is visible each time.
    void tick().then(() => (this.wiggling = true));
    announcer.alert(spoken ?? text);
    sound('no');
  }
}

function missing(before: Tapped, after: Tapped): Held[] {
  const kept = new Set([after.card?.key, ...after.taps.map(tapKey)]);
  const cards = [before.card, ...before.taps.map((tap) => tap.held)].filter((held) => held !== null);
  // Cards of the hand go back to it; only numbers and builds of the centre can be gone.
  return cards.filter((held) => held.from === 'centre' && !kept.has(held.key) && held.what !== 'wild');
}
