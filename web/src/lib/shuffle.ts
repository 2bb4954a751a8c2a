/** Shuffling from a seed, as in docs/records.md. WebCrypto has no ChaCha20. The games say what is shuffled in which order. */

/** Returns the cards in the order in which they leave the pack; null if they cannot be dealt. */
export type PackOrder = (cards: string[], seats: number, seed: Uint8Array, options: string) => string[] | null;


/** Indices of the words mixed in each quarter round: columns first, then diagonals. */
const QUARTERS = [0, 1].flatMap((d) =>
  [0, 1, 2, 3].map((i) => [i, 4 + ((i + d) % 4), 8 + ((i + 2 * d) % 4), 12 + ((i + 3 * d) % 4)] as const),
);
const DOUBLE_ROUNDS = 10;
const WORD = 2 ** 32;

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
