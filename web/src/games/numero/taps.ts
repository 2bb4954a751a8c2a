/** The taps of a draft: a list, its text for the engine, and the piles it is drawn as. */

import { readCard, type Card } from '../../cards/numero/face';
import type { Sum } from '../../cards/numero/sums';
import type { Build, Lying, View } from './view';

/** A card that can be tapped. Two with the same face have different keys. */
export interface Held {
  key: string;
  /** Notation of the tap: `10r`, `10#4`, `-2`, `[x2]`. */
  tap: string;
  from: 'hand' | 'centre';
  what: 'number' | 'wild' | 'build';
  /** Index in the view's own order. */
  place: number;
  card: Card | null;
  build: Build | null;
  /** Points printed on it, if they count. */
  points: number;
}

/** `=` makes one pile of everything so far, `;` puts waiting wild cards into the centre. */
export type Tap = { held: Held } | { held: null; tap: '=' | ';'; key: string };

export const tapText = (tap: Tap): string => (tap.held ? tap.held.tap : tap.tap);
export const tapKey = (tap: Tap): string => (tap.held ? tap.held.key : tap.key);

function keyed(): (name: string) => string {
  const seen = new Map<string, number>();
  return (name) => {
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return n === 0 ? name : `${name}~${n}`;
  };
}

const NO_POINTS: ReadonlyMap<string, number> = new Map();

/** Returns the points printed on cards, by notation; cards without points are left out. */
export function printedOf({ printed }: Pick<View, 'printed'>): ReadonlyMap<string, number> {
  return new Map(printed.map(({ card, points }) => [card, points]));
}

export function heldInCentre(centre: Lying[], printed = NO_POINTS): Held[] {
  const key = keyed();
  return centre.map((lying, place): Held => {
    if ('Build' in lying) {
      const build = lying.Build;
      const tap = `${build.value}#${build.name}`;
      return { key: `c:${tap}`, tap, from: 'centre', what: 'build', place, card: null, build, points: 0 };
    }
    const card = readCard(lying.Card);
    const what = card.face.kind === 'number' ? 'number' : 'wild';
    const tap = what === 'wild' ? `[${card.text}]` : card.text;
    return { key: key(`c:${tap}`), tap, from: 'centre', what, place, card, build: null, points: printed.get(card.text) ?? 0 };
  });
}

/** Lists numbers first, then wild cards. */
export function heldInHand(cards: string[], printed = NO_POINTS): Held[] {
  const key = keyed();
  const all = cards.map((text, place): Held => {
    const card = readCard(text);
    const what = card.face.kind === 'number' ? 'number' : 'wild';
    return { key: key(`h:${text}`), tap: text, from: 'hand', what, place, card, build: null, points: printed.get(text) ?? 0 };
  });
  const order = ({ what, card }: Held): number =>
    what === 'wild' ? 1000 : card?.face.kind === 'number' ? Number(card.face.n) : 0;
  return all.sort((a, b) => order(a) - order(b));
}

/** `take 9b: 10r -2 5b -4`. */
export function tapsText(card: Held | null, taps: Tap[], verb?: Verb): string {
  return [verb, card && `${card.tap}:`, ...taps.map(tapText)].filter(Boolean).join(' ');
}

export type Verb = 'take' | 'build' | 'discard';

/** The piles as they lie on the table, and the wild cards on none of them. */
export interface Layout {
  piles: Sum<Tap>[];
  waiting: { tap: Tap; put: boolean }[];
}

/** Lays out the taps for drawing; their meaning is up to the engine. */
export function layOut(taps: Tap[]): Layout {
  let piles: Sum<Tap>[] = [];
  let next: Tap[] = [];
  const waiting: Layout['waiting'] = [];
  for (const tap of taps) {
    const { held } = tap;
    if (!held) {
      if (tap.tap === ';') waiting.push(...next.splice(0).map((tap) => ({ tap, put: true })));
      else if (piles.length > 0) piles = [{ kind: 'added', piles, tag: tap }];
    } else if (held.what === 'wild') {
      const last = piles.pop();
      if (last) piles.push(withWild(last, tap));
      else next.push(tap);
    } else {
      const value = held.build ? String(held.build.value) : held.card!.face.kind === 'number' ? held.card!.face.n : '';
      const base: Sum<Tap> = { kind: 'number', value, tag: tap };
      piles.push(next.splice(0).reduce<Sum<Tap>>(withWild, base));
    }
  }
  waiting.push(...next.map((tap) => ({ tap, put: false })));
  return { piles, waiting };
}

function withWild(on: Sum<Tap>, tap: Tap): Sum<Tap> {
  return { kind: 'wild', card: tap.held!.card!, on, tag: tap };
}

/** Lifts a card off the draft: a wild card alone, a number with all wild cards on it. */
export function lift(taps: Tap[], key: string): Tap[] {
  const gone = new Set<string>([key]);
  for (const pile of layOut(taps).piles) liftFrom(pile, key, gone);
  const left = taps.filter((tap) => !gone.has(tapKey(tap)));
  // `=` needs a pile before it, and `;` needs a waiting wild card.
  return left.filter((tap, i) => {
    if (tap.held) return true;
    const before = left.slice(0, i);
    return tap.tap === '='
      ? before.some(({ held }) => held && held.what !== 'wild')
      : before.some(({ held }) => held?.what === 'wild');
  });
}

/** Collects the keys that go with `key`; returns whether the whole pile goes. */
function liftFrom(pile: Sum<Tap>, key: string, gone: Set<string>): boolean {
  let all: boolean;
  if (pile.kind === 'number') all = tapKey(pile.tag!) === key;
  else if (pile.kind === 'wild') all = liftFrom(pile.on, key, gone);
  else all = pile.piles.map((inner) => liftFrom(inner, key, gone)).every(Boolean);
  if (all && pile.tag) gone.add(tapKey(pile.tag));
  return all;
}
