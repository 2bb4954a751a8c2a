/** The score sheet by item. */

import { t } from '../../lib/words.svelte';
import type { Item, ScoreLine, Tally } from './view';

export const total = (tally: Tally): number => Object.values(tally).reduce((sum, points) => sum + points, 0);

/** All items, in the order of the checklist. */
const ITEMS: Item[] = [
  'takes', 'cards', 'printed', 'five-cards', 'six-cards', 'three-signs', 'four-signs', 'four-colours', 'one-colour',
  'centre-cleared', 'most-cards', 'bluff-found', 'wrong-challenge', 'hand-cards', 'hand-printed', 'centre-award',
  'centre-printed', 'pack-dealt', 'perfect-ending', 'brought-forward',
];

export function itemsOf(scores: Tally[]): Item[] {
  return ITEMS.filter((item) => scores.some((tally) => tally[item]));
}

/** Describes an item of a take: `5 cards`. */
export function scoreLineText(line: ScoreLine): string {
  const n = line.count ?? 0;
  const item = t(`web-numero-item-${line.item}`, { n, figure: String(n) });
  return line.take === null ? item : t('web-numero-item-of-take', { take: line.take, item });
}
