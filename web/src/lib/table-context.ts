/** The table that a component stands at, without handing it down through every component. */

import { getContext, setContext } from 'svelte';
import type { GameBridge, GameModule } from './game-bridge.svelte';
import type { TableSession } from './session.svelte';

export interface TableContext {
  readonly session: TableSession;
  readonly bridge: GameBridge;
  /** The game, once it is loaded. */
  readonly game: GameModule | null;
  /** Whether the side panel stands beside the table. */
  readonly hasPanel: boolean;
}

const KEY = Symbol('table');

export const setTable = (table: TableContext): TableContext => setContext(KEY, table);
export const getTable = (): TableContext => getContext<TableContext>(KEY);
