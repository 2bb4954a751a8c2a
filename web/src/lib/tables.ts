/** The tables that this device has sat at, most recent first. */

const KEY = 'reckon.tables';
const MOST = 12;

export interface KnownTable {
  id: string;
  game: string;
}

export function knownTables(): KnownTable[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as KnownTable[]).filter((table) => typeof table?.id === 'string') : [];
  } catch {
    return [];
  }
}

function save(tables: KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Not stored; the tables can still be reached by their links.
  }
}

export function rememberTable(id: string, game: string): void {
  save([{ id, game }, ...knownTables().filter((table) => table.id !== id)]);
}

export function forgetTable(id: string): void {
  save(knownTables().filter((table) => table.id !== id));
}
