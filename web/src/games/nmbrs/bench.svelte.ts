/** The blocks that were chosen, where they were put, what the engine says of it, and how it is sent. */

import { announcer } from '../../lib/announce.svelte';
import type { Desk } from '../../lib/desk.svelte';
import type { Judgement, Moment, TableSession } from '../../lib/session.svelte';
import { play } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import type { Help } from '../../types/protocol';
import { blockName, blockSpoken, changeSpoken, listed, rowSpoken, wayName, whereName } from './names';
import {
  blockOf, isJoker, knockingIn, lying, ownHand, roundOverIn, rowsOf, valueOf, worked,
  type Block, type Event, type Knocking, type LaidBlock, type Letter, type Piece, type ShownRow, type View, type Way, type Work,
} from './work';

/** Where blocks are wished to go. The engine finds how. */
export type Where = { new: true } | { row: Letter } | { at: Block } | { between: [Block, Block] } | { way: Way } | { words: string };

export interface Step {
  blocks: Block[];
  where: Where;
  /** As the engine reads it; a way that was chosen may be several parts, divided by commas. */
  text: string;
  /** In somebody's own words, which only the table understands. */
  isTyped?: boolean;
}

type Giving = null | { block: Block | null };

/** Who has asked too often asks again after this. */
const AGAIN_MS = 300;

/** Refusals that only say that the turn is not at its end yet. */
const ONLY_A_DRAFT = 'refused-only-a-draft';
const GIVE_FIRST = 'nmbrs-illegal-give-one';

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const isTooOften = (answer: Judgement): boolean => 'refused' in answer && answer.refused.why === 'too-often';
const sameBlocks = (a: readonly Block[], b: readonly Block[]): boolean => a.length === b.length && a.every((block) => b.includes(block));

export class Bench {
  steps = $state.raw<Step[]>([]);
  chosen = $state.raw<Block[]>([]);
  /** The turn is about to end: which block goes. */
  giving = $state.raw<Giving>(null);
  /** What jokers stand for, where their player says it beforehand. */
  values = $state.raw<ReadonlyMap<Block, number>>(new Map());
  /** The step from which on the draft does not go any more. */
  broken = $state<number | null>(null);
  /** What was asked about a row or a block, in a sentence. */
  info = $state('');
  /** What was laid in the turn before, by whomever. */
  last = $state.raw<ReadonlySet<Block>>(new Set());
  /** The blocks that came last. */
  came = $state.raw<ReadonlySet<Block>>(new Set());
  wiggling = $state.raw<readonly Block[]>([]);
  sending = $state(false);
  /** The end of a round, until somebody goes on. */
  ended = $state.raw<ReturnType<typeof roundOverIn>>(null);
  private judged = $state.raw<{ of: string; text: string; work: Work | null; why: string | null; spoken: string | null } | null>(null);
  /** What did not go there: a second block makes it "between". */
  private missed: { blocks: Block[]; at: Block } | null = null;
  /** The step whose answer is waited for. */
  private fresh: Step | null = null;
  private asking: object | null = null;
  private owner = '';
  private moment = -1;
  private held: readonly Block[] | null = null;

  constructor(
    private readonly session: TableSession,
    private readonly desk: Desk,
  ) {}

  // What there is

  get view(): View {
    return this.session.view as View;
  }
  get help(): Help {
    return this.session.help;
  }
  get shown(): boolean {
    return this.help === 'show' && this.plays;
  }
  /** Somebody sits here who can prepare a turn or play it. */
  get plays(): boolean {
    return this.session.seat !== null && !this.session.isOver;
  }
  get knocking(): Knocking | null {
    return knockingIn(this.view);
  }
  get isAsked(): boolean {
    return this.session.seat !== null && (this.knocking?.asked.includes(this.session.seat) ?? false);
  }
  get mine(): boolean {
    return this.session.isMine && this.knocking === null;
  }
  get text(): string {
    const parts = this.steps.map((step) => step.text);
    const whole = [...parts, ...(this.giving?.block ? [`give ${this.giving.block}`] : [])].join(', ');
    return this.steps.some(({ isTyped }) => isTyped) ? `> ${whole}` : whole;
  }
  /** What the engine says of the draft as it is now, as far as the help goes. */
  get work(): Work | null {
    if (this.help === 'off' || !this.plays || this.judged?.of !== this.question) return null;
    return this.judged.work;
  }
  /** The same, or else what it said last: for what should not flicker. */
  get lastWork(): Work | null {
    if (this.work) return this.work;
    return this.shown && this.judged?.of.startsWith(this.basis) ? this.judged.work : null;
  }
  get isReading(): boolean {
    return this.shown && this.judged?.of !== this.question;
  }
  /** The last blocks fit in several ways. */
  get ways(): Way[] {
    const ways = this.work?.ways ?? [];
    return ways.length > 1 ? ways : [];
  }
  get whyNot(): string | null {
    return this.judged?.of === this.question ? this.judged.why : null;
  }
  get table(): LaidBlock[] {
    return this.lastWork?.table ?? this.view.table;
  }
  get rows(): ShownRow[] {
    return this.lastWork ? this.lastWork.rows.map(worked) : rowsOf(this.view);
  }
  /** Laid by this draft. */
  get drafted(): ReadonlySet<Block> {
    return new Set(this.lastWork?.fresh ?? []);
  }
  get pieces(): Map<Block, Piece> {
    return lying(this.table);
  }
  /** Everything that is or was in the hand this turn; what the draft lays is marked. */
  get hand(): Block[] {
    return [...new Set([...ownHand(this.view, this.session.seat), ...(this.work?.hand ?? []), ...this.drafting.pickedUp])];
  }
  /** What the draft lays, and which jokers it picks up, as far as that can be said without the engine. */
  private get drafting(): { laid: Set<Block>; pickedUp: Set<Block> } {
    const [laid, pickedUp] = [new Set<Block>(), new Set<Block>()];
    for (const step of this.steps) {
      step.blocks.forEach((block) => laid.add(block));
      const joker = this.exchanged(step);
      if (joker === null) continue;
      laid.delete(joker);
      pickedUp.add(joker);
    }
    return { laid, pickedUp };
  }
  /** The joker that a step takes, where the block is what the joker stands for. */
  private exchanged({ blocks, where, text }: Step): Block | null {
    const written = /^exchange \S+ for (\S+)$/.exec(text)?.[1];
    if (written) return written;
    if (!('at' in where) || blocks.length !== 1 || !isJoker(where.at) || isJoker(blocks[0]!)) return null;
    const lies = lying(this.view.table).get(where.at) ?? this.pieces.get(where.at) ?? null;
    // What has taken its place already was exchanged by this step.
    return lies === null || valueOf(lies) === Number(blocks[0]) ? where.at : null;
  }
  isLaid(block: Block): boolean {
    const work = this.work;
    if (!work) return this.drafting.laid.has(block);
    const open = work.stuck === null ? [] : this.steps.slice(this.stepAt(work.stuck));
    return (this.hand.includes(block) && !work.hand.includes(block)) || open.some(({ blocks }) => blocks.includes(block));
  }
  /** What is left in the hand. */
  get left(): Block[] {
    return this.hand.filter((block) => !this.isLaid(block));
  }
  private get basis(): string {
    const update = this.session.update;
    return `${update?.round}.${update?.basis}.${this.session.seat}:`;
  }
  private get question(): string {
    return `${this.basis}${this.text}`;
  }

  // What is asked of the engine

  /** Asks for every change of the table or of the draft: one question at a time, and then the newest draft. */
  async look(): Promise<void> {
    const [question, text] = [this.question, this.text];
    if (this.session.state !== 'open') return void (this.asking = null);
    if (!this.shown || this.judged?.of === question || this.asking) return;
    const asking = (this.asking = {});
    const answer = await this.session.read({ work: text });
    if (isTooOften(answer)) await later(AGAIN_MS);
    if (this.asking !== asking) return;
    this.asking = null;
    if (question !== this.question || isTooOften(answer)) return this.look();
    this.hear(question, text, answer);
    return this.look();
  }

  private hear(question: string, text: string, answer: Judgement): void {
    const fresh = this.fresh;
    this.fresh = null;
    if ('refused' in answer) {
      this.judged = { of: question, text, work: null, why: answer.refused.text, spoken: answer.refused.spoken ?? null };
      if (fresh && this.steps.at(-1) === fresh) this.giveBack(fresh, answer.refused.text, answer.refused.spoken);
      return;
    }
    const { text: why } = answer.reading;
    const work = answer.reading.work as Work | null;
    this.judged = { of: question, text, work, why, spoken: why };
    if (!work) return;
    const stuck = work.stuck === null ? null : this.stepAt(work.stuck);
    if (fresh && this.steps.at(-1) === fresh) {
      if (work.ways.length > 1) return announcer.call(`${t('web-nmbrs-which-way')} ${work.ways.map(wayName).join('; ')}.`);
      if (stuck !== null && stuck >= this.steps.length - 1) return this.giveBack(fresh, why ?? t('web-nmbrs-does-not-fit'));
      this.tellChange(fresh, work);
    }
    // The table has changed since it was put there.
    const isBroken = stuck !== null && stuck < this.steps.length && work.ways.length < 2;
    this.broken = isBroken ? stuck : null;
    if (isBroken && why) this.explain(t('web-nmbrs-broken', { why }));
  }

  /** Which step a part of the text belongs to. */
  private stepAt(part: number): number {
    let parts = 0;
    const found = this.steps.findIndex(({ text }) => (parts += text.split(',').length) > part);
    return found < 0 ? this.steps.length : found;
  }

  private giveBack(step: Step, why: string, spoken?: string): void {
    this.steps = this.steps.filter((each) => each !== step);
    this.chosen = step.blocks;
    this.missed = 'at' in step.where ? { blocks: step.blocks, at: step.where.at } : null;
    this.wiggle(step.blocks);
    this.explain(why, spoken);
  }

  private tellChange(step: Step, work: Work): void {
    play('card');
    const changed = work.rows.filter(({ added }) => step.blocks.some((block) => added.includes(block)));
    const said = changed.map((row) => changeSpoken(worked(row)));
    const jokers = work.picked_up.length > 0 ? [t('web-nmbrs-joker-picked-up')] : [];
    announcer.say([...said, ...jokers, ...(work.waiting ? [t('web-nmbrs-waiting')] : [])].join(' '));
  }

  // What is tapped

  /** A block of the hand. */
  tap(block: Block): void {
    if (!this.plays || this.sending) return;
    this.calm();
    if (this.isLaid(block)) return this.giving ? this.explain(t('web-nmbrs-laid-already', { block: blockName(block) })) : this.lift(block);
    if (this.giving) {
      this.giving = { block: this.giving.block === block ? null : block };
      announcer.say(this.giving.block ? t('web-nmbrs-give', { block: blockName(block) }) : t('web-nmbrs-give-which'));
      return;
    }
    this.settleWays();
    this.missed = null;
    this.chosen = this.chosen.includes(block) ? this.chosen.filter((each) => each !== block) : [...this.chosen, block];
  }

  /** Takes back what this block was put down with. */
  private lift(block: Block): void {
    const step = this.steps.find(({ blocks }) => blocks.includes(block));
    this.steps = this.steps.filter((each) => each !== step);
    this.giving = null;
    this.broken = null;
    announcer.say(t('web-nmbrs-taken-back', { blocks: listed((step?.blocks ?? []).map(blockName)) }));
    void this.look();
  }

  tapRow(letter: Letter | null): void {
    const row = this.rows.find((each) => each.letter === letter);
    if (this.chosen.length === 0 || this.giving) return this.ask(row ? rowSpoken(row, this.rows) : '');
    if (letter === null) {
      const first = row?.pieces[0];
      return first ? this.put({ at: blockOf(first) }) : undefined;
    }
    this.put({ row: letter });
  }

  tapBlock(block: Block): void {
    if (this.chosen.length === 0 || this.giving) {
      if (this.plays && this.drafted.has(block) && this.isLaid(block)) return this.lift(block);
      return this.ask(blockSpoken(this.pieces.get(block) ?? block, this.rows));
    }
    const missed = this.missed;
    if (missed && missed.at !== block && sameBlocks(missed.blocks, this.chosen)) return this.put({ between: [missed.at, block] });
    this.put({ at: block });
  }

  newRow(): void {
    if (this.chosen.length === 0) return this.explain(t('web-nmbrs-choose-first'));
    this.put({ new: true });
  }

  private ask(about: string): void {
    this.calm();
    this.info = about;
    if (about) announcer.say(about);
  }

  private put(where: Where): void {
    if (!this.plays || this.sending) return;
    this.calm();
    this.giving = null;
    this.settleWays();
    const names = this.chosen.map((block) => (this.values.has(block) ? `${block}=${this.values.get(block)}` : block)).join(' ');
    const text =
      'row' in where ? `${names} into ${where.row}`
      : 'at' in where ? `${names} at ${where.at}`
      : 'between' in where ? `${names} between ${where.between.join(' ')}`
      : `new ${names}`;
    const step: Step = { blocks: this.chosen, where, text };
    this.steps = [...this.steps, step];
    this.chosen = [];
    this.missed = null;
    this.fresh = this.shown ? step : null;
    if (!this.shown) {
      play('card');
      announcer.say(t('web-nmbrs-noted', { blocks: listed(step.blocks.map(blockName)), where: whereName(where) }));
    }
    void this.look();
  }

  /** One of the chips. */
  choose(way: Way): void {
    const last = this.steps.at(-1);
    if (!last) return;
    const step: Step = { blocks: last.blocks, where: { way }, text: way.lays.join(', ') };
    this.steps = [...this.steps.slice(0, -1), step];
    this.fresh = step;
    void this.look();
  }

  /** Whoever goes on without choosing is content with the first way. */
  private settleWays(): void {
    const [first] = this.ways;
    if (first) this.choose(first);
  }

  setValue(joker: Block, value: number | null): void {
    const values = new Map(this.values);
    if (value === null) values.delete(joker);
    else values.set(joker, value);
    this.values = values;
  }

  get canGoBack(): boolean {
    return this.giving !== null || this.chosen.length > 0 || this.steps.length > 0;
  }

  back(): void {
    this.calm();
    this.broken = null;
    if (!this.canGoBack) return this.explain(t('web-nmbrs-nothing-back'));
    if (this.giving) this.giving = this.giving.block && this.left.length > 1 ? { block: null } : null;
    else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else {
      const last = this.steps.at(-1)!;
      this.steps = this.steps.slice(0, -1);
      announcer.say(t('web-nmbrs-taken-back', { blocks: listed(last.blocks.map(blockName)) }));
    }
    this.missed = null;
    void this.look();
  }

  clear(): void {
    this.calm();
    if (!this.canGoBack) return this.explain(t('web-nmbrs-nothing-back'));
    this.empty();
    announcer.say(t('web-nmbrs-all-back'));
    void this.look();
  }

  private empty(): void {
    this.steps = [];
    this.chosen = [];
    this.giving = null;
    this.missed = null;
    this.fresh = null;
    this.broken = null;
  }

  // The end of a turn, and answers

  /** Opens the choice of what is given away; where only one block is left, that one. */
  finish(): void {
    if (!this.mine || this.sending) return;
    this.calm();
    this.settleWays();
    const { chosen, left } = this;
    this.chosen = [];
    this.giving = { block: left.length === 1 ? left[0]! : chosen.length === 1 ? chosen[0]! : null };
    announcer.call(this.giving.block ? t('web-nmbrs-give', { block: blockName(this.giving.block) }) : t('web-nmbrs-give-which'));
    void this.look();
  }

  async send(): Promise<void> {
    if (!this.mine || this.sending) return;
    this.calm();
    this.sending = true;
    const answer = await this.session.play({ work: this.text || 'nothing' });
    this.sending = false;
    if ('refused' in answer) {
      this.giving = null;
      this.wiggle(this.steps.flatMap(({ blocks }) => blocks));
      return this.explain(answer.refused.text, answer.refused.spoken);
    }
    this.empty();
    void this.look();
  }

  async knock(): Promise<void> {
    const block = this.knocking?.block;
    if (!block) return this.explain(t('web-nmbrs-nothing-given'));
    await this.answer(`knock ${block}`);
  }

  async letGo(): Promise<void> {
    if (!this.knocking) return this.explain(t('web-nmbrs-nothing-given'));
    await this.answer('let go');
  }

  private async answer(m: string): Promise<void> {
    if (this.sending) return;
    this.calm();
    this.sending = true;
    const answer = await this.session.play({ m });
    this.sending = false;
    // Somebody was quicker: what happened says so.
    if ('refused' in answer && answer.refused.why !== 'stale') this.explain(answer.refused.text, answer.refused.spoken);
  }

  /** Asked for with less help than Show. What it says is told until something changes. */
  async check(): Promise<void> {
    if (this.steps.length === 0) return this.explain(t('web-nmbrs-choose-first'));
    this.calm();
    const [question, text] = [this.question, this.text];
    const answer = await this.session.read({ work: text });
    if ('refused' in answer) return this.explain(answer.refused.text, answer.refused.spoken);
    if (question !== this.question) return;
    const work = answer.reading.work as Work | null;
    this.judged = { of: question, text, work, why: answer.reading.text, spoken: null };
    const goes = work ? work.stuck === null && work.can_finish : answer.reading.goes || answer.reading.text === null;
    this.explain(goes ? t('web-nmbrs-that-goes') : (answer.reading.text ?? t('web-nmbrs-does-not-fit')));
  }

  /** What somebody types or says: a step, a whole turn, an answer. `null`: it went. */
  async command(words: string): Promise<string | null> {
    const taps = this.steps.some(({ isTyped }) => isTyped) ? `${this.text}, ${words}` : `${this.text} > ${words}`;
    if (this.help !== 'off') {
      const answer = await this.session.read({ work: taps });
      const work = 'reading' in answer ? (answer.reading.work as Work | null) : null;
      if (work) return this.take(work, 'reading' in answer ? answer.reading.text : null);
    }
    const said = await this.session.play({ say: words });
    if ('done' in said) return null;
    if (this.help !== 'off' || said.refused.line.id !== ONLY_A_DRAFT) return said.refused.text;
    // Nothing is judged: it is kept as it was said, until it is sent.
    const sent = await this.session.play({ work: taps });
    if ('done' in sent) return this.empty(), null;
    if (sent.refused.line.id !== GIVE_FIRST) return sent.refused.text;
    const named = words.split(/[^0-9a-z]+/i).filter((word) => this.left.includes(word));
    this.steps = [...this.steps, { blocks: named, where: { words }, text: words, isTyped: true }];
    return null;
  }

  /** A turn that was said to its end is sent; else it is the draft now. */
  private async take(work: Work, why: string | null): Promise<string | null> {
    if (work.choice !== null && this.mine) {
      const answer = await this.session.play({ m: work.choice });
      if ('refused' in answer) return answer.refused.text;
      this.empty();
      return null;
    }
    if (work.stuck !== null && work.ways.length === 0) return why ?? t('web-nmbrs-does-not-fit');
    const ways = work.ways[0] ? [work.ways[0]] : [];
    const known = this.steps;
    const lays = [...work.lays, ...ways.flatMap((way) => way.lays)];
    this.empty();
    this.steps = lays.map((text) => {
      const blocks = text.split(/[^0-9a-z]+/i).filter((word) => this.hand.includes(word) || known.some((step) => step.blocks.includes(word)));
      return { blocks, where: { words: text }, text };
    });
    const changed = work.rows.filter(({ added }) => added.length > 0).map((row) => changeSpoken(worked(row)));
    announcer.say(changed.join(' '));
    void this.look();
    return null;
  }

  // What happens at the table

  hearMoment(moment: Moment): void {
    const over = roundOverIn(moment.events);
    if (over && !this.session.isOver) this.ended = over;
    this.noteLaid(moment);
    this.settle();
  }

  /** What still holds of the draft stays; another round or another seat begins anew. */
  settle(): void {
    const owner = `${this.session.update?.round}.${this.view.round}.${this.session.seat}`;
    if (owner !== this.owner) {
      this.owner = owner;
      this.held = null;
      this.came = new Set();
      this.empty();
      this.info = '';
      this.desk.refusal = null;
    }
    if (this.moment !== this.view.moment) {
      this.moment = this.view.moment;
      this.info = '';
      this.desk.refusal = null;
      this.broken = null;
    }
    this.noteNew();
    const held = this.hand;
    if (this.chosen.some((block) => !held.includes(block))) this.chosen = this.chosen.filter((block) => held.includes(block));
    if (this.giving && !this.mine) this.giving = null;
    // Without the engine's word, only what is not in the hand any more is known not to go.
    const gone = this.steps.findIndex(({ blocks }) => blocks.some((block) => !held.includes(block)));
    if (gone >= 0) this.broken = gone;
  }

  private noteLaid({ events }: Moment): void {
    for (const event of events as Event[]) {
      if ('Laid' in event) this.last = new Set(event.Laid.rows.flatMap(({ added }) => added));
      else if ('Gave' in event && !(events as Event[]).some((each) => 'Laid' in each)) this.last = new Set();
    }
  }

  /** Marks what was not there before, until more comes. */
  private noteNew(): void {
    const hand = ownHand(this.view, this.session.seat);
    const before = this.held;
    const came = before === null ? [] : hand.filter((block) => !before.includes(block));
    this.held = hand;
    if (came.length > 0) this.came = new Set(before && came.length < hand.length ? came : []);
  }

  /** Whoever has seen the end of the round plays the next one. */
  goOn(): void {
    this.ended = null;
  }

  // What is said

  explain(text: string, spoken?: string): void {
    this.info = '';
    this.desk.refusal = { text, spoken: spoken ?? text };
    announcer.call(spoken ?? text);
    if (this.wiggling.length > 0) play('no');
  }

  /** What was said before is over. */
  private calm(): void {
    this.desk.refusal = null;
    this.info = '';
    this.ended = null;
  }

  private wiggle(blocks: readonly Block[]): void {
    this.wiggling = [];
    // A frame without it, so that the same block can wiggle again.
    requestAnimationFrame(() => (this.wiggling = blocks));
  }
}
