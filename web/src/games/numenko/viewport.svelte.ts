/** The visible part of the ground: its size and position, panning and zooming. */

import { tick, untrack } from 'svelte';
import { centreOn, type Room } from '../../lib/pan-zoom';
import type { Arrangement } from './arranging';
import type { Box, Place } from './grid';
import { firstGround, grown } from './ground';

/** The smallest cells that can be read and hit: then the grid pans. */
const LEAST = 44;
const [SMALLEST, LARGEST] = [24, 110];
/** The smallest size of a cell when the whole grid is in sight. */
const LEAST_FIT = 10;
/** Cells that are in sight at first, where there is room for large ones. */
const USUAL = { columns: 9, rows: 5 };
const MOST_USUAL = 72;
/** The usual size changes in steps of this, so that it changes rarely. */
const FINE_STEP = 4;
const ZOOM = 1.3;
/** Width of the edge in which the ground fades out. */
const EDGE = 14;

/** What has changed: only the cursor, the tiles, or the size of the cells or of the view. */
export type Change = 'cursor' | 'tiles' | 'size';

export class Viewport {
  element = $state<HTMLElement | null>(null);
  room = $state.raw<Room | null>(null);
  ground = $state.raw<Box>(firstGround(8, 6));
  /** The size that the player chose. */
  private chosen = $state<number | null>(null);
  /** Whether the whole grid is in sight, just to look at: a tap then zooms in. */
  isOverview = $state(false);

  constructor(private readonly box: () => Box | null) {}

  /** The largest size at which the tiles are in sight, with a cell to spare for the next one. */
  private get whole(): number {
    const { width, height } = this.room ?? { width: 0, height: 0 };
    const { top = 0, left = 0, bottom = 0, right = 0 } = this.box() ?? {};
    return Math.min((width - 2 * EDGE) / (right - left + 2), (height - 2 * EDGE) / (bottom - top + 2));
  }
  /** The size at which all tiles are in sight, unless they would be too small: then the grid pans. */
  private get usual(): number {
    if (!this.room) return LEAST;
    const most = Math.min(MOST_USUAL, this.room.width / USUAL.columns, this.room.height / USUAL.rows);
    // A finger stays as large, however small the view.
    return Math.max(LEAST, Math.floor(Math.min(Math.max(most, LEAST), this.whole) / FINE_STEP) * FINE_STEP);
  }
  get size(): number {
    return this.chosen ?? this.usual;
  }
  // Cells that are only partly visible are drawn too, so that the ground fills its space.
  get across(): number {
    return Math.ceil((this.room?.width ?? 0) / this.size);
  }
  get high(): number {
    return Math.ceil((this.room?.height ?? 0) / this.size);
  }
  get canGrow(): boolean {
    return this.size < LARGEST;
  }
  get canShrink(): boolean {
    return this.size > SMALLEST;
  }

  /** Takes note of the visible size. The first time, an empty ground is laid out anew to fill it. */
  measure(room: Room, isEmpty: boolean): void {
    const isFirst = this.room === null;
    this.room = room;
    if (isFirst && isEmpty) this.ground = firstGround(this.across, this.high);
    if (isFirst) void tick().then(() => this.centreGrid());
  }

  /** Lets the ground grow with the tiles. Growth above or to the left must not shift the visible part. */
  grow({ cells, cursor }: Arrangement): void {
    const [across, high] = [this.across, this.high];
    const before = untrack(() => this.ground);
    const next = grown(before, cells, cursor, across, high);
    if (next === before) return;
    this.ground = next;
    const [rows, columns, size] = [before.top - next.top, before.left - next.left, untrack(() => this.size)];
    if (rows > 0 || columns > 0) void tick().then(() => this.element?.scrollBy({ top: rows * size, left: columns * size, behavior: 'instant' }));
  }

  /**
   * Follows the cursor. Once a tile has left the view, all of them are brought into its middle again, where they fit; a
   * cursor that moves on its own moves the view no further than it must, since a second tap may follow.
   */
  follow(cursor: Place, change: Change): void {
    const { element, ground, size } = this;
    if (!element || this.isOverview) return;
    const box = this.box() ?? { top: cursor.row, bottom: cursor.row, left: cursor.column, right: cursor.column };
    const scrolled = (first: number, last: number, at: number, from: number, room: number, now: number): number => {
      const [low, high] = [(Math.min(first, at) - from) * size - EDGE, (Math.max(last, at) + 1 - from) * size + EDGE];
      const isSeen = low >= now && high <= now + room;
      if (change !== 'cursor' && high - low <= room) return isSeen && change === 'tiles' ? now : (low + high - room) / 2;
      const [start, end] = [(at - from) * size - EDGE, (at + 1 - from) * size + EDGE];
      return now + Math.min(0, start - now) + Math.max(0, end - now - room);
    };
    element.scrollTo({
      left: scrolled(box.left, box.right, cursor.column, ground.left, element.clientWidth, element.scrollLeft),
      top: scrolled(box.top, box.bottom, cursor.row, ground.top, element.clientHeight, element.scrollTop),
      behavior: 'instant',
    });
  }

  larger(at: Place): void {
    this.zoom(Math.min(LARGEST, Math.round(this.size * ZOOM)), at);
  }
  smaller(at: Place): void {
    this.zoom(Math.max(SMALLEST, Math.round(this.size / ZOOM)), at);
  }
  private zoom(size: number | null, at: Place): void {
    this.isOverview = false;
    this.chosen = size;
    void tick().then(() => this.centre(at));
  }
  /** Leaves the overview for the usual size. */
  closer(place: Place): void {
    this.zoom(null, place);
  }

  /** Shows the whole grid, or goes back to the usual size. */
  fit(at: Place): void {
    if (this.isOverview) return this.closer(at);
    const size = Math.max(LEAST_FIT, Math.floor(this.whole));
    this.isOverview = size < LEAST;
    this.chosen = this.isOverview ? size : null;
    void tick().then(() => this.centreGrid());
  }

  private centre({ row, column }: Place): void {
    const { size, ground } = this;
    if (this.element) centreOn(this.element, (column - ground.left + 0.5) * size, (row - ground.top + 0.5) * size);
  }
  /** Brings the middle of the tiles into the middle of the view. */
  centreGrid(): void {
    const box = this.box() ?? { top: 0, left: 0, bottom: 0, right: 0 };
    this.centre({ row: (box.top + box.bottom) / 2, column: (box.left + box.right) / 2 });
  }
}
