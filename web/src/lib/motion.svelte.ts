/**
 * The one place for motion. A game turns the events of a moment into a script: which pieces travel from where to where, and
 * the sum that stands over them. The director plays it over the table, which has already changed underneath: nothing that a
 * player may do ever waits for it, and any tap or key ends it at once.
 */

import { tick } from 'svelte';
import type { Seat } from '../types/protocol';
import { beforeNextFrame } from './frames';
import { motionAllowed, settings } from './settings.svelte';
import { play, type Sound } from './sounds';

/** A piece that changes its place. Places are the values of `data-piece` and `data-place` in the page. */
export interface Travel {
  /** Notation of the piece, as the game's `Piece` draws it. */
  piece: string;
  /** Place before the moment. */
  from: string;
  /** Place before the moment if that one was not in the page. */
  or?: string;
  /** Place after the moment. */
  to: string;
  /** Whether it stops under the caption, to be read, before it goes on. */
  staged?: boolean;
}

/** A part of a caption. Its kind chooses its colours. */
export interface Term {
  text: string;
  kind?: 'green' | 'orange' | 'blue' | 'red' | 'wild' | 'plain' | 'sign' | 'result';
}

/** A dance, or a cry with its word in a bubble. */
export type Joy = { how: 'dance' } | { how: 'cry'; text: string };

export interface SceneScript {
  /** The acting seat. */
  seat: Seat;
  travels: Travel[];
  /** The arithmetic, written over the pieces: `6`, `+`, `4`, `=`, `10`. */
  caption?: Term[];
  /** Gains that float up at a place: `+3` at `won-2`. They come one after the other. */
  gains?: { at: string; text: string }[];
  /** A word at the acting seat: `Knock!`. */
  bubble?: string;
  /** How the acting seat celebrates when its pieces have landed. */
  joy?: Joy;
  /** Sound of a piece that lands. */
  sound?: Sound;
  /** Pieces to outline if nothing may move; by default the destinations. */
  marks?: string[];
  /** More than 1 for the youngest, who need longer to read. */
  slower?: number;
}

/** Centre, width, shape and turn of a piece, as the eye sees it. */
export interface Box {
  x: number;
  y: number;
  w: number;
  ratio: number;
  turn: number;
}

export interface Flight {
  id: number;
  piece: string;
  /** The largest width it will have, so that it stays sharp. */
  base: number;
  from: Box;
  /** Place under the caption, if it stops there. */
  stage: Box | null;
  to: Box;
  target: HTMLElement | null;
  hasLanded: boolean;
}

export interface Gain {
  id: number;
  text: string;
  x: number;
  y: number;
}

/** Milliseconds at normal pace. */
const TIME = { travel: 420, follow: 110, home: 380, read: 450, readTerm: 110, gain: 330, floating: 1100, mark: 1600, bubble: 1400, joy: 3200 };
const EASE = { fly: 'cubic-bezier(0.4, 0, 0.2, 1.14)', home: 'cubic-bezier(0.5, 0, 0.3, 1)' };
const PACES = { slow: 0.6, normal: 1, fast: 1.7 };
/** Steps of a curved path. */
const PATH_STEPS = 14;
/** A queue of this many scenes hurries, so that the table never lags behind the game. */
const LONGEST_QUEUE = 2;

/** Degrees by which elements are turned, together with all around them. */
type Turns = Map<Element, number>;

function turnOf(element: Element | null, known: Turns): number {
  if (!element || element.tagName === 'MAIN') return 0;
  const found = known.get(element);
  if (found !== undefined) return found;
  const turn = (parseFloat(getComputedStyle(element).rotate) || 0) + turnOf(element.parentElement, known);
  known.set(element, turn);
  return turn;
}

/** Returns the pose of an element; layout only, no style of an animation. */
export function boxOf(element: HTMLElement, turns: Turns = new Map()): Box {
  const box = element.getBoundingClientRect();
  const turn = turnOf(element, turns);
  const w = element.offsetWidth || box.width;
  const h = element.offsetHeight || box.height;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, w, ratio: w > 0 ? h / w : 1, turn };
}

const find = (place: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(place)}"], [data-place="${CSS.escape(place)}"]`);

interface Queued {
  script: SceneScript;
  before: Map<string, Box>;
}

export class Director {
  /** Pieces in the air, for the component `Scene` to draw. */
  flights = $state.raw<Flight[]>([]);
  caption = $state.raw<{ terms: Term[]; x: number; y: number } | null>(null);
  gains = $state.raw<Gain[]>([]);
  /** A word at a seat. */
  bubble = $state.raw<{ seat: Seat; text: string } | null>(null);
  /** A seat that celebrates. Scenes and turns go on meanwhile: nothing waits for it. */
  joy = $state.raw<(Joy & { seat: Seat }) | null>(null);
  /** The seat whose turn is being shown. */
  acting = $state<Seat | null>(null);
  isPlaying = $state(false);

  /** Elements of the flights, as `Scene` draws them. */
  readonly flyers = new Map<number, HTMLElement>();
  private before = new Map<string, Box>();
  private queue: Queued[] = [];
  private isSkipping = false;
  private readonly animations = new Set<Animation>();
  private readonly sleepers = new Set<() => void>();
  private readonly hidden = new Set<HTMLElement>();
  private readonly marked = new Set<HTMLElement>();
  private slower = 1;
  /** The board before any piece flies over it: reading it later would lay out the page once more. */
  private board: DOMRect | null = null;
  private count = 0;
  private idlers: (() => void)[] = [];
  private joyTimer: ReturnType<typeof setTimeout> | undefined;

  /** Notes where everything lies. Called before the table changes. */
  snapshot(): void {
    this.before = new Map();
    const turns: Turns = new Map();
    for (const element of document.querySelectorAll<HTMLElement>('[data-piece], [data-place]')) {
      this.before.set((element.dataset.piece ?? element.dataset.place)!, boxOf(element, turns));
    }
  }

  /** Plays a script after those that wait. The newest is what players want to see, so a long queue is cut short. */
  present(script: SceneScript): void {
    this.queue.push({ script, before: this.before });
    if (this.queue.length > LONGEST_QUEUE) this.skip();
    if (!this.isPlaying) void this.run();
  }

  /** Ends the scene that plays: its pieces are where they belong. */
  skip(): void {
    if (!this.isPlaying) return;
    this.isSkipping = true;
    for (const animation of this.animations) animation.finish();
    for (const wake of [...this.sleepers]) wake();
  }

  /** Ends everything, for a table that is left. */
  stop(): void {
    this.queue = [];
    clearTimeout(this.joyTimer);
    this.joy = null;
    this.skip();
  }

  /** Resolves when no scene is playing or waiting. */
  idle(): Promise<void> {
    return this.isPlaying ? new Promise((done) => this.idlers.push(done)) : Promise.resolve();
  }

  private async run(): Promise<void> {
    this.isPlaying = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.isSkipping = false;
      this.slower = next.script.slower ?? 1;
      this.acting = next.script.seat;
      try {
        await this.playScene(next);
      } finally {
        this.clear();
      }
    }
    this.isPlaying = false;
    for (const done of this.idlers.splice(0)) done();
  }

  private clear(): void {
    this.flights = [];
    this.caption = null;
    this.bubble = null;
    this.acting = null;
    for (const element of this.hidden) delete element.dataset.arriving;
    for (const element of this.marked) delete element.dataset.marked;
    this.hidden.clear();
    this.marked.clear();
  }

  private async playScene({ script, before }: Queued): Promise<void> {
    await tick();
    if (script.bubble) this.bubble = { seat: script.seat, text: script.bubble };
    if (!motionAllowed()) return this.tellWithoutMotion(script);
    // The table has just been rewritten. One frame lays it out, with the pieces where they were; the next one measures it,
    // which costs little by then, and lets them go.
    this.flights = this.waiting(script, before);
    for (const { target } of this.flights) if (target) this.hide(target);
    await beforeNextFrame();
    await beforeNextFrame();
    this.board = boardBox();
    const flights = this.plan(script, before);
    this.flights = flights;
    for (const { target } of flights) if (target) this.hide(target);
    await tick();
    const stopping = flights.filter(({ stage }) => stage);
    const straight = flights.filter(({ stage }) => !stage);
    if (stopping.length > 0) await this.fly(stopping, (flight) => [flight.from, flight.stage!], TIME.travel, EASE.fly, 'slide');
    const landed = this.fly(straight, (flight) => [flight.from, flight.to], TIME.travel, EASE.fly, script.sound ?? 'tap', true);
    if (script.caption) this.caption = { terms: script.caption, ...this.captionPlace(stopping, straight) };
    const reading = script.caption ? TIME.read + TIME.readTerm * script.caption.length : script.bubble ? TIME.bubble : 0;
    await Promise.all([landed, this.wait(reading)]);
    this.caption = null;
    if (stopping.length > 0) await this.fly(stopping, (flight) => [flight.stage!, flight.to], TIME.home, EASE.home, script.sound ?? 'slide', true);
    this.celebrate(script);
    await this.floatGains(script);
  }

  /** Tells by outline, caption and the last-move line alone. */
  private async tellWithoutMotion(script: SceneScript): Promise<void> {
    const marks = script.marks ?? script.travels.map(({ to }) => to);
    const elements = marks.map(find).filter((element) => element !== null);
    for (const element of elements) {
      element.dataset.marked = '';
      this.marked.add(element);
    }
    const place = captionOver(elements);
    if (script.caption && place) this.caption = { terms: script.caption, ...place };
    void this.floatGains(script);
    this.celebrate(script);
    await this.wait(TIME.mark + (script.caption ? TIME.readTerm * script.caption.length : 0));
  }

  /** The pieces that are about to travel, where they lay before. Measures nothing. */
  private waiting({ travels }: SceneScript, before: Map<string, Box>): Flight[] {
    return travels.flatMap((travel, i) => {
      const start = before.get(travel.from) ?? before.get(travel.or ?? '');
      const target = find(travel.to);
      if (!start || !(target ?? before.has(travel.to))) return [];
      return [{ id: this.count + i, piece: travel.piece, base: pieceWidth(start), from: start, stage: null, to: start, target: asPiece(target), hasLanded: false }];
    });
  }

  /** Finds the boxes of every travel. One whose ends are not in the page is left out: a hand may be covered. */
  private plan({ travels }: SceneScript, before: Map<string, Box>): Flight[] {
    const staged = travels.filter((travel) => travel.staged);
    const flights: Flight[] = [];
    for (const travel of travels) {
      const id = this.count++;
      const start = before.get(travel.from) ?? before.get(travel.or ?? '') ?? boxAt(travel.from) ?? boxAt(travel.or ?? '');
      const target = find(travel.to);
      const end = target ? boxOf(target) : before.get(travel.to);
      if (!start || !end) continue;
      const stage = travel.staged ? stagePlace(staged.indexOf(travel), staged.length, start, end) : null;
      const base = Math.max(pieceWidth(start), pieceWidth(end), stage?.w ?? 0);
      flights.push({ id, piece: travel.piece, base, from: start, stage, to: end, target: asPiece(target), hasLanded: false });
    }
    return flights;
  }

  private hide(target: HTMLElement): void {
    target.dataset.arriving = '';
    this.hidden.add(target);
  }

  /** Flies pieces one after the other; resolves when the last has landed. */
  private async fly(flights: Flight[], ends: (flight: Flight) => [Box, Box], duration: number, easing: string, sound: Sound, isLast = false): Promise<void> {
    await Promise.all(
      flights.map(async (flight, i) => {
        const flyer = this.flyers.get(flight.id);
        if (!flyer) return;
        const [from, to] = ends(flight);
        await this.animate(flyer, arc(flight, from, to), { duration, delay: i * TIME.follow, easing });
        if (!this.isSkipping) play(sound);
        flight.hasLanded = isLast;
        if (isLast) this.reveal(flight);
      }),
    );
  }

  /** Replaces the pieces that have landed at a place by the real one, once all of them are there. */
  private reveal({ target, id }: Flight): void {
    const together = target ? this.flights.filter((flight) => flight.target === target) : this.flights.filter((flight) => flight.id === id);
    if (together.some(({ hasLanded }) => !hasLanded)) return;
    for (const flight of together) this.flyers.get(flight.id)?.style.setProperty('opacity', '0');
    if (!target) return;
    delete target.dataset.arriving;
    this.hidden.delete(target);
  }

  private captionPlace(staged: Flight[], straight: Flight[]): { x: number; y: number } {
    const boxes = staged.length > 0 ? staged.map(({ stage }) => stage!) : straight.map(({ to }) => to);
    const board = this.board ?? boardBox();
    if (boxes.length === 0) return { x: board.left + board.width / 2, y: board.top + board.height * 0.3 };
    const top = Math.min(...boxes.map(({ y, w, ratio }) => y - (w * ratio) / 2));
    const x = boxes.reduce((sum, box) => sum + box.x, 0) / boxes.length;
    return { x, y: Math.max(top - 34, board.top + 26) };
  }

  private async floatGains({ gains = [] }: SceneScript): Promise<void> {
    for (const { at, text } of gains) {
      const box = boxAt(at);
      if (!box) continue;
      const gain: Gain = { id: this.count++, text, x: box.x, y: box.y };
      this.gains = [...this.gains, gain];
      play('gain');
      setTimeout(() => (this.gains = this.gains.filter(({ id }) => id !== gain.id)), TIME.floating);
      await this.wait(TIME.gain);
    }
  }

  private celebrate({ seat, joy }: SceneScript): void {
    if (!joy) return;
    clearTimeout(this.joyTimer);
    this.joy = { ...joy, seat };
    play(joy.how);
    this.joyTimer = setTimeout(() => (this.joy = null), TIME.joy);
  }

  private get pace(): number {
    return (PACES[settings.pace] ?? 1) / this.slower * (this.queue.length > 0 ? 1.5 : 1);
  }

  private wait(ms: number): Promise<void> {
    if (this.isSkipping || ms === 0) return Promise.resolve();
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.sleepers.delete(wake);
        done();
      };
      const timer = setTimeout(wake, ms / this.pace);
      this.sleepers.add(wake);
    });
  }

  private async animate(element: HTMLElement, frames: Keyframe[], { duration, delay, easing }: { duration: number; delay: number; easing: string }): Promise<void> {
    const animation = element.animate(frames, { duration: duration / this.pace, delay: delay / this.pace, easing, fill: 'both' });
    this.animations.add(animation);
    if (this.isSkipping) animation.finish();
    // Cancelled if the piece was taken away.
    await animation.finished.catch(() => undefined);
    this.animations.delete(animation);
  }
}

/** An element that stands for a piece, and is hidden until its copy has landed. */
const asPiece = (element: HTMLElement | null): HTMLElement | null => (element?.dataset.piece === undefined ? null : element);

/** A place that is no piece, such as a seat, is wider than the piece that comes out of it. */
const pieceWidth = ({ w }: Box): number => Math.min(w, 220);

function boxAt(place: string): Box | null {
  const element = find(place);
  return element ? boxOf(element) : null;
}

function boardBox(): DOMRect {
  return (document.querySelector('[data-region="table"]') ?? document.body).getBoundingClientRect();
}

/** Above the outlined pieces on the board, so that it covers none of them; null if none is in sight. */
function captionOver(elements: HTMLElement[]): { x: number; y: number } | null {
  const board = boardBox();
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ top, bottom }) => top >= board.top && bottom <= board.bottom);
  if (boxes.length === 0) return null;
  const x = boxes.reduce((sum, { left, width }) => sum + left + width / 2, 0) / boxes.length;
  return { x, y: Math.max(Math.min(...boxes.map(({ top }) => top)) - 30, board.top + 26) };
}

/** Stands the staged pieces side by side in the middle of the board. */
function stagePlace(i: number, count: number, start: Box, end: Box): Box {
  const board = boardBox();
  const ratio = start.ratio > 1.2 || end.ratio > 1.2 ? 1.4 : 1;
  const w = Math.min(128, (board.width * 0.9) / (count * 1.12), (board.height * 0.62) / ratio);
  const left = board.left + board.width / 2 - ((count - 1) * w * 1.12) / 2;
  return { x: left + i * w * 1.12, y: board.top + board.height * 0.56, w, ratio, turn: (i - (count - 1) / 2) * 1.5 };
}

/** Frames of a path that bends upwards a little. */
function arc({ base }: Flight, from: Box, to: Box): Keyframe[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - far * 0.16 };
  return Array.from({ length: PATH_STEPS + 1 }, (_, i) => {
    const p = i / PATH_STEPS;
    const q = 1 - p;
    const x = q * q * from.x + 2 * q * p * bend.x + p * p * to.x;
    const y = q * q * from.y + 2 * q * p * bend.y + p * p * to.y;
    const w = (pieceWidth(from) * q + pieceWidth(to) * p) * (1 + Math.sin(Math.PI * p) * 0.08);
    return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${from.turn * q + to.turn * p}deg) scale(${w / base})` };
  });
}
