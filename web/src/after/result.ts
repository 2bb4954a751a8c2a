/** The result of a game, as a sentence for its reader. */

import type { Outcome, Seat } from '../types/protocol';
import type { Args } from '../lib/words.svelte';

export type Unit = 'cards' | 'stars' | 'points' | 'rounds';

export interface Ended {
  game: string;
  outcome: Outcome;
  /** Names in seat order. */
  names: string[];
  /** The seat addressed as "you"; null on a shared device and for spectators. */
  me: Seat | null;
  unit: Unit;
  /** Numenko: the player who rightly said "game over", the swops and time of a lone player, the players who are out. */
  bag?: { winner: Seat | null; swops: number; tookMs: number | null; out: Seat[] };
}

export type Words = (id: string, args?: Args) => string;

/** Returns the unit of the results. NUMERO counts cards unless it is played for points. */
export function unitOf(game: string, view: unknown): Unit {
  if (game === 'numberloor') return 'stars';
  if (game === 'nmbrs') return (view as { options?: { points?: boolean } } | null)?.options?.points === false ? 'rounds' : 'points';
  const scores = (view as { scores?: unknown } | null)?.scores;
  return game === 'numero' && !scores ? 'cards' : 'points';
}

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
  const isOut = whole.me !== null && (whole.bag?.out.includes(whole.me) ?? false);
  const ended = isOut ? { ...whole, me: null } : whole;
  const { outcome, me, unit } = ended;
  const { results, winners } = outcome;
  const best = results[(winners[0] ?? 1) - 1] ?? 0;
  const withBest = amount(best, unit, t, 'web-after-amount-with');
  const args: Args = { unit, amount: amount(best, unit, t), with: withBest, who: listed(winners, ended, language, t) };
  if (me !== null) args.own = shown(results[me - 1] ?? 0);
  if (ended.bag) return bagSentence(ended, ended.bag, args, t) ?? sentenceOf(ended, args, best, t);
  return sentenceOf(ended, args, best, t);
}

/** Numenko: the fewest points win; laying all tiles wins at once. */
function bagSentence({ outcome: { results, winners }, me, unit }: Ended, bag: NonNullable<Ended['bag']>, args: Args, t: Words): string | null {
  const { winner, swops, tookMs } = bag;
  if (results.length === 1) {
    if (winner === null) return t('web-numenko-result-pot', { amount: amount(results[0] ?? 0, unit, t), swops });
    return tookMs === null ? t('web-numenko-result-alone-untimed', { swops }) : t('web-numenko-result-alone', { swops, time: timeText(tookMs, t) });
  }
  const own = amount(results[(me ?? 1) - 1] ?? 0, unit, t);
  if (winner !== null) return t(winner === me ? 'web-numenko-result-you' : me === null ? 'web-numenko-result-one' : 'web-numenko-result-other', { ...args, own });
  return winners.length === 1 && winners[0] === me ? t('web-numenko-result-you-fewest', args) : null;
}

/** `3:05 minutes`. */
function timeText(ms: number, t: Words): string {
  const seconds = Math.round(ms / 1000);
  return t('web-numenko-time', { minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60).padStart(2, '0') });
}

function sentenceOf({ outcome: { results, winners }, me }: Ended, args: Args, best: number, t: Words): string {
  if (results.length === 1 && me !== null) return t(best > 0 ? 'web-after-alone' : 'web-after-alone-little', args);
  const hasWon = me !== null && winners.includes(me);
  if (winners.length > 1) return t(me === null || hasWon ? 'web-after-shared' : 'web-after-shared-others', args);
  if (hasWon) return t(best > 0 ? 'web-after-you-won' : 'web-after-you-won-little', args);
  return t(me === null ? 'web-after-one-won' : 'web-after-other-won', args);
}

/** Whether a tie was broken, which needs explaining. */
export function isTieBroken({ game, outcome: { results, winners } }: Ended): boolean {
  const best = results[(winners[0] ?? 1) - 1];
  return game === 'numberloor' && results.filter((result) => result === best).length > winners.length;
}
