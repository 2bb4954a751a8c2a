/** Chance that can be repeated: each run prints its seed, and `RECKON_SEED` plays it again. */

const SEED = Number(process.env.RECKON_SEED ?? Math.floor(Math.random() * 2 ** 31));
console.info(`chance of this file: RECKON_SEED=${SEED}`);

let state = SEED >>> 0;

/** From 0 to below 1, by mulberry32. */
export function chance(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

export function pick<T>(from: readonly T[]): T {
  const found = from[Math.floor(chance() * from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}
