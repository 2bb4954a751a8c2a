/** Panning and zooming of a board made of square cells, in a view that scrolls. */

/** The usual size of a cell: large enough for a finger. */
export const USUAL_SIZE = 44;
const SIZES = [24, 32, USUAL_SIZE, 52, 62, 74, 88];
export const [SMALLEST_SIZE, LARGEST_SIZE] = [SIZES[0]!, SIZES.at(-1)!];
/** Sizes chosen for the player change in steps of this, so that they rarely change. */
const FINE_STEP = 4;
/** The smallest size of a cell when the whole board is in sight. */
const LEAST_FIT = 10;
/** Distance beyond which a press is a drag, not a tap. */
const STILL_PX = 8;

/** The visible part of a board. */
export interface Room {
  width: number;
  height: number;
}

export const smallerSize = (size: number): number => SIZES.findLast((each) => each < size) ?? SMALLEST_SIZE;
export const largerSize = (size: number): number => SIZES.find((each) => each > size) ?? LARGEST_SIZE;

/** Returns the size at which all columns and lines are in sight, at most the usual one. */
export function sizeToFit({ width, height }: Room, columns: number, lines: number): number {
  return Math.max(LEAST_FIT, Math.min(USUAL_SIZE, Math.floor(Math.min(width / columns, height / lines))));
}

/** Returns the largest size at which all columns and lines are in sight, but never one too small for a finger: then it pans. */
export function comfortableSize({ width, height }: Room, columns: number, lines: number): number {
  const most = Math.floor(Math.min(width / columns, height / lines) / FINE_STEP) * FINE_STEP;
  return Math.max(USUAL_SIZE, Math.min(LARGEST_SIZE, most));
}

/** Pointers: a drag pans; a press that stays put is a tap. */
export class Drag {
  /** Whether the pointer has moved too far for a tap. */
  moved = false;
  private from: { x: number; y: number; left: number; top: number } | null = null;

  constructor(private readonly view: () => HTMLElement | null) {}

  readonly start = (event: PointerEvent): void => {
    const view = this.view();
    if (!event.isPrimary || !view) return;
    this.from = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
    this.moved = false;
  };

  readonly move = (event: PointerEvent): void => {
    const [view, from] = [this.view(), this.from];
    if (!from || !event.isPrimary || !view || event.buttons === 0) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(x, y) > STILL_PX) this.moved = true;
    // Touch panning is left to the browser.
    if (this.moved && event.pointerType === 'mouse') view.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
  };

  readonly cancel = (): void => void (this.moved = true);
}

/** Reports the size of an element now and whenever it changes. Returns a function that stops it. */
export function observeRoom(element: HTMLElement, report: (room: Room) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry) report({ width: entry.contentRect.width, height: entry.contentRect.height });
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls a point of the board to the centre of the view. */
export function centreOn(view: HTMLElement, x: number, y: number): void {
  view.scrollTo({ left: x - view.clientWidth / 2, top: y - view.clientHeight / 2, behavior: 'instant' });
}

/**
 * Scrolls just far enough to show a box, given relative to the visible part. Not `scrollIntoView`: that would also
 * move the page.
 */
export function scrollIntoSight(view: HTMLElement, box: { left: number; right: number; top: number; bottom: number }): void {
  const left = Math.min(0, box.left) + Math.max(0, box.right - view.clientWidth);
  const top = Math.min(0, box.top) + Math.max(0, box.bottom - view.clientHeight);
  if (left !== 0 || top !== 0) view.scrollBy({ left, top, behavior: 'instant' });
}
