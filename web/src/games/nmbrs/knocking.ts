/** A block given away: the texts of the knock window for its reader, and the answers. */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import type { Draft } from './draft.svelte';
import { blockName, listed } from './names';

export interface KnockState {
  /** `Fox gives away 35.` */
  sentence: string;
  /** The players still to answer, and my own answer; null when it is up to me. */
  waiting: string | null;
  isAsked: boolean;
}

export function knockState(draft: Draft, session: TableSession): KnockState | null {
  const { knocking } = draft;
  if (!knocking) return null;
  const { asked, then, knocked } = knocking;
  const { seat } = session;
  const giver = draft.view.turn;
  const block = blockName(knocking.block);
  const who = listed(asked.filter((each) => each !== seat).map((each) => session.name(each)));
  const sentence = giver === seat ? t('web-nmbrs-you-give', { block }) : t('web-nmbrs-gives', { who: session.name(giver), block });
  const isAsked = seat !== null && asked.includes(seat);
  let waiting: string | null = null;
  if (isAsked) waiting = knocked !== null ? t('web-nmbrs-knocked-behind', { who: session.name(knocked) }) : null;
  else if (seat !== null && then.includes(seat)) waiting = t('web-nmbrs-youngest-first', { who });
  else if (knocked === seat && seat !== null) waiting = t('web-nmbrs-you-knocked', { who });
  else if (seat !== null && seat !== giver) waiting = t('web-nmbrs-you-let-go', { who });
  else waiting = t('web-nmbrs-waits-for', { who });
  return { sentence, waiting, isAsked };
}

export async function knock(draft: Draft): Promise<void> {
  const block = draft.knocking?.block;
  if (!block) return draft.explain(t('web-nmbrs-nothing-given'));
  await draft.answer(`knock ${block}`);
}

export async function letGo(draft: Draft): Promise<void> {
  if (!draft.knocking) return draft.explain(t('web-nmbrs-nothing-given'));
  await draft.answer('let go');
}
