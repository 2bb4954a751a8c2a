/** Reproducible randomness: each test file prints its seed, and `RECKON_SEED` replays it. */

export class Chance {
  private state: number;

  constructor(file: string) {
    const seed = Number(process.env.RECKON_SEED ?? Math.floor(Math.random() * 2 ** 31));
    console.info(`chance of ${file}: RECKON_SEED=${seed}`);
    this.state = seed >>> 0;
  }

  /** Returns a number in [0, 1), by mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  pick<T>(from: readonly T[]): T {
    const found = from[Math.floor(this.next() * from.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }
}
