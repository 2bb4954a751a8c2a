/** The end of a game: it counts cards unless it is played for points. */

import type { Ending } from '../../after/result';
import type { View } from './view';

export const ending: Ending = {
  unit: (view) => ((view as View | null)?.scores ? 'points' : 'cards'),
};
