/**
 * The order of the tiles that a seed gives: the smileys are set aside, each player is dealt tiles and one smiley, and the
 * rest is shuffled with the spare smileys.
 */

import { keystream, shuffle, type PackOrder } from '../../lib/shuffle';

const SMILEY = '?';
/** Tiles dealt to each player: with up to four players, and with more. */
const TILES_OF_FEW = 20;
const TILES_OF_MANY = 15;
const FEW = 4;

export const order: PackOrder = (tiles, seats, seed) => {
  if (seats < 1) return null;
  const words = keystream(seed);
  const smileys = tiles.filter((tile) => tile === SMILEY);
  const others = tiles.filter((tile) => tile !== SMILEY);
  const each = seats > FEW ? TILES_OF_MANY : TILES_OF_FEW;
  if (others.length < each * seats || smileys.length < seats) return null;
  shuffle(others, words);
  const hands = Array.from({ length: seats }, () => [...others.splice(-each).reverse(), SMILEY]);
  const pot = [...others, ...smileys.slice(seats)];
  shuffle(pot, words);
  return [...hands.flat(), ...pot.reverse()];
};
