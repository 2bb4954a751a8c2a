/** The signs that our fonts lack, found in a text; `Written` draws them. */

/** Plain text, a fraction of two whole numbers, a root sign with its index, a star or smiley of a tile, or an arrow. */
export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'fraction'; text: string; top: string; bottom: string }
  | { kind: 'root'; text: string; index: string }
  | { kind: 'tile' | 'arrow'; text: string };

/** The characters of fractions that people read in one piece. */
export const FRACTIONS: Record<string, string> = {
  '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾', '1/5': '⅕', '2/5': '⅖', '3/5': '⅗', '4/5': '⅘',
  '1/6': '⅙', '5/6': '⅚', '1/7': '⅐', '1/8': '⅛', '3/8': '⅜', '5/8': '⅝', '7/8': '⅞', '1/9': '⅑', '1/10': '⅒',
};

const FIGURES = new Map(Object.entries(FRACTIONS).map(([figures, sign]) => [sign, figures]));
const SIGNS = new RegExp(`[${[...FIGURES.keys()].join('')}√∛∗☺→]|\\d+/\\d+`, 'g');

export function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(SIGNS)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    found.push(drawn(match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

function drawn(sign: string): Segment {
  if (sign === '√' || sign === '∛') return { kind: 'root', text: sign, index: sign === '∛' ? '3' : '' };
  if (sign === '∗' || sign === '☺') return { kind: 'tile', text: sign };
  if (sign === '→') return { kind: 'arrow', text: sign };
  const [top, bottom] = (FIGURES.get(sign) ?? sign).split('/');
  return { kind: 'fraction', text: sign, top: top!, bottom: bottom! };
}
