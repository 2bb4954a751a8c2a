/** Grids stored on this device: one per table, game and seat, so that a reload restores it without the network. */

import { EMPTY, type Arrangement } from './arranging';
import { readGrid, textOf, type Place, type Stated, type Tile } from './grid';

const PREFIX = 'reckon.numenko.';
/** More than anyone plays at once; the oldest are dropped. */
const MOST = 8;

interface StoredGrid {
  cells: [string, Tile][];
  cursor: Place;
  down: boolean;
  stated: Stated[];
  /** The draft last stored at the table. */
  sent: string | null;
  /** Time of the last change. */
  at: number;
}

export const keyFor = (table: string, round: number, seat: number): string => `${PREFIX}${table}.${round}.${seat}`;

const storedKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) => key.startsWith(PREFIX));

function read(storage: Storage, key: string): StoredGrid | null {
  try {
    const found = JSON.parse(storage.getItem(key) ?? 'null') as StoredGrid | null;
    const isWhole = found && Array.isArray(found.cells) && Array.isArray(found.stated) && Number.isInteger(found.cursor?.row);
    return isWhole && Number.isInteger(found.cursor.column) ? found : null;
  } catch {
    // Not one of ours.
    return null;
  }
}

export function saveGrid(storage: Storage, key: string, arrangement: Arrangement, sent: string | null): void {
  const { cells, cursor, down, stated } = arrangement;
  try {
    const entry: StoredGrid = { cells: [...cells], cursor, down, stated, sent, at: Date.now() };
    storage.setItem(key, JSON.stringify(entry));
    const old = storedKeys(storage).filter((each) => each !== key);
    if (old.length < MOST) return;
    const age = (each: string): number => read(storage, each)?.at ?? 0;
    old.sort((a, b) => age(a) - age(b));
    for (const each of old.slice(0, old.length - MOST + 1)) storage.removeItem(each);
  } catch {
    // The device stores nothing: a reload gets the table's copy instead.
  }
}

export function loadGrid(storage: Storage, key: string): Arrangement | null {
  const found = read(storage, key);
  return found && arrangementOf(found);
}

const arrangementOf = ({ cells, cursor, down, stated }: StoredGrid): Arrangement => ({
  cells: new Map(cells), cursor, down: Boolean(down), ran: false, stated,
});

/**
 * Returns the grid to continue with: the device's copy, unless it is unchanged since it was stored at the table and
 * the table now has another one. Then the player continued on another device.
 */
export function latestGrid(storage: Storage, key: string, atTable: string | null): Arrangement | null {
  const found = read(storage, key);
  const here = found && arrangementOf(found);
  if (atTable === null) return here;
  const isUnchanged = found?.sent !== null && here !== null && textOf(here.cells, here.stated) === found?.sent;
  if (here && (!isUnchanged || found?.sent === atTable)) return here;
  const { cells, stated } = readGrid(atTable);
  return { ...EMPTY, cells, stated };
}

/** Drops the draft of a finished game. */
export function deleteGrid(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // It was not stored.
  }
}
