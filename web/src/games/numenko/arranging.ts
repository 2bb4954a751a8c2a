/**
 * Edits of a grid: a typing cursor that advances by itself, lifting and moving. Pure, and only about where tiles lie;
 * every step returns a new arrangement, or a refusal.
 */

import {
  at, boxOf, groupAt, holds, isCrossing, keyOf, lineAt, placeOf, runAt, samePlace, step, TILES,
  type Cells, type Place, type Stated, type Tile,
} from './grid';

export interface Arrangement {
  cells: Cells;
  cursor: Place;
  /** Direction of the next tiles. */
  down: boolean;
  /** Whether the cursor got here by advancing past the last tile: tiles in its way are then skipped, not replaced. */
  ran: boolean;
  stated: Stated[];
}

/** Number of tiles of each kind. */
export type Counts = ReadonlyMap<Tile, number>;

export type Refusal = 'none-left' | 'nothing-there' | 'no-room' | 'all-cross';

export const isRefusal = (outcome: Arrangement | Refusal): outcome is Refusal => typeof outcome === 'string';

export const EMPTY: Arrangement = { cells: new Map(), cursor: { row: 0, column: 0 }, down: false, ran: false, stated: [] };

export function countsOf(tiles: Iterable<Tile>): Map<Tile, number> {
  const counts = new Map<Tile, number>(TILES.map((tile) => [tile, 0]));
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

/** Counts the player's tiles that are not in the grid. */
export function rackOf(held: Iterable<Tile>, cells: Cells): Map<Tile, number> {
  const rack = countsOf(held);
  for (const tile of cells.values()) rack.set(tile, (rack.get(tile) ?? 0) - 1);
  return rack;
}

const has = (rack: Counts, tile: Tile): boolean => (rack.get(tile) ?? 0) > 0;

function withCells(arrangement: Arrangement, cells: Cells, more: Partial<Arrangement> = {}): Arrangement {
  const stated = arrangement.stated.filter((statement) => holds(cells, statement));
  return { ...arrangement, ran: false, ...more, cells, stated };
}

function without(cells: Cells, places: Place[]): Map<string, Tile> {
  const left = new Map(cells);
  for (const place of places) left.delete(keyOf(place));
  return left;
}

/** Moves the cursor to an empty cell, turns it where it is, or returns a tile to the rack. */
export function tap(arrangement: Arrangement, place: Place): Arrangement {
  const { cells, cursor, down } = arrangement;
  if (at(cells, place) !== undefined) return withCells(arrangement, without(cells, [place]), { cursor: place });
  if (samePlace(place, cursor)) return { ...arrangement, down: !down };
  return { ...arrangement, cursor: place, ran: false };
}

export const turn = (arrangement: Arrangement): Arrangement => ({ ...arrangement, down: !arrangement.down });

export const goTo = (arrangement: Arrangement, cursor: Place, down = arrangement.down): Arrangement => ({
  ...arrangement, cursor, down, ran: false,
});

/** Lays a tile at the cursor and advances. An equal tile already there is reused. */
export function typeTile(arrangement: Arrangement, tile: Tile, rack: Counts): Arrangement | Refusal {
  const { cells, down, ran } = arrangement;
  let place = arrangement.cursor;
  for (let lies = at(cells, place); lies !== undefined; lies = at(cells, place)) {
    if (lies === tile) return { ...arrangement, cursor: step(place, down), ran: true };
    if (!ran) break;
    place = step(place, down);
  }
  if (!has(rack, tile)) return 'none-left';
  const next = new Map(cells);
  // Reinserted, so that it counts as laid last even if it replaces a tile.
  next.delete(keyOf(place));
  next.set(keyOf(place), tile);
  return withCells(arrangement, next, { cursor: step(place, down), ran: true });
}

/** Returns the tile at the cursor, or the one before it, to the rack; merely steps over a crossing. */
export function back(arrangement: Arrangement): Arrangement | Refusal {
  const { cells, cursor, down, ran } = arrangement;
  if (!ran && at(cells, cursor) !== undefined) return withCells(arrangement, without(cells, [cursor]));
  const before = step(cursor, down, -1);
  if (at(cells, before) === undefined) return 'nothing-there';
  if (isCrossing(cells, before, down)) return { ...arrangement, cursor: before, ran: true };
  return withCells(arrangement, without(cells, [before]), { cursor: before, ran: true });
}

/** Finds the line at or next to the cursor: its own direction first, a run before a single tile. */
export function lineNear({ cells, cursor, down }: Arrangement): { down: boolean; places: Place[] } | null {
  const lines = [down, !down].flatMap((way) =>
    [cursor, step(cursor, way, -1), step(cursor, way)].map((place) => ({ down: way, places: lineAt(cells, place, way) })),
  );
  return lines.find(({ places }) => places.length > 1) ?? lines.find(({ places }) => places.length > 0) ?? null;
}

/** Returns a run to the rack, except tiles that other runs need. */
export function liftSum(arrangement: Arrangement): Arrangement | Refusal {
  const line = lineNear(arrangement);
  if (!line) return 'nothing-there';
  const { cells } = arrangement;
  const own = line.places.length > 1 ? line.places.filter((place) => !isCrossing(cells, place, line.down)) : line.places;
  if (own.length === 0) return 'all-cross';
  return withCells(arrangement, without(cells, own), { cursor: line.places[0]!, down: line.down });
}

export interface PickedUp {
  places: Place[];
  /** The tile that lands on the tapped cell. */
  anchor: Place;
  whole: boolean;
}

/** Picks up the run at the cursor, or its whole connected group. */
export function pickUp(arrangement: Arrangement, whole: boolean): PickedUp | null {
  const line = lineNear(arrangement);
  const first = line?.places[0];
  if (!line || !first) return null;
  const places = whole ? groupAt(arrangement.cells, first) : line.places;
  const holdsCursor = line.places.some((place) => samePlace(place, arrangement.cursor));
  return { places, anchor: holdsCursor ? arrangement.cursor : first, whole };
}

/** Puts the tiles down elsewhere. Where equal tiles coincide, one of them goes back to the rack. */
export function putDown(arrangement: Arrangement, { places, anchor }: PickedUp, to: Place): Arrangement | Refusal {
  const [rows, columns] = [to.row - anchor.row, to.column - anchor.column];
  const next = without(arrangement.cells, places);
  for (const place of places) {
    const key = keyOf({ row: place.row + rows, column: place.column + columns });
    const tile = at(arrangement.cells, place);
    if (tile === undefined) return 'nothing-there';
    if (next.has(key) && next.get(key) !== tile) return 'no-room';
    next.set(key, tile);
  }
  const { cursor } = arrangement;
  return withCells(arrangement, next, { cursor: { row: cursor.row + rows, column: cursor.column + columns } });
}

/** Moves the run at the cursor by one cell. */
export function nudge(arrangement: Arrangement, down: boolean, by: number): Arrangement | Refusal {
  const picked = pickUp(arrangement, false);
  return picked ? putDown(arrangement, picked, step(picked.anchor, down, by)) : 'nothing-there';
}

/** Jumps across empty cells to the next tile, or across adjoining tiles to the last one. */
export function jump({ cells, cursor }: Arrangement, down: boolean, by: 1 | -1): Place {
  const box = boxOf(cells);
  if (!box) return cursor;
  const line = lineAt(cells, cursor, down);
  const end = by > 0 ? line.at(-1) : line[0];
  if (end && !samePlace(end, cursor)) return end;
  const [least, most] = down ? [box.top, box.bottom] : [box.left, box.right];
  const where = (place: Place): number => (down ? place.row : place.column);
  for (let next = step(cursor, down, by); where(next) * by <= (by > 0 ? most : least) * by; next = step(next, down, by)) {
    if (at(cells, next) !== undefined) return next;
  }
  return cursor;
}

/** Returns one tile of this kind to the rack: the one laid last. */
export function liftOne(arrangement: Arrangement, tile: Tile): Arrangement {
  const key = [...arrangement.cells].findLast(([, lies]) => lies === tile)?.[0];
  if (key === undefined) return arrangement;
  const cells = new Map(arrangement.cells);
  cells.delete(key);
  return withCells(arrangement, cells);
}

/** Removes tiles that the player no longer holds. */
export function fitting(arrangement: Arrangement, held: Iterable<Tile>): Arrangement {
  let fits = arrangement;
  for (const [tile, count] of rackOf(held, arrangement.cells)) {
    for (let missing = -count; missing > 0; missing--) fits = liftOne(fits, tile);
  }
  return fits;
}

/** Returns all tiles to the rack. */
export const clear = (arrangement: Arrangement): Arrangement => withCells(arrangement, new Map());

/** States the player's own reading of a run; without one, the table looks for a reading. */
export function state(arrangement: Arrangement, place: Place, down: boolean, reading: string): Arrangement {
  const others = arrangement.stated.filter((each) => each.down !== down || !samePlace(each.at, place));
  const run = runAt(arrangement.cells, place, down);
  if (!run || run.places.length !== reading.length) return { ...arrangement, stated: others };
  return { ...arrangement, stated: [...others, { down, at: place, reading }] };
}

/** Places a grid from elsewhere so that most of it stays where it was. */
export function aligned(arrangement: Arrangement, cells: Cells, stated: Stated[]): Arrangement {
  const votes = new Map<string, number>();
  for (const [key, tile] of cells) {
    for (const [other, lies] of arrangement.cells) {
      if (lies !== tile) continue;
      const [from, to] = [placeOf(key), placeOf(other)];
      const shift = keyOf({ row: to.row - from.row, column: to.column - from.column });
      votes.set(shift, (votes.get(shift) ?? 0) + 1);
    }
  }
  const most = [...votes].sort((a, b) => b[1] - a[1])[0];
  const { row, column } = most ? placeOf(most[0]) : { row: 0, column: 0 };
  const shifted = (place: Place): Place => ({ row: place.row + row, column: place.column + column });
  const seated = new Map([...cells].map(([key, tile]) => [keyOf(shifted(placeOf(key))), tile] as const));
  return withCells({ ...arrangement, stated: stated.map((each) => ({ ...each, at: shifted(each.at) })) }, seated);
}
