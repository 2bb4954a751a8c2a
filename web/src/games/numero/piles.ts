/** The draft as it lies in the centre: which wild cards lie on which card, and what each pile makes. */

import { written } from '../../cards/numero/face';
import type { Sum } from '../../cards/numero/sums';
import type { Draft } from './draft.svelte';
import { tapKey, type Held, type Tap } from './taps';

/** A chosen card or build of the centre, with everything that lies on it. */
export interface Pile {
  over: Held[];
  /** What the pile makes, if that is known and not plain to see. */
  value: string | null;
}

/** Returns the piles by the key of the card below, and the keys of all wild cards that lie on one. */
export function pilesOf({ layout, work }: Draft): { piles: Map<string, Pile>; moved: Set<string> } {
  const piles = new Map<string, Pile>();
  layout.piles.forEach((sum, i) => {
    const top = collect(sum, piles);
    const value = work?.piles[i]?.value ?? null;
    const isPlain = sum.kind === 'number';
    if (top && value !== null && !isPlain) top.value = written(value);
  });
  const moved = new Set([...piles.values()].flatMap(({ over }) => over.map(({ key }) => key)));
  return { piles, moved };
}

/** Returns the pile on which the next wild card would lie: the last one of a sum. */
function collect(sum: Sum<Tap>, piles: Map<string, Pile>): Pile | null {
  if (sum.kind === 'number') {
    const pile: Pile = { over: [], value: null };
    if (sum.tag) piles.set(tapKey(sum.tag), pile);
    return pile;
  }
  if (sum.kind === 'added') return sum.piles.map((inner) => collect(inner, piles)).at(-1) ?? null;
  const pile = collect(sum.on, piles);
  if (sum.tag?.held) pile?.over.push(sum.tag.held);
  return pile;
}

/** Width and height of a thing in the centre, in card widths. */
export function spread(held: Held, pile: Pile | undefined): { wide: number; high: number } {
  const own = held.build ? 1.62 : 1;
  const over = pile?.over.length ?? 0;
  const wide = own + (over > 0 ? 0.62 + (over - 1) * 0.42 : 0);
  return { wide, high: held.build || over > 0 ? 1.68 : 1.42 };
}

/** A small turn for each card, as they would lie on a table. It stays the same while the card lies. */
export function tilt(key: string): number {
  const sum = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return ((sum % 7) - 3) * 0.9;
}

/** The place of a card in the page, by which it is found when it travels. */
export const placeOf = (held: Held): string => `${held.from}:${held.key.slice(2)}`;
