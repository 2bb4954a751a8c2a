/** The draft of a turn: taps on blocks and rows, and how the turn is sent. */

import { announcer } from '../../lib/announce.svelte';
import type { Judgement, Moment } from '../../lib/session.svelte';
import { play } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import type { Said } from '../../lib/draft.svelte';
import { DraftState } from './draft-state.svelte';
import { blockName, blockSpoken, listed, placementName, rowSpoken, stepSpoken, whereName } from './names';
import { sameBlocks, stepAt, stepText, type Step, type Where } from './steps';
import { blockOf, lastLaidIn, ownHand, roundOverIn, type Block, type Letter, type Placement, type Work } from './view';

export class Draft extends DraftState {
  /** Blocks that did not fit, and where: a second target makes it "between". */
  private misfit: { blocks: Block[]; at: Block } | null = null;
  /** The step whose answer is pending. */
  private pendingStep: Step | null = null;
  private moment = -1;
  private heldBefore: readonly Block[] | null = null;

  // The engine's judgement

  protected applyJudgement(answer: Judgement): void {
    const pending = this.pendingStep;
    this.pendingStep = null;
    if ('refused' in answer) {
      if (pending && this.steps.at(-1) === pending) this.returnStep(pending, answer.refused);
      return;
    }
    const { text: why } = answer.reading;
    const work = answer.reading.work as Work | null;
    if (!work) return;
    const stuck = work.stuck === null ? null : stepAt(this.steps, work.stuck);
    if (pending && this.steps.at(-1) === pending) {
      if (work.ways.length > 1) return announcer.alert(`${t('web-nmbrs-which-way')} ${work.ways.map(placementName).join('; ')}.`);
      if (stuck !== null && stuck >= this.steps.length - 1) return this.returnStep(pending, { text: why ?? t('web-nmbrs-does-not-fit') });
      this.announceChange(pending, work);
    }
    // The table has changed since the step was composed.
    const isBroken = stuck !== null && stuck < this.steps.length && work.ways.length < 2;
    this.broken = isBroken ? stuck : null;
    if (isBroken && why) this.explain(t('web-nmbrs-broken', { why }));
  }

  private returnStep(step: Step, why: Said): void {
    this.steps = this.steps.filter((each) => each !== step);
    this.chosen = step.blocks;
    this.misfit = 'at' in step.where ? { blocks: step.blocks, at: step.where.at } : null;
    this.refuse(why, step.blocks);
  }

  private announceChange(step: Step, work: Work): void {
    play('tap');
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
    if (this.chosen.length === 0 || this.giving) return this.inform(row ? rowSpoken(row, this.rows) : '');
    if (letter === null) {
      const first = row?.pieces[0];
      return first ? this.put({ at: blockOf(first) }) : undefined;
    }
    this.put({ row: letter });
  }

  tapBlock(block: Block): void {
    if (this.chosen.length === 0 || this.giving) {
      if (this.isPlaying && this.drafted.has(block) && this.isLaid(block)) return this.lift(block);
      return this.inform(blockSpoken(this.pieces.get(block) ?? block, this.rows));
    }
    const { misfit } = this;
    if (misfit && misfit.at !== block && sameBlocks(misfit.blocks, this.chosen)) return this.put({ between: [misfit.at, block] });
    this.put({ at: block });
  }

  newRow(): void {
    if (this.chosen.length === 0) return this.explain(t('web-nmbrs-choose-first'));
    this.put({ new: true });
  }

  private inform(about: string): void {
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
      play('tap');
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
    if (!this.isMyTurn) return;
    const done = await this.sendMove({ work: this.text || 'nothing' }, (refused) => {
      this.giving = null;
      this.refuse(refused, this.steps.flatMap(({ blocks }) => blocks));
    });
    if (!done) return;
    this.reset();
    void this.requestJudgement();
  }

  /** Answers when a block is given away: a knock, or letting it go. */
  async answer(m: string): Promise<void> {
    // If somebody was quicker, the next moment will say so.
    await this.sendMove({ m }, (refused) => void (refused.why !== 'stale' && this.explain(refused)));
  }

  /** Checks the draft on request, if help is below Show. The answer remains until something changes. */
  async check(): Promise<void> {
    if (this.steps.length === 0) return this.explain(t('web-nmbrs-choose-first'));
    this.clearMessages();
    const answer = await this.judgeOnce();
    if (answer === null) return;
    if ('refused' in answer) return this.explain(answer.refused);
    const work = answer.reading.work as Work | null;
    const goes = work ? work.stuck === null && work.can_finish : answer.reading.goes || answer.reading.text === null;
    if (goes) this.showChecked(t('web-nmbrs-that-goes'));
    else this.explain({ text: answer.reading.text ?? t('web-nmbrs-does-not-fit'), rule: answer.reading.rule });
  }

  // Moments at the table

  handleMoment(moment: Moment): void {
    const over = roundOverIn(moment.events);
    if (over && !this.session.isOver) this.roundEnd = over;
    this.lastLaid = lastLaidIn(moment.events) ?? this.lastLaid;
    this.applyUpdate();
  }

  protected start(): void {
    this.heldBefore = null;
    this.newBlocks = new Set();
    this.reset();
    this.info = '';
    this.bridge.refusal = null;
    this.follow();
  }

  /** Keeps the part of the draft that is still valid. */
  protected follow(): void {
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

  explain(said: string | Said): void {
    this.info = '';
    super.explain(said);
  }

  protected clearMessages(): void {
    super.clearMessages();
    this.info = '';
    this.roundEnd = null;
  }
}
