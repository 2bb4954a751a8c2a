/** What somebody has in mind: the taps so far, what the engine says of them, and what can be pressed. */

import { tick } from 'svelte';
import { signsAsWords } from '../../cards/numero/face';
import { whoseTurn } from '../../frame/keys';
import { announcer } from '../../lib/announce.svelte';
import type { Desk } from '../../lib/desk.svelte';
import type { Moment, TableSession, Wish } from '../../lib/session.svelte';
import { play as sound } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import type { Choice, Event, View, Work } from '../../types/numero';
import type { Update } from '../../types/protocol';
import { shortName } from './names';
import {
  heldInCentre, heldInHand, layOut, lift, lineText, printedOf, tapKey, type Build, type Held, type Tap, type Verb,
} from './taps';

interface Draft {
  card: Held | null;
  taps: Tap[];
}

interface Read {
  /** The line that was read, and the table as it was then. */
  text: string;
  of: Update | null;
  work: Work | null;
  /** Why nothing goes. */
  why: string | null;
}

const ASK_AGAIN_MS = 300;
/** Whoever asks is answered after this, with or without the engine. */
const SOON_MS = 500;

/** Two presses within this are a double click, and that is one press. */
const DOUBLE_MS = 350;

const EMPTY: Draft = { card: null, taps: [] };

export class Bench {
  draft = $state.raw<Draft>(EMPTY);
  /** What was taken back could be wanted again, one step after the other. */
  private past = $state.raw<Draft[]>([]);
  readonly canGoBack = $derived(this.past.length > 0);
  private signs = 0;

  reading = $state.raw<Read | null>(null);
  private asking: Promise<void> = Promise.resolve();
  /** The draft was changed by its player, not by the table. */
  private isTapped = false;
  private asked = 0;
  /** What the engine said when it was asked whether this goes. */
  checked = $state<string | null>(null);
  /** Cards that are gone from the draft. */
  note = $state('');
  /** A bluff wants the same button twice. */
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
  readonly ownCards = $derived.by(() => {
    return this.seat === null ? null : (this.view.hands[this.seat - 1]?.cards ?? null);
  });
  readonly layout = $derived(layOut(this.draft.taps));
  readonly text = $derived(lineText(this.draft.card, this.draft.taps));
  readonly isEmpty = $derived(this.draft.card === null && this.draft.taps.length === 0);
  /** Only what was said of this very line, and only where help shows it. */
  readonly work = $derived.by(() => (this.shows && this.reading?.text === this.text ? this.reading.work : null));
  readonly why = $derived.by(() => (this.shows && this.reading?.text === this.text ? this.reading.why : null));
  /** What the large button does. To stop is never what somebody presses without reading. */
  readonly best = $derived.by(() => this.work?.choices.find(({ kind }) => kind !== 'stop'));
  readonly others = $derived.by(() => this.work?.choices.filter((choice) => choice !== this.best) ?? []);
  readonly shows = $derived.by(() => this.session.help === 'show');
  readonly canAct = $derived.by(() => this.session.isMine && !this.session.isOver);

  constructor(
    readonly session: TableSession,
    readonly desk: Desk,
  ) {}

  /** The builds of others that this seat may doubt now. */
  readonly challenges = $derived.by((): Build[] => {
    const { seat, session } = this;
    if (seat === null || !(session.may.includes(seat) || session.isMine)) return [];
    const builds = this.centre.map((held) => held.build).filter((build) => build !== null);
    return builds.filter((build) => build.challenge !== null && build.by !== seat);
  });

  challenge(build: Build): void {
    void this.send({ m: `challenge ${build.value}#${build.name}` });
  }

  /** Called while the table is set up. */
  watch(): void {
    // Another seat at this device, or another game: nothing of the old draft is left.
    $effect(() => {
      void this.seat;
      void this.round;
      this.reading = null;
      this.forget();
    });
    $effect(() => this.session.onMoment((moment) => this.hear(moment)));
    $effect(() => {
      void this.session.update;
      if (this.shows && this.ownCards && !this.session.isOver) this.asking = this.ask(this.text);
    });
  }

  isChosen(held: Held): boolean {
    return this.draft.card?.key === held.key || this.draft.taps.some((tap) => tapKey(tap) === held.key);
  }

  fits(held: Held): boolean {
    const fitting = this.work?.fitting;
    if (!fitting || this.isChosen(held)) return false;
    return held.from === 'hand' ? fitting.hand.includes(held.tap) : fitting.centre.includes(held.place);
  }

  // Taps

  tap(held: Held): void {
    const { card, taps } = this.draft;
    if (held.from === 'hand' && held.what === 'number') this.change({ card: card?.key === held.key ? null : held, taps });
    else if (this.isChosen(held)) this.change({ card, taps: lift(taps, held.key) });
    else this.change({ card, taps: [...taps, { held }] });
  }

  lift(key: string): void {
    const { card, taps } = this.draft;
    this.change(card?.key === key ? { card: null, taps } : { card, taps: lift(taps, key) });
  }

  /** The next wild card works on everything so far. */
  tapTotal(): void {
    if (this.layout.piles.length > 1) this.sign('=');
  }

  put(): void {
    if (this.layout.waiting.some(({ put }) => !put)) this.sign(';');
  }

  private sign(tap: '=' | ';'): void {
    const { card, taps } = this.draft;
    this.change({ card, taps: [...taps, { held: null, tap, key: `${tap}${this.signs++}` }] });
  }

  back(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.draft = this.stillThere(before);
    this.isTapped = true;
    this.calm();
    if (this.isEmpty) announcer.say(t('web-numero-draft-empty'));
  }

  clear(): void {
    if (!this.isEmpty) this.change(EMPTY);
  }

  private change(draft: Draft): void {
    this.past = [...this.past, this.draft];
    this.draft = draft;
    this.isTapped = true;
    this.calm();
  }

  private forget(): void {
    this.past = [];
    this.draft = EMPTY;
    this.calm();
  }

  private calm(): void {
    this.desk.refusal = null;
    this.checked = null;
    this.armed = null;
    this.note = '';
    this.wiggling = false;
  }

  // What the table does meanwhile

  private hear(moment: Moment): void {
    const mine = moment.events.some((event) => isTurnOf(event as Event, this.seat));
    if (mine) return this.forget();
    const before = this.draft;
    const after = this.stillThere(before);
    const gone = missing(before, after);
    if (gone.length === 0) return;
    this.draft = after;
    this.calm();
    this.note = gone.map((held) => t('web-numero-gone', { card: shortName(held) })).join(' ');
  }

  private stillThere({ card, taps }: Draft): Draft {
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

  // Asking

  private async ask(text: string): Promise<void> {
    const number = ++this.asked;
    const of = this.session.update;
    const answer = await this.session.read({ work: text });
    if (number !== this.asked) return;
    // Somebody taps very fast. The last tap counts, and it is asked about again.
    if ('refused' in answer && answer.refused.why === 'too-often') {
      await new Promise((later) => setTimeout(later, ASK_AGAIN_MS));
      return number === this.asked ? this.ask(text) : undefined;
    }
    if ('refused' in answer) this.reading = { text, of, work: null, why: answer.refused.text };
    else this.reading = { text, of, work: answer.reading.work as Work | null, why: answer.reading.text };
    this.tellDraft();
  }

  /** Whoever listens hears what the cards that were just chosen make. */
  private tellDraft(): void {
    if (this.isTapped && !this.isEmpty) announcer.say(this.desk.voice?.draft() ?? '');
    this.isTapped = false;
  }

  /** When the engine has said what it says of the draft as it is now. Another tap meanwhile: when it has said it of that. */
  private async read(): Promise<void> {
    await tick();
    for (let asking: Promise<void> | null = null; asking !== this.asking; ) {
      asking = this.asking;
      await asking;
    }
  }

  /** The same for somebody who only wants to hear: not for long. */
  async readSoon(): Promise<void> {
    await Promise.race([this.read(), new Promise((later) => setTimeout(later, SOON_MS))]);
  }

  /** Whether it goes, without sending it. */
  async check(): Promise<void> {
    let why: string | null = null;
    const verbs: Verb[] = this.layout.piles.length > 0 ? ['take', 'build'] : ['discard'];
    for (const verb of verbs) {
      const answer = await this.session.read({ work: lineText(this.draft.card, this.draft.taps, verb) });
      if ('reading' in answer && answer.reading.goes) return this.tellChecked(t(`web-numero-goes-${verb}`));
      why ??= 'reading' in answer ? answer.reading.text : answer.refused.text;
    }
    this.tellChecked(why ?? '');
  }

  private tellChecked(text: string): void {
    this.desk.refusal = null;
    this.checked = text;
    announcer.say(signsAsWords(text));
  }

  // Doing

  async doBest(): Promise<void> {
    if (this.sending) return;
    await this.read();
    if (this.best) await this.choose(this.best);
    else if (this.onlyPuts) this.put();
    else announcer.say(signsAsWords(this.why ?? ''));
  }

  /** Nothing but wild cards that wait. */
  get onlyPuts(): boolean {
    const { piles, waiting } = this.layout;
    return this.draft.card === null && piles.length === 0 && waiting.some(({ put, tap }) => !put && tap.held?.from === 'hand');
  }

  async choose(choice: Choice): Promise<void> {
    if (this.sending) return;
    if (!this.canAct) return announcer.say(whoseTurn(this.session));
    // The table has changed since: only what still goes is sent.
    if (this.reading?.of !== this.session.update) {
      await this.read();
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
    await this.send({ work: lineText(this.draft.card, this.draft.taps, verb) });
  }

  /** One kind of turn, by its key. */
  async doKind(kind: Verb): Promise<void> {
    if (!this.shows) return this.press(kind);
    if (this.sending) return;
    await this.read();
    const choice = this.work?.choices.find((choice) => choice.kind === kind);
    if (choice) await this.choose(choice);
    else announcer.say(t(`web-numero-no-${kind}`));
  }

  /** Turns without a number card; where help shows nothing they are always there when they might go. */
  readonly specials = $derived.by((): { m: string; text: string }[] => {
    const { view, ownCards } = this;
    if (!ownCards || !this.isEmpty) return [];
    const found = [];
    if (view.hands.length === 1 || view.phase === 'FinalChance') found.push({ m: 'stop', text: t('web-numero-stop') });
    const onlyWild = ownCards.length > 0 && this.hand.every((held) => held.what === 'wild');
    if (onlyWild) found.push({ m: 'discard all', text: t('web-numero-discard-all', { n: ownCards.length }) });
    if (onlyWild && view.options.hand_without_number === 'Pass') found.push({ m: 'pass', text: t('web-numero-pass') });
    return found;
  });

  special(m: string): void {
    if (this.canAct) void this.send({ m });
    else announcer.say(whoseTurn(this.session));
  }

  async send(wish: Wish): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.checked = null;
    const answer = await this.session.play(wish);
    this.sending = false;
    if ('refused' in answer) this.refuse(answer.refused.text, answer.refused.spoken);
  }

  private refuse(text: string, spoken?: string): void {
    this.desk.refusal = { text, spoken: spoken ?? text };
    this.armed = null;
    this.wiggling = false;
    // Taken off and put on again, so that it is seen each time.
    void tick().then(() => (this.wiggling = true));
    announcer.call(spoken ?? text);
    sound('no');
  }
}

const TURNS = ['Took', 'Built', 'Discarded', 'DiscardedAll', 'Passed', 'Stopped'];

function isTurnOf(event: Event, seat: number | null): boolean {
  const [name, what] = Object.entries(event)[0] ?? [];
  return TURNS.includes(name ?? '') && (what as { seat?: number }).seat === seat;
}

function missing(before: Draft, after: Draft): Held[] {
  const kept = new Set([after.card?.key, ...after.taps.map(tapKey)]);
  const cards = [before.card, ...before.taps.map((tap) => tap.held)].filter((held) => held !== null);
  // Wild cards of one's own hand go back to it; what is gone is gone from the centre.
  return cards.filter((held) => held.from === 'centre' && !kept.has(held.key) && held.what !== 'wild');
}
