/** Tiles, cells and sums in words and in the signs of the language. */

import { settings } from '../../lib/settings.svelte';
import { has, t } from '../../lib/words.svelte';
import type { Box, Place, Tile } from './grid';
import { isTrue, readingOf, troubleName, troubleOf, type Sum } from './sums';

/** The sign printed on the tile. */
export const face = (tile: Tile): string => (tile === '*' ? '∗' : tile === '?' ? '☺' : tile);

/** `star`, `smiley`, `7`. */
export const tileName = (tile: Tile): string => (tile === '*' ? t('web-numenko-star') : tile === '?' ? t('web-numenko-smiley') : tile);

/** Returns the reading of a free tile, with the signs of the language. */
export function sign(character: string): string {
  const german = settings.language === 'de';
  const signs: Record<string, string> = { '-': '−', x: german ? '·' : '×', '/': german ? ':' : '÷' };
  return signs[character] ?? character;
}

const SIGN_WORDS: Record<string, string> = { '+': 'plus', '-': 'minus', x: 'times', '/': 'over', '=': 'equals' };

export const signName = (character: string): string =>
  character in SIGN_WORDS ? t(`web-numenko-${SIGN_WORDS[character]}`) : character;

/** `(5 − 1) × 5 = 20`. */
export const written = (sum: string): string => sum.replaceAll(/[-+x/=]/g, (character) => ` ${sign(character)} `);

/** Spoken form: `5 minus 1, times 5 is 20`. */
export function spokenSum(shown: string): string {
  const words = shown.replaceAll('(', '').replaceAll(')', ',');
  return words.replaceAll(/[-+x/=]/g, (character) => ` ${signName(character)} `).replaceAll(/ +/g, ' ').replaceAll(' ,', ',').trim();
}

/** `92 ∗ 4 ∗ 8`: digits stay together. */
export const tilesText = (tiles: Tile[]): string =>
  tiles.map((tile) => (tile === '*' ? ' ∗ ' : face(tile))).join('').replaceAll(/ +/g, ' ').trim();

/** About how wide a sum is, in its letters: by this a long one is written smaller. */
export const lineWidth = (text: string): number => [...text].reduce((width, each) => width + (each === ' ' ? 0.26 : each === '∗' || each === '☺' ? 0.95 : 0.6), 0);

export const tilesSpoken = (tiles: Tile[]): string =>
  tilesText(tiles).replaceAll('∗', t('web-numenko-star')).replaceAll('☺', ` ${t('web-numenko-smiley')} `).replaceAll(/ +/g, ' ').trim();

/** `row 3`, or the distance above the first tile. */
export function rowName(row: number, box: Box | null): string {
  const n = row - (box?.top ?? 0);
  return n >= 0 ? t('web-numenko-row', { n: n + 1 }) : t('web-numenko-above', { n: -n });
}

export function columnName(column: number, box: Box | null): string {
  const n = column - (box?.left ?? 0);
  return n >= 0 ? t('web-numenko-column', { n: n + 1 }) : t('web-numenko-before', { n: -n });
}

export const placeName = ({ row, column }: Place, box: Box | null): string =>
  t('web-numenko-place', { row: rowName(row, box), column: columnName(column, box) });

/** `row 3`, `column 2, rows 3 to 4`. */
export function sumPlace({ down, row, column, tiles }: Pick<Sum, 'down' | 'row' | 'column' | 'tiles'>): string {
  const last = (down ? row : column) + tiles.length - 1;
  return t(down ? 'web-numenko-sum-down' : 'web-numenko-sum-across', { row, column, last });
}

/** Explains briefly why it is not a true sum. */
export function troubleText(sum: Sum, show = written): string | null {
  const trouble = troubleOf(sum);
  if (trouble === null) return null;
  const id = `web-numenko-trouble-${troubleName(trouble)}`;
  const number = typeof trouble === 'object' && 'LeadingZero' in trouble ? trouble.LeadingZero.number : '';
  const details = typeof trouble === 'object' ? Object.values(trouble)[0] : {};
  const reading = 'reading' in details ? show(String(details.reading)) : '';
  return has(id) ? t(id, { number, reading }) : t('web-numenko-trouble-NoneTrue');
}

/** `2 × 4 = 8`, or `92 ∗ 4 ∗ 8: no reading is true`. */
export function sumText(sum: Sum): string {
  if ('True' in sum.verdict) return written(sum.verdict.True.shown);
  return t('web-numenko-sum-trouble', { tiles: tilesText(sum.tiles), why: troubleText(sum) ?? '' });
}

/** `row 3: two times four is eight, true`. */
export function sumSpoken(sum: Sum): string {
  const place = sumPlace(sum);
  if ('True' in sum.verdict) return t('web-numenko-spoken-true', { place, sum: spokenSum(sum.verdict.True.shown) });
  return t('web-numenko-spoken-trouble', { place, tiles: tilesSpoken(sum.tiles), why: troubleText(sum, spokenSum) ?? '' });
}

/** Describes the result of a check as shown: the faulty sums, or that there are none, and the number of groups. */
export function checkSpoken(sums: readonly Sum[], good: string, groups: number): string {
  const trouble = sums.filter((sum) => !isTrue(sum));
  const said = good ? [good] : trouble.length > 0 ? trouble.map(sumSpoken) : [t('web-numenko-no-sums')];
  if (groups > 1) said.push(t('web-numenko-apart', { n: groups }));
  return said.join(' ');
}

/** Returns the reading of the tile at this place, if the sum is true. */
export function readAs(sum: Sum, place: number): string | null {
  return readingOf(sum)?.[place] ?? null;
}

/** `2 of 7, 1 star`: the number of tiles of each kind. */
export function countsText(counts: ReadonlyMap<Tile, number>): string {
  const some = [...counts].filter(([, n]) => n > 0);
  return some.map(([tile, n]) => t('web-numenko-count', { tile: tileName(tile), n })).join(', ');
}

export function listed(items: string[]): string {
  return new Intl.ListFormat(settings.language === 'en' ? 'en-GB' : settings.language).format(items);
}

/** Names the tiles that came with the player's last move: `3, 7 and star`; empty if there are none. */
export function newTilesText(counts: ReadonlyMap<Tile, number>, name = tileName): string {
  const tiles = [...counts].flatMap(([tile, n]) => Array<string>(n).fill(name(tile)));
  return tiles.length > 0 ? t('web-numenko-came', { n: tiles.length, tiles: listed(tiles) }) : '';
}
