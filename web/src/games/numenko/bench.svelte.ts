/** The grid that somebody arranges, what the engine says of it, and how it is sent. Nothing here waits for the network. */

import { announcer } from '../../lib/announce.svelte';
import type { Desk } from '../../lib/desk.svelte';
import type { Judgement, Moment, TableSession } from '../../lib/session.svelte';
import { play } from '../../lib/sounds';
import { t } from '../../lib/words.svelte';
import type { Refused, Seat } from '../../types/protocol';
import {
  back, clear, EMPTY, fitting, goTo, isRefusal, jump, liftSum, nudge, pickUp, putDown, rackOf, reseated, state,
  tap, turn, typeTile, countsOf, type Arrangement, type PickedUp, type Refusal,
} from './arranging';
import { at, boxOf, keyOf, readGrid, runsOf, samePlace, step, textOf, tilesOf, type Box, type Cells, type Place, type Run, type Tile } from './grid';
import { swopAction } from './actions';
import { forgetGrid, keepGrid, keyFor, newest } from './keep';
import { face, listed, placeName, sumPlace, sumSpoken, tileName, tilesSpoken } from './names';
import { accusedIn, cameNew, isTrue, own, type SeatView, type Sum, type View, type Work } from './work';

/** A grid that is left alone so long is read. */
const REST_MS = 150;
/** Drafts are left with the table when the grid rests, and not more often than the table takes them. */
const DRAFT_REST_MS = 300;
const DRAFT_EVERY_MS = 1_000;
/** Who has asked too often asks again after this. */
const AGAIN_MS = 300;
const MOST_STEPS_BACK = 200;
/** A double tap is no second press. */
const DOUBLE_MS = 400;

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const isTooOften = (answer: Judgement): boolean => 'refused' in answer && answer.refused.why === 'too-often';

export type Mode = 'type' | 'swop' | 'move';
export type Sending = '' | 'swop' | 'grid' | 'stop' | 'vote';

export class Bench {
  arrangement = $state.raw<Arrangement>(EMPTY);
  mode = $state<Mode>('type');
  picked = $state.raw<PickedUp | null>(null);
  /** The tiles that came last, until they are laid. */
  fresh = $state.raw<ReadonlyMap<Tile, number>>(new Map());
  /** What became of the own last move, in a sentence. */
  news = $state('');
  sending = $state<Sending>('');
  wiggling = $state<Tile | null>(null);
  /** Stopping cannot be taken back, so it wants the same button twice. */
  stops = $state(false);
  private stopsSince = 0;
  /** What a swop would do when it was asked for. */
  private swopsFor = '';
  /** The tile that the own swop gives back, until the new ones are here. */
  private swopped: Tile | null = null;
  private phases = 0;
  private judged = $state.raw<{ of: string; text: string; work: Work; goes: boolean; why: string | null } | null>(null);
  private past = $state.raw<Arrangement[]>([]);
  private asking: object | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private draftTimer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody has put the cursor somewhere, or typed. */
  private started = false;
  private owner = '';
  private held = '';
  private sent: string | null = null;
  private sentAt = -DRAFT_EVERY_MS;

  constructor(
    private readonly session: TableSession,
    private readonly desk: Desk,
  ) {}

  // What there is

  get view(): View {
    return this.session.view as View;
  }
  get seat(): Seat | null {
    return this.session.seat;
  }
  get mine(): SeatView | null {
    return own(this.view, this.seat);
  }
  get tiles(): string {
    return this.mine?.tiles ?? '';
  }
  get rack(): Map<Tile, number> {
    return rackOf(this.tiles, this.arrangement.cells);
  }
  get holding(): Map<Tile, number> {
    return countsOf(this.tiles);
  }
  /** How many tiles do not lie in the grid. */
  get left(): number {
    return this.tiles.length - this.arrangement.cells.size;
  }
  get text(): string {
    return textOf(this.arrangement.cells, this.arrangement.stated);
  }
  get box(): Box | null {
    return boxOf(this.arrangement.cells);
  }
  get help(): 'show' | 'check' | 'off' {
    return this.session.help;
  }
  get shown(): boolean {
    return this.help === 'show' && this.canArrange;
  }
  get canArrange(): boolean {
    const mine = this.mine;
    return mine !== null && !mine.ejected && mine.laid === null && !this.session.isOver;
  }
  /** Tiles can still be taken. */
  get plays(): boolean {
    return this.canArrange && this.view.phase === 'Play' && this.mine?.stopped === false;
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
  /** What the engine says of the grid as it lies there, as far as the help goes. */
  get work(): Work | null {
    return this.help !== 'off' && this.judged?.text === this.text && this.judged.of.startsWith(`${this.owner}:`) ? this.judged.work : null;
  }
  /** Whether it can be sent, where that is known. */
  get goes(): boolean | null {
    return this.work ? this.judged!.goes : null;
  }
  get whyNot(): string | null {
    return this.work ? this.judged!.why : null;
  }
  get sums(): Sum[] {
    return this.work?.sums ?? [];
  }
  /** The cells of a sum, where they lie here. */
  placesOf(sum: Sum): Place[] {
    const box = this.box ?? { top: 0, left: 0, bottom: 0, right: 0 };
    const first = { row: box.top + sum.row - 1, column: box.left + sum.column - 1 };
    return sum.tiles.map((_, i) => step(first, sum.down, i));
  }

  // What is asked of the engine

  /** The judgement also depends on the own tiles, the phase, and whether the pot still has enough. */
  private get question(): string {
    return `${this.owner}:${this.session.update?.basis}.${Math.min(this.view.pot, 4)}:${this.text}`;
  }

  /** Something has changed: when it rests, it is read. */
  rest(): void {
    clearTimeout(this.timer);
    if (this.shown) this.timer = setTimeout(() => void this.look(), REST_MS);
  }

  private async look(): Promise<void> {
    const question = this.question;
    if (this.session.state !== 'open') return void (this.asking = null);
    if (!this.shown || this.judged?.of === question || this.asking) return;
    const asking = (this.asking = {});
    const text = this.text;
    const answer = await this.session.read({ work: text });
    if (isTooOften(answer)) await later(AGAIN_MS);
    if (this.asking !== asking) return;
    this.asking = null;
    // An answer to a grid that has changed since is nobody's.
    if (question !== this.question) return this.rest();
    if (isTooOften(answer)) return this.look();
    this.hear(question, text, answer);
  }

  private hear(question: string, text: string, answer: Judgement): void {
    if ('refused' in answer || !answer.reading.work) return;
    const before = new Set(this.judged?.work.sums.filter(isTrue).map(sumSpoken));
    const work = answer.reading.work as Work;
    this.judged = { of: question, text, work, goes: answer.reading.goes, why: answer.reading.text };
    const found = work.sums.filter(isTrue).map(sumSpoken).filter((sum) => !before.has(sum));
    if (found.length === 1) announcer.say(found[0]!);
  }

  /** Asked for with less help than Show: then the same is told, until something changes. */
  async check(): Promise<void> {
    this.desk.refusal = null;
    const [question, text] = [this.question, this.text];
    const answer = await this.session.read({ work: text });
    if ('refused' in answer) return this.explain(answer.refused.text, answer.refused.spoken);
    if (question !== this.question) return;
    this.hear(question, text, answer);
    const trouble = this.sums.filter((sum) => !isTrue(sum));
    const isGood = this.sums.length > 0 && trouble.length === 0;
    this.news = isGood ? t('web-numenko-check-good', { n: this.left }) : '';
    // Whoever listens hears what is shown: trouble, or that there is none, and whether it hangs together.
    const said = isGood ? [this.news] : trouble.length > 0 ? trouble.map(sumSpoken) : [t('web-numenko-no-sums')];
    const groups = this.work?.groups ?? 0;
    if (this.view.options.connected && groups > 1) said.push(t('web-numenko-apart', { n: groups }));
    announcer.say(said.join(' '));
  }

  // What is done to the grid

  private change(outcome: Arrangement | Refusal, about?: string): boolean {
    if (isRefusal(outcome)) {
      this.explain(t(`web-numenko-no-${outcome}`));
      return false;
    }
    const before = this.arrangement;
    this.arrangement = outcome;
    this.desk.refusal = null;
    this.stops = false;
    if (outcome.cells !== before.cells || outcome.stated !== before.stated) {
      this.past = [...this.past, before].slice(-MOST_STEPS_BACK);
      this.news = '';
      play('card');
    }
    this.keep();
    if (about) announcer.say(about);
    return true;
  }

  /** A finger or a click on a cell. */
  touch(place: Place): void {
    if (!this.canArrange) return;
    const lies = at(this.arrangement.cells, place);
    if (this.mode === 'swop' && lies !== undefined) return void this.swop(lies);
    if (this.mode === 'move' && this.picked) return this.drop(place);
    this.mode = 'type';
    const isFirst = !this.started;
    this.started = true;
    // Where the cursor waits from the start, the first tap puts it there like anywhere else.
    if (isFirst && samePlace(place, this.arrangement.cursor) && lies === undefined) return void this.change({ ...this.arrangement });
    this.change(tap(this.arrangement, place), lies === undefined ? undefined : t('web-numenko-lifted', { tile: tileName(lies) }));
  }

  /** A key of the rack, or one of the keyboard. */
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
    const fresh = this.fresh.get(tile) ?? 0;
    if (fresh > 0) this.fresh = new Map(this.fresh).set(tile, fresh - 1);
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
  walk(down: boolean, by: 1 | -1): void {
    this.go(step(this.arrangement.cursor, down, by));
  }
  jump(down: boolean, by: 1 | -1): void {
    this.go(jump(this.arrangement, down, by));
  }
  /** To the end of a sum, behind its last tile. */
  goToSum(sum: Sum): void {
    const places = this.placesOf(sum);
    this.go(places[0]!, sum.down);
  }
  state(sum: Sum, reading: string): void {
    this.change(state(this.arrangement, this.placesOf(sum)[0]!, sum.down, reading));
    this.rest();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before || !this.canArrange) return this.explain(t('web-numenko-no-undo'));
    this.past = this.past.slice(0, -1);
    // Tiles may have gone since.
    this.arrangement = fitting(before, this.tiles);
    this.desk.refusal = null;
    this.leaveMode();
    this.keep();
    announcer.say(t('web-numenko-undone'));
  }

  // Moving and swopping, which take a second touch

  leaveMode(): void {
    this.mode = 'type';
    this.picked = null;
    this.stops = false;
  }

  /** First the run at the cursor, asked again all that hangs together, then nothing. */
  pick(): void {
    if (!this.canArrange) return;
    const was = this.mode === 'move' ? this.picked : null;
    if (was?.whole) return this.leaveMode();
    const picked = pickUp(this.arrangement, was !== null);
    if (!picked) return this.explain(t('web-numenko-no-nothing-there'));
    if (was && picked.places.length === was.places.length) return this.leaveMode();
    this.desk.refusal = null;
    this.stops = false;
    this.mode = 'move';
    this.picked = picked;
    announcer.say(t(picked.whole ? 'web-numenko-picked-group' : 'web-numenko-picked-sum'));
  }

  private drop(to: Place): void {
    if (!this.picked || !this.change(putDown(this.arrangement, this.picked, to))) return;
    this.leaveMode();
    announcer.say(t('web-numenko-moved', { place: placeName(to, this.box) }));
  }

  wantSwop(): void {
    const swop = swopAction(this);
    if (!swop) return;
    if (swop.why !== null) return this.explain(swop.why);
    this.desk.refusal = null;
    const wanted = this.mode !== 'swop';
    this.leaveMode();
    if (!wanted) return;
    this.mode = 'swop';
    this.swopsFor = JSON.stringify(swop);
    announcer.say(`${swop.label}: ${swop.about}. ${t('web-numenko-swop-which')}`);
  }

  // What is sent

  private async send(what: Sending, m: string): Promise<boolean> {
    if (this.sending) return false;
    this.desk.refusal = null;
    this.sending = what;
    const answer = await this.session.play({ m });
    this.sending = '';
    if ('done' in answer) return true;
    this.hearRefusal(answer.refused);
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

  /** As done, as game over or as what is laid at the end: whatever it is now. */
  async sendGrid(): Promise<void> {
    this.leaveMode();
    await this.send('grid', `${this.view.phase === 'Lay' ? 'lay' : 'done'} ${this.text}`);
  }

  /** The first press says what it means, the second one does it. */
  wantStop(): void {
    if (this.stops) return void (performance.now() - this.stopsSince > DOUBLE_MS && this.stop());
    this.desk.refusal = null;
    this.leaveMode();
    this.stops = true;
    this.stopsSince = performance.now();
    announcer.say(`${t('web-numenko-stop')}: ${t('web-numenko-stop-about')}. ${t('web-numenko-stop-again')}.`);
  }

  private async stop(): Promise<void> {
    this.leaveMode();
    await this.send('stop', 'stop');
  }

  async vote(eject: boolean): Promise<void> {
    await this.send('vote', `vote ${eject ? 'eject' : 'end'}`);
  }

  private hearRefusal(refused: Refused): void {
    // The table was quicker: the grid was done already when it was sent.
    if (refused.why === 'stale') return;
    this.wiggling = null;
    this.explain(refused.text, refused.spoken);
  }

  /** What somebody types or says. `null`: it went. */
  async command(words: string): Promise<string | null> {
    if (this.help !== 'off') {
      const answer = await this.session.read({ work: `${this.text} > ${words}` });
      if ('reading' in answer && answer.reading.work) {
        const work = answer.reading.work as Work;
        this.take(work.grid, this.shown ? work.sums : []);
        return null;
      }
      const said = await this.session.read({ say: words });
      const move = 'reading' in said ? said.reading.moves[0] : undefined;
      // The table only knows the draft that it was left with.
      if (move && /^(done|game over|lay) /.test(move)) return this.ask({ m: move.replace(/^(done|game over|lay) .*$/, `$1 ${this.text}`) });
      return this.ask({ say: words });
    }
    this.leaveDraft();
    const refused = await this.ask({ say: words }, 'not-a-move');
    if (refused === null || refused !== '') return refused;
    const edited = await this.session.editDraft(`${this.text} > ${words}`);
    if ('refused' in edited) return edited.refused.text;
    this.take(edited.draft);
    return null;
  }

  /** The sentence of the refusal; nothing where it is refused for this reason. */
  private async ask(wish: { m: string } | { say: string }, unless?: string): Promise<string | null> {
    const answer = await this.session.play(wish);
    if ('done' in answer) return null;
    return answer.refused.why === unless ? '' : answer.refused.text;
  }

  /** Says where the sums lie that came, and in Show what they are. */
  private take(grid: string, judged: Sum[] = []): void {
    const { cells, stated } = readGrid(grid);
    const nameOf = (cells: Cells, { down, places }: Run): string => `${down} ${keyOf(places[0]!)} ${tilesOf(cells, places)}`;
    const { cells: lay } = this.arrangement;
    const before = new Set(runsOf(lay).map((run) => nameOf(lay, run)));
    const next = fitting(reseated(this.arrangement, cells, stated), this.tiles);
    const box = boxOf(next.cells);
    const came = runsOf(next.cells).filter((run) => !before.has(nameOf(next.cells, run)));
    const said = came.map(({ down, places }) => {
      const [row, column] = [places[0]!.row - (box?.top ?? 0) + 1, places[0]!.column - (box?.left ?? 0) + 1];
      const sum = judged.find((each) => each.down === down && each.row === row && each.column === column);
      const tiles = [...tilesOf(next.cells, places)];
      const place = sumPlace({ down, row, column, tiles });
      return sum ? sumSpoken(sum) : t('web-numenko-lies', { place, tiles: tilesSpoken(tiles) });
    });
    this.change(next, said.join(' ') || t('web-numenko-arranged'));
  }

  // What is kept

  private get key(): string | null {
    const round = this.session.update?.round;
    return this.seat === null || round === undefined ? null : keyFor(this.session.id, round, this.seat);
  }

  private keep(): void {
    this.rest();
    if (this.key) keepGrid(localStorage, this.key, this.arrangement, this.sent);
    clearTimeout(this.draftTimer);
    if (!this.canArrange || this.text === this.sent) return;
    const wait = Math.max(DRAFT_REST_MS, this.sentAt + DRAFT_EVERY_MS - performance.now());
    this.draftTimer = setTimeout(() => this.leaveDraft(), wait);
  }

  /** With the table, where somebody else's device or a reload finds it. */
  leaveDraft(): void {
    clearTimeout(this.draftTimer);
    if (!this.canArrange || this.session.state !== 'open' || this.text === this.sent) return;
    this.sent = this.text;
    this.sentAt = performance.now();
    this.session.leaveDraft(this.text);
    if (this.key) keepGrid(localStorage, this.key, this.arrangement, this.sent);
  }

  /** After a cut of the network nobody knows what was heard. */
  reconnected(): void {
    this.asking = null;
    this.sent = null;
    this.keep();
  }

  close(): void {
    this.leaveDraft();
    clearTimeout(this.timer);
    clearTimeout(this.draftTimer);
  }

  // What happens at the table

  /** What came by an update: other tiles, another phase, another game. */
  settle(): void {
    const { round } = this.session.update ?? {};
    const owner = `${round}.${this.seat}`;
    if (owner !== this.owner) return this.begin(owner);
    if (this.held !== this.tiles) this.hearTiles();
    if (!this.canArrange) this.leaveMode();
    if ((this.mode === 'swop' || this.stops) && !this.plays) this.leaveMode();
    // The pot has become too small meanwhile: what a tap would do now was not asked for.
    if (this.mode === 'swop' && this.swopsFor !== JSON.stringify(swopAction(this))) this.leaveMode();
    // What was said of the phase before is over.
    if (this.phases !== this.view.phases) {
      this.news = '';
      this.desk.refusal = null;
    }
    this.phases = this.view.phases;
    if (this.session.isOver && this.key) forgetGrid(localStorage, this.key);
    this.rest();
  }

  private begin(owner: string): void {
    this.owner = owner;
    this.started = false;
    this.phases = this.view.phases;
    this.held = this.tiles;
    this.swopped = null;
    this.past = [];
    this.fresh = new Map();
    this.judged = null;
    this.news = '';
    this.leaveMode();
    const { draft } = this.session;
    const atTable = draft && `${draft.round}.${draft.seat}` === owner ? draft.text : null;
    this.sent = atTable;
    const found = this.key && this.canArrange ? newest(localStorage, this.key, atTable) : null;
    this.arrangement = fitting(found ?? EMPTY, this.tiles);
    if (this.canArrange) this.keep();
  }

  private hearTiles(): void {
    // A tile that was swopped away and came again is new, too.
    const before = this.swopped === null ? this.held : this.held.replace(this.swopped, '');
    this.swopped = null;
    const came = cameNew(before, this.tiles);
    this.held = this.tiles;
    this.fresh = came.length > 0 ? countsOf(came) : new Map();
    const fits = fitting(this.arrangement, this.tiles);
    if (fits !== this.arrangement) this.arrangement = fits;
    this.keep();
  }

  /** The tiles that came by the own last move: `3, 7 and star`. */
  get cameText(): string {
    const came = [...this.fresh].flatMap(([tile, n]) => Array<string>(n).fill(tileName(tile)));
    return came.length > 0 ? t('web-numenko-came', { n: came.length, tiles: listed(came) }) : '';
  }

  hearMoment(moment: Moment): void {
    this.settle();
    if (!moment.made.some(({ seat }) => seat === this.seat)) return;
    const came = [...this.fresh].flatMap(([tile, n]) => Array<string>(n).fill(face(tile)));
    // What came is marked in the rack; it is said where nothing else is.
    this.news = moment.texts.join(' ') || (came.length > 0 ? t('web-numenko-came', { n: came.length, tiles: listed(came) }) : '');
  }

  // What is said

  explain(text: string, spoken?: string): void {
    this.desk.refusal = { text, spoken: spoken ?? text };
    announcer.call(spoken ?? text);
    if (this.wiggling) play('no');
  }

  private wiggle(tile: Tile): void {
    this.wiggling = null;
    // A frame without it, so that the same key can wiggle again.
    requestAnimationFrame(() => (this.wiggling = tile));
  }
}
