/** The end of a game: the fewest points win, laying all tiles wins at once, and a lone player plays against the pot. */

import { amount, type Ended, type Ending, type Words } from '../../after/result';
import type { View } from './view';

export const ending: Ending = {
  unit: () => 'points',
  fewestWin: () => true,
  out: (view) => (view as View).seats.flatMap(({ ejected }, i) => (ejected ? [i + 1] : [])),
  outText: 'web-numenko-is-out',
  sentence(ended, args, t) {
    const { outcome, me, view } = ended;
    const { results, winners } = outcome;
    if (results.length === 1) return alone(ended, t);
    const { winner } = view as View;
    const own = amount(results[(me ?? 1) - 1] ?? 0, 'points', t);
    if (winner !== null) return t(winner === me ? 'web-numenko-result-you' : me === null ? 'web-numenko-result-one' : 'web-numenko-result-other', { ...args, own });
    return winners.length === 1 && winners[0] === me ? t('web-numenko-result-you-fewest', args) : null;
  },
};

function alone({ outcome, view, tookMs }: Ended, t: Words): string {
  const { winner, seats } = view as View;
  const swops = seats[0]?.swops ?? 0;
  const ms = tookMs?.[0] ?? null;
  if (winner === null) return t('web-numenko-result-pot', { amount: amount(outcome.results[0] ?? 0, 'points', t), swops });
  return ms === null ? t('web-numenko-result-alone-untimed', { swops }) : t('web-numenko-result-alone', { swops, time: timeText(ms, t) });
}

/** `3:05 minutes`. */
function timeText(ms: number, t: Words): string {
  const seconds = Math.round(ms / 1000);
  return t('web-numenko-time', { minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60).padStart(2, '0') });
}
