/** Sums as people write and say them: strictly in the order of play, with every bracket. */

import { t } from '../../lib/words.svelte';
import { faceSpoken, over, partSpoken, partWritten, readCard, times, type Card } from './face';

/** A number card or a build, a wild card on a pile, or piles that are added. The tag is the tap behind it. */
export type Sum<T = undefined> =
  | { kind: 'number'; value: string; tag?: T }
  | { kind: 'wild'; card: Card; on: Sum<T>; tag?: T }
  | { kind: 'added'; piles: Sum<T>[]; tag?: T };

/** A piece of a written sum: a sign, a bracket, or a tapped card. */
export interface Piece<T> {
  text: string;
  tag?: T;
}

type Written<T> = { pieces: Piece<T>[]; kind: 'number' | 'power' | 'added' | 'worked' };

export function write<T>(sum: Sum<T>): Piece<T>[] {
  return put(sum).pieces;
}

export function writeText(sum: Sum<unknown>): string {
  return write(sum).map((piece) => piece.text).join('');
}

function put<T>(sum: Sum<T>): Written<T> {
  if (sum.kind === 'number') return { pieces: [{ text: sum.value, tag: sum.tag }], kind: 'number' };
  if (sum.kind === 'added') {
    const pieces = sum.piles.flatMap((pile, i) => (i > 0 ? [{ text: ' + ' }, ...beside(put(pile))] : beside(put(pile))));
    return { pieces, kind: sum.piles.length > 1 ? 'added' : put(sum.piles[0]!).kind };
  }
  return putWild(sum.card, put(sum.on), sum.tag);
}

function putWild<T>(card: Card, pile: Written<T>, tag: T | undefined): Written<T> {
  const { face } = card;
  const after = (text: string): Written<T> => ({ pieces: [...beside(pile), { text, tag }], kind: 'worked' });
  switch (face.kind) {
    case 'number':
      return after(` + ${face.n}`);
    case 'minus':
      return after(` − ${face.n}`);
    case 'times':
      return after(` ${times()} ${face.n}`);
    case 'over':
      return after(` ${over()} ${face.n}`);
    case 'part': {
      const text = `${t('web-numero-part-of', { part: partWritten(face.figures) })} `;
      return { pieces: [{ text, tag }, ...beside(pile)], kind: 'worked' };
    }
    case 'squared':
    case 'cubed':
      return { pieces: [...tight(pile), { text: face.kind === 'squared' ? '²' : '³', tag }], kind: 'power' };
    case 'square-root':
    case 'cube-root':
      return { pieces: [{ text: face.kind === 'square-root' ? '√' : '∛', tag }, ...tight(pile)], kind: 'power' };
  }
}

const bracketed = <T>(pieces: Piece<T>[]): Piece<T>[] => [{ text: '(' }, ...pieces, { text: ')' }];

function beside<T>({ pieces, kind }: Written<T>): Piece<T>[] {
  return kind === 'added' || kind === 'worked' ? bracketed(pieces) : pieces;
}

function tight<T>({ pieces, kind }: Written<T>): Piece<T>[] {
  return kind === 'number' ? pieces : bracketed(pieces);
}

/** `10 minus 2, divided by 4`; `8 plus 1`. */
export function say(sum: Sum<unknown>): string {
  if (sum.kind === 'number') return sum.value;
  if (sum.kind === 'added') return sum.piles.map(say).join(` ${t('web-numero-plus')} `);
  const pile = say(sum.on);
  const pause = sum.on.kind === 'number' ? '' : ',';
  const { face } = sum.card;
  switch (face.kind) {
    case 'part':
      return t('web-numero-said-of', { part: partSpoken(face.figures), pile });
    case 'square-root':
    case 'cube-root':
      return t('web-numero-said-root', { root: faceSpoken(face), pile });
    default:
      return `${pile}${pause} ${faceSpoken(face)}`;
  }
}

/** Reads the engine's notation: `(5r + 3b)x2 + 8#1`, and several sums separated by commas. The tags are the cards' own. */
export function readSums(text: string): Sum<string>[] {
  return new Reader(text).sums();
}

const WILD = /^ ?\*?(-\d+|x\d+|\/\d+|\d+\/\d+|\d+\.\d+%?|\d+%|\^[23]|sqrt|cbrt)([gobr](?![a-z]))?/;

class Reader {
  constructor(private rest: string) {}

  sums(): Sum<string>[] {
    const all: Sum<string>[] = [];
    while (this.rest.trim()) {
      all.push(this.piles());
      if (!this.eat(/^\s*,\s*/)) break;
    }
    return all;
  }

  private eat(form: RegExp): RegExpMatchArray | null {
    const found = this.rest.match(form);
    if (found) this.rest = this.rest.slice(found[0].length);
    return found;
  }

  private piles(): Sum<string> {
    const piles = [this.pile()];
    while (this.eat(/^\s*\+\s*/)) piles.push(this.pile());
    return piles.length === 1 ? piles[0]! : { kind: 'added', piles };
  }

  private pile(): Sum<string> {
    let pile = this.plain();
    for (let card = this.wild(); card; card = this.wild()) pile = { kind: 'wild', card, on: pile, tag: card.text };
    return pile;
  }

  private plain(): Sum<string> {
    if (this.eat(/^\s*\(/)) {
      const inner = this.piles();
      this.eat(/^\s*\)/);
      return inner;
    }
    const found = this.eat(/^\s*(\d+)(?:[gobr]|#\d+)?/);
    // Anything unreadable is shown verbatim.
    if (!found) return { kind: 'number', value: this.eat(/^[^,]*/)![0] };
    return { kind: 'number', value: found[1]!, tag: found[0].trim() };
  }

  private wild(): Card | null {
    const found = this.eat(new RegExp(`^ ?\\[${WILD.source.slice(1)}\\]`)) ?? this.eat(WILD);
    return found ? readCard(`${found[1]}${found[2] ?? ''}`) : null;
  }
}

/** Returns the notation of every centre card, build and wild card in the sums. */
export function cardsIn(text: string): string[] {
  return text.match(/\d+#\d+|\[[^\]]+\]|\d+[gobr](?![a-z])|\*?(?:-\d+|x\d+|\/\d+|\d+\/\d+|\d+\.\d+%?|\d+%|\^[23]|sqrt|cbrt)/g) ?? [];
}
