/** What this table asks of a view and of the engine's reading. */

import type { Seat } from '../../types/protocol';
import type { SeatView, Sum, Tile, Trouble, View } from '../../types/numenko';

export type { Event, Laid, SeatView, Sum, Tile, Trouble, View, Work } from '../../types/numenko';

export const own = (view: View, seat: Seat | null): SeatView | null => (seat === null ? null : (view.seats[seat - 1] ?? null));

export const accusedIn = ({ phase }: View): Seat | null => (typeof phase === 'object' ? phase.Vote.accused : null);

export const isTrue = (sum: Sum): boolean => 'True' in sum.verdict;

export const troubleOf = (sum: Sum): Trouble | null => ('Trouble' in sum.verdict ? sum.verdict.Trouble : null);

/** `NoneTrue`, `LeadingZero`. */
export const troubleName = (trouble: Trouble): string => (typeof trouble === 'string' ? trouble : Object.keys(trouble)[0]!);

/** What the engine calls so is a sum that goes on, not one that went wrong. */
const UNFINISHED = ['NoSign', 'OneSign', 'SignAtEdge', 'SignsTogether'];

export type Look = 'true' | 'unfinished' | 'wrong';

export function lookOf(sum: Sum): Look {
  const trouble = troubleOf(sum);
  if (trouble === null) return 'true';
  return UNFINISHED.includes(troubleName(trouble)) ? 'unfinished' : 'wrong';
}

/** What each free tile of a true sum is read as, tile by tile. */
export const readingOf = (sum: Sum): string | null => ('True' in sum.verdict ? sum.verdict.True.reading : null);

export const isFree = (tile: Tile): boolean => tile === '*' || tile === '?';

/** Who is who at a glance: tiles that came new are those that were not there before. */
export function cameNew(before: string, after: string): Tile[] {
  const left = [...before];
  return [...after].filter((tile) => {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
