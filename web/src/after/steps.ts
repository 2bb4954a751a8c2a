/** A game that is over, move by move, through the eyes of one seat. */

import type { Moment } from '../lib/session.svelte';
import type { Made, Seat } from '../types/protocol';

export interface Replayed {
  seats: { seat: Seat; name: string; picture: string }[];
  seat: Seat;
  /** The game as it was dealt. */
  first: unknown;
  steps: Step[];
}

export interface Step extends Made {
  /** The move in the notation of the game. */
  m: string;
  events: unknown[];
  texts: string[];
  spoken: string[];
  view: unknown;
}

/** Place 0 is the deal, and each move leads to the next place. */
export function viewAt({ first, steps }: Replayed, at: number): unknown {
  return at === 0 ? first : steps[at - 1]?.view;
}

export function momentAt(replayed: Replayed, at: number): Moment | null {
  const step = replayed.steps[at - 1];
  if (!step) return null;
  const { v, seat, by, events, texts, spoken, view } = step;
  return { v, made: [{ v, seat, by }], events, texts, spoken, before: viewAt(replayed, at - 1), after: view };
}

/** The end of a turn, say, goes without saying: such a move is no place of its own, unless it is the last one. */
export function withoutSilence(replayed: Replayed): Replayed {
  const { steps } = replayed;
  return { ...replayed, steps: steps.filter(({ texts }, i) => texts.length > 0 || i === steps.length - 1) };
}

export interface Sentence {
  at: number;
  seat: Seat;
  text: string;
}

/** Everything that was said, each with the place that it leads to. */
export function allSentences({ steps }: Replayed): Sentence[] {
  return steps.flatMap(({ texts, seat }, i) => (texts.length > 0 ? [{ at: i + 1, seat, text: texts.join(' ') }] : []));
}

/** Which of them was said last. */
export function lastSaid(sentences: Sentence[], at: number): number {
  return sentences.findLast((sentence) => sentence.at <= at)?.at ?? 0;
}
