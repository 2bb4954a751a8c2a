/** Places for the one chosen block, if help shows them. */

import type { Draft } from './draft.svelte';
import { targetsOf, type Block, type Letter } from './view';

export interface Targets {
  rows: Set<Letter>;
  /** Blocks that it fits next to. */
  blocks: Set<Block>;
  /** Blocks that it fits between, in pairs. */
  between: Set<Block>;
}

export function shownTargets(draft: Draft): Targets {
  const found: Targets = { rows: new Set(), blocks: new Set(), between: new Set() };
  if (!draft.showsJudgement || draft.chosen.length !== 1 || draft.giving) return found;
  for (const target of targetsOf(draft.lastWork, draft.chosen[0]!)) {
    if (target === 'New') continue;
    if ('Row' in target) found.rows.add(target.Row);
    else if ('At' in target) found.blocks.add(target.At);
    else target.Between.forEach((block) => found.between.add(block));
  }
  return found;
}
