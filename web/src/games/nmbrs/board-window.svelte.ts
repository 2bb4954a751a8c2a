/** The part of the table in sight: where blocks are drawn, how large, and how the window moves over them. */

import { tick, untrack } from 'svelte';
import { beforeNextFrame } from '../../lib/frames';
import { centreOn, comfortableSize, largerSize, scrollIntoSight, sizeToFit, smallerSize, USUAL_SIZE, type Room } from '../../lib/pan-zoom';
import { drawnBox, endsOf, groundOf, middleOf, placeBlocks, type Box, type Ends, type Places } from './layout';
import { blockOf, type Block, type Cell, type LaidBlock, type ShownRow } from './view';

export class BoardWindow {
  /** The element that scrolls, and the ground in it. */
  view = $state<HTMLElement | null>(null);
  ground = $state.raw<Box>({ left: 0, top: 0, right: 7, bottom: 5 });
  size = $state(USUAL_SIZE);
  /** Whether the whole table is in sight, just to look at: a tap then zooms in. */
  isOverview = $state(false);
  room = $state.raw<Room>({ width: 8 * USUAL_SIZE, height: 6 * USUAL_SIZE });
  places = $state.raw<Places>(new Map());
  /** Where the letter and the step of each row are drawn. */
  ends = $state.raw<(Ends | null)[]>([]);
  /** Whether the size follows the table, until the player chooses one. */
  private isAutomatic = true;
  private sizedFor: Room | null = null;
  private round = -1;

  /** Blocks stay where they are drawn, unless the turn itself moves them. */
  update(table: readonly LaidBlock[], rows: readonly ShownRow[], round: number): void {
    const room = this.room;
    untrack(() => {
      const isNew = round !== this.round;
      const isMoved = room !== this.sizedFor;
      const wasEmpty = this.places.size === 0;
      // Asked only when it is needed: it lays the page out.
      const middle = isMoved && this.sizedFor ? this.middleOf(this.sizedFor) : null;
      this.round = round;
      if (isNew) this.isAutomatic = true;
      this.places = placeBlocks(table, isNew ? new Map() : this.places);
      this.ends = endsOf(rows.map(({ letter, line, pieces }) => ({ letter, line, blocks: pieces.map(blockOf) })), this.places);
      const isResized = this.adjustSize(isNew || isMoved);
      const isFirst = this.sizedFor === null;
      this.sizedFor = room;
      this.layGround(isNew || isFirst || isResized || wasEmpty);
      // Another window keeps what was in its middle.
      if (middle && !isNew && !isResized) void beforeNextFrame().then(() => this.centre(middle));
    });
  }

  /** Shrinks as the table grows; grows only when the window changes, so that blocks do not jump about. */
  private adjustSize(mayGrow: boolean): boolean {
    if (!this.isAutomatic) return false;
    const [columns, lines] = this.extent();
    const best = comfortableSize(this.room, columns, lines);
    if (best === this.size || (best > this.size && !mayGrow)) return false;
    this.size = best;
    this.isOverview = false;
    return true;
  }

  /** Number of columns and lines of everything that is drawn. */
  private extent(): [columns: number, lines: number] {
    const box = drawnBox(this.places, this.ends) ?? { left: 0, top: 0, right: 4, bottom: 2 };
    return [box.right - box.left + 1, box.bottom - box.top + 1];
  }

  private layGround(isFresh: boolean): void {
    const before = this.ground;
    const [across, high] = [Math.floor(this.room.width / this.size), Math.floor(this.room.height / this.size)];
    this.ground = groundOf(this.places, isFresh ? null : before, across, high);
    if (isFresh) return void beforeNextFrame().then(() => this.centre(middleOf(this.places)));
    const [rows, columns] = [before.top - this.ground.top, before.left - this.ground.left];
    if (rows === 0 && columns === 0) return;
    void beforeNextFrame().then(() => this.view?.scrollBy({ top: rows * this.size, left: columns * this.size, behavior: 'instant' }));
  }

  /** Where the ground begins inside the window: it is centred when it is smaller. */
  private get offset(): { left: number; top: number } {
    const ground = this.view?.firstElementChild as HTMLElement | null | undefined;
    return { left: ground?.offsetLeft ?? 0, top: ground?.offsetTop ?? 0 };
  }

  /** Returns the cell at a point of the window. */
  private cellAt(x: number, y: number): Cell {
    const { view, size, ground, offset } = this;
    return {
      x: (x + (view?.scrollLeft ?? 0) - offset.left) / size + ground.left - 0.5,
      y: (y + (view?.scrollTop ?? 0) - offset.top) / size + ground.top - 0.5,
    };
  }

  private zoom(to: number, around: Cell): void {
    this.isAutomatic = false;
    this.isOverview = false;
    this.resize(to, around);
  }
  private resize(to: number, around: Cell): void {
    this.size = to;
    this.layGround(true);
    void tick().then(() => this.centre(around));
  }
  private middleOf({ width, height }: Room): Cell {
    return this.cellAt(width / 2, height / 2);
  }
  readonly smaller = (): void => this.zoom(smallerSize(this.size), this.middleOf(this.room));
  readonly larger = (): void => this.zoom(largerSize(this.size), this.middleOf(this.room));

  /** Shows everything, or goes back to a size for fingers. */
  readonly fit = (): void => {
    if (this.isOverview) {
      this.isOverview = false;
      this.isAutomatic = true;
      this.size = USUAL_SIZE;
      this.adjustSize(true);
      return this.resize(this.size, middleOf(this.places));
    }
    const [columns, lines] = this.extent();
    const whole = sizeToFit(this.room, columns, lines);
    if (whole >= this.size) return this.centre(middleOf(this.places));
    this.isAutomatic = false;
    this.isOverview = whole < USUAL_SIZE;
    this.resize(whole, middleOf(this.places));
  };

  /** Zooms in at a tap. */
  closer({ clientX, clientY }: MouseEvent): void {
    const box = this.view!.getBoundingClientRect();
    const cell = this.cellAt(clientX - box.left, clientY - box.top);
    this.zoom(USUAL_SIZE, cell);
    this.isAutomatic = true;
  }

  private centre({ x, y }: Cell): void {
    if (this.view) centreOn(this.view, (x - this.ground.left + 0.5) * this.size, (y - this.ground.top + 0.5) * this.size);
  }

  /** Scrolls blocks into sight, by their cells, since the picture may still be moving. A margin shows the row's letter. */
  bring(blocks: readonly Block[], margin = 0): void {
    const { view, size, ground, offset } = this;
    const cells = blocks.flatMap((block) => this.places.get(block) ?? []);
    if (cells.length === 0 || !view) return;
    const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
    const left = (Math.min(...xs) - margin - ground.left) * size + offset.left - view.scrollLeft;
    const top = (Math.min(...ys) - ground.top) * size + offset.top - view.scrollTop;
    const right = left + (Math.max(...xs) - Math.min(...xs) + 1 + 2 * margin) * size;
    const bottom = top + (Math.max(...ys) - Math.min(...ys) + 1) * size;
    scrollIntoSight(view, { left, right: Math.min(right, left + view.clientWidth), top, bottom: Math.min(bottom, top + view.clientHeight) });
  }
}
