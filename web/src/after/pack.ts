/** The order of a pack, computed from the seed as in docs/records.md. WebCrypto has no ChaCha20. */

/** Indices of the words mixed in each quarter round: columns first, then diagonals. */
const QUARTERS = [0, 1].flatMap((d) =>
  [0, 1, 2, 3].map((i) => [i, 4 + ((i + d) % 4), 8 + ((i + 2 * d) % 4), 12 + ((i + 3 * d) % 4)] as const),
);
const DOUBLE_ROUNDS = 10;
const WORD = 2 ** 32;
const HAND = 6;

function mix(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  for (const [p, q, r, turn] of [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]] as const) {
    x[p]! += x[q]!;
    const word = x[r]! ^ x[p]!;
    x[r] = (word << turn) | (word >>> (32 - turn));
  }
}

/** Yields the keystream as 32-bit words: the seed is the key, the nonce is zero, blocks are counted from 0. */
export function* keystream(seed: Uint8Array): Generator<number, never> {
  const bytes = new Uint8Array(64);
  bytes.set(new TextEncoder().encode('expand 32-byte k'));
  bytes.set(seed, 16);
  const view = new DataView(bytes.buffer);
  const start = Uint32Array.from({ length: 16 }, (_, i) => view.getUint32(4 * i, true));
  for (;;) {
    const x = start.slice();
    for (let round = 0; round < DOUBLE_ROUNDS; round++) for (const quarter of QUARTERS) mix(x, ...quarter);
    for (let i = 0; i < 16; i++) yield (x[i]! + start[i]!) >>> 0;
    start[12]! += 1;
  }
}

/**
 * Returns a number from 0 to n − 1, each equally likely: words that would bias it are rejected. The product is exact
 * below 2⁵³, which covers every pack of cards.
 */
export function below(n: number, words: Iterator<number, never>): number {
  for (;;) {
    const product = words.next().value * n;
    if (product % WORD >= WORD % n) return Math.floor(product / WORD);
  }
}

export function shuffle<T>(items: T[], words: Iterator<number, never>): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1, words);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
}

const isLevel = (card: string): boolean => /^\d/.test(card);
const isNumbered = (card: string): boolean => card.startsWith('b');

/** Whether Numberloor keeps a deal: a Level in every part, and a numbered balloon in the rest if any are used. */
function isGood(order: string[], seats: number): boolean {
  const rest = order.slice(HAND * seats);
  const hands = Array.from({ length: seats }, (_, seat) => order.slice(HAND * seat, HAND * (seat + 1)));
  return [...hands, rest].every((part) => part.some(isLevel)) && (rest.some(isNumbered) || order.every(isLevel));
}

/** Whether Numberloor can be dealt to this many seats; otherwise dealing would never end. */
function canDeal(cards: string[], seats: number): boolean {
  const levels = cards.filter(isLevel).length;
  const hasBalloons = cards.some(isNumbered) || levels === cards.length;
  return cards.length >= HAND * seats + 2 && levels > seats && hasBalloons;
}

const SMILEY = '?';
/** Tiles that Numenko deals to each player: with up to four players, and with more. */
const TILES_OF_FEW = 20;
const TILES_OF_MANY = 15;
const FEW = 4;

/** Numenko sets the smileys aside, deals tiles and one smiley to each, and shuffles the rest with the spare smileys. */
function orderOfTiles(tiles: string[], seats: number, words: Iterator<number, never>): string[] | null {
  const smileys = tiles.filter((tile) => tile === SMILEY);
  const others = tiles.filter((tile) => tile !== SMILEY);
  const each = seats > FEW ? TILES_OF_MANY : TILES_OF_FEW;
  if (others.length < each * seats || smileys.length < seats) return null;
  shuffle(others, words);
  const hands = Array.from({ length: seats }, () => [...others.splice(-each).reverse(), SMILEY]);
  const pot = [...others, ...smileys.slice(seats)];
  shuffle(pot, words);
  return [...hands.flat(), ...pot.reverse()];
}

/** nmbrs! blocks draws a lot for the youngest, then blocks for the first turn until one leads, and shuffles the pot. */
function orderOfBlocks(blocks: string[], seats: number, jokers: string, words: Iterator<number, never>): string[] | null {
  const isJoker = (block: string): boolean => block.startsWith('j');
  const numbers = blocks.filter((block) => !isJoker(block)).length;
  if (seats < 2 || (jokers === 'redraw' ? numbers : blocks.length) < seats || (jokers === 'lowest' && numbers === 0)) return null;
  const mixed = (): string[] => {
    const pot = [...blocks];
    shuffle(pot, words);
    return pot;
  };
  const isDecided = (lots: string[]): boolean => {
    const drawn = lots.filter(isJoker).length;
    return jokers === 'highest' ? drawn < 2 : drawn < lots.length;
  };
  below(seats, words);
  for (;;) {
    const lots = mixed().filter((block) => jokers !== 'redraw' || !isJoker(block)).slice(0, seats);
    if (isDecided(lots)) return mixed().reverse();
  }
}

/** Returns the cards in the order in which they leave the pack; null if they cannot be dealt. */
export function orderOf(game: string, cards: string[], seats: number, seed: Uint8Array, options = ''): string[] | null {
  if (game === 'nmbrs') return orderOfBlocks(cards, seats, /(?:^| )starter-joker=(\S+)/.exec(options)?.[1] ?? 'redraw', keystream(seed));
  if (game === 'numenko') return seats < 1 ? null : orderOfTiles(cards, seats, keystream(seed));
  const deals = game === 'numberloor';
  if (seats < 1 || (deals && !canDeal(cards, seats))) return null;
  const words = keystream(seed);
  const pack = [...cards];
  // A lot is drawn before the cards, even if nothing depends on it.
  below(seats, words);
  for (;;) {
    shuffle(pack, words);
    const order = [...pack].reverse();
    if (!deals || isGood(order, seats)) return order;
  }
}
