/** The games that this client can draw. The only list of them. */

import type { GameModule } from '../lib/desk.svelte';

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  numero: () => import('./numero'),
  numberloor: () => import('./numberloor'),
};

export async function loadGame(name: string): Promise<GameModule | null> {
  const load = GAMES[name];
  return load ? (await load()).default : null;
}

export const canDraw = (name: string): boolean => name in GAMES;
