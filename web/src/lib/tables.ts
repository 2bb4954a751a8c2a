/** The tables that this device has sat at, the last one first. */

const KEY = 'reckon.tables';
const MOST = 12;

export interface KnownTable {
  id: string;
  game: string;
}

export function knownTables(): KnownTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KnownTable[]).filter((table) => typeof table?.id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(tables: KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Then they are found by their links.
  }
}

export function rememberTable(id: string, game: string): void {
  keep([{ id, game }, ...knownTables().filter((table) => table.id !== id)]);
}

export function forgetTable(id: string): void {
  keep(knownTables().filter((table) => table.id !== id));
}
