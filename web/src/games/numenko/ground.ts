/** The drawn part of the endless ground: it only grows, so that nothing jumps under a finger. */

import type { Box, Cells, Place } from './grid';
import { boxOf } from './grid';

/** Minimum number of empty cells around the tiles. */
const MARGIN = 2;
/** Empty cells around the tiles after growth. */
const MORE = 3;

/** Returns the initial ground: at least the visible part, with the first cell in its middle. */
export function firstGround(across: number, high: number): Box {
  const [rows, columns] = [Math.max(2, Math.ceil(high / 2)), Math.max(4, Math.ceil(across / 2))];
  return { top: -rows, left: -columns, bottom: rows, right: columns };
}

export function grown(ground: Box, cells: Cells, cursor: Place, across: number, high: number): Box {
  const box = boxOf(cells);
  // Enough on each side that the tiles can be brought into the middle of the view.
  const rows = Math.max(MARGIN, box ? Math.ceil((high - (box.bottom - box.top + 1)) / 2) : 0);
  const columns = Math.max(MARGIN, box ? Math.ceil((across - (box.right - box.left + 1)) / 2) : 0);
  const need = {
    top: Math.min((box?.top ?? cursor.row) - rows, cursor.row - MARGIN),
    left: Math.min((box?.left ?? cursor.column) - columns, cursor.column - MARGIN),
    bottom: Math.max((box?.bottom ?? cursor.row) + rows, cursor.row + MARGIN),
    right: Math.max((box?.right ?? cursor.column) + columns, cursor.column + MARGIN),
  };
  // Around a cursor on empty ground one cell is enough.
  if (!box) Object.assign(need, { top: cursor.row - 1, left: cursor.column - 1, bottom: cursor.row + 1, right: cursor.column + 1 });
  const less = (edge: number, wanted: number): number => (wanted < edge ? wanted - MORE + MARGIN : edge);
  const more = (edge: number, wanted: number): number => (wanted > edge ? wanted + MORE - MARGIN : edge);
  const next = {
    top: less(ground.top, need.top),
    left: less(ground.left, need.left),
    bottom: more(ground.bottom, need.bottom),
    right: more(ground.right, need.right),
  };
  next.bottom = Math.max(next.bottom, next.top + high - 1);
  next.right = Math.max(next.right, next.left + across - 1);
  const isSame = (['top', 'left', 'bottom', 'right'] as const).every((side) => next[side] === ground[side]);
  return isSame ? ground : next;
}
