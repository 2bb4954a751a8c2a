/** The result of a game, as a sentence for its reader. */

import type { Outcome, Seat } from '../types/protocol';
import type { Args } from '../lib/words.svelte';

export type Unit = 'cards' | 'stars' | 'points' | 'rounds';

/** What a game knows about its end, besides what is true of every game. */
export interface Ending {
  /** The unit of the results. */
  unit(view: unknown): Unit;
  /** Whether the fewest win. */
  fewestWin?(view: unknown): boolean;
  /** Players who are out, and have no result to report. */
  out?(view: unknown): Seat[];
  /** Id of the message in place of their result. */
  outText?: string;
  /** The game's own sentence for the result; null if the usual one is right. */
  sentence?(ended: Ended, args: Args, t: Words): string | null;
  /** Id of a message on how a tie was broken, if it was. */
  tieBreak?(outcome: Outcome): string | null;
}

export interface Ended {
  ending: Ending;
  view: unknown;
  outcome: Outcome;
  /** Names in seat order. */
  names: string[];
  /** The seat addressed as "you"; null on a shared device and for spectators. */
  me: Seat | null;
  /** Time that each seat took, if it was measured. */
  tookMs?: (number | null)[] | null;
}

export type Words = (id: string, args?: Args) => string;

/** Formats with a minus sign, not a hyphen. */
export const shown = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

export function amount(number: number, unit: Unit, t: Words, id = 'web-after-amount'): string {
  return t(id, { unit, n: shown(number), count: Math.abs(number) });
}

/** `Fox, Owl and you`: never `you` first. */
function listed(seats: Seat[], { names, me }: Ended, language: string, t: Words): string {
  const others = seats.filter((seat) => seat !== me).map((seat) => names[seat - 1] ?? '');
  const called = me !== null && seats.includes(me) ? [...others, t('web-you')] : others;
  return listNames(called, language);
}

export function listNames(names: string[], language: string): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names);
}

export function resultSentence(whole: Ended, language: string, t: Words): string {
  // A player who is out has no points to report.
  const isOut = whole.me !== null && (whole.ending.out?.(whole.view).includes(whole.me) ?? false);
  const ended = isOut ? { ...whole, me: null } : whole;
  const { ending, view, outcome, me } = ended;
  const { results, winners } = outcome;
  const unit = ending.unit(view);
  const best = results[(winners[0] ?? 1) - 1] ?? 0;
  const withBest = amount(best, unit, t, 'web-after-amount-with');
  const args: Args = { unit, amount: amount(best, unit, t), with: withBest, who: listed(winners, ended, language, t) };
  if (me !== null) args.own = shown(results[me - 1] ?? 0);
  return ending.sentence?.(ended, args, t) ?? sentenceOf(ended, { ...args, best: shown(best) }, best, t);
}

function sentenceOf({ ending, view, outcome: { results, winners }, me }: Ended, args: Args, best: number, t: Words): string {
  if (results.length === 1 && me !== null) return t(best > 0 ? 'web-after-alone' : 'web-after-alone-little', args);
  const areFewest = ending.fewestWin?.(view) ?? false;
  const say = (id: string): string => t(areFewest ? `${id}-fewest` : id, args);
  const hasWon = me !== null && winners.includes(me);
  if (winners.length > 1) return say(me === null || hasWon ? 'web-after-shared' : 'web-after-shared-others');
  if (hasWon) return say(best > 0 || areFewest ? 'web-after-you-won' : 'web-after-you-won-little');
  return say(me === null ? 'web-after-one-won' : 'web-after-other-won');
}
