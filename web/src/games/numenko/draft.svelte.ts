/** The draft of a turn: taps and keys on the grid, and how it is sent. Nothing here waits for the network. */

import { announcer } from '../../lib/announce.svelte';
import type { GameBridge } from '../../lib/game-bridge.svelte';
import type { Moment, TableSession } from '../../lib/session.svelte';
import { play } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import { swopAction } from './actions';
import {
  back, clear, countsOf, EMPTY, fitting, goTo, isRefusal, liftSum, nudge, pickUp, putDown, state, tap, turn, typeTile,
  type Arrangement, type Refusal,
} from './arranging';
import { DraftState } from './draft-state.svelte';
import { at, samePlace, type Place, type Tile } from './grid';
import { face, newTilesText, placeName, tileName } from './names';
import { showLaid } from './scene';
import type { Sum } from './sums';
import { DraftSync } from './sync';
import { addedTiles } from './view';

export class Draft extends DraftState {
  /** The stated effect of a swop when the player began one. */
  private swopOffer = '';
  /** The tile given back by the player's swop, until the new ones arrive. */
  private swopped: Tile | null = null;
  private phases = 0;
  /** Whether the player has placed the cursor or typed. */
  private started = false;
  private heldBefore = '';
  private readonly sync: DraftSync;

  constructor(session: TableSession, bridge: GameBridge) {
    super(session, bridge);
    this.sync = new DraftSync(session, this);
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
    this.armed = null;
    if (outcome.cells !== before.cells || outcome.stated !== before.stated) {
      this.remember(before);
      this.lastResult = '';
      play('tap');
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
      return this.refuse({ text: t('web-numenko-none-of', { tile: tileName(tile) }) }, tile);
    }
    const isLaid = !isRefusal(next) && next.cells !== this.arrangement.cells;
    if (!this.change(next, isLaid ? t('web-numenko-laid', { tile: tileName(tile) }) : undefined) || !isLaid) return;
    showLaid(this.bridge.director, tile, this.arrangement, this.seat);
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
    this.scheduleJudgement();
  }

  undo(): void {
    const before = this.canArrange ? this.takeLastStep() : undefined;
    if (!before) return this.explain(t('web-numenko-no-undo'));
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
    this.armed = null;
  }
  private clearMode(): void {
    this.bridge.refusal = null;
    this.leaveMode();
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
    this.armed = null;
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

  private async send(m: string): Promise<boolean> {
    // If it is stale, the table was quicker: it had already counted the grid as done.
    const done = await this.sendMove({ m }, (refused) => void (refused.why !== 'stale' && this.refuse(refused)));
    return done !== null;
  }

  async swop(tile: Tile): Promise<void> {
    if ((this.holding.get(tile) ?? 0) === 0) {
      return this.refuse({ text: t('web-numenko-none-held', { tile: tileName(tile) }) }, tile);
    }
    this.leaveMode();
    this.swopped = tile;
    if (!(await this.send(`swop ${tile}`))) this.swopped = null;
  }

  /** Sends the grid as done, game over or the final lay, whichever applies. */
  async sendGrid(): Promise<void> {
    this.leaveMode();
    await this.send(`${this.view.says === 'Lay' ? 'lay' : 'done'} ${this.text}`);
  }

  /** Explains on the first press, stops on the second. */
  pressStop(): void {
    const question = `${t('web-numenko-stop')}: ${t('web-numenko-stop-about')}. ${t('web-numenko-stop-again')}.`;
    if (!this.isStopArmed) this.clearMode();
    if (this.isConfirmed('stop', question)) void this.send('stop');
  }

  /** Says something about the grid on show: `right`, `wrong across 2,1`. */
  async sayOfGrid(move: string): Promise<void> {
    await this.send(move);
  }

  async vote(eject: boolean): Promise<void> {
    await this.send(`vote ${eject ? 'eject' : 'end'}`);
  }

  // Storage

  private save(): void {
    this.scheduleJudgement();
    this.sync.save();
  }

  /** Stores the draft at the table now, for other devices or a reload. */
  storeDraft(): void {
    this.sync.store();
  }

  reconnected(): void {
    this.stopAsking();
    this.sync.reconnected();
    this.save();
  }

  close(): void {
    this.sync.store();
    this.stopAsking();
    this.sync.cancel();
  }

  // Moments at the table

  /** Handles an update: other tiles, another phase. */
  protected follow(): void {
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
    this.scheduleJudgement();
  }

  protected start(): void {
    this.started = false;
    this.phases = this.view.phases;
    this.heldBefore = this.tiles;
    this.swopped = null;
    this.newTiles = new Map();
    this.lastResult = '';
    this.leaveMode();
    this.arrangement = fitting(this.sync.load(this.owner) ?? EMPTY, this.tiles);
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
    // The line of the last move tells the rest. New tiles are marked in the rack, and named only without other news.
    this.lastResult = moment.texts.length > 0 ? '' : newTilesText(this.newTiles, face);
  }
}
