/** The answers to the single-key questions. */

import type { Voice } from '../../lib/game-bridge.svelte';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import { mainAction } from './actions';
import type { Draft } from './draft.svelte';
import { runsOf, tilesOf } from './grid';
import { countsText, newTilesText, sumSpoken, tilesSpoken } from './names';
import { shownIn, type SeatView } from './view';

export function voiceOf(session: TableSession, draft: Draft): Voice {
  const seats = (): [number, SeatView][] => draft.view.seats.map((seat, i) => [i + 1, seat]);
  const about = ([seat, { count, dones, swops, stopped, ejected, laid }]: [number, SeatView]): string => {
    const words = [t('web-numenko-tiles', { n: count }), t('web-numenko-dones-spoken', { n: dones }), t('web-numenko-swops-spoken', { n: swops })];
    if (stopped) words.push(t('web-numenko-has-stopped'));
    if (ejected) words.push(t('web-numenko-is-out'));
    if (laid && !ejected) words.push(t('web-numenko-laid-points', { n: laid.points }));
    return t('web-numenko-about', { who: session.name(seat), what: words.join(', ') });
  };
  return {
    turn() {
      if (draft.mustLay) return t('web-numenko-lay-now');
      if (draft.mustCheck) return t('web-numenko-check-now', { who: session.name(shownIn(draft.view) ?? 1) });
      if (draft.mustVote) return t('web-numenko-vote-now');
      const main = mainAction(draft);
      if (!main) return '';
      return main.why === null ? t('web-numenko-may-done', { what: `${main.label}: ${main.about}` }) : t('web-numenko-may');
    },
    hand: () => (draft.left > 0 ? t('web-numenko-hand', { tiles: countsText(draft.rack) }) : t('web-numenko-hand-empty')),
    table: () => [t('web-numenko-pot-spoken', { n: draft.view.pot }), newTilesText(draft.newTiles)].filter(Boolean).join(' '),
    draft() {
      const { cells } = draft.arrangement;
      if (cells.size === 0) return t('web-numenko-grid-empty');
      if (draft.work && !draft.work.unjudged) return draft.sums.map(sumSpoken).join(' ') || t('web-numenko-no-sums');
      return t('web-numenko-grid-of', { sums: runsOf(cells).map((run) => tilesSpoken([...tilesOf(cells, run.places)])).join('; ') });
    },
    others: () => seats().filter(([seat]) => seat !== session.seat).map(about).join(' ') || t('web-numenko-alone'),
    scores: () => seats().map(about).join(' '),
    help: () => t('web-numenko-help'),
    prompt: () => (draft.mustCheck ? t('web-numenko-check-now', { who: session.name(shownIn(draft.view) ?? 1) }) : draft.mustVote ? t('web-numenko-vote-now') : t('web-numenko-lay-now')),
  };
}
