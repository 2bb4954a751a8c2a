/** The only list of the games this client can draw. */

import type { GameModule } from '../lib/game-bridge.svelte';

interface Game {
  load: () => Promise<{ default: GameModule }>;
  /** Whether everybody plays at once, in which case a device cannot be shared and turns have no clock. */
  isAtOnce?: boolean;
}

const GAMES: Record<string, Game> = {
  numero: { load: () => import('./numero') },
  numberloor: { load: () => import('./numberloor') },
  nmbrs: { load: () => import('./nmbrs') },
  numenko: { load: () => import('./numenko'), isAtOnce: true },
};

export async function loadGame(name: string): Promise<GameModule | null> {
  const game = GAMES[name];
  return game ? (await game.load()).default : null;
}

export const isAtOnce = (name: string): boolean => GAMES[name]?.isAtOnce ?? false;

export const canDraw = (name: string): boolean => name in GAMES;
