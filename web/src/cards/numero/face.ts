/** The face of a NUMERO card, read from its notation: `10b`, `-2`, `x3`, `/4`, `3/4`, `0.5`, `75%`, `^2`, `sqrt`. */

import { settings } from '../../lib/settings.svelte';
import { has, t } from '../../lib/words.svelte';
import { FRACTIONS } from '../../lib/signs';

export type Colour = 'green' | 'orange' | 'blue' | 'red';

export type Face =
  | { kind: 'number' | 'minus' | 'times' | 'over'; n: string }
  | { kind: 'part'; figures: string }
  | { kind: 'squared' | 'cubed' | 'square-root' | 'cube-root' };

export interface Card {
  /** Its notation. */
  text: string;
  face: Face;
  colour: Colour | null;
}

const COLOURS: Record<string, Colour> = { g: 'green', o: 'orange', b: 'blue', r: 'red' };

const FACES: [RegExp, (found: RegExpMatchArray) => Face][] = [
  [/^\d+$/, ([n]) => ({ kind: 'number', n: n! })],
  [/^-(\d+)$/, ([, n]) => ({ kind: 'minus', n: n! })],
  [/^x(\d+)$/, ([, n]) => ({ kind: 'times', n: n! })],
  [/^\/(\d+)$/, ([, n]) => ({ kind: 'over', n: n! })],
  [/^\^2$/, () => ({ kind: 'squared' })],
  [/^\^3$/, () => ({ kind: 'cubed' })],
  [/^sqrt$/, () => ({ kind: 'square-root' })],
  [/^cbrt$/, () => ({ kind: 'cube-root' })],
];

export function readCard(text: string): Card {
  const letter = /[\d%t]([gobr])$/.exec(text)?.[1];
  const face = letter ? text.slice(0, -1) : text;
  const colour = letter ? COLOURS[letter]! : null;
  for (const [form, make] of FACES) {
    const found = face.match(form);
    if (found) return { text, face: make(found), colour };
  }
  return { text, face: { kind: 'part', figures: face }, colour };
}

export const isWild = (card: Card): boolean => card.face.kind !== 'number';

/** Formats a number from the engine, `-3` or `5/7`, for display. */
export function written(number: string): string {
  const size = number.replace(/^-/, '');
  return (number.startsWith('-') ? '−' : '') + (FRACTIONS[size] ?? size);
}

/** Spells a number out: no bare signs. */
export function spoken(number: string): string {
  if (number.startsWith('-')) return t('web-numero-minus', { n: spoken(number.slice(1)) });
  const [top, bottom] = number.split('/');
  if (!bottom) return number;
  const name = `web-numero-part-${top}-${bottom}`;
  return has(name) ? t(name) : t('web-numero-part-other', { top: top!, bottom });
}

export const times = (): string => (settings.language === 'de' ? '·' : '×');
export const over = (): string => (settings.language === 'de' ? ':' : '÷');

/** `½`, `0.5` or `0,5`, `50%` or `50 %`. */
export function partWritten(figures: string): string {
  if (figures.includes('/')) return FRACTIONS[figures] ?? figures;
  return settings.language === 'de' ? figures.replace('.', ',').replace('%', '\u{a0}%') : figures;
}

export function partSpoken(figures: string): string {
  if (figures.includes('/')) return spoken(figures);
  const number = figures.replace('%', '');
  const [whole, digits] = number.split('.');
  const said = digits ? t('web-numero-decimal', { whole: whole!, digits: [...digits].join(' ') }) : number;
  return figures.endsWith('%') ? t('web-numero-percent', { n: said }) : said;
}

/** `10`, `−2`, `×3`, `½`, `N²`: the large print on the card. */
export function faceWritten(face: Face): string {
  switch (face.kind) {
    case 'number':
      return face.n;
    case 'minus':
      return `−${face.n}`;
    case 'times':
      return `${times()}${face.n}`;
    case 'over':
      return `${over()}${face.n}`;
    case 'part':
      return partWritten(face.figures);
    case 'squared':
      return 'N²';
    case 'cubed':
      return 'N³';
    case 'square-root':
      return '√';
    case 'cube-root':
      return '∛';
  }
}

/** `10`, `minus 2`, `half`. */
export function faceSpoken(face: Face): string {
  switch (face.kind) {
    case 'number':
      return face.n;
    case 'minus':
    case 'times':
    case 'over':
      return t(`web-numero-${face.kind}`, { n: face.n });
    case 'part':
      return partSpoken(face.figures);
    default:
      return t(`web-numero-${face.kind}`);
  }
}

/** `10, blue`. */
export function cardSpoken(card: Card): string {
  const face = faceSpoken(card.face);
  return card.colour ? t('web-numero-card', { face, colour: t(`web-numero-colour-${card.colour}`) }) : face;
}

/** Replaces the signs in `10 − 2 = 8` with words, for sentences without a spoken form. */
export function signsAsWords(text: string): string {
  const after = (name: string): string => t(`web-numero-${name}`, { n: '' }).trim();
  return text
    .replaceAll('−', ` ${after('minus')} `)
    .replaceAll(/ [×·] /g, ` ${after('times')} `)
    .replaceAll(/ [÷:] /g, ` ${after('over')} `)
    .replaceAll(' = ', ` ${t('web-numero-is')} `)
    .replaceAll(' + ', ` ${t('web-numero-plus')} `)
    .replaceAll('✓', '')
    .replaceAll(/ +/g, ' ')
    .trim();
}
