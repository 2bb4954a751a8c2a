/** The cards of the hand and the taps on them: a list, and its text for the engine. */

import { printed, type Card, type Side } from './view';

/** A card of the hand. Two cards with the same face have different keys. */
export interface Held {
  key: string;
  card: Card;
}

/** A card laid in the draft, and the stack if there are two. */
export interface Tap extends Held {
  on: Side | null;
}

export function heldCards(cards: Card[]): Held[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { key: `${card}#${n}`, card };
  });
}

/** `5 left b3 6`; a thrown Night card begins with `night`. */
export function tapsText(taps: readonly Tap[], thrown: boolean): string {
  const cards = taps.map((tap) => (tap.on ? `${tap.card} ${tap.on.toLowerCase()}` : tap.card));
  return [...(thrown ? ['night'] : []), ...cards].join(' ');
}

/** Removes one tap for each of these cards. */
export function withoutCards(taps: readonly Tap[], cards: readonly Card[]): Tap[] {
  const left = [...taps];
  for (const card of cards) {
    const place = left.findIndex((tap) => tap.card === card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Matches the taps with the cards of a hand: the taps still possible, with their keys there, and the cards left over. */
export function matchTaps(taps: readonly Tap[], hand: readonly Held[]): { kept: Tap[]; free: Held[] } {
  const free = [...hand];
  const kept = taps.flatMap((tap) => {
    const place = free.findIndex((held) => held.card === printed(tap.card));
    return place < 0 ? [] : [{ ...tap, key: free.splice(place, 1)[0]!.key }];
  });
  return { kept, free };
}
