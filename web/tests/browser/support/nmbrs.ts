/** A simple player of nmbrs! blocks that decides by the view alone. */

import type { View } from '../../../src/types/nmbrs';

export const ownHand = (view: View): string[] => view.seats.find(({ hand }) => hand !== null)?.hand ?? [];

const isNumber = (block: string): boolean => !block.startsWith('j');

/** Finds three equally spaced blocks. */
export function triple(blocks: readonly string[]): string[] | null {
  const numbers = blocks.filter(isNumber).map(Number).sort((a, b) => a - b);
  for (const first of numbers) {
    for (const second of numbers) {
      const third = 2 * second - first;
      if (second > first && numbers.includes(third)) return [first, second, third].map(String);
    }
  }
  return null;
}

/** Picks the highest number, so that jokers stay. */
export const gift = (blocks: readonly string[]): string => blocks.filter(isNumber).at(-1) ?? blocks[0]!;

/** Writes a whole turn: a row if there is one, and a block given away. */
export function typed(view: View): string {
  if (typeof view.phase === 'object') return 'let go';
  const hand = ownHand(view);
  const row = triple(hand);
  const isAll = row?.length === hand.length;
  if (!row || (isAll && view.options.last_block === 'GivenAway')) return `give ${gift(hand)}`;
  const left = hand.filter((block) => !row.includes(block));
  return left.length === 0 ? `lay ${row.join(' ')}` : `lay ${row.join(' ')}, give ${gift(left)}`;
}
