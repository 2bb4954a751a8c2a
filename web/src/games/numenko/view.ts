/** Facts read from a view. */

import type { Laid, SeatView, Tile, View } from '../../types/numenko';
import type { Seat } from '../../types/protocol';

export type { Event, Laid, SeatView, View, Work } from '../../types/numenko';

export const ownSeat = (view: View, seat: Seat | null): SeatView | null => (seat === null ? null : (view.seats[seat - 1] ?? null));

export const accusedIn = ({ phase }: View): Seat | null => (typeof phase === 'object' && 'Vote' in phase ? phase.Vote.accused : null);

/** The player whose grid the others look at. */
export const shownIn = ({ phase }: View): Seat | null => (typeof phase === 'object' && 'Check' in phase ? phase.Check.seat : null);

/** A sum of the grid on show that can be pointed at: where it begins, counted from 1, and the move that does it. */
export interface Pointable {
  move: string;
  down: boolean;
  row: number;
  column: number;
}

/** Reads one of the moves that a viewer can make: `wrong across 2,1`. */
export function pointable(move: string): Pointable | null {
  const found = /^wrong (across|down) (\d+),(\d+)$/.exec(move);
  return found ? { move, down: found[1] === 'down', row: Number(found[2]), column: Number(found[3]) } : null;
}

/** Returns the tiles that were not there before. */
export function addedTiles(before: string, after: string): Tile[] {
  const left = [...before];
  return [...after].filter((tile) => {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

export interface PublicGrid {
  seat: Seat;
  seen: string;
  laid: Laid | null;
  ejected: boolean;
}

/** Returns the grids that everybody may see, except the one of a seat that is shown elsewhere. */
export const publicGrids = ({ seats }: View, except: Seat | null = null): PublicGrid[] =>
  seats.flatMap(({ grid, laid, ejected }, i) => {
    const seen = laid?.grid ?? grid;
    return seen === null || i + 1 === except ? [] : [{ seat: i + 1, seen, laid, ejected }];
  });
