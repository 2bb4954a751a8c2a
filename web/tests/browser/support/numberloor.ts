/** A simple player of Numberloor that decides by the view alone. */

import type { Open, Side, View } from '../../../src/types/numberloor';

/** Cards in the order in which they are laid; the stack only if there are two. */
export type Plan = { lay: string[]; on: Side | null } | 'draw' | 'pass' | 'let go';

export const levelOf = (card: string): number | null => (/^\d+n?$/.test(card) ? Number.parseInt(card, 10) : null);

/** Returns the distance between two floors, ignoring tens. */
function distance(a: number, b: number): number {
  const up = (((a - b) % 10) + 10) % 10;
  return Math.min(up, 10 - up);
}

export function goes(level: number, on: number, balloon: string): boolean {
  const far = distance(level, on);
  if (far === 0) return true;
  if (balloon === 'near') return far <= 2;
  if (balloon === 'odd') return level % 2 === 1;
  if (balloon === 'even') return level % 2 === 0;
  if (balloon === 'skip') return false;
  const by = Number(balloon.slice(1)) % 10;
  return far === Math.min(by, 10 - by);
}

/** Returns the Beginners stacks that a Level fits. */
export function sidesOf(card: string, { left, right }: { left: string; right: string }): Side[] {
  const fits = (open: string): boolean => distance(levelOf(card)!, levelOf(open)!) <= 1;
  return [...(fits(left) ? (['Left'] as const) : []), ...(fits(right) ? (['Right'] as const) : [])];
}

export function ownHand(view: View): string[] {
  return view.hands.find((hand) => hand.cards !== null)?.cards ?? [];
}

/** Lays one Level, after one balloon if it needs one; with the last Level all balloons. */
export function plan(view: View): Plan {
  if (typeof view.phase === 'object') return 'let go';
  const hand = ownHand(view);
  const levels = hand.filter((card) => levelOf(card) !== null);
  const balloons = hand.filter((card) => levelOf(card) === null);
  const isOpenPair = (open: Open): open is Extract<Open, { Pair: unknown }> => 'Pair' in open;
  if (!isOpenPair(view.open)) {
    for (const card of levels) {
      const [on] = sidesOf(card, view.open.Stacks);
      if (on) return { lay: [card], on };
    }
    return 'pass';
  }
  const { level, balloon } = view.open.Pair;
  for (const first of [null, ...balloons]) {
    for (const card of levels) {
      if (!goes(levelOf(card)!, levelOf(level)!, first ?? balloon)) continue;
      const rest = [...balloons];
      if (first) rest.splice(rest.indexOf(first), 1);
      return { lay: [...(first ? [first] : []), card, ...(levels.length === 1 ? rest : [])], on: null };
    }
  }
  return view.drawn === null ? 'draw' : 'pass';
}

/** Writes the plan in notation: its placements in order, and the end of the turn. */
export function notation(view: View, plan: Plan): string | string[] {
  if (typeof plan === 'string') return plan;
  const placed = plan.on ? `${plan.lay.join(' ')} ${plan.on.toLowerCase()}` : plan.lay.join(' ');
  // Laying the last card ends the turn.
  return plan.lay.length === ownHand(view).length ? placed : [placed, 'end'];
}
