/** The answers to the questions that a single key asks. */

import type { Voice } from '../../lib/desk.svelte';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import { mainAction } from './actions';
import type { Bench } from './bench.svelte';
import { runsOf, tilesOf } from './grid';
import { countsText, sumSpoken, tilesSpoken } from './names';
import type { SeatView } from './work';

export function voiceOf(session: TableSession, bench: Bench): Voice {
  const seats = (): [number, SeatView][] => bench.view.seats.map((seat, i) => [i + 1, seat]);
  const about = ([seat, { count, dones, swops, stopped, ejected, laid }]: [number, SeatView]): string => {
    const words = [t('web-numenko-tiles', { n: count }), t('web-numenko-dones-spoken', { n: dones }), t('web-numenko-swops-spoken', { n: swops })];
    if (stopped) words.push(t('web-numenko-has-stopped'));
    if (ejected) words.push(t('web-numenko-is-out'));
    if (laid && !ejected) words.push(t('web-numenko-laid-points', { n: laid.points }));
    return t('web-numenko-about', { who: session.name(seat), what: words.join(', ') });
  };
  return {
    turn() {
      if (bench.mustLay) return t('web-numenko-lay-now');
      if (bench.mustVote) return t('web-numenko-vote-now');
      const main = mainAction(bench);
      if (!main) return '';
      return main.why === null ? t('web-numenko-may-done', { what: `${main.label}: ${main.about}` }) : t('web-numenko-may');
    },
    hand: () => (bench.left > 0 ? t('web-numenko-hand', { tiles: countsText(bench.rack) }) : t('web-numenko-hand-empty')),
    table: () => [t('web-numenko-pot-spoken', { n: bench.view.pot }), bench.cameText].filter(Boolean).join(' '),
    draft() {
      const { cells } = bench.arrangement;
      if (cells.size === 0) return t('web-numenko-grid-empty');
      if (bench.work) return bench.sums.map(sumSpoken).join(' ') || t('web-numenko-no-sums');
      return t('web-numenko-grid-of', { sums: runsOf(cells).map((run) => tilesSpoken([...tilesOf(cells, run.places)])).join('; ') });
    },
    others: () => seats().filter(([seat]) => seat !== session.seat).map(about).join(' ') || t('web-numenko-alone'),
    scores: () => seats().map(about).join(' '),
    help: () => t('web-numenko-help'),
    call: () => (bench.mustVote ? t('web-numenko-vote-now') : t('web-numenko-lay-now')),
  };
}
