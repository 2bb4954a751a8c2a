/** Facts read from a view and its events. */

import type { Event, Lying, View } from '../../types/numero';
import type { Seat } from '../../types/protocol';

export type { BuildReading, Choice, Event, Item, Lying, Options, ScoreLine, Tally, View, Work } from '../../types/numero';

export type Build = Extract<Lying, { Build: unknown }>['Build'];

/** Returns the cards of a seat; null if they are hidden. */
export const ownHand = (view: View, seat: Seat | null): string[] | null =>
  seat === null ? null : (view.hands[seat - 1]?.cards ?? null);

/** The events that end a turn. */
const TURNS = ['Took', 'Built', 'Discarded', 'DiscardedAll', 'Passed', 'Stopped'];

/** Returns whether an event is a whole turn of this seat. */
export function isTurnOf(event: Event, seat: Seat | null): boolean {
  const [name, what] = Object.entries(event)[0] ?? [];
  return TURNS.includes(name ?? '') && (what as { seat?: number }).seat === seat;
}
