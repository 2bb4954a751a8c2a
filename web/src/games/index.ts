/** The games that this client can draw. The only list of them. */

import type { GameModule } from '../lib/desk.svelte';

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

/** Everybody plays at once: several people cannot share a device, and no turn has a clock. */
export const isAtOnce = (name: string): boolean => name === 'numenko';

export const canDraw = (name: string): boolean => name in GAMES;
