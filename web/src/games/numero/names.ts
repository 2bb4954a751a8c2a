/** Names of cards and builds, written and spoken. */

import { cardSpoken, faceSpoken, faceWritten } from '../../cards/numero/face';
import { readSums, say, writeText } from '../../cards/numero/sums';
import { t } from '../../lib/words.svelte';
import type { Seat } from '../../types/protocol';
import type { Held } from './taps';
import type { Build, BuildReading } from './view';

export interface Names {
  of(seat: Seat): string;
  own: Seat | null;
}

export function recipeWritten(build: Build): string {
  return readSums(build.recipe).map(writeText).join(', ');
}

/** `build of 10: 9 plus 1, by Fox`. */
export function buildSpoken(build: Build, names: Names): string {
  const sum = readSums(build.recipe).map(say).join(', ');
  return t('web-numero-build-spoken', {
    value: build.value,
    sum,
    person: build.by === names.own ? 'you' : 'other',
    who: names.of(build.by),
  });
}

export function heldSpoken(held: Held, names: Names): string {
  if (held.build) return buildSpoken(held.build, names);
  const card = cardSpoken(held.card!);
  return held.points > 0 ? t('web-numero-card-points', { card, n: held.points }) : card;
}

/** `9, 8 or 5`, as the engine writes lists too. Items with commas are separated by semicolons. */
export function listedWith(word: 'and' | 'or', items: string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const first = items.slice(0, -1).join(items.some((item) => item.includes(',')) ? '; ' : ', ');
  return `${first} ${t(`web-numero-${word}`)} ${last}`;
}

/** `7`, `−2`, `build of 10`. */
export function shortName(held: Held): string {
  return held.build ? t('web-numero-build-of', { value: held.build.value }) : faceWritten(held.card!.face);
}

export function shortSpoken(held: Held): string {
  return held.build ? t('web-numero-build-of', { value: held.build.value }) : faceSpoken(held.card!.face);
}

/** `stays as a build of 8: you hold an 8 ✓`. */
export function staysText(stays: BuildReading): string {
  const id = stays.answer !== null ? 'web-numero-stays' : stays.bluff ? 'web-numero-stays-bluff' : 'web-numero-stays-free';
  return t(id, { value: stays.value });
}
