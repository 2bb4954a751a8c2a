/** Grids stored on a device, and which one to continue with. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY, type Arrangement } from '../src/games/numenko/arranging';
import { readGrid, textOf } from '../src/games/numenko/grid';
import { deleteGrid, saveGrid, loadGrid, keyFor, latestGrid } from '../src/games/numenko/storage';

class FakeStorage implements Storage {
  private readonly stored = new Map<string, string>();
  get length(): number {
    return this.stored.size;
  }
  key = (i: number): string | null => [...this.stored.keys()][i] ?? null;
  getItem = (key: string): string | null => this.stored.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.stored.set(key, value);
  removeItem = (key: string): void => void this.stored.delete(key);
  clear = (): void => this.stored.clear();
}

const grid = (text: string): Arrangement => ({ ...EMPTY, ...readGrid(text), cursor: { row: 3, column: 4 }, down: true });
const textIn = (found: Arrangement | null): string | null => found && textOf(found.cells, found.stated);
const KEY = keyFor('k3m9xq7t2d', 1, 2);

let storage: Storage;
beforeEach(() => {
  storage = new FakeStorage();
});

test('comes back as it was, with its cursor', () => {
  const stored = grid('2*4*8; across 1,1: 2x4=8');
  saveGrid(storage, KEY, stored, null);
  expect(loadGrid(storage, KEY)).toEqual({ ...stored, ran: false });
});

test.each(['', 'null', '{}', '[]', '{"cells":3}', 'nonsense'])('%j is not ours', (text) => {
  storage.setItem(KEY, text);
  expect(loadGrid(storage, KEY)).toBeNull();
});

test('each table, game and seat has its own', () => {
  saveGrid(storage, KEY, grid('1'), null);
  expect(loadGrid(storage, keyFor('k3m9xq7t2d', 2, 2))).toBeNull();
  expect(loadGrid(storage, keyFor('k3m9xq7t2d', 1, 1))).toBeNull();
  deleteGrid(storage, KEY);
  expect(loadGrid(storage, KEY)).toBeNull();
});

test('the oldest are dropped, and entries of others are left alone', () => {
  storage.setItem('reckon.settings', '{}');
  vi.useFakeTimers();
  for (let round = 1; round <= 20; round++) {
    vi.setSystemTime(round * 1000);
    saveGrid(storage, keyFor('t', round, 1), grid('1'), null);
  }
  vi.useRealTimers();
  const rounds = Array.from({ length: 20 }, (_, i) => i + 1).filter((round) => loadGrid(storage, keyFor('t', round, 1)));
  expect(rounds).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
  expect(storage.getItem('reckon.settings')).toBe('{}');
});

test('play continues on a device that cannot store anything', () => {
  const full = { ...storage, setItem: () => { throw new Error('full'); } } as Storage;
  expect(() => saveGrid(full, KEY, grid('1'), null)).not.toThrow();
});

describe('after a reload', () => {
  test('the device wins if the table has no draft', () => {
    saveGrid(storage, KEY, grid('12'), null);
    expect(textIn(latestGrid(storage, KEY, null))).toBe('12');
  });
  test('the table wins if the device has no grid', () => expect(textIn(latestGrid(storage, KEY, '34'))).toBe('34'));
  test('there is nothing if neither has one', () => expect(latestGrid(storage, KEY, null)).toBeNull());
  test('the device wins if it has changed since', () => {
    saveGrid(storage, KEY, grid('123'), '12');
    expect(textIn(latestGrid(storage, KEY, '12'))).toBe('123');
    expect(textIn(latestGrid(storage, KEY, '9'))).toBe('123');
  });
  test('the table wins if the player continued elsewhere and not here', () => {
    saveGrid(storage, KEY, grid('12'), '12');
    expect(textIn(latestGrid(storage, KEY, '1*2'))).toBe('1*2');
    expect(latestGrid(storage, KEY, '12')?.cursor).toEqual({ row: 3, column: 4 });
  });
});
