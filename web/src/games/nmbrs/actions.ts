/** The one large button: its label and its action. */

import { t } from '../../lib/words.svelte';
import type { Draft } from './draft.svelte';
import { blockName } from './names';

export interface Action {
  label: string;
  /** Reason it cannot be pressed now. */
  why: string | null;
  run: () => void;
}

export function mainAction(draft: Draft): Action | null {
  if (!draft.isMyTurn) return null;
  const { giving, left } = draft;
  if (giving?.block) {
    const wins = left.length === 1;
    return {
      label: t(wins ? 'web-nmbrs-give-and-win' : 'web-nmbrs-give', { block: blockName(giving.block) }),
      why: null,
      run: () => void draft.send(),
    };
  }
  if (giving) return { label: t('web-nmbrs-give-which'), why: t('web-nmbrs-give-which'), run: () => undefined };
  const mayLayLast = draft.view.options.last_block === 'MayBeLaid';
  if (left.length === 0 && mayLayLast) return { label: t('web-nmbrs-all-laid'), why: whyNot(draft), run: () => void draft.send() };
  return { label: t('web-nmbrs-finish'), why: whyNot(draft), run: () => draft.finish() };
}

/** Explains only when help is set to Show, so as not to give the answer away. */
function whyNot(draft: Draft): string | null {
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
