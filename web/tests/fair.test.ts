/** The vectors are those of crates/rules/tests/shared/shuffle.rs; the records are the ones that must replay forever. */

import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { order as orderOfCards } from '../src/games/numberloor/pack';
import { order as orderOfTiles } from '../src/games/numenko/pack';
import {
  checkShuffle, commitmentOf, fromHex, noteShuffle, noteTooLate, notedShuffle, readDeal, seedOf, toHex, type Check,
} from '../src/lib/fair';
import { below, keystream, shuffle } from '../src/lib/shuffle';
import type { Reveal, TableInfo, You } from '../src/types/protocol';

const RECORDS = new URL('../../tests/records/', import.meta.url);
const secret = toHex(Uint8Array.from({ length: 32 }, (_, i) => i));

function numbered(number: bigint): Uint8Array {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setBigUint64(0, number, true);
  return seed;
}

const read = (name: string): string => readFileSync(new URL(name, RECORDS), 'utf8');
const linesWith = (record: string, word: string): string[] =>
  record.split('\n').filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

function revealOf(record: string): Reveal {
  const one = (word: string): string => linesWith(record, word)[0] ?? '';
  return { commitment: one('commitment'), secret: one('secret'), nonces: linesWith(record, 'nonce'), seed: one('seed'), views: [] };
}

const verdicts = (checks: Check[]): Record<string, string> => Object.fromEntries(checks.map((check) => [check.name, check.verdict]));

describe('from the secret to the seed', () => {
  test('the commitment is the hash of the secret', async () => {
    expect(await commitmentOf(secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  test('the seed follows from the secret and all nonces, in the order of the seats', async () => {
    const [one, two] = ['11'.repeat(32), '22'.repeat(32)];
    expect(await seedOf(secret, [])).toBe('06403b9e57052e8ba57fe834048b6c74d7b34a3606a853076e1b8eaa8efa1375');
    expect(await seedOf(secret, [one, two])).toBe('f4b130081e0c621f0932100dd217bb81bb68bc0fe9d2516da2da9333b506d86b');
    expect(await seedOf(secret, [two, one])).toBe('b1acc62fdfb11a51b84b41a58e6744f3d391f5be838ab493324c60701f52e2e0');
  });
});

describe('from the seed to the cards', () => {
  test('words of the keystream', () => {
    const first = (seed: Uint8Array): number[] => Array.from({ length: 2 }, ((words) => () => words.next().value)(keystream(seed)));
    expect(first(numbered(0n))).toEqual([0xade0b876, 0x903df1a0]);
    expect(first(numbered((1n << 63n) + 7n))).toEqual([0xaa8cd6d2, 0xeaf05950]);
    expect(first(fromHex(secret))).toEqual([0x7d2bfd39, 0x6a19c5d9]);
  });

  test.each([
    [1, [0, 0, 0, 0, 0, 0, 0, 0]],
    [6, [4, 1, 1, 0, 1, 1, 5, 0]],
    [52, [37, 13, 9, 2, 17, 8, 47, 8]],
    [1000, [726, 267, 190, 53, 331, 172, 903, 163]],
  ])('numbers below %i', (n, drawn) => {
    const words = keystream(numbered(7n));
    expect(drawn.map(() => below(n, words))).toEqual(drawn);
  });

  test('sixty cards', () => {
    const cards = Array.from({ length: 60 }, (_, i) => i);
    shuffle(cards, keystream(numbered(2026n)));
    expect(cards.slice(0, 8)).toEqual([37, 55, 1, 13, 57, 42, 33, 11]);
    expect(cards.slice(-4)).toEqual([46, 54, 48, 41]);
  });

  test('tiles are dealt with a smiley to each, and the rest of them is mixed into the pot', () => {
    const tiles = [...'0123456789'].flatMap((tile) => Array<string>(10).fill(tile)).concat(Array<string>(50).fill('*'), Array<string>(8).fill('?'));
    const order = orderOfTiles(tiles, 3, numbered(7n), '')!;
    expect([...order].sort()).toEqual([...tiles].sort());
    for (const seat of [0, 1, 2]) expect(order.slice(21 * seat, 21 * (seat + 1)).indexOf('?')).toBe(20);
    expect(order.slice(63).filter((tile) => tile === '?').length).toBe(5);
    expect(orderOfTiles(tiles, 6, numbered(7n), '')!.slice(0, 16).indexOf('?')).toBe(15);
    expect(orderOfTiles(['1', '?'], 1, numbered(7n), '')).toBeNull();
  });

  test('an impossible deal does not loop forever', () => {
    expect(orderOfCards(['1', '2', 'b1'], 2, numbered(1n), '')).toBeNull();
  });
});

describe('stored records', () => {
  const names = readdirSync(RECORDS).filter((name) => name.endsWith('.record'));

  test.each(names)('%s', async (name) => {
    const record = read(name);
    if (record.includes('\nseed chosen ')) return expect(readDeal(record)).toBeNull();
    const reveal = revealOf(record);
    const note = { commitment: reveal.commitment, nonce: reveal.nonces[0]!, seats: [1] };
    expect(new Set(Object.values(verdicts(await checkShuffle(reveal, note, record))))).toEqual(new Set(['fits']));
  });

  test('every change to a record is found', async () => {
    const record = read('numero-1-15-two.record');
    const reveal = revealOf(record);
    const note = { commitment: reveal.commitment, nonce: reveal.nonces[0]!, seats: [1] };
    const other = 'ab'.repeat(32);
    const differs = async (changed: Partial<Reveal>, text = record, noted = note): Promise<string[]> =>
      (await checkShuffle({ ...reveal, ...changed }, noted, text)).filter((check) => check.verdict === 'differs').map((check) => check.name);
    expect(await differs({ commitment: other })).toEqual(['noted', 'commitment']);
    expect(await differs({ secret: other })).toEqual(['commitment', 'seed']);
    expect(await differs({ nonces: [other, reveal.nonces[1]!] })).toEqual(['nonce', 'seed']);
    expect(await differs({ seed: other })).toEqual(['seed', 'order']);
    expect(await differs({}, record.replace(/\norder (\S+) (\S+)/, '\norder $2 $1'))).toEqual(['order']);
    expect(await differs({}, record, { ...note, commitment: other })).toEqual(['noted']);
  });

  test('a commitment that this device has not seen is not reported as matching', async () => {
    const reveal = revealOf(read('numero-1-15-two.record'));
    expect(verdicts(await checkShuffle(reveal, null, null))).toEqual({
      noted: 'unknown', commitment: 'fits', nonce: 'unknown', seed: 'fits', order: 'unknown',
    });
  });
});

describe('notes taken before a game', () => {
  const table = (phase: TableInfo['phase'], round: number, commitment: string): TableInfo =>
    ({ id: 'k3m9xq7t2d', phase, round, commitment }) as TableInfo;
  const you = (...seats: number[]): You => ({ seats, uncovered: null, host: true, help: 'show' });
  const noted = (round: number) => notedShuffle('k3m9xq7t2d', round);

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    });
  });

  test('this device sends its own number once, after the commitment', () => {
    const nonce = noteShuffle(table('gathering', 1, 'c1'), you(1));
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(noteShuffle(table('gathering', 1, 'c1'), you(1))).toBeNull();
    expect(noteShuffle(table('playing', 1, 'c1'), you(1))).toBeNull();
    expect(noted(1)).toEqual({ commitment: 'c1', nonce, seats: [1] });
  });

  test('the number is sent again for one more seat, and a new one is drawn for another commitment', () => {
    const nonce = noteShuffle(table('gathering', 1, 'c1'), you(1));
    expect(noteShuffle(table('gathering', 1, 'c1'), you(1, 2))).toBe(nonce);
    expect(noteShuffle(table('gathering', 1, 'c2'), you(1, 2))).not.toBe(nonce);
    expect(noted(1)).toMatchObject({ commitment: 'c2', seats: [1, 2] });
  });

  test('a commitment seen during a game does not replace the one noted before', () => {
    noteShuffle(table('gathering', 1, 'c1'), you(1));
    noteShuffle(table('playing', 1, 'forged'), you(1));
    expect(noted(1)?.commitment).toBe('c1');
  });

  test('when a game is over, the commitment is that of the next one', () => {
    noteShuffle(table('playing', 1, 'c1'), you(1));
    expect(noteShuffle(table('over', 1, 'c2'), you(1))).not.toBeNull();
    expect(noted(1)).toEqual({ commitment: 'c1', nonce: null, seats: [] });
    expect(noted(2)?.commitment).toBe('c2');
  });

  test('a spectator only takes notes; a player who came too late claims no contribution', () => {
    expect(noteShuffle(table('gathering', 1, 'c1'), you())).toBeNull();
    expect(noted(1)).toEqual({ commitment: 'c1', nonce: null, seats: [] });
    expect(noteShuffle(table('gathering', 1, 'c1'), you(2))).not.toBeNull();
    noteTooLate(table('playing', 1, 'c1'));
    expect(noted(1)).toEqual({ commitment: 'c1', nonce: null, seats: [] });
  });
});
