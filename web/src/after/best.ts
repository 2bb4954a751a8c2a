/** Things to be proud of: the best moment of a game, and the best result on this device. */

import type { GameModule } from '../lib/game-bridge.svelte';
import type { Seat } from '../types/protocol';
import { momentAt, type Replayed } from './steps';

export interface BestMoment {
  /** The step of the replay that shows it. */
  at: number;
  texts: string[];
}

/** Finds the move of a seat that the game counts as its greatest; the earliest of equal ones. */
export function bestMoment(replayed: Replayed, game: GameModule, seat: Seat): BestMoment | null {
  let best: BestMoment | null = null;
  let greatest = 0;
  for (let at = 1; at <= replayed.steps.length; at++) {
    const moment = momentAt(replayed, at);
    if (!moment || moment.made[0]?.seat !== seat) continue;
    const size = game.greatness(moment, seat);
    if (size <= greatest || moment.texts.length === 0) continue;
    greatest = size;
    best = { at, texts: moment.texts };
  }
  return best;
}

const KEY = 'reckon.bests';

/**
 * Notes a result under a name such as `numero 1-15`; returns whether it beats all earlier ones on this device.
 * A first result is no record: there was nothing to beat.
 */
export function noteResult(name: string, id: string, result: number, fewestWin: boolean): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, { result: number; id: string; before?: number }>;
    const known = stored[name];
    const beats = (a: number, b: number): boolean => (fewestWin ? a < b : a > b);
    // The page of the same game opened again says the same.
    if (known?.id === id) return known.before !== undefined && beats(known.result, known.before);
    if (known && !beats(result, known.result)) return false;
    stored[name] = { result, id, ...(known ? { before: known.result } : {}) };
    localStorage.setItem(KEY, JSON.stringify(stored));
    return known !== undefined;
  } catch {
    // The device stores nothing, so nothing is a record.
    return false;
  }
}
