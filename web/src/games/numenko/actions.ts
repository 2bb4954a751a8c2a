/** The large button: what it says, and what will happen. */

import { t } from '../../lib/words.svelte';
import type { Bench } from './bench.svelte';
import { sumSpoken, sumText } from './names';
import { isTrue } from './work';

export interface Action {
  label: string;
  /** What will happen, in numbers. */
  about: string;
  /** Why it cannot be pressed now. */
  why: string | null;
  /** The same for ears, where it has signs. */
  spokenWhy?: string;
}

/** Whoever is done takes so many; with fewer in the pot the same is "game over". */
const AFTER_DONE = 4;
/** A swop takes so many; with fewer in the pot it ends play or is refused, as the table has agreed. */
const AFTER_SWOP = 2;

export function swopAction(bench: Bench): Action | null {
  if (!bench.plays) return null;
  const label = t('web-numenko-swop');
  if (bench.view.pot >= AFTER_SWOP) return { label, about: t('web-numenko-swop-about'), why: null };
  const isRefused = bench.view.options.swop_short === 'Refused';
  return { label, about: t('web-numenko-swop-ends'), why: isRefused ? t('web-numenko-swop-short', { n: bench.view.pot }) : null };
}

/** In Show it is offered when it goes; else it can always be pressed, and says nothing about the grid. */
export function mainAction(bench: Bench): Action | null {
  if (bench.mustLay) {
    const points = bench.work?.points;
    const about = points === undefined ? '' : t('web-numenko-lay-points', { n: points });
    return { label: t('web-numenko-lay'), about, why: null };
  }
  if (!bench.plays) return null;
  const says = bench.work?.says ?? (bench.view.pot >= AFTER_DONE ? 'Done' : 'GameOver');
  const label = t(says === 'GameOver' ? 'web-numenko-game-over' : 'web-numenko-done');
  const about = t(says === 'GameOver' ? 'web-numenko-game-over-about' : 'web-numenko-done-about', { n: AFTER_DONE });
  return { label, about, ...(bench.shown ? whyNot(bench) : { why: null }) };
}

function whyNot(bench: Bench): Pick<Action, 'why' | 'spokenWhy'> {
  if (bench.left > 0) return { why: t('web-numenko-left', { n: bench.left }) };
  if (!bench.work) return { why: t('web-numenko-reading') };
  // By the honour system it could be said all the same; in Show nobody is led into that.
  const trouble = bench.sums.find((sum) => !isTrue(sum));
  if (trouble) return { why: sumText(trouble), spokenWhy: sumSpoken(trouble) };
  return { why: bench.goes ? null : (bench.whyNot ?? t('web-numenko-reading')) };
}

export function pressMain(bench: Bench): void {
  const action = mainAction(bench);
  if (!action) return;
  if (action.why === null) void bench.sendGrid();
  else bench.explain(action.why, action.spokenWhy);
}
