/** The trail of this turn: where it began, the cards laid, and the draft. */

import type { Draft } from './draft.svelte';
import { isLevel, type Card, type Open, type Side, type View } from './view';

export interface TrailCard {
  card: Card;
  state: 'began' | 'laid' | 'draft' | 'broken';
}

const onSide = (on: Side | null, side: Side | null): boolean => side === null || on === side;

/** Returns the open Level of a stack, or of the only one. */
export function levelOf(open: Open, side: Side | null): Card {
  if ('Pair' in open) return open.Pair.level;
  return side === 'Right' ? open.Stacks.right : open.Stacks.left;
}

export function trailOf(view: View, side: Side | null, draft: Draft | null): TrailCard[] {
  const began: TrailCard = { card: levelOf(view.began ?? view.open, side), state: 'began' };
  const laid = view.laid.filter((laid) => onSide(laid.on, side)).map(({ card }): TrailCard => ({ card, state: 'laid' }));
  const broken = draft?.broken ?? null;
  const drafted = (draft?.taps ?? []).map(
    ({ card, on }, i): TrailCard & { on: Side | null } => ({
      card,
      on,
      state: broken !== null && i >= broken ? 'broken' : 'draft',
    }),
  );
  // The card open before this turn may be unknown; the trail then starts with the turn.
  const before = view.laid.length > 0 && !view.began ? [] : [began];
  return [...before, ...laid, ...drafted.filter((step) => onSide(step.on, side))];
}

/** Returns the open cards with the draft on top, as a guess until the engine answers. */
export function openWith(view: View, draft: Draft): Open {
  const work = draft.work;
  if (work) return work.open;
  const taps = draft.taps;
  if ('Pair' in view.open) {
    const level = taps.findLast((tap) => isLevel(tap.card))?.card ?? view.open.Pair.level;
    const balloon = taps.findLast((tap) => !isLevel(tap.card))?.card ?? view.open.Pair.balloon;
    return { Pair: { level, balloon } };
  }
  const top = (side: Side, under: Card): Card => taps.findLast((tap) => tap.on === side)?.card ?? under;
  return { Stacks: { left: top('Left', view.open.Stacks.left), right: top('Right', view.open.Stacks.right) } };
}
