/** The one large button: its label and its action. */

import { t } from '../../lib/words.svelte';
import type { Draft } from './draft.svelte';
import { blockName } from './names';
import { isJoker, targetsOf } from './view';

export interface Action {
  label: string;
  /** Reason it cannot be pressed now. */
  why: string | null;
  /** Whether a friend at the table would suggest it. */
  isUseful: boolean;
  run: () => void;
}

export function mainAction(draft: Draft): Action | null {
  if (!draft.isMyTurn) return null;
  const { giving, left } = draft;
  if (giving?.block) {
    return {
      label: t(draft.work?.wins ? 'web-nmbrs-give-and-win' : 'web-nmbrs-give', { block: blockName(giving.block) }),
      why: draft.whyAway,
      // Nobody at the table would tell you to give a joker away.
      isUseful: !isJoker(giving.block) || draft.work?.wins === true,
      run: () => void draft.send(),
    };
  }
  if (giving) return { label: t('web-nmbrs-give-some'), why: t('web-nmbrs-give-which'), isUseful: false, run: () => undefined };
  // Whether the last block may be laid is up to the table.
  if (left.length === 0) return { label: t('web-nmbrs-all-laid'), why: whyNot(draft), isUseful: true, run: () => void draft.send() };
  return { label: t('web-nmbrs-finish'), why: whyNot(draft), isUseful: isReadyToFinish(draft), run: () => draft.finish() };
}

/** Whether everything that fits is laid, as far as help shows it. */
function isReadyToFinish({ showsJudgement, steps, chosen, work, left }: Draft): boolean {
  if (!showsJudgement || steps.length === 0 || chosen.length > 0 || !work?.can_finish) return false;
  return left.every((block) => targetsOf(work, block).length === 0);
}

/** Explains only when help is set to Show, so as not to give the answer away. */
function whyNot(draft: Draft): string | null {
  if (draft.whyAway) return draft.whyAway;
  if (!draft.showsJudgement || draft.steps.length === 0) return null;
  if (draft.placements.length > 0) return t('web-nmbrs-which-way');
  const work = draft.work;
  if (!work || work.can_finish) return null;
  if (work.waiting) return t('web-nmbrs-waiting');
  if (work.picked_up.length > 0) return t('web-nmbrs-joker-first');
  if (work.hand.length === 0) return t('web-nmbrs-keep-one');
  return draft.whyNot ?? t('web-nmbrs-not-yet');
}

export function press(draft: Draft, action: Action): void {
  if (action.why === null) action.run();
  else draft.explain(action.why);
}
