/** The end of a game: the most stars; the cards left decide between equals. */

import type { Ending } from '../../after/result';

export const ending: Ending = {
  unit: () => 'stars',
  tieBreak({ results, winners }) {
    const best = results[(winners[0] ?? 1) - 1];
    return results.filter((result) => result === best).length > winners.length ? 'web-after-fewest-cards' : null;
  },
};
