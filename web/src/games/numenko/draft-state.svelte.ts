/** The state of a draft: the grid being arranged, the tiles left, and what the engine says about it. */

import { announcer } from '../../lib/announce.svelte';
import { Draft, type Judged } from '../../lib/draft.svelte';
import type { GameBridge } from '../../lib/game-bridge.svelte';
import type { Judgement, TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import type { Seat } from '../../types/protocol';
import { countsOf, EMPTY, rackOf, type Arrangement, type PickedUp } from './arranging';
import { boxOf, textOf, type Box, type Place, type Tile } from './grid';
import { checkSpoken, sumSpoken } from './names';
import { isTrue, placesOf, type Sum, type WorkSum } from './sums';
import { accusedIn, ownSeat, shownIn, type SeatView, type View, type Work } from './view';

/** Idle time after which a grid is judged. */
const IDLE_MS = 150;

export type Mode = 'type' | 'swop' | 'move';

export abstract class DraftState extends Draft<Work, Tile | null, Arrangement> {
  arrangement = $state.raw<Arrangement>(EMPTY);
  mode = $state<Mode>('type');
  picked = $state.raw<PickedUp | null>(null);
  /** The tiles received last, until they are laid. */
  newTiles = $state.raw<ReadonlyMap<Tile, number>>(new Map());
  /** The result of the player's last move, as a sentence. */
  lastResult = $state('');
  constructor(session: TableSession, bridge: GameBridge) {
    super(session, bridge, null);
  }

  // State

  get view(): View {
    return this.session.view as View;
  }
  get seat(): Seat | null {
    return this.session.seat;
  }
  get mySeat(): SeatView | null {
    return ownSeat(this.view, this.seat);
  }
  get tiles(): string {
    return this.mySeat?.tiles ?? '';
  }
  get rack(): Map<Tile, number> {
    return rackOf(this.tiles, this.arrangement.cells);
  }
  get holding(): Map<Tile, number> {
    return countsOf(this.tiles);
  }
  /** Number of tiles not in the grid. */
  get left(): number {
    return this.tiles.length - this.arrangement.cells.size;
  }
  get text(): string {
    return textOf(this.arrangement.cells, this.arrangement.stated);
  }
  get box(): Box | null {
    return boxOf(this.arrangement.cells);
  }
  get showsJudgement(): boolean {
    return this.help === 'show' && this.canArrange;
  }
  protected get seesJudgement(): boolean {
    return this.help !== 'off';
  }
  /** Whether the player can ask the program about the sums before they are played. The others may want to look for mistakes. */
  get checksOnRequest(): boolean {
    const { check_done, who_checks } = this.view.options;
    return this.help === 'check' && (check_done || who_checks === 'Program');
  }
  /** All that a judgement depends on: the tiles, the phase, the last tiles in the pot. */
  protected get position(): string {
    return `${this.session.update?.basis}.${this.view.says}`;
  }
  get canArrange(): boolean {
    const mine = this.mySeat;
    return mine !== null && !mine.ejected && mine.laid === null && !this.session.isOver;
  }
  /** Whether tiles can still be drawn. */
  get isPlaying(): boolean {
    return this.canArrange && this.view.phase === 'Play' && this.mySeat?.stopped === false;
  }
  get mustLay(): boolean {
    return this.view.phase === 'Lay' && this.session.isMine;
  }
  /** Whether it is this player's say about the grid on show. */
  get mustCheck(): boolean {
    return shownIn(this.view) !== null && this.session.isMine;
  }
  get mustVote(): boolean {
    return accusedIn(this.view) !== null && this.session.isMine;
  }
  /** The judgement of this grid stays while the table moves on, until the new one arrives. */
  protected get shown(): Judged<Work> | null {
    return this.seesJudgement && this.judgedText?.work ? this.judgedText : null;
  }
  /** Whether it can be sent, if known. */
  get goes(): boolean | null {
    return this.shown?.goes ?? null;
  }
  /** Whether the next press of Stop stops. It cannot be undone, so it takes two presses of the same button. */
  get isStopArmed(): boolean {
    return this.armed === 'stop';
  }
  get sums(): WorkSum[] {
    return this.work?.sums ?? [];
  }
  /** Returns the cells of a sum in this grid. */
  placesOf(sum: Sum): Place[] {
    return placesOf(sum, this.box);
  }

  // The engine's judgement

  /** Asks the engine once the grid is idle. */
  scheduleJudgement(): void {
    this.requestWhenIdle(IDLE_MS);
  }
  protected askSoon(): void {
    this.scheduleJudgement();
  }

  /** Announces a sum that has become true, if it is the only one. */
  protected applyJudgement(_answer: Judgement, { work }: Judged<Work>, before: Judged<Work> | null): void {
    const known = new Set(before?.work?.sums.filter(isTrue).map(sumSpoken));
    const found = (work?.sums ?? []).filter(isTrue).map(sumSpoken).filter((sum) => !known.has(sum));
    if (found.length === 1) announcer.say(found[0]!);
  }

  /** Checks on request, if help is below Show: the result remains until something changes. */
  async check(): Promise<void> {
    this.bridge.refusal = null;
    const answer = await this.judgeOnce();
    if (answer === null) return;
    if ('refused' in answer) return this.explain(answer.refused);
    if (this.work?.unjudged) {
      this.lastResult = t('web-numenko-off-hint');
      return announcer.say(this.lastResult);
    }
    const isGood = this.sums.length > 0 && this.sums.every(isTrue);
    this.lastResult = isGood ? t('web-numenko-check-good', { n: this.left }) : '';
    // Listeners hear what is shown.
    announcer.say(checkSpoken(this.sums, this.lastResult, this.work?.apart ? this.work.groups : 0));
  }
}
