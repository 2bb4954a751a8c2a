/** Keys inside the grid: arrows move the cursor or the run at it, Space turns the cursor or puts a picked run down. */

import { jump } from './arranging';
import type { Draft } from './draft.svelte';
import { step } from './grid';

const ARROWS: Record<string, [down: boolean, by: 1 | -1]> = {
  ArrowRight: [false, 1], ArrowLeft: [false, -1], ArrowDown: [true, 1], ArrowUp: [true, -1],
};

/** Returns whether it was one of these keys. */
export function pressCursorKey(draft: Draft, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  const { arrangement } = draft;
  if (arrow && !event.altKey) {
    if (event.shiftKey) draft.nudge(...arrow);
    else if (event.ctrlKey || event.metaKey) draft.go(jump(arrangement, ...arrow));
    else draft.go(step(arrangement.cursor, ...arrow));
    return true;
  }
  if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (draft.mode === 'move') draft.touch(arrangement.cursor);
  else draft.turn();
  return true;
}
