/** Facts read from a card, a view and its events. */

import type { Card, Event, How, Side, View } from '../../types/numberloor';
import type { Seat } from '../../types/protocol';

export type { Card, Event, How, Open, Side, View, Work } from '../../types/numberloor';

/** The word after the cards. */
export type Last = 'end' | 'draw' | 'pass' | 'let go';

export const isLevel = (card: Card): boolean => /^\d/.test(card);
export const isNight = (card: Card): boolean => card.endsWith('n') && isLevel(card);
export const isBalloon = (card: Card): boolean => !isLevel(card);

/** The balloon that its player lays as odd or as even. */
export const EITHER: Card = 'oe';
export const PARITIES = ['odd', 'even'] as const;
export type Parity = (typeof PARITIES)[number];

/** Returns a card as it is in the hand, whatever was said about it. */
export const printed = (card: Card): Card => (card.startsWith(`${EITHER}=`) ? EITHER : card);

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

/** Whether the sky is dark: Night cards belong to the Advanced version. */
export const isByNight = (view: View): boolean => view.options.version === 'Advanced';

/** Returns how the last Level of these events went where it lies. */
export function howLaid(events: unknown[], side: Side | null): How | null {
  const laid = (events as Event[]).findLast((event) => 'Placed' in event && event.Placed.side === side);
  return laid && 'Placed' in laid ? laid.Placed.how : null;
}

/** Returns the floors that a Level is away, down if negative; 0 if that is not the reason it goes. */
export function floorsOf(how: How | null): number {
  if (how === null || typeof how === 'string') return 0;
  if ('Up' in how) return how.Up.by;
  if ('Down' in how) return -how.Down.by;
  return 'Near' in how ? how.Near.by : how.Neighbour.by;
}
