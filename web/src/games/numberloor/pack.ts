/** The order of the cards that a seed gives. A deal that nobody could play is shuffled again. */

import { below, keystream, shuffle, type PackOrder } from '../../lib/shuffle';

const HAND = 6;

const isLevel = (card: string): boolean => /^\d/.test(card);
const isNumbered = (card: string): boolean => card.startsWith('b');

/** Whether a deal is kept: a Level in every part, and a numbered balloon in the rest if any are used. */
function isGood(order: string[], seats: number): boolean {
  const rest = order.slice(HAND * seats);
  const hands = Array.from({ length: seats }, (_, seat) => order.slice(HAND * seat, HAND * (seat + 1)));
  return [...hands, rest].every((part) => part.some(isLevel)) && (rest.some(isNumbered) || order.every(isLevel));
}

/** Whether the cards can be dealt to this many seats; otherwise dealing would never end. */
function canDeal(cards: string[], seats: number): boolean {
  const levels = cards.filter(isLevel).length;
  const hasBalloons = cards.some(isNumbered) || levels === cards.length;
  return cards.length >= HAND * seats + 2 && levels > seats && hasBalloons;
}

export const order: PackOrder = (cards, seats, seed) => {
  if (seats < 1 || !canDeal(cards, seats)) return null;
  const words = keystream(seed);
  const pack = [...cards];
  // A lot is drawn before the cards, even if nothing depends on it.
  below(seats, words);
  for (;;) {
    shuffle(pack, words);
    const order = [...pack].reverse();
    if (isGood(order, seats)) return order;
  }
};
