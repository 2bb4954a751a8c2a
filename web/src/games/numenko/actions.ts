/** The large button: its label and its effect. */

import { t } from '../../lib/words.svelte';
import type { Draft } from './draft.svelte';
import { sumSpoken, sumText } from './names';
import { isTrue } from './sums';
import type { Say } from '../../types/numenko';

export interface Action {
  label: string;
  /** The effect, in numbers. */
  about: string;
  /** Reason it cannot be pressed now. */
  why: string | null;
  /** The reason in a few words, for the button itself, if a press says more. */
  short?: string;
  /** The reason in words, if it contains signs. */
  spokenWhy?: string;
  /** Whether a friend at the table would suggest it now. */
  isUseful?: boolean;
}

export function swopAction(draft: Draft): Action | null {
  if (!draft.isPlaying) return null;
  const label = t('web-numenko-swop');
  if (draft.view.swop === 'Exchanges') return { label, about: t('web-numenko-swop-about'), why: draft.whyAway };
  const isRefused = draft.view.swop === 'Refused';
  return { label, about: t('web-numenko-swop-ends'), why: isRefused ? t('web-numenko-swop-short', { n: draft.view.pot }) : draft.whyAway };
}

/** Returns the large button. In Show it is enabled only when valid; otherwise always, which gives nothing away. */
export function mainAction(draft: Draft): Action | null {
  if (draft.mustLay) {
    const points = draft.work?.points ?? null;
    const about = points === null ? '' : t('web-numenko-lay-points', { n: points });
    return { label: t('web-numenko-lay'), about, why: draft.whyAway, isUseful: true };
  }
  if (!draft.isPlaying) return null;
  const { says, refill } = draft.view;
  const label = t(says === 'GameOver' ? 'web-numenko-game-over' : 'web-numenko-done');
  const about = t(says === 'GameOver' ? 'web-numenko-game-over-about' : 'web-numenko-done-about', { n: refill });
  if (draft.left > 0) return tilesLeft(draft, says);
  const reason = draft.showsJudgement ? whyNot(draft) : { why: draft.whyAway };
  return { label, about, ...reason, isUseful: reason.why === null && isKnownTrue(draft) };
}

/** The button while tiles are left, which says how many. Below Show it can be pressed all the same. */
function tilesLeft(draft: Draft, says: Say): Action {
  const n = draft.left;
  const label = t(says === 'GameOver' ? 'web-numenko-game-over-left' : 'web-numenko-done-left', { n });
  return { label, about: '', why: draft.whyAway ?? (draft.showsJudgement ? t('web-numenko-all-in-grid', { n }) : null) };
}

/** Whether all sums are known to be true: what has not been judged, the button does not recommend. */
const isKnownTrue = ({ sums, work }: Draft): boolean => sums.length > 0 && sums.every(isTrue) && work?.apart === false;

function whyNot(draft: Draft): Pick<Action, 'why' | 'short' | 'spokenWhy'> {
  if (draft.whyAway) return { why: draft.whyAway };
  if (!draft.work) return { why: t('web-numenko-reading') };
  // The honour system would allow it anyway, but Show must not lead a player into a mistake.
  const trouble = draft.sums.find((sum) => !isTrue(sum));
  if (trouble) return { why: sumText(trouble), short: t('web-numenko-not-all-true'), spokenWhy: sumSpoken(trouble) };
  return { why: draft.goes ? null : (draft.whyNot ?? t('web-numenko-reading')) };
}

export function pressMain(draft: Draft): void {
  const action = mainAction(draft);
  if (!action) return;
  if (action.why === null) void draft.sendGrid();
  else draft.explain({ text: action.why, spoken: action.spokenWhy });
}
