/**
 * The order of the blocks that a seed gives: a lot is drawn for the youngest, then blocks for the first turn until one
 * leads, and the pot is shuffled.
 */

import { below, keystream, shuffle, type PackOrder } from '../../lib/shuffle';

export const order: PackOrder = (blocks, seats, seed, options) => {
  const jokers = /(?:^| )starter-joker=(\S+)/.exec(options)?.[1] ?? 'redraw';
  const words = keystream(seed);
  const isJoker = (block: string): boolean => block.startsWith('j');
  const numbers = blocks.filter((block) => !isJoker(block)).length;
  if (seats < 2 || (jokers === 'redraw' ? numbers : blocks.length) < seats || (jokers === 'lowest' && numbers === 0)) return null;
  const mixed = (): string[] => {
    const pot = [...blocks];
    shuffle(pot, words);
    return pot;
  };
  const isDecided = (lots: string[]): boolean => {
    const drawn = lots.filter(isJoker).length;
    return jokers === 'highest' ? drawn < 2 : drawn < lots.length;
  };
  below(seats, words);
  for (;;) {
    const lots = mixed().filter((block) => jokers !== 'redraw' || !isJoker(block)).slice(0, seats);
    if (isDecided(lots)) return mixed().reverse();
  }
};
