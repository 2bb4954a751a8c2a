/** A simple player of NUMERO that decides by the view alone. */

import type { Lying, View } from '../../../src/types/numero';

export type Plan =
  | { take: string; from: Place[] }
  | { discard: string }
  /** All cards of a hand without number cards. */
  | { all: true }
  /** Decline the final chance, or end a game of Patience. */
  | { stop: true };

/** A card or build in the centre, with its index: equal cards can occur twice. */
export interface Place {
  at: number;
  value: number;
}

export const valueOf = (card: string): number | null => {
  const number = /^(\d+)[gobr]?$/.exec(card);
  return number ? Number(number[1]) : null;
};

export function lyingValue(lying: Lying): number | null {
  return 'Card' in lying ? valueOf(lying.Card) : lying.Build.value;
}

export function ownHand(view: View): string[] {
  return view.hands.find((hand) => hand.cards !== null)?.cards ?? [];
}

/** Takes one or two cards if possible, else discards. */
export function plan(view: View): Plan {
  const places: Place[] = view.centre.flatMap((lying, at) => {
    const value = lyingValue(lying);
    return value === null ? [] : [{ at, value }];
  });
  const numbers = ownHand(view).filter((card) => valueOf(card) !== null);
  for (const card of numbers) {
    const wanted = valueOf(card)!;
    for (const [index, one] of places.entries()) {
      if (one.value === wanted) return { take: card, from: [one] };
      const other = places.slice(index + 1).find((other) => one.value + other.value === wanted);
      if (other) return { take: card, from: [one, other] };
    }
  }
  if (view.phase === 'FinalChance' || view.hands.length === 1) return { stop: true };
  return numbers[0] ? { discard: numbers[0] } : { all: true };
}

/** Writes the plan as a player types it: in the game's notation. */
export function typed(view: View, plan: Plan): string {
  if ('stop' in plan) return 'stop';
  if ('all' in plan) return 'discard all';
  if ('discard' in plan) return `discard ${plan.discard}`;
  const written = plan.from.map(({ at }) => {
    const lying = view.centre[at]!;
    return 'Card' in lying ? lying.Card : `${lying.Build.value}#${lying.Build.name}`;
  });
  return `take ${plan.take}: ${written.join(' + ')}`;
}
