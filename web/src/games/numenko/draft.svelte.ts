/** The draft of a turn: the grid being arranged, and how it is sent. Nothing here waits for the network. */

import { announcer } from '../../lib/announce.svelte';
import type { GameBridge } from '../../lib/game-bridge.svelte';
import type { Moment, TableSession } from '../../lib/session.svelte';
import { play } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import type { Help, Seat } from '../../types/protocol';
import { swopAction } from './actions';
import {
  back, clear, countsOf, EMPTY, fitting, goTo, isRefusal, liftSum, nudge, pickUp, putDown, rackOf, state, tap, turn,
  typeTile, type Arrangement, type PickedUp, type Refusal,
} from './arranging';
import { at, boxOf, samePlace, textOf, type Box, type Place, type Tile } from './grid';
import { Judging } from './judging.svelte';
import { checkSpoken, face, newTilesText, placeName, tileName } from './names';
import { isTrue, placesOf, type Sum } from './sums';
import { DraftSync } from './sync';
import { accusedIn, addedTiles, ownSeat, type SeatView, type View, type Work } from './view';

const MOST_STEPS_BACK = 200;
/** Limit for a double tap, which counts once. */
const DOUBLE_MS = 400;

export type Mode = 'type' | 'swop' | 'move';
export type Sending = '' | 'swop' | 'grid' | 'stop' | 'vote';

export class Draft {
  arrangement = $state.raw<Arrangement>(EMPTY);
  mode = $state<Mode>('type');
  picked = $state.raw<PickedUp | null>(null);
  /** The tiles received last, until they are laid. */
  newTiles = $state.raw<ReadonlyMap<Tile, number>>(new Map());
  /** The result of the player's last move, as a sentence. */
  lastResult = $state('');
  sending = $state<Sending>('');
  wiggling = $state<Tile | null>(null);
  /** Whether the next press stops. Stopping cannot be undone, so it takes two presses of the same button. */
  isStopArmed = $state(false);
  private stopArmedAt = 0;
  /** The stated effect of a swop when the player began one. */
  private swopOffer = '';
  /** The tile given back by the player's swop, until the new ones arrive. */
  private swopped: Tile | null = null;
  private phases = 0;
  private past = $state.raw<Arrangement[]>([]);
  /** Whether the player has placed the cursor or typed. */
  private started = false;
  /** The game and the seat to which the draft belongs. */
  owner = '';
  private heldBefore = '';
  private readonly judging: Judging;
  private readonly sync: DraftSync;

  constructor(
    readonly session: TableSession,
    private readonly bridge: GameBridge,
  ) {
    this.judging = new Judging(session, this);
    this.sync = new DraftSync(session, this);
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
  get help(): Help {
    return this.session.help;
  }
  get showsJudgement(): boolean {
    return this.help === 'show' && this.canArrange;
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
  get mustVote(): boolean {
    return accusedIn(this.view) !== null && this.session.isMine;
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  /** The engine's judgement of the current grid, as far as the help allows. */
  get work(): Work | null {
    return this.judging.work;
  }
  /** Whether it can be sent, if known. */
  get goes(): boolean | null {
    return this.judging.goes;
  }
  get whyNot(): string | null {
    return this.judging.whyNot;
  }
  get sums(): Sum[] {
    return this.work?.sums ?? [];
  }
  /** Returns the cells of a sum in this grid. */
  placesOf(sum: Sum): Place[] {
    return placesOf(sum, this.box);
  }

  // The engine's judgement

  scheduleJudgement(): void {
    this.judging.schedule();
  }

  /** Checks on request, if help is below Show: the result remains until something changes. */
  async check(): Promise<void> {
    this.bridge.refusal = null;
    const answer = await this.judging.check();
    if (answer === null) return;
    if ('refused' in answer) return this.explain(answer.refused.text, answer.refused.spoken);
    const isGood = this.sums.length > 0 && this.sums.every(isTrue);
    this.lastResult = isGood ? t('web-numenko-check-good', { n: this.left }) : '';
    // Listeners hear what is shown.
    announcer.say(checkSpoken(this.sums, this.lastResult, this.view.options.connected ? (this.work?.groups ?? 0) : 0));
  }

  // Editing the grid

  change(outcome: Arrangement | Refusal, about?: string): boolean {
    if (isRefusal(outcome)) {
      this.explain(t(`web-numenko-no-${outcome}`));
      return false;
    }
    const before = this.arrangement;
    this.arrangement = outcome;
    this.bridge.refusal = null;
    this.isStopArmed = false;
    if (outcome.cells !== before.cells || outcome.stated !== before.stated) {
      this.past = [...this.past, before].slice(-MOST_STEPS_BACK);
      this.lastResult = '';
      play('card');
    }
    this.save();
    if (about) announcer.say(about);
    return true;
  }

  /** Handles a tap or click on a cell. */
  touch(place: Place): void {
    if (!this.canArrange) return;
    const lies = at(this.arrangement.cells, place);
    if (this.mode === 'swop' && lies !== undefined) return void this.swop(lies);
    if (this.mode === 'move' && this.picked) return this.drop(place);
    this.mode = 'type';
    const isFirst = !this.started;
    this.started = true;
    // The first tap on the cursor's initial cell places it, as anywhere else.
    if (isFirst && samePlace(place, this.arrangement.cursor) && lies === undefined) return void this.change({ ...this.arrangement });
    this.change(tap(this.arrangement, place), lies === undefined ? undefined : t('web-numenko-lifted', { tile: tileName(lies) }));
  }

  /** Handles a key of the rack or the keyboard. */
  press(tile: Tile): void {
    if (!this.canArrange) return;
    if (this.mode === 'swop') return void this.swop(tile);
    this.started = true;
    this.leaveMode();
    const next = typeTile(this.arrangement, tile, this.rack);
    if (next === 'none-left') {
      this.wiggle(tile);
      return this.explain(t('web-numenko-none-of', { tile: tileName(tile) }));
    }
    const isLaid = !isRefusal(next) && next.cells !== this.arrangement.cells;
    if (!this.change(next, isLaid ? t('web-numenko-laid', { tile: tileName(tile) }) : undefined) || !isLaid) return;
    const fresh = this.newTiles.get(tile) ?? 0;
    if (fresh > 0) this.newTiles = new Map(this.newTiles).set(tile, fresh - 1);
  }

  back(): void {
    if (this.canArrange) this.change(back(this.arrangement), t('web-numenko-back-said'));
  }
  lift(): void {
    if (this.canArrange) this.change(liftSum(this.arrangement), t('web-numenko-lift-said'));
  }
  clear(): void {
    if (this.canArrange && this.arrangement.cells.size > 0) this.change(clear(this.arrangement), t('web-numenko-clear-said'));
  }
  nudge(down: boolean, by: number): void {
    if (!this.canArrange || !this.change(nudge(this.arrangement, down, by))) return;
    announcer.say(t('web-numenko-moved', { place: placeName(this.arrangement.cursor, this.box) }));
  }
  turn(): void {
    this.change(turn(this.arrangement), t(this.arrangement.down ? 'web-numenko-now-across' : 'web-numenko-now-down'));
  }
  go(place: Place, down?: boolean): void {
    this.change(goTo(this.arrangement, place, down));
  }
  /** Goes to the first tile of a sum. */
  goToSum(sum: Sum): void {
    const places = this.placesOf(sum);
    this.go(places[0]!, sum.down);
  }
  state(sum: Sum, reading: string): void {
    this.change(state(this.arrangement, this.placesOf(sum)[0]!, sum.down, reading));
    this.judging.schedule();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before || !this.canArrange) return this.explain(t('web-numenko-no-undo'));
    this.past = this.past.slice(0, -1);
    // The player may have lost tiles since.
    this.arrangement = fitting(before, this.tiles);
    this.bridge.refusal = null;
    this.leaveMode();
    this.save();
    announcer.say(t('web-numenko-undone'));
  }

  // Moving and swopping, which need a second tap

  leaveMode(): void {
    this.mode = 'type';
    this.picked = null;
    this.isStopArmed = false;
  }

  /** Picks up the run at the cursor; the second time, its whole group; the third time, nothing. */
  pick(): void {
    if (!this.canArrange) return;
    const was = this.mode === 'move' ? this.picked : null;
    if (was?.whole) return this.leaveMode();
    const picked = pickUp(this.arrangement, was !== null);
    if (!picked) return this.explain(t('web-numenko-no-nothing-there'));
    if (was && picked.places.length === was.places.length) return this.leaveMode();
    this.bridge.refusal = null;
    this.isStopArmed = false;
    this.mode = 'move';
    this.picked = picked;
    announcer.say(t(picked.whole ? 'web-numenko-picked-group' : 'web-numenko-picked-sum'));
  }

  private drop(to: Place): void {
    if (!this.picked || !this.change(putDown(this.arrangement, this.picked, to))) return;
    this.leaveMode();
    announcer.say(t('web-numenko-moved', { place: placeName(to, this.box) }));
  }

  toggleSwop(): void {
    const swop = swopAction(this);
    if (!swop) return;
    if (swop.why !== null) return this.explain(swop.why);
    this.bridge.refusal = null;
    const wanted = this.mode !== 'swop';
    this.leaveMode();
    if (!wanted) return;
    this.mode = 'swop';
    this.swopOffer = JSON.stringify(swop);
    announcer.say(`${swop.label}: ${swop.about}. ${t('web-numenko-swop-which')}`);
  }

  // Sending

  private async send(what: Sending, m: string): Promise<boolean> {
    if (this.sending) return false;
    this.bridge.refusal = null;
    this.sending = what;
    const answer = await this.session.play({ m });
    this.sending = '';
    if ('done' in answer) return true;
    // If it is stale, the table was quicker: it had already counted the grid as done.
    if (answer.refused.why === 'stale') return false;
    this.wiggling = null;
    this.explain(answer.refused.text, answer.refused.spoken);
    return false;
  }

  async swop(tile: Tile): Promise<void> {
    if ((this.holding.get(tile) ?? 0) === 0) {
      this.wiggle(tile);
      return this.explain(t('web-numenko-none-held', { tile: tileName(tile) }));
    }
    this.leaveMode();
    this.swopped = tile;
    if (!(await this.send('swop', `swop ${tile}`))) this.swopped = null;
  }

  /** Sends the grid as done, game over or the final lay, whichever applies. */
  async sendGrid(): Promise<void> {
    this.leaveMode();
    await this.send('grid', `${this.view.phase === 'Lay' ? 'lay' : 'done'} ${this.text}`);
  }

  /** Explains on the first press, stops on the second. */
  pressStop(): void {
    if (this.isStopArmed) return void (performance.now() - this.stopArmedAt > DOUBLE_MS && this.stop());
    this.bridge.refusal = null;
    this.leaveMode();
    this.isStopArmed = true;
    this.stopArmedAt = performance.now();
    announcer.say(`${t('web-numenko-stop')}: ${t('web-numenko-stop-about')}. ${t('web-numenko-stop-again')}.`);
  }

  private async stop(): Promise<void> {
    this.leaveMode();
    await this.send('stop', 'stop');
  }

  async vote(eject: boolean): Promise<void> {
    await this.send('vote', `vote ${eject ? 'eject' : 'end'}`);
  }

  // Storage

  private save(): void {
    this.judging.schedule();
    this.sync.save();
  }

  /** Stores the draft at the table now, for other devices or a reload. */
  storeDraft(): void {
    this.sync.store();
  }

  reconnected(): void {
    this.judging.reconnected();
    this.sync.reconnected();
    this.save();
  }

  close(): void {
    this.sync.store();
    this.judging.cancel();
    this.sync.cancel();
  }

  // Moments at the table

  /** Handles an update: other tiles, another phase, another game. */
  applyUpdate(): void {
    const { round } = this.session.update ?? {};
    const owner = `${round}.${this.seat}`;
    if (owner !== this.owner) return this.start(owner);
    if (this.heldBefore !== this.tiles) this.applyTiles();
    if (!this.canArrange) this.leaveMode();
    if ((this.mode === 'swop' || this.isStopArmed) && !this.isPlaying) this.leaveMode();
    // The pot has become too small since: a tap would now do something else.
    if (this.mode === 'swop' && this.swopOffer !== JSON.stringify(swopAction(this))) this.leaveMode();
    // Messages about the previous phase no longer apply.
    if (this.phases !== this.view.phases) {
      this.lastResult = '';
      this.bridge.refusal = null;
    }
    this.phases = this.view.phases;
    if (this.session.isOver) this.sync.delete();
    this.judging.schedule();
  }

  private start(owner: string): void {
    this.owner = owner;
    this.started = false;
    this.phases = this.view.phases;
    this.heldBefore = this.tiles;
    this.swopped = null;
    this.past = [];
    this.newTiles = new Map();
    this.judging.forget();
    this.lastResult = '';
    this.leaveMode();
    this.arrangement = fitting(this.sync.load(owner) ?? EMPTY, this.tiles);
    if (this.canArrange) this.save();
  }

  private applyTiles(): void {
    // A tile that was swopped away and came back is new, too.
    const before = this.swopped === null ? this.heldBefore : this.heldBefore.replace(this.swopped, '');
    this.swopped = null;
    const came = addedTiles(before, this.tiles);
    this.heldBefore = this.tiles;
    this.newTiles = came.length > 0 ? countsOf(came) : new Map();
    const fits = fitting(this.arrangement, this.tiles);
    if (fits !== this.arrangement) this.arrangement = fits;
    this.save();
  }

  handleMoment(moment: Moment): void {
    this.applyUpdate();
    if (!moment.made.some(({ seat }) => seat === this.seat)) return;
    // New tiles are marked in the rack, and named only without other news.
    this.lastResult = moment.texts.join(' ') || newTilesText(this.newTiles, face);
  }

  // Announcements

  explain(text: string, spoken?: string): void {
    this.bridge.refusal = { text, spoken: spoken ?? text };
    announcer.alert(spoken ?? text);
    if (this.wiggling) play('no');
  }

  private wiggle(tile: Tile): void {
    this.wiggling = null;
    // One frame without it, so that the same key can wiggle again.
    requestAnimationFrame(() => (this.wiggling = tile));
  }
}
