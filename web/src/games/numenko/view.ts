/** Facts read from a view. */

import type { SeatView, Tile, View } from '../../types/numenko';
import type { Seat } from '../../types/protocol';

export type { Event, Laid, SeatView, View, Work } from '../../types/numenko';

export const ownSeat = (view: View, seat: Seat | null): SeatView | null => (seat === null ? null : (view.seats[seat - 1] ?? null));

export const accusedIn = ({ phase }: View): Seat | null => (typeof phase === 'object' ? phase.Vote.accused : null);

/** Returns the tiles that were not there before. */
export function addedTiles(before: string, after: string): Tile[] {
  const left = [...before];
  return [...after].filter((tile) => {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
