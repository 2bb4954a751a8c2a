/** Geometry of tiles: cells, runs, groups and their text. Nothing here knows what a sum is. */

import type { Tile } from '../../types/numenko';

export type { Tile };

export interface Place {
  row: number;
  column: number;
}

/** Tiles by place, in the order in which they were laid. Rows and columns may be negative. */
export type Cells = ReadonlyMap<string, Tile>;

/** A reading stated by its player, for the run that begins there. */
export interface Stated {
  down: boolean;
  at: Place;
  reading: string;
}

export interface Box {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Two or more adjoining tiles in one line. */
export interface Run {
  down: boolean;
  places: Place[];
}

export const TILES: readonly Tile[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '?'];

export const keyOf = ({ row, column }: Place): string => `${row},${column}`;

export function placeOf(key: string): Place {
  const [row, column] = key.split(',').map(Number);
  return { row: row!, column: column! };
}

export const samePlace = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column;

/** Moves by a number of cells. */
export const step = ({ row, column }: Place, down: boolean, by = 1): Place =>
  down ? { row: row + by, column } : { row, column: column + by };

export const at = (cells: Cells, place: Place): Tile | undefined => cells.get(keyOf(place));

export function boxOf(cells: Cells): Box | null {
  if (cells.size === 0) return null;
  const places = [...cells.keys()].map(placeOf);
  const [rows, columns] = [places.map(({ row }) => row), places.map(({ column }) => column)];
  return { top: Math.min(...rows), left: Math.min(...columns), bottom: Math.max(...rows), right: Math.max(...columns) };
}

/** Returns the adjoining tiles in one line with the tile there: one if it is alone, none if the cell is empty. */
export function lineAt(cells: Cells, place: Place, down: boolean): Place[] {
  if (at(cells, place) === undefined) return [];
  let first = place;
  while (at(cells, step(first, down, -1)) !== undefined) first = step(first, down, -1);
  const line = [];
  for (let next = first; at(cells, next) !== undefined; next = step(next, down)) line.push(next);
  return line;
}

export function runAt(cells: Cells, place: Place, down: boolean): Run | null {
  const places = lineAt(cells, place, down);
  return places.length > 1 ? { down, places } : null;
}

/** Returns runs across first, in the order of their first tiles. */
export function runsOf(cells: Cells): Run[] {
  const places = [...cells.keys()].map(placeOf).sort((a, b) => a.row - b.row || a.column - b.column);
  return [false, true].flatMap((down) =>
    places.flatMap((place) => {
      const begins = at(cells, step(place, down, -1)) === undefined;
      const run = begins ? runAt(cells, place, down) : null;
      return run ? [run] : [];
    }),
  );
}

/** Returns all tiles connected to the one there. */
export function groupAt(cells: Cells, place: Place): Place[] {
  if (at(cells, place) === undefined) return [];
  const found = new Map([[keyOf(place), place]]);
  for (const here of found.values()) {
    for (const near of [step(here, true), step(here, false), step(here, true, -1), step(here, false, -1)]) {
      if (at(cells, near) !== undefined) found.set(keyOf(near), near);
    }
  }
  return [...found.values()];
}

/** Whether a tile of a run also belongs to another run. */
export const isCrossing = (cells: Cells, place: Place, down: boolean): boolean => runAt(cells, place, !down) !== null;

export const tilesOf = (cells: Cells, places: Place[]): string => places.map((place) => at(cells, place) ?? '').join('');

/** `.6/2*4*8/.7; across 2,1: 2x4=8`: rows and columns count from the first tile. */
export function textOf(cells: Cells, stated: Stated[] = []): string {
  const box = boxOf(cells);
  if (!box) return '-';
  const rows = [];
  for (let row = box.top; row <= box.bottom; row++) {
    let line = '';
    for (let column = box.left; column <= box.right; column++) line += at(cells, { row, column }) ?? '.';
    rows.push(line.replace(/\.+$/, ''));
  }
  const statements = stated.filter((each) => holds(cells, each)).map(({ down, at: { row, column }, reading }) => {
    return `; ${down ? 'down' : 'across'} ${row - box.top + 1},${column - box.left + 1}: ${reading}`;
  });
  return rows.join('/') + statements.join('');
}

/** Whether a stated reading still matches the run that begins there, tile by tile. */
export function holds(cells: Cells, { down, at: place, reading }: Stated): boolean {
  const run = runAt(cells, place, down);
  return run !== null && samePlace(run.places[0]!, place) && run.places.length === reading.length;
}

/** Reads the cells of such a text, from row 0 and column 0, and its stated readings. Anything else is an empty cell. */
export function readGrid(text: string): { cells: Map<string, Tile>; stated: Stated[] } {
  const [rows = '', ...statements] = text.split(';');
  const cells = new Map<string, Tile>();
  rows.trim().split('/').forEach((line, row) => {
    [...line].forEach((tile, column) => {
      if (TILES.includes(tile)) cells.set(keyOf({ row, column }), tile);
    });
  });
  const stated = statements.flatMap((statement): Stated[] => {
    const found = /^\s*(across|down)\s+(\d+)\s*,\s*(\d+)\s*:\s*(\S+)\s*$/.exec(statement);
    if (!found) return [];
    const [, way, row, column, reading] = found;
    return [{ down: way === 'down', at: { row: Number(row) - 1, column: Number(column) - 1 }, reading: reading! }];
  });
  return { cells, stated };
}

/** `c4`: column letter and row number, counted from the first tile. Cells left of it or above it have no name. */
export function nameOf({ row, column }: Place, box: Box | null): string {
  const [down, right] = [row - (box?.top ?? row), column - (box?.left ?? column)];
  return down < 0 || right < 0 ? '' : `${letters(right)}${down + 1}`;
}

/** a … z, aa, ab, … */
function letters(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : letters(Math.floor(column / 26) - 1) + letter;
}
