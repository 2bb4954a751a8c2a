/** The large button: its label and its effect. */

import { t } from '../../lib/words.svelte';
import type { Draft } from './draft.svelte';
import { sumSpoken, sumText } from './names';
import { isTrue } from './sums';

export interface Action {
  label: string;
  /** The effect, in numbers. */
  about: string;
  /** Reason it cannot be pressed now. */
  why: string | null;
  /** The reason in words, if it contains signs. */
  spokenWhy?: string;
}

/** Tiles drawn after "done"; with fewer in the pot, "done" becomes "game over". */
const AFTER_DONE = 4;
/** Tiles drawn for a swop; with fewer in the pot it ends play or is refused, by the table's options. */
const AFTER_SWOP = 2;

export function swopAction(draft: Draft): Action | null {
  if (!draft.isPlaying) return null;
  const label = t('web-numenko-swop');
  if (draft.view.pot >= AFTER_SWOP) return { label, about: t('web-numenko-swop-about'), why: null };
  const isRefused = draft.view.options.swop_short === 'Refused';
  return { label, about: t('web-numenko-swop-ends'), why: isRefused ? t('web-numenko-swop-short', { n: draft.view.pot }) : null };
}

/** Returns the large button. In Show it is enabled only when valid; otherwise always, which gives nothing away. */
export function mainAction(draft: Draft): Action | null {
  if (draft.mustLay) {
    const points = draft.work?.points;
    const about = points === undefined ? '' : t('web-numenko-lay-points', { n: points });
    return { label: t('web-numenko-lay'), about, why: null };
  }
  if (!draft.isPlaying) return null;
  const says = draft.work?.says ?? (draft.view.pot >= AFTER_DONE ? 'Done' : 'GameOver');
  const label = t(says === 'GameOver' ? 'web-numenko-game-over' : 'web-numenko-done');
  const about = t(says === 'GameOver' ? 'web-numenko-game-over-about' : 'web-numenko-done-about', { n: AFTER_DONE });
  return { label, about, ...(draft.showsJudgement ? whyNot(draft) : { why: null }) };
}

function whyNot(draft: Draft): Pick<Action, 'why' | 'spokenWhy'> {
  if (draft.left > 0) return { why: t('web-numenko-left', { n: draft.left }) };
  if (!draft.work) return { why: t('web-numenko-reading') };
  // The honour system would allow it anyway, but Show must not lead a player into a mistake.
  const trouble = draft.sums.find((sum) => !isTrue(sum));
  if (trouble) return { why: sumText(trouble), spokenWhy: sumSpoken(trouble) };
  return { why: draft.goes ? null : (draft.whyNot ?? t('web-numenko-reading')) };
}

export function pressMain(draft: Draft): void {
  const action = mainAction(draft);
  if (!action) return;
  if (action.why === null) void draft.sendGrid();
  else draft.explain(action.why, action.spokenWhy);
}
