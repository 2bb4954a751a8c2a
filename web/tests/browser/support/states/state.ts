/** A page or state a user can be in, and the way there. */

import type { Visitor } from '../browser';

export interface State {
  name: string;
  reach(visitor: Visitor): Promise<void>;
  /** The step after that, if its sentences stay in the language in which it was done: a dialog, or a refusal. */
  last?(visitor: Visitor): Promise<void>;
  /** Reached in German from the beginning, since the page does not translate everything on it. */
  german?: 'from-start';
}

export async function arriveAt(state: State, visitor: Visitor): Promise<void> {
  await state.reach(visitor);
  await state.last?.(visitor);
  await visitor.quiet();
}
