/** The answers to the single-key questions. */

import type { Voice } from '../../lib/game-bridge.svelte';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import { mainAction } from './actions';
import type { Draft } from './draft.svelte';
import { knockState } from './knocking';
import { blockName, listed, rowSpoken, whereName } from './names';
import { sorted, targetsOf } from './view';

export function voiceOf(session: TableSession, draft: Draft): Voice {
  const seats = (): number[] => draft.view.seats.map((_, i) => i + 1);
  const totals = (seat: number): number => draft.view.sheet.reduce((all, round) => all + (round[seat - 1] ?? 0), 0);
  const pointsOf = (seat: number): string =>
    draft.view.options.points
      ? t('web-nmbrs-points-of', { who: session.name(seat), n: totals(seat) })
      : t('web-nmbrs-rounds-of', { who: session.name(seat), n: draft.view.sheet.filter((round) => round[seat - 1] === 0).length });
  const blocksOf = (seat: number): string => {
    const { count = 0, known = [] } = draft.view.seats[seat - 1] ?? {};
    const open = known.length > 0 ? t('web-nmbrs-known', { blocks: listed(known.map(blockName)) }) : '';
    return t('web-nmbrs-blocks-of', { who: session.name(seat), n: count, open });
  };
  return {
    whoseTurn() {
      const state = knockState(draft, session);
      return state ? state.sentence : null;
    },
    turn() {
      if (draft.isAsked) return t('web-nmbrs-may-knock');
      if (!draft.isMyTurn) return '';
      const drew = draft.view.drew > 0 ? t('web-nmbrs-drew', { n: draft.view.drew }) : '';
      const main = mainAction(draft);
      return [drew, t(draft.lastWork?.has_laid === false ? 'web-nmbrs-may-first' : 'web-nmbrs-may'), main ? t('web-nmbrs-enter', { what: main.why ?? main.label }) : '']
        .filter(Boolean)
        .join(' ');
    },
    hand() {
      const blocks = sorted(draft.left, false).map(blockName);
      return blocks.length > 0 ? t('web-nmbrs-hand', { n: blocks.length, blocks: blocks.join(', ') }) : t('web-nmbrs-hand-empty');
    },
    table() {
      const pot = t('web-nmbrs-pot-spoken', { n: draft.view.pot });
      const rows = draft.rows.map((row) => rowSpoken(row, draft.rows));
      return [...(rows.length > 0 ? rows : [t('web-nmbrs-table-empty')]), pot].join(' ');
    },
    /** Only the pot: the moment itself says what has changed, and reading out twenty rows would take too long. */
    changed: () => t('web-nmbrs-pot-spoken', { n: draft.view.pot }),
    draft() {
      const steps = draft.steps.map(({ blocks, where }) => t('web-nmbrs-noted', { blocks: listed(blocks.map(blockName)), where: whereName(where) }));
      const chosen = draft.chosen.length > 0 ? [t('web-nmbrs-chosen', { blocks: listed(draft.chosen.map(blockName)) })] : [];
      const main = mainAction(draft);
      const all = [...steps, ...chosen];
      if (all.length === 0) return t('web-nmbrs-draft-empty');
      return [...all, main ? t('web-nmbrs-enter', { what: main.why ?? main.label }) : ''].filter(Boolean).join(' ');
    },
    others: () => seats().filter((seat) => seat !== session.seat).map((seat) => `${blocksOf(seat)} ${pointsOf(seat)}`).join(' '),
    scores: () => seats().map(pointsOf).join(' '),
    help() {
      if (draft.isAsked) return t('web-nmbrs-may-knock');
      const fits = draft.showsJudgement ? draft.left.filter((block) => targetsOf(draft.lastWork, block).length > 0) : [];
      return fits.length > 0 ? t('web-nmbrs-help-goes', { blocks: listed(fits.map(blockName)) }) : t('web-nmbrs-help');
    },
    prompt: () => (draft.isAsked ? t('web-nmbrs-call-knock', { block: blockName(draft.knocking?.block ?? '') }) : t('web-your-turn')),
  };
}
