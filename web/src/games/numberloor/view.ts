/** Facts read from a card, a view and its events. */

import type { Card, Event, View } from '../../types/numberloor';
import type { Seat } from '../../types/protocol';

export type { Card, Event, Open, Side, View, Work } from '../../types/numberloor';

/** The word after the cards. */
export type Last = 'end' | 'draw' | 'pass' | 'let go';

export const isLevel = (card: Card): boolean => /^\d/.test(card);
export const isNight = (card: Card): boolean => card.endsWith('n') && isLevel(card);
export const isBalloon = (card: Card): boolean => !isLevel(card);

export const hasStacks = (view: View): boolean => 'Stacks' in view.open;

export const ownHand = (view: View, seat: Seat | null): Card[] =>
  seat === null ? [] : (view.hands[seat - 1]?.cards ?? []);

export const isAsked = (view: View, seat: Seat | null): boolean =>
  typeof view.phase === 'object' && view.phase.Asking === seat;

/** Returns the cards that a seat laid in these events, one by one. */
export function laidBy(events: unknown[], seat: Seat | null): Card[] {
  return (events as Event[]).flatMap((event) => {
    if ('Placed' in event && event.Placed.seat === seat) return [...event.Placed.balloons, event.Placed.level];
    if ('Left' in event && event.Left.seat === seat) return event.Left.balloons;
    return [];
  });
}

export function starIn(events: unknown[]): { seat: Seat; stars: number } | null {
  const star = (events as Event[]).find((event) => 'Star' in event);
  return star && 'Star' in star ? star.Star : null;
}
