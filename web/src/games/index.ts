/** The only list of the games this client can draw. */

import type { GameModule } from '../lib/game-bridge.svelte';

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  numero: () => import('./numero'),
  numberloor: () => import('./numberloor'),
  nmbrs: () => import('./nmbrs'),
  numenko: () => import('./numenko'),
};

export async function loadGame(name: string): Promise<GameModule | null> {
  const load = GAMES[name];
  return load ? (await load()).default : null;
}

/** Whether everybody plays at once: then a device cannot be shared, and no turn has a clock. */
export const isAtOnce = (name: string): boolean => name === 'numenko';

export const canDraw = (name: string): boolean => name in GAMES;
