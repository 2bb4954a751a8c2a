/** The hint on the slip: what to do next, or whose turn it is. */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import type { Draft } from './draft.svelte';

export function hintOf(draft: Draft, session: TableSession): string {
  if (draft.sending) return t('web-nmbrs-sending');
  if (draft.giving || draft.roundEnd) return '';
  const mustLayFirst = draft.lastWork?.has_laid === false || (draft.lastWork === null && !draft.view.may_add);
  if (draft.chosen.length > 0) return mustLayFirst ? '' : t('web-nmbrs-where');
  if (draft.work?.waiting) return t('web-nmbrs-waiting');
  if (draft.work && draft.work.picked_up.length > 0) return t('web-nmbrs-joker-picked-up');
  if (draft.steps.length > 0) return '';
  if (draft.isMyTurn) return t(mustLayFirst ? 'web-nmbrs-choose-three' : 'web-nmbrs-choose');
  if (draft.knocking !== null) return '';
  const whose = t('web-turn-of', { who: session.must.map((seat) => session.name(seat)).join(', ') });
  return `${whose} ${t('web-nmbrs-prepare')}`;
}
