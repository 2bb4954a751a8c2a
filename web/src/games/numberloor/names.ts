/** Cards in words, for screen readers and buttons. */

import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import { isLevel, isNight, type Card, type Open } from './view';

/** `level 6`, `night level 5`, `balloon 3`, `balloon near`. */
export function cardName(card: Card): string {
  if (isNight(card)) return t('web-numberloor-night-level', { n: card.slice(0, -1) });
  if (isLevel(card)) return t('web-numberloor-level', { n: card });
  return balloonName(card);
}

/** Short form where the context implies a Level: `6`, `5 by night`, `balloon 3`. */
export function shortName(card: Card): string {
  if (isNight(card)) return t('web-numberloor-short-night', { n: card.slice(0, -1) });
  return isLevel(card) ? card : balloonName(card);
}

function balloonName(card: Card): string {
  const number = /^b(\d+)$/.exec(card)?.[1];
  return number === undefined ? t(`web-numberloor-balloon-${card.replace('=', '-')}`) : t('web-numberloor-balloon', { n: number });
}

export function listed(items: string[], type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction'): string {
  const style = type === 'unit' ? 'short' : 'long';
  // British lists have no comma before the last item, like all other sentences here.
  const locale = settings.language === 'en' ? 'en-GB' : settings.language;
  return new Intl.ListFormat(locale, { type, style }).format(items);
}

/** `2, 5 or 8 go`. */
export function goesWords(numbers: number[]): string {
  return t('web-numberloor-goes', { n: numbers.length, list: listed(numbers.map(String), 'disjunction') });
}

/** `Open: level 3, balloon 3: 0, 3 or 6 go.` The numbers are named only if known and shown. */
export function openWords(open: Open, allows: number[][] | null): string {
  const goes = (i: number): string => (allows?.[i] ? `: ${goesWords(allows[i])}` : '');
  if ('Pair' in open) {
    const { level, balloon } = open.Pair;
    return t('web-numberloor-open', { level: cardName(level), balloon: cardName(balloon), goes: goes(0) });
  }
  const { left, right } = open.Stacks;
  return t('web-numberloor-open-stacks', {
    left: cardName(left),
    right: cardName(right),
    leftgoes: goes(0),
    rightgoes: goes(1),
  });
}
