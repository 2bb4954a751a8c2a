/** The answers to the questions that a single key asks. */

import type { Voice } from '../../lib/desk.svelte';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import { mainAction } from './actions';
import type { Bench } from './bench.svelte';
import { knockState } from './knocking';
import { blockName, listed, rowSpoken, whereName } from './names';
import { sorted, targetsOf } from './work';

export function voiceOf(session: TableSession, bench: Bench): Voice {
  const seats = (): number[] => bench.view.seats.map((_, i) => i + 1);
  const totals = (seat: number): number => bench.view.sheet.reduce((all, round) => all + (round[seat - 1] ?? 0), 0);
  const pointsOf = (seat: number): string =>
    bench.view.options.points
      ? t('web-nmbrs-points-of', { who: session.name(seat), n: totals(seat) })
      : t('web-nmbrs-rounds-of', { who: session.name(seat), n: bench.view.sheet.filter((round) => round[seat - 1] === 0).length });
  const blocksOf = (seat: number): string => {
    const { count = 0, known = [] } = bench.view.seats[seat - 1] ?? {};
    const open = known.length > 0 ? t('web-nmbrs-known', { blocks: listed(known.map(blockName)) }) : '';
    return t('web-nmbrs-blocks-of', { who: session.name(seat), n: count, open });
  };
  return {
    whose() {
      const state = knockState(bench, session);
      return state ? state.sentence : null;
    },
    turn() {
      if (bench.isAsked) return t('web-nmbrs-may-knock');
      if (!bench.mine) return '';
      const drew = bench.view.drew > 0 ? t('web-nmbrs-drew', { n: bench.view.drew }) : '';
      const main = mainAction(bench);
      return [drew, t(bench.lastWork?.has_laid === false ? 'web-nmbrs-may-first' : 'web-nmbrs-may'), main ? t('web-nmbrs-enter', { what: main.why ?? main.label }) : '']
        .filter(Boolean)
        .join(' ');
    },
    hand() {
      const blocks = sorted(bench.left, false).map(blockName);
      return blocks.length > 0 ? t('web-nmbrs-hand', { n: blocks.length, blocks: blocks.join(', ') }) : t('web-nmbrs-hand-empty');
    },
    table() {
      const pot = t('web-nmbrs-pot-spoken', { n: bench.view.pot });
      const rows = bench.rows.map((row) => rowSpoken(row, bench.rows));
      return [...(rows.length > 0 ? rows : [t('web-nmbrs-table-empty')]), pot].join(' ');
    },
    /** A table of twenty rows is not told after each turn: what happened says what has changed. */
    changed: () => t('web-nmbrs-pot-spoken', { n: bench.view.pot }),
    draft() {
      const steps = bench.steps.map(({ blocks, where }) => t('web-nmbrs-noted', { blocks: listed(blocks.map(blockName)), where: whereName(where) }));
      const chosen = bench.chosen.length > 0 ? [t('web-nmbrs-chosen', { blocks: listed(bench.chosen.map(blockName)) })] : [];
      const main = mainAction(bench);
      const all = [...steps, ...chosen];
      if (all.length === 0) return t('web-nmbrs-draft-empty');
      return [...all, main ? t('web-nmbrs-enter', { what: main.why ?? main.label }) : ''].filter(Boolean).join(' ');
    },
    others: () => seats().filter((seat) => seat !== session.seat).map((seat) => `${blocksOf(seat)} ${pointsOf(seat)}`).join(' '),
    scores: () => seats().map(pointsOf).join(' '),
    help() {
      if (bench.isAsked) return t('web-nmbrs-may-knock');
      const fits = bench.shown ? bench.left.filter((block) => targetsOf(bench.lastWork, block).length > 0) : [];
      return fits.length > 0 ? t('web-nmbrs-help-goes', { blocks: listed(fits.map(blockName)) }) : t('web-nmbrs-help');
    },
    call: () => (bench.isAsked ? t('web-nmbrs-call-knock', { block: blockName(bench.knocking?.block ?? '') }) : t('web-your-turn')),
  };
}
