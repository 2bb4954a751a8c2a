/** The points printed on cards, read from a pack's description: `1gobr:2 2-14gobr -2:2 3*x2:3`. */

const WORD = /^(?:\d+\*)?(.+?)(?::(\d+))?$/;
const NUMBERS = /^(\d+)(?:-(\d+))?([gobr]*)$/;
const EVERY_COLOUR = 'gobr';

/** Returns the points by card notation: `1g`, `-2`. Cards without points are left out. */
export function printedPoints(pack: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of pack.split(/[\s,]+/)) {
    const [, cards, points] = WORD.exec(word) ?? [];
    if (!cards || !points) continue;
    for (const card of named(cards)) found.set(card, Number(points));
  }
  return found;
}

function named(cards: string): string[] {
  const numbers = NUMBERS.exec(cards);
  if (!numbers) return [cards];
  const [, first, last, colours] = numbers;
  const least = Number(first);
  const values = Array.from({ length: Number(last ?? first) - least + 1 }, (_, i) => least + i);
  return values.flatMap((value) => [...(colours || EVERY_COLOUR)].map((colour) => `${value}${colour}`));
}
