/** The end of a game: the fewest points, or the most rounds won. */

import type { Ending } from '../../after/result';
import type { View } from './view';

const countsPoints = (view: unknown): boolean => (view as View | null)?.options.points !== false;

export const ending: Ending = {
  unit: (view) => (countsPoints(view) ? 'points' : 'rounds'),
  fewestWin: countsPoints,
};
