/** The one large button: what it says, and what it does. */

import { t } from '../../lib/words.svelte';
import type { Bench } from './bench.svelte';
import { blockName } from './names';

export interface Action {
  label: string;
  /** Why it cannot be pressed now. */
  why: string | null;
  run: () => void;
}

export function mainAction(bench: Bench): Action | null {
  if (!bench.mine) return null;
  const { giving, left } = bench;
  if (giving?.block) {
    const wins = left.length === 1;
    return {
      label: t(wins ? 'web-nmbrs-give-and-win' : 'web-nmbrs-give', { block: blockName(giving.block) }),
      why: null,
      run: () => void bench.send(),
    };
  }
  if (giving) return { label: t('web-nmbrs-give-which'), why: t('web-nmbrs-give-which'), run: () => undefined };
  const mayLayLast = bench.view.options.last_block === 'MayBeLaid';
  if (left.length === 0 && mayLayLast) return { label: t('web-nmbrs-all-laid'), why: whyNot(bench), run: () => void bench.send() };
  return { label: t('web-nmbrs-finish'), why: whyNot(bench), run: () => bench.finish() };
}

/** Only where it is shown: otherwise the answer would be given away. */
function whyNot(bench: Bench): string | null {
  if (!bench.shown || bench.steps.length === 0) return null;
  if (bench.ways.length > 0) return t('web-nmbrs-which-way');
  const work = bench.work;
  if (!work || work.can_finish) return null;
  if (work.waiting) return t('web-nmbrs-waiting');
  if (work.picked_up.length > 0) return t('web-nmbrs-joker-first');
  if (work.hand.length === 0) return t('web-nmbrs-keep-one');
  return bench.whyNot ?? t('web-nmbrs-not-yet');
}

export function press(bench: Bench, action: Action): void {
  if (action.why === null) action.run();
  else bench.explain(action.why);
}
