/** A finished game, move by move, as one seat saw it. */

import type { Moment } from '../lib/session.svelte';
import type { Made, Seat } from '../types/protocol';

export interface Replayed {
  seats: { seat: Seat; name: string; picture: string }[];
  seat: Seat;
  /** The view right after the deal. */
  first: unknown;
  steps: ReplayedMove[];
}

export interface ReplayedMove extends Made {
  /** The move in the game's notation. */
  m: string;
  events: unknown[];
  texts: string[];
  spoken: string[];
  view: unknown;
}

/** Returns the view after `at` moves; 0 is the deal. */
export function viewAt({ first, steps }: Replayed, at: number): unknown {
  return at === 0 ? first : steps[at - 1]?.view;
}

export function momentAt(replayed: Replayed, at: number): Moment | null {
  const step = replayed.steps[at - 1];
  if (!step) return null;
  const { v, seat, by, events, texts, spoken, view } = step;
  return { v, made: [{ v, seat, by }], events, texts, spoken, before: viewAt(replayed, at - 1), after: view };
}

/** Drops moves without a sentence, such as the end of a turn, unless it is the last one. */
export function withoutSilence(replayed: Replayed): Replayed {
  const { steps } = replayed;
  return { ...replayed, steps: steps.filter(({ texts }, i) => texts.length > 0 || i === steps.length - 1) };
}

export interface Sentence {
  at: number;
  seat: Seat;
  text: string;
}

/** Returns every sentence with the step it leads to. */
export function allSentences({ steps }: Replayed): Sentence[] {
  return steps.flatMap(({ texts, seat }, i) => (texts.length > 0 ? [{ at: i + 1, seat, text: texts.join(' ') }] : []));
}

/** Returns the last step up to `at` that has a sentence; 0 if none has. */
export function lastDescribed(sentences: Sentence[], at: number): number {
  return sentences.findLast((sentence) => sentence.at <= at)?.at ?? 0;
}
