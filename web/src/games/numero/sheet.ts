/** The score sheet by item. */

import type { Item, Tally } from '../../types/numero';

export const total = (tally: Tally): number => Object.values(tally).reduce((sum, points) => sum + points, 0);

/** In the order of the check list, as far as anybody has points for them. */
const ITEMS: Item[] = [
  'takes', 'cards', 'printed', 'five-cards', 'six-cards', 'three-signs', 'four-signs', 'four-colours', 'one-colour',
  'centre-cleared', 'most-cards', 'bluff-found', 'wrong-challenge', 'hand-cards', 'hand-printed', 'centre-award',
  'centre-printed', 'pack-dealt', 'perfect-ending', 'brought-forward',
];

export function itemsOf(scores: Tally[]): Item[] {
  return ITEMS.filter((item) => scores.some((tally) => tally[item]));
}
