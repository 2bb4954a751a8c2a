/** The draft of a turn: the chosen blocks, where they were put, and how the turn is sent. */

import { announcer } from '../../lib/announce.svelte';
import type { GameBridge } from '../../lib/game-bridge.svelte';
import type { Judgement, Moment, TableSession } from '../../lib/session.svelte';
import { play } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import type { Help } from '../../types/protocol';
import { Judging } from './judging.svelte';
import { blockName, blockSpoken, listed, placementName, rowSpoken, stepSpoken, whereName } from './names';
import { draftText, effectOf, sameBlocks, stepAt, stepText, type Step, type Where } from './steps';
import {
  blockOf, judgedRow, knockingIn, lastLaidIn, ownHand, piecesByBlock, roundOverIn, rowsOf,
  type Block, type Knocking, type LaidBlock, type Letter, type Piece, type Placement, type ShownRow, type View, type Work,
} from './view';

type Giving = null | { block: Block | null };

export class Draft {
  steps = $state.raw<Step[]>([]);
  chosen = $state.raw<Block[]>([]);
  /** The choice of the block to give away, open while the turn is about to end. */
  giving = $state.raw<Giving>(null);
  /** Joker values that the player chose beforehand. */
  values = $state.raw<ReadonlyMap<Block, number>>(new Map());
  /** The first step of the draft that is no longer possible. */
  broken = $state<number | null>(null);
  /** The answer to a tap on a row or a block, as a sentence. */
  info = $state('');
  /** Blocks laid in the previous turn, by any player. */
  lastLaid = $state.raw<ReadonlySet<Block>>(new Set());
  /** The blocks received last. */
  newBlocks = $state.raw<ReadonlySet<Block>>(new Set());
  wiggling = $state.raw<readonly Block[]>([]);
  sending = $state(false);
  /** The end of a round, shown until the player continues. */
  roundEnd = $state.raw<ReturnType<typeof roundOverIn>>(null);
  private readonly judging: Judging;
  /** Blocks that did not fit, and where: a second target makes it "between". */
  private misfit: { blocks: Block[]; at: Block } | null = null;
  /** The step whose answer is pending. */
  private pendingStep: Step | null = null;
  private owner = '';
  private moment = -1;
  private heldBefore: readonly Block[] | null = null;

  constructor(
    readonly session: TableSession,
    private readonly bridge: GameBridge,
  ) {
    this.judging = new Judging(session, this);
  }

  // State

  get view(): View {
    return this.session.view as View;
  }
  get help(): Help {
    return this.session.help;
  }
  get showsJudgement(): boolean {
    return this.help === 'show' && this.isPlaying;
  }
  /** Whether somebody here can prepare or play a turn. */
  get isPlaying(): boolean {
    return this.session.seat !== null && !this.session.isOver;
  }
  get knocking(): Knocking | null {
    return knockingIn(this.view);
  }
  get isAsked(): boolean {
    return this.session.seat !== null && (this.knocking?.asked.includes(this.session.seat) ?? false);
  }
  get isMyTurn(): boolean {
    return this.session.isMine && this.knocking === null;
  }
  /** The text of the draft, both for sending and for asking the engine. */
  get text(): string {
    return draftText(this.steps, this.giving?.block ?? null);
  }
  /** The engine's judgement of the current draft, as far as the help allows. */
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
  /** Placements of the last blocks to choose from, if several. */
  get placements(): Placement[] {
    const placements = this.work?.ways ?? [];
    return placements.length > 1 ? placements : [];
  }
  get table(): LaidBlock[] {
    return this.lastWork?.table ?? this.view.table;
  }
  get rows(): ShownRow[] {
    return this.lastWork ? this.lastWork.rows.map(judgedRow) : rowsOf(this.view);
  }
  /** Blocks that this draft lays. */
  get drafted(): ReadonlySet<Block> {
    return new Set(this.lastWork?.fresh ?? []);
  }
  get pieces(): Map<Block, Piece> {
    return piecesByBlock(this.table);
  }
  /** All blocks that are or were in the hand this turn, including those that the draft lays. */
  get hand(): Block[] {
    return [...new Set([...ownHand(this.view, this.session.seat), ...(this.work?.hand ?? []), ...this.drafting.pickedUp])];
  }
  /** The blocks the draft lays and the jokers it picks up, as far as can be told without the engine. */
  private get drafting(): { laid: Set<Block>; pickedUp: Set<Block> } {
    return effectOf(this.steps, (joker) => piecesByBlock(this.view.table).get(joker) ?? this.pieces.get(joker) ?? null);
  }
  isLaid(block: Block): boolean {
    const work = this.work;
    if (!work) return this.drafting.laid.has(block);
    const open = work.stuck === null ? [] : this.steps.slice(stepAt(this.steps, work.stuck));
    return (this.hand.includes(block) && !work.hand.includes(block)) || open.some(({ blocks }) => blocks.includes(block));
  }
  get left(): Block[] {
    return this.hand.filter((block) => !this.isLaid(block));
  }

  // The engine's judgement

  /** Asks after every change of the table or the draft. */
  requestJudgement(): Promise<void> {
    return this.judging.request();
  }

  applyJudgement(answer: Judgement): void {
    const pending = this.pendingStep;
    this.pendingStep = null;
    if ('refused' in answer) {
      if (pending && this.steps.at(-1) === pending) this.returnStep(pending, answer.refused.text, answer.refused.spoken);
      return;
    }
    const { text: why } = answer.reading;
    const work = answer.reading.work as Work | null;
    if (!work) return;
    const stuck = work.stuck === null ? null : stepAt(this.steps, work.stuck);
    if (pending && this.steps.at(-1) === pending) {
      if (work.ways.length > 1) return announcer.alert(`${t('web-nmbrs-which-way')} ${work.ways.map(placementName).join('; ')}.`);
      if (stuck !== null && stuck >= this.steps.length - 1) return this.returnStep(pending, why ?? t('web-nmbrs-does-not-fit'));
      this.announceChange(pending, work);
    }
    // The table has changed since the step was composed.
    const isBroken = stuck !== null && stuck < this.steps.length && work.ways.length < 2;
    this.broken = isBroken ? stuck : null;
    if (isBroken && why) this.explain(t('web-nmbrs-broken', { why }));
  }

  private returnStep(step: Step, why: string, spoken?: string): void {
    this.steps = this.steps.filter((each) => each !== step);
    this.chosen = step.blocks;
    this.misfit = 'at' in step.where ? { blocks: step.blocks, at: step.where.at } : null;
    this.wiggle(step.blocks);
    this.explain(why, spoken);
  }

  private announceChange(step: Step, work: Work): void {
    play('card');
    announcer.say(stepSpoken(step.blocks, work));
  }

  // Taps

  /** Taps a block of the hand. */
  tap(block: Block): void {
    if (!this.isPlaying || this.sending) return;
    this.clearMessages();
    if (this.isLaid(block)) return this.giving ? this.explain(t('web-nmbrs-laid-already', { block: blockName(block) })) : this.lift(block);
    if (this.giving) {
      this.giving = { block: this.giving.block === block ? null : block };
      announcer.say(this.giving.block ? t('web-nmbrs-give', { block: blockName(block) }) : t('web-nmbrs-give-which'));
      return;
    }
    this.settlePlacement();
    this.misfit = null;
    this.chosen = this.chosen.includes(block) ? this.chosen.filter((each) => each !== block) : [...this.chosen, block];
  }

  /** Takes back the step that put this block down. */
  private lift(block: Block): void {
    const step = this.steps.find(({ blocks }) => blocks.includes(block));
    this.steps = this.steps.filter((each) => each !== step);
    this.giving = null;
    this.broken = null;
    announcer.say(t('web-nmbrs-taken-back', { blocks: listed((step?.blocks ?? []).map(blockName)) }));
    void this.requestJudgement();
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
      if (this.isPlaying && this.drafted.has(block) && this.isLaid(block)) return this.lift(block);
      return this.ask(blockSpoken(this.pieces.get(block) ?? block, this.rows));
    }
    const { misfit } = this;
    if (misfit && misfit.at !== block && sameBlocks(misfit.blocks, this.chosen)) return this.put({ between: [misfit.at, block] });
    this.put({ at: block });
  }

  newRow(): void {
    if (this.chosen.length === 0) return this.explain(t('web-nmbrs-choose-first'));
    this.put({ new: true });
  }

  private ask(about: string): void {
    this.clearMessages();
    this.info = about;
    if (about) announcer.say(about);
  }

  private put(where: Where): void {
    if (!this.isPlaying || this.sending) return;
    this.clearMessages();
    this.giving = null;
    this.settlePlacement();
    const step: Step = { blocks: this.chosen, where, text: stepText(this.chosen, this.values, where) };
    this.steps = [...this.steps, step];
    this.chosen = [];
    this.misfit = null;
    this.pendingStep = this.showsJudgement ? step : null;
    if (!this.showsJudgement) {
      play('card');
      announcer.say(t('web-nmbrs-noted', { blocks: listed(step.blocks.map(blockName)), where: whereName(where) }));
    }
    void this.requestJudgement();
  }

  /** Chooses one of the offered placements. */
  choose(placement: Placement): void {
    const last = this.steps.at(-1);
    if (!last) return;
    const step: Step = { blocks: last.blocks, where: { placement }, text: placement.lays.join(', ') };
    this.steps = [...this.steps.slice(0, -1), step];
    this.pendingStep = step;
    void this.requestJudgement();
  }

  /** Settles for the first placement if the player continues without choosing. */
  private settlePlacement(): void {
    const [first] = this.placements;
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
    this.clearMessages();
    this.broken = null;
    if (!this.canGoBack) return this.explain(t('web-nmbrs-nothing-back'));
    if (this.giving) this.giving = this.giving.block && this.left.length > 1 ? { block: null } : null;
    else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else {
      const last = this.steps.at(-1)!;
      this.steps = this.steps.slice(0, -1);
      announcer.say(t('web-nmbrs-taken-back', { blocks: listed(last.blocks.map(blockName)) }));
    }
    this.misfit = null;
    void this.requestJudgement();
  }

  clear(): void {
    this.clearMessages();
    if (!this.canGoBack) return this.explain(t('web-nmbrs-nothing-back'));
    this.reset();
    announcer.say(t('web-nmbrs-all-back'));
    void this.requestJudgement();
  }

  reset(): void {
    this.steps = [];
    this.chosen = [];
    this.giving = null;
    this.misfit = null;
    this.pendingStep = null;
    this.broken = null;
  }

  // The end of a turn, and answers

  /** Opens the choice of the block to give away; a single block left is chosen at once. */
  finish(): void {
    if (!this.isMyTurn || this.sending) return;
    this.clearMessages();
    this.settlePlacement();
    const { chosen, left } = this;
    this.chosen = [];
    this.giving = { block: left.length === 1 ? left[0]! : chosen.length === 1 ? chosen[0]! : null };
    announcer.alert(this.giving.block ? t('web-nmbrs-give', { block: blockName(this.giving.block) }) : t('web-nmbrs-give-which'));
    void this.requestJudgement();
  }

  async send(): Promise<void> {
    if (!this.isMyTurn || this.sending) return;
    this.clearMessages();
    this.sending = true;
    const answer = await this.session.play({ work: this.text || 'nothing' });
    this.sending = false;
    if ('refused' in answer) {
      this.giving = null;
      this.wiggle(this.steps.flatMap(({ blocks }) => blocks));
      return this.explain(answer.refused.text, answer.refused.spoken);
    }
    this.reset();
    void this.requestJudgement();
  }

  /** Answers when a block is given away: a knock, or letting it go. */
  async answer(m: string): Promise<void> {
    if (this.sending) return;
    this.clearMessages();
    this.sending = true;
    const answer = await this.session.play({ m });
    this.sending = false;
    // Somebody was quicker: the next moment will say so.
    if ('refused' in answer && answer.refused.why !== 'stale') this.explain(answer.refused.text, answer.refused.spoken);
  }

  /** Checks the draft on request, if help is below Show. The answer remains until something changes. */
  async check(): Promise<void> {
    if (this.steps.length === 0) return this.explain(t('web-nmbrs-choose-first'));
    this.clearMessages();
    const answer = await this.judging.check();
    if (answer === null) return;
    if ('refused' in answer) return this.explain(answer.refused.text, answer.refused.spoken);
    const work = answer.reading.work as Work | null;
    const goes = work ? work.stuck === null && work.can_finish : answer.reading.goes || answer.reading.text === null;
    this.explain(goes ? t('web-nmbrs-that-goes') : (answer.reading.text ?? t('web-nmbrs-does-not-fit')));
  }

  // Moments at the table

  handleMoment(moment: Moment): void {
    const over = roundOverIn(moment.events);
    if (over && !this.session.isOver) this.roundEnd = over;
    this.lastLaid = lastLaidIn(moment.events) ?? this.lastLaid;
    this.applyUpdate();
  }

  /** Keeps the part of the draft that is still valid; another round or another seat starts afresh. */
  applyUpdate(): void {
    const owner = `${this.session.update?.round}.${this.view.round}.${this.session.seat}`;
    if (owner !== this.owner) {
      this.owner = owner;
      this.heldBefore = null;
      this.newBlocks = new Set();
      this.reset();
      this.info = '';
      this.bridge.refusal = null;
    }
    if (this.moment !== this.view.moment) {
      this.moment = this.view.moment;
      this.info = '';
      this.bridge.refusal = null;
      this.broken = null;
    }
    this.markNew();
    const held = this.hand;
    if (this.chosen.some((block) => !held.includes(block))) this.chosen = this.chosen.filter((block) => held.includes(block));
    if (this.giving && !this.isMyTurn) this.giving = null;
    // Without the engine, a step is known to fail only if its block has left the hand.
    const gone = this.steps.findIndex(({ blocks }) => blocks.some((block) => !held.includes(block)));
    if (gone >= 0) this.broken = gone;
  }

  /** Marks new blocks until more arrive. */
  private markNew(): void {
    const hand = ownHand(this.view, this.session.seat);
    const before = this.heldBefore;
    const came = before === null ? [] : hand.filter((block) => !before.includes(block));
    this.heldBefore = hand;
    if (came.length > 0) this.newBlocks = new Set(before && came.length < hand.length ? came : []);
  }

  // Announcements

  explain(text: string, spoken?: string): void {
    this.info = '';
    this.bridge.refusal = { text, spoken: spoken ?? text };
    announcer.alert(spoken ?? text);
    if (this.wiggling.length > 0) play('no');
  }

  /** Clears earlier messages. */
  private clearMessages(): void {
    this.bridge.refusal = null;
    this.info = '';
    this.roundEnd = null;
  }

  private wiggle(blocks: readonly Block[]): void {
    this.wiggling = [];
    // One frame without it, so that the same block can wiggle again.
    requestAnimationFrame(() => (this.wiggling = blocks));
  }
}
