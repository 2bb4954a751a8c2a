/** The sums of a grid as the engine judges them. */

import type { Sum, Tile, Trouble, WorkSum } from '../../types/numenko';
import { step, type Box, type Place } from './grid';

export type { Sum, WorkSum } from '../../types/numenko';

export const isTrue = (sum: Sum): boolean => 'True' in sum.verdict;

export const troubleOf = (sum: Sum): Trouble | null => ('Trouble' in sum.verdict ? sum.verdict.Trouble : null);

/** `NoneTrue`, `LeadingZero`. */
export const troubleName = (trouble: Trouble): string => (typeof trouble === 'string' ? trouble : Object.keys(trouble)[0]!);

export type SumStatus = 'true' | 'unfinished' | 'wrong';

const STATUS: Record<WorkSum['status'], SumStatus> = { True: 'true', Unfinished: 'unfinished', Wrong: 'wrong' };

export const statusOf = ({ status }: Pick<WorkSum, 'status'>): SumStatus => STATUS[status];

/** Returns the reading of a true sum, tile by tile. */
export const readingOf = (sum: Sum): string | null => ('True' in sum.verdict ? sum.verdict.True.reading : null);

export const isFree = (tile: Tile): boolean => tile === '*' || tile === '?';

/** Returns the cells of a sum in a grid with this bounding box. */
export function placesOf(sum: Sum, box: Box | null): Place[] {
  const { top, left } = box ?? { top: 0, left: 0 };
  const first = { row: top + sum.row - 1, column: left + sum.column - 1 };
  return sum.tiles.map((_, i) => step(first, sum.down, i));
}
