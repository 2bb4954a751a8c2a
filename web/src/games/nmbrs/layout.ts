/** Positions of blocks on screen, which must not jump although a view counts cells from the table's top left. */

import { blockOf, type Block, type Cell, type LaidBlock, type Line } from './view';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Places = ReadonlyMap<Block, Cell>;

/** Empty cells kept around everything, for the row letters and steps. */
export const MARGIN = 1;

/** Shifts the whole table so that as many blocks as possible stay where they were. */
export function placeBlocks(table: readonly LaidBlock[], before: Places): Places {
  const shifts = new Map<string, { x: number; y: number; n: number }>();
  for (const { piece, cell } of table) {
    const was = before.get(blockOf(piece));
    if (!was) continue;
    const [x, y] = [was.x - cell.x, was.y - cell.y];
    const shift = shifts.get(`${x} ${y}`) ?? { x, y, n: 0 };
    shifts.set(`${x} ${y}`, { ...shift, n: shift.n + 1 });
  }
  const best = [...shifts.values()].reduce((best, shift) => (shift.n > best.n ? shift : best), { x: 0, y: 0, n: 0 });
  return new Map(table.map(({ piece, cell }) => [blockOf(piece), { x: cell.x + best.x, y: cell.y + best.y }]));
}

export function boxOf(places: Places): Box | null {
  const cells = [...places.values()];
  if (cells.length === 0) return null;
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Returns the middle of everything placed. */
export function middleOf(places: Places): Cell {
  const box = boxOf(places) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** Returns the ground to draw: everything plus a margin, at least the viewport. It only grows during a round. */
export function groundOf(places: Places, before: Box | null, across: number, high: number): Box {
  const box = boxOf(places) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const need = { left: box.left - MARGIN, top: box.top - MARGIN, right: box.right + MARGIN, bottom: box.bottom + MARGIN };
  const ground = before
    ? {
        left: Math.min(before.left, need.left),
        top: Math.min(before.top, need.top),
        right: Math.max(before.right, need.right),
        bottom: Math.max(before.bottom, need.bottom),
      }
    : need;
  // The ground is padded evenly, so that a small table is centred.
  const wide = Math.max(0, across - (ground.right - ground.left + 1));
  const tall = Math.max(0, high - (ground.bottom - ground.top + 1));
  return {
    left: ground.left - Math.floor(wide / 2),
    right: ground.right + Math.ceil(wide / 2),
    top: ground.top - Math.floor(tall / 2),
    bottom: ground.bottom + Math.ceil(tall / 2),
  };
}

export interface Row {
  letter: string | null;
  line: Line;
  blocks: readonly Block[];
}

/** A cell beside a row, and the side on which the row is. */
export interface EndCell extends Cell {
  towards: 'right' | 'left' | 'bottom' | 'top';
}

/** The cells of a row's letter and of its step; one cell for both if the other end is taken. */
export interface Ends {
  letter: EndCell;
  step: EndCell;
}

/**
 * Returns where each row's letter and step are shown: the letter before its first block, the step after its last. No
 * block can lie there, since the row would be longer, but the letter or step of another row can.
 */
export function endsOf(rows: readonly Row[], places: Places): (Ends | null)[] {
  const taken = new Set<string>();
  const take = (cell: EndCell): EndCell => (taken.add(`${cell.x} ${cell.y}`), cell);
  const isFree = ({ x, y }: Cell): boolean => !taken.has(`${x} ${y}`);
  const both = rows.map(({ line, blocks }) => {
    const [first, last] = [places.get(blocks[0]!), places.get(blocks.at(-1)!)];
    if (!first || !last) return null;
    const [dx, dy] = line === 'Across' ? [1, 0] : [0, 1];
    const [before, after] = line === 'Across' ? (['right', 'left'] as const) : (['bottom', 'top'] as const);
    return [
      { x: first.x - dx, y: first.y - dy, towards: before },
      { x: last.x + dx, y: last.y + dy, towards: after },
    ] as [EndCell, EndCell];
  });
  const letters = both.map((ends) => ends && take(ends.find(isFree) ?? ends[0]));
  return both.map((ends, i) => {
    const letter = letters[i];
    if (!ends || !letter) return null;
    const other = ends[0] === letter ? ends[1] : ends[0];
    return { letter, step: isFree(other) ? take(other) : letter };
  });
}

/** Returns the box of everything that is drawn: blocks, letters and steps. */
export function drawnBox(places: Places, ends: readonly (Ends | null)[]): Box | null {
  const cells = ends.flatMap((end) => (end ? [end.letter, end.step] : []));
  return boxOf(new Map<string, Cell>([...places, ...cells.map((cell): [string, Cell] => [`${cell.x} ${cell.y}`, cell])]));
}

/** Returns the next block in a direction: the nearest one in the same line, else the nearest one beyond. */
export function neighbour(places: Places, from: Block, dx: number, dy: number): Block | null {
  const here = places.get(from);
  if (!here) return null;
  let [found, best]: [Block | null, number] = [null, Infinity];
  for (const [block, { x, y }] of places) {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (along <= 0) continue;
    const far = along + 4 * aside;
    if (far < best) [found, best] = [block, far];
  }
  return found;
}
