/** What the window of a knock says to the one who looks at it. */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import type { Bench } from './bench.svelte';
import { blockName, listed } from './names';

export interface KnockState {
  /** `Fox gives away 35.` */
  sentence: string;
  /** Whom everybody waits for, and what I have answered; nothing where it is me. */
  waiting: string | null;
  isAsked: boolean;
}

export function knockState(bench: Bench, session: TableSession): KnockState | null {
  const { knocking } = bench;
  if (!knocking) return null;
  const { asked, then, knocked } = knocking;
  const { seat } = session;
  const giver = bench.view.turn;
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
