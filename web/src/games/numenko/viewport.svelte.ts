/** The visible part of the ground: its size and position, panning and zooming. */

import { tick, untrack } from 'svelte';
import { centreOn, scrollIntoSight, type Room } from '../../lib/pan-zoom';
import type { Arrangement } from './arranging';
import type { Box, Place } from './grid';
import { firstGround, grown } from './ground';

/** Cells that a finger can hit. */
const LEAST_TAP = 44;
const [SMALLEST, LARGEST] = [24, 110];
/** The smallest size of a cell when the whole grid is in sight. */
const LEAST_FIT = 10;
/** Cells that are in sight at first, where there is room for large ones. */
const USUAL = { columns: 9, rows: 5 };
const MOST_USUAL = 84;
const ZOOM = 1.3;
/** Width of the edge in which the ground fades out. */
const EDGE = 14;

export class Viewport {
  element = $state<HTMLElement | null>(null);
  room = $state.raw<Room | null>(null);
  ground = $state.raw<Box>(firstGround(8, 6));
  /** The size that the player chose. */
  private chosen = $state<number | null>(null);
  /** Whether the whole grid is in sight, just to look at: a tap then zooms in. */
  isOverview = $state(false);

  constructor(private readonly box: () => Box | null) {}

  /** The largest size at which the tiles are in sight with a margin, but always large enough for a finger. */
  private get usual(): number {
    if (!this.room) return LEAST_TAP;
    const { top = 0, left = 0, bottom = 0, right = 0 } = this.box() ?? {};
    const columns = Math.max(USUAL.columns, right - left + 3);
    const rows = Math.max(USUAL.rows, bottom - top + 3);
    return Math.round(Math.max(LEAST_TAP, Math.min(MOST_USUAL, this.room.width / columns, this.room.height / rows)));
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

  /** Scrolls a cell into sight, away from the soft edges and from the buttons that lie over a corner. */
  bring(cell: HTMLElement, corner: DOMRect | null): void {
    if (!this.element || this.isOverview) return;
    const [{ left, top }, there] = [this.element.getBoundingClientRect(), cell.getBoundingClientRect()];
    const isCovered = corner !== null && there.right > corner.left && there.bottom + EDGE > corner.top;
    scrollIntoSight(this.element, {
      left: there.left - left - EDGE, right: there.right - left + EDGE, top: there.top - top - EDGE, bottom: there.bottom - top + EDGE,
    });
    if (isCovered) this.element.scrollBy({ top: there.bottom + EDGE - corner.top, behavior: 'instant' });
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
    const { top, left, bottom, right } = this.box() ?? { top: 0, left: 0, bottom: 0, right: 0 };
    const { width, height } = this.room ?? { width: 0, height: 0 };
    const size = Math.max(LEAST_FIT, Math.floor(Math.min(width / (right - left + 3), height / (bottom - top + 3))));
    this.chosen = Math.min(size, this.usual);
    this.isOverview = this.chosen < LEAST_TAP;
    void tick().then(() => this.centreGrid());
  }

  private centre({ row, column }: Place): void {
    const { size, ground } = this;
    if (this.element) centreOn(this.element, (column - ground.left + 0.5) * size, (row - ground.top + 0.5) * size);
  }
  /** Brings the middle of the tiles into the middle of the view. */
  centreGrid(): void {
    const box = this.box();
    if (box) this.centre({ row: (box.top + box.bottom) / 2, column: (box.left + box.right) / 2 });
  }
}
