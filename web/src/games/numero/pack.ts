/** The order of the cards that a seed gives. */

import { below, keystream, shuffle, type PackOrder } from '../../lib/shuffle';

export const order: PackOrder = (cards, seats, seed) => {
  if (seats < 1) return null;
  const words = keystream(seed);
  // A lot is drawn before the cards, even if nothing depends on it.
  below(seats, words);
  const pack = [...cards];
  shuffle(pack, words);
  return pack.reverse();
};
