/** Typed or spoken words: a step, a whole turn, an answer. */

import { announcer } from '../../lib/announce.svelte';
import { t } from '../../lib/words.svelte';
import type { Draft } from './draft.svelte';
import { changeSpoken } from './names';
import { blocksNamed } from './steps';
import { judgedRow, type Work } from './view';

/** Codes of refusals that mean only that the turn is not finished yet. */
const ONLY_A_DRAFT = 'only-a-draft';
const GIVE_FIRST = 'give-one';

/** Returns a refusal, or null for success. */
export async function runCommand(draft: Draft, words: string): Promise<string | null> {
  const { session, text } = draft;
  const taps = draft.steps.some(({ isTyped }) => isTyped) ? `${text}, ${words}` : `${text} > ${words}`;
  if (draft.help !== 'off') {
    const answer = await session.judge({ work: taps });
    const work = 'reading' in answer ? (answer.reading.work as Work | null) : null;
    if (work) return adopt(draft, work, 'reading' in answer ? answer.reading.text : null);
  }
  const said = await session.play({ say: words });
  if ('done' in said) return null;
  if (draft.help !== 'off' || said.refused.code !== ONLY_A_DRAFT) return said.refused.text;
  // Nothing is judged: the words are kept verbatim until they are sent.
  const sent = await session.play({ work: taps });
  if ('done' in sent) return draft.reset(), null;
  if (sent.refused.code !== GIVE_FIRST) return sent.refused.text;
  const { left } = draft;
  const blocks = blocksNamed(words, (word) => left.includes(word));
  draft.steps = [...draft.steps, { blocks, where: { words }, text: words, isTyped: true }];
  return null;
}

/** Sends a complete turn; makes an incomplete one the draft. */
async function adopt(draft: Draft, work: Work, why: string | null): Promise<string | null> {
  if (work.choice !== null && draft.isMyTurn) {
    const answer = await draft.session.play({ m: work.choice });
    if ('refused' in answer) return answer.refused.text;
    draft.reset();
    return null;
  }
  if (work.stuck !== null && work.ways.length === 0) return why ?? t('web-nmbrs-does-not-fit');
  const placements = work.ways[0] ? [work.ways[0]] : [];
  const known = draft.steps;
  const lays = [...work.lays, ...placements.flatMap((placement) => placement.lays)];
  draft.reset();
  const isBlock = (word: string): boolean => draft.hand.includes(word) || known.some((step) => step.blocks.includes(word));
  draft.steps = lays.map((text) => ({ blocks: blocksNamed(text, isBlock), where: { words: text }, text }));
  const changed = work.rows.filter(({ added }) => added.length > 0).map((row) => changeSpoken(judgedRow(row)));
  announcer.say(changed.join(' '));
  void draft.requestJudgement();
  return null;
}
