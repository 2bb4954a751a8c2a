/** A page or state a user can be in, and the way there. */

import type { Visitor } from '../browser';

export interface State {
  name: string;
  reach(visitor: Visitor): Promise<void>;
  /** A final step whose sentences stay in the language it was done in: a dialog, or a refusal. */
  last?(visitor: Visitor): Promise<void>;
  /** Reached in German from the start, since the page does not translate everything on it afterwards. */
  german?: 'from-start';
}

export async function arriveAt(state: State, visitor: Visitor): Promise<void> {
  await state.reach(visitor);
  await state.last?.(visitor);
  await visitor.quiet();
}
