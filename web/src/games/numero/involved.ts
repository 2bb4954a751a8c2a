/** The cards involved in a moment. */

import { cardsIn } from '../../cards/numero/sums';
import type { Seat } from '../../types/protocol';
import type { Event } from './view';

export interface Involved {
  /** In tap notation: `10r`, `10#4`, `[-2]`. */
  centre: Set<string>;
  /** Cards that left the hand. */
  played: string[];
  seat: Seat | null;
}

export function involved(events: Event[]): Involved {
  const found: Involved = { centre: new Set(), played: [], seat: null };
  for (const event of events) add(event, found);
  return found;
}

function add(event: Event, found: Involved): void {
  if (typeof event === 'string') return;
  if ('Took' in event) {
    useSum(event.Took.takes, found);
    found.played.push(event.Took.with);
    found.seat = event.Took.seat;
  } else if ('Built' in event || 'WildBuilt' in event) {
    const built = 'Built' in event ? event.Built : event.WildBuilt;
    useSum(built.sum, found);
    found.centre.add(`${built.value}#${built.name}`);
    if ('Built' in event) found.played.push(event.Built.with);
    found.seat = built.seat;
  } else if ('Discarded' in event || 'DiscardedWild' in event) {
    const { card, seat } = 'Discarded' in event ? event.Discarded : event.DiscardedWild;
    lay([card], found);
    found.played.push(card);
    found.seat = seat;
  } else if ('DiscardedAll' in event) {
    lay(event.DiscardedAll.cards, found);
    found.played.push(...event.DiscardedAll.cards);
    found.seat = event.DiscardedAll.seat;
  } else if ('CentreRefilled' in event) {
    lay(event.CentreRefilled.cards, found);
  } else if ('Challenged' in event) {
    found.centre.add(`${event.Challenged.value}#${event.Challenged.name}`);
  } else if ('Undone' in event) {
    lay(event.Undone.cards, found);
    for (const [name, value] of event.Undone.builds) found.centre.add(`${value}#${name}`);
  }
}

/** Wild cards without brackets came from the hand. */
function useSum(sum: string, found: Involved): void {
  for (const text of cardsIn(sum)) {
    const plain = text.replace('*', '');
    if (/^\d+(#\d+|[gobr])$/.test(plain) || plain.startsWith('[')) found.centre.add(plain);
    else found.played.push(plain);
  }
}

function lay(cards: string[], found: Involved): void {
  for (const card of cards) {
    found.centre.add(card);
    found.centre.add(`[${card}]`);
  }
}
