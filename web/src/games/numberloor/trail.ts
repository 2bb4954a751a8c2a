/** The way of this turn: where it began, what lies there, and what is still a draft. */

import type { Composer } from './composer.svelte';
import { isLevel, type Card, type Open, type Side, type View } from './work';

export interface Step {
  card: Card;
  state: 'began' | 'laid' | 'draft' | 'broken';
}

const onSide = (on: Side | null, side: Side | null): boolean => side === null || on === side;

/** The open Level of one stack, or of the only one. */
export function levelOf(open: Open, side: Side | null): Card {
  if ('Pair' in open) return open.Pair.level;
  return side === 'Right' ? open.Stacks.right : open.Stacks.left;
}

export function trailOf(view: View, side: Side | null, composer: Composer | null): Step[] {
  const began: Step = { card: levelOf(view.began ?? view.open, side), state: 'began' };
  const laid = view.laid.filter((laid) => onSide(laid.on, side)).map(({ card }): Step => ({ card, state: 'laid' }));
  const broken = composer?.broken ?? null;
  const draft = (composer?.taps ?? []).map(
    ({ card, on }, i): Step & { on: Side | null } => ({
      card,
      on,
      state: broken !== null && i >= broken ? 'broken' : 'draft',
    }),
  );
  // What was laid before has gone under; only somebody's own turn goes on from there.
  const before = view.laid.length > 0 && !view.began ? [] : [began];
  return [...before, ...laid, ...draft.filter((step) => onSide(step.on, side))];
}

/** The open cards with the draft on top, where nobody has said yet what they are. */
export function openWith(view: View, composer: Composer): Open {
  const work = composer.work;
  if (work) return work.open;
  const taps = composer.taps;
  if ('Pair' in view.open) {
    const level = taps.findLast((tap) => isLevel(tap.card))?.card ?? view.open.Pair.level;
    const balloon = taps.findLast((tap) => !isLevel(tap.card))?.card ?? view.open.Pair.balloon;
    return { Pair: { level, balloon } };
  }
  const top = (side: Side, under: Card): Card => taps.findLast((tap) => tap.on === side)?.card ?? under;
  return { Stacks: { left: top('Left', view.open.Stacks.left), right: top('Right', view.open.Stacks.right) } };
}
