/** The end of a game: the fewest points, or the most rounds won. */

import type { Ending } from '../../after/result';
import type { View } from './view';

export const ending: Ending = {
  unit: (view) => ((view as View | null)?.options.points === false ? 'rounds' : 'points'),
};
