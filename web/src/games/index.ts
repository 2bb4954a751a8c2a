/** The only list of the games this client can draw. */

import type { GameModule } from '../lib/game-bridge.svelte';
import type { PackOrder } from '../lib/shuffle';

interface Game {
  load: () => Promise<{ default: GameModule }>;
  /** The order of the pack that a seed gives, needed only to check a shuffle. */
  pack: () => Promise<{ order: PackOrder }>;
  /** Whether everybody plays at once, in which case a device cannot be shared and turns have no clock. */
  isAtOnce?: boolean;
}

const GAMES: Record<string, Game> = {
  numero: { load: () => import('./numero'), pack: () => import('./numero/pack') },
  numberloor: { load: () => import('./numberloor'), pack: () => import('./numberloor/pack') },
  nmbrs: { load: () => import('./nmbrs'), pack: () => import('./nmbrs/pack') },
  numenko: { load: () => import('./numenko'), pack: () => import('./numenko/pack'), isAtOnce: true },
};

/** The games in the order of the front page. */
export const GAME_NAMES = Object.keys(GAMES);

export async function loadGame(name: string): Promise<GameModule | null> {
  const game = GAMES[name];
  return game ? (await game.load()).default : null;
}

export async function loadPackOrder(name: string): Promise<PackOrder | null> {
  const game = GAMES[name];
  return game ? (await game.pack()).order : null;
}

export const isAtOnce = (name: string): boolean => GAMES[name]?.isAtOnce ?? false;

export const canDraw = (name: string): boolean => name in GAMES;
