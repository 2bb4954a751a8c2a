/** Grids that a device keeps, and which one to go on with. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY, type Arrangement } from '../src/games/numenko/arranging';
import { readGrid, textOf } from '../src/games/numenko/grid';
import { forgetGrid, keepGrid, keptGrid, keyFor, newest } from '../src/games/numenko/keep';

class FakeStorage implements Storage {
  private readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (i: number): string | null => [...this.kept.keys()][i] ?? null;
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
  clear = (): void => this.kept.clear();
}

const grid = (text: string): Arrangement => ({ ...EMPTY, ...readGrid(text), cursor: { row: 3, column: 4 }, down: true });
const textIn = (found: Arrangement | null): string | null => found && textOf(found.cells, found.stated);
const KEY = keyFor('k3m9xq7t2d', 1, 2);

let storage: Storage;
beforeEach(() => {
  storage = new FakeStorage();
});

test('comes back as it was, with its cursor', () => {
  const kept = grid('2*4*8; across 1,1: 2x4=8');
  keepGrid(storage, KEY, kept, null);
  expect(keptGrid(storage, KEY)).toEqual({ ...kept, ran: false });
});

test.each(['', 'null', '{}', '[]', '{"cells":3}', 'nonsense'])('%j is nothing of ours', (text) => {
  storage.setItem(KEY, text);
  expect(keptGrid(storage, KEY)).toBeNull();
});

test('each table, game and seat has its own', () => {
  keepGrid(storage, KEY, grid('1'), null);
  expect(keptGrid(storage, keyFor('k3m9xq7t2d', 2, 2))).toBeNull();
  expect(keptGrid(storage, keyFor('k3m9xq7t2d', 1, 1))).toBeNull();
  forgetGrid(storage, KEY);
  expect(keptGrid(storage, KEY)).toBeNull();
});

test('the oldest go, and nothing that belongs to others', () => {
  storage.setItem('reckon.settings', '{}');
  vi.useFakeTimers();
  for (let round = 1; round <= 20; round++) {
    vi.setSystemTime(round * 1000);
    keepGrid(storage, keyFor('t', round, 1), grid('1'), null);
  }
  vi.useRealTimers();
  const rounds = Array.from({ length: 20 }, (_, i) => i + 1).filter((round) => keptGrid(storage, keyFor('t', round, 1)));
  expect(rounds).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
  expect(storage.getItem('reckon.settings')).toBe('{}');
});

test('a device that keeps nothing plays on', () => {
  const full = { ...storage, setItem: () => { throw new Error('full'); } } as Storage;
  expect(() => keepGrid(full, KEY, grid('1'), null)).not.toThrow();
});

describe('after a reload', () => {
  test('the device, where the table knows nothing', () => {
    keepGrid(storage, KEY, grid('12'), null);
    expect(textIn(newest(storage, KEY, null))).toBe('12');
  });
  test('the table, where the device knows nothing', () => expect(textIn(newest(storage, KEY, '34'))).toBe('34'));
  test('nothing, where nobody knows anything', () => expect(newest(storage, KEY, null)).toBeNull());
  test('the device, where it went on since', () => {
    keepGrid(storage, KEY, grid('123'), '12');
    expect(textIn(newest(storage, KEY, '12'))).toBe('123');
    expect(textIn(newest(storage, KEY, '9'))).toBe('123');
  });
  test('the table, where somebody went on elsewhere and not here', () => {
    keepGrid(storage, KEY, grid('12'), '12');
    expect(textIn(newest(storage, KEY, '1*2'))).toBe('1*2');
    expect(newest(storage, KEY, '12')?.cursor).toEqual({ row: 3, column: 4 });
  });
});
