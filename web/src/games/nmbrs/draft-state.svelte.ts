/** The state of a draft: the blocks chosen and put down, and the table and the hand as they would then be. */

import { Draft } from '../../lib/draft.svelte';
import type { GameBridge } from '../../lib/game-bridge.svelte';
import type { TableSession } from '../../lib/session.svelte';
import { draftText, effectOf, stepAt, type Step } from './steps';
import {
  judgedRow, knockingIn, ownHand, piecesByBlock, roundOverIn, rowsOf,
  type Block, type Knocking, type LaidBlock, type Piece, type Placement, type ShownRow, type View, type Work,
} from './view';

type Giving = null | { block: Block | null };

export abstract class DraftState extends Draft<Work, readonly Block[]> {
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
  /** The end of a round, shown until the player continues. */
  roundEnd = $state.raw<ReturnType<typeof roundOverIn>>(null);
  constructor(session: TableSession, bridge: GameBridge) {
    super(session, bridge, []);
  }

  // State

  get view(): View {
    return this.session.view as View;
  }
  get showsJudgement(): boolean {
    return this.help === 'show' && this.isPlaying;
  }
  protected get seesJudgement(): boolean {
    return this.help !== 'off' && this.isPlaying;
  }
  protected get currentOwner(): string {
    return `${super.currentOwner}.${this.view.round}`;
  }
  protected get position(): string {
    return `${this.session.update?.basis}`;
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
  /** The current judgement, or else the last one of this position, to avoid flicker. */
  get lastWork(): Work | null {
    const { work, lastJudged: last } = this;
    if (work || !this.showsJudgement) return work;
    return last?.owner === this.currentOwner && last.position === this.position ? last.work : null;
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
    return effectOf(this.steps, this.view.exchanges);
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
}
