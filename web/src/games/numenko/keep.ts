/** Grids that this device keeps: one for each table, game and seat, so that a reload brings it back without the network. */

import { EMPTY, type Arrangement } from './arranging';
import { readGrid, textOf, type Place, type Stated, type Tile } from './grid';

const PREFIX = 'reckon.numenko.';
/** More than this nobody plays at once; the oldest go. */
const MOST = 8;

interface Kept {
  cells: [string, Tile][];
  cursor: Place;
  down: boolean;
  stated: Stated[];
  /** What of it was left with the table last. */
  sent: string | null;
  /** When it was changed last. */
  at: number;
}

export const keyFor = (table: string, round: number, seat: number): string => `${PREFIX}${table}.${round}.${seat}`;

const kept = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) => key.startsWith(PREFIX));

function read(storage: Storage, key: string): Kept | null {
  try {
    const found = JSON.parse(storage.getItem(key) ?? 'null') as Kept | null;
    const isWhole = found && Array.isArray(found.cells) && Array.isArray(found.stated) && Number.isInteger(found.cursor?.row);
    return isWhole && Number.isInteger(found.cursor.column) ? found : null;
  } catch {
    // Nothing of ours.
    return null;
  }
}

export function keepGrid(storage: Storage, key: string, arrangement: Arrangement, sent: string | null): void {
  const { cells, cursor, down, stated } = arrangement;
  try {
    const entry: Kept = { cells: [...cells], cursor, down, stated, sent, at: Date.now() };
    storage.setItem(key, JSON.stringify(entry));
    const old = kept(storage).filter((each) => each !== key);
    if (old.length < MOST) return;
    const age = (each: string): number => read(storage, each)?.at ?? 0;
    old.sort((a, b) => age(a) - age(b));
    for (const each of old.slice(0, old.length - MOST + 1)) storage.removeItem(each);
  } catch {
    // A device that keeps nothing: then the table's copy comes back.
  }
}

export function keptGrid(storage: Storage, key: string): Arrangement | null {
  const found = read(storage, key);
  return found && arrangementOf(found);
}

const arrangementOf = ({ cells, cursor, down, stated }: Kept): Arrangement => ({
  cells: new Map(cells), cursor, down: Boolean(down), ran: false, stated,
});

/**
 * What to go on with: what this device kept, unless nothing was changed here since it was left with the table, and
 * the table has something else by now. Then somebody went on elsewhere.
 */
export function newest(storage: Storage, key: string, atTable: string | null): Arrangement | null {
  const found = read(storage, key);
  const here = found && arrangementOf(found);
  if (atTable === null) return here;
  const isUnchanged = found?.sent !== null && here !== null && textOf(here.cells, here.stated) === found?.sent;
  if (here && (!isUnchanged || found?.sent === atTable)) return here;
  const { cells, stated } = readGrid(atTable);
  return { ...EMPTY, cells, stated };
}

/** A game that is over needs no draft. */
export function forgetGrid(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // It was not kept.
  }
}
