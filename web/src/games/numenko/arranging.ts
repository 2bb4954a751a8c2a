/**
 * What a hand does to a grid: a typing cursor, tiles that run on by themselves, lifting and moving. Pure, and only
 * about where tiles lie; every step gives a new arrangement, or says why it cannot be done.
 */

import {
  at, boxOf, groupAt, holds, isCrossing, keyOf, lineAt, placeOf, runAt, samePlace, step, TILES,
  type Cells, type Place, type Stated, type Tile,
} from './grid';

export interface Arrangement {
  cells: Cells;
  cursor: Place;
  /** Which way the next tiles go. */
  down: boolean;
  /** The cursor came there by itself, behind the last tile: what lies in its way is passed over, not replaced. */
  ran: boolean;
  stated: Stated[];
}

/** How many of each tile. */
export type Counts = ReadonlyMap<Tile, number>;

export type Refusal = 'none-left' | 'nothing-there' | 'no-room' | 'all-cross';

export const isRefusal = (outcome: Arrangement | Refusal): outcome is Refusal => typeof outcome === 'string';

export const EMPTY: Arrangement = { cells: new Map(), cursor: { row: 0, column: 0 }, down: false, ran: false, stated: [] };

export function countsOf(tiles: Iterable<Tile>): Map<Tile, number> {
  const counts = new Map<Tile, number>(TILES.map((tile) => [tile, 0]));
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

/** What of the own tiles does not lie in the grid. */
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

/** An empty cell takes the cursor; the cursor itself turns; a tile goes back to the rack. */
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

/** Lays a tile at the cursor and goes on. An equal tile that lies there is used as it is. */
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
  // Laid last, whatever lay there before.
  next.delete(keyOf(place));
  next.set(keyOf(place), tile);
  return withCells(arrangement, next, { cursor: step(place, down), ran: true });
}

/** The tile at the cursor goes back, or the one before it; a crossing is only stepped over. */
export function back(arrangement: Arrangement): Arrangement | Refusal {
  const { cells, cursor, down, ran } = arrangement;
  if (!ran && at(cells, cursor) !== undefined) return withCells(arrangement, without(cells, [cursor]));
  const before = step(cursor, down, -1);
  if (at(cells, before) === undefined) return 'nothing-there';
  if (isCrossing(cells, before, down)) return { ...arrangement, cursor: before, ran: true };
  return withCells(arrangement, without(cells, [before]), { cursor: before, ran: true });
}

/** The line that the cursor is in or behind: its own way first, a run before a single tile. */
export function lineNear({ cells, cursor, down }: Arrangement): { down: boolean; places: Place[] } | null {
  const lines = [down, !down].flatMap((way) =>
    [cursor, step(cursor, way, -1), step(cursor, way)].map((place) => ({ down: way, places: lineAt(cells, place, way) })),
  );
  return lines.find(({ places }) => places.length > 1) ?? lines.find(({ places }) => places.length > 0) ?? null;
}

/** A run goes back to the rack, but for what other runs need. */
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
  /** The one that comes to lie where somebody taps. */
  anchor: Place;
  whole: boolean;
}

/** The run at the cursor, or all that hangs together with it. */
export function pickUp(arrangement: Arrangement, whole: boolean): PickedUp | null {
  const line = lineNear(arrangement);
  const first = line?.places[0];
  if (!line || !first) return null;
  const places = whole ? groupAt(arrangement.cells, first) : line.places;
  const holdsCursor = line.places.some((place) => samePlace(place, arrangement.cursor));
  return { places, anchor: holdsCursor ? arrangement.cursor : first, whole };
}

/** Puts it down elsewhere. Equal tiles come to lie on each other: one of them goes back to the rack. */
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

/** The run at the cursor one cell further. */
export function nudge(arrangement: Arrangement, down: boolean, by: number): Arrangement | Refusal {
  const picked = pickUp(arrangement, false);
  return picked ? putDown(arrangement, picked, step(picked.anchor, down, by)) : 'nothing-there';
}

/** Over everything that is empty to the next tile, or over tiles to the last one that touches. */
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

/** One tile of this kind back to the rack: the one that was laid last. */
export function liftOne(arrangement: Arrangement, tile: Tile): Arrangement {
  const key = [...arrangement.cells].findLast(([, lies]) => lies === tile)?.[0];
  if (key === undefined) return arrangement;
  const cells = new Map(arrangement.cells);
  cells.delete(key);
  return withCells(arrangement, cells);
}

/** Whatever is not held any more does not lie there any more. */
export function fitting(arrangement: Arrangement, held: Iterable<Tile>): Arrangement {
  let fits = arrangement;
  for (const [tile, count] of rackOf(held, arrangement.cells)) {
    for (let missing = -count; missing > 0; missing--) fits = liftOne(fits, tile);
  }
  return fits;
}

/** All tiles back to the rack. */
export const clear = (arrangement: Arrangement): Arrangement => withCells(arrangement, new Map());

/** A run read in this way by its player; without a reading, as the table finds one. */
export function state(arrangement: Arrangement, place: Place, down: boolean, reading: string): Arrangement {
  const others = arrangement.stated.filter((each) => each.down !== down || !samePlace(each.at, place));
  const run = runAt(arrangement.cells, place, down);
  if (!run || run.places.length !== reading.length) return { ...arrangement, stated: others };
  return { ...arrangement, stated: [...others, { down, at: place, reading }] };
}

/** A grid that came from elsewhere, put where most of it lies already. */
export function reseated(arrangement: Arrangement, cells: Cells, stated: Stated[]): Arrangement {
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
