/** The title of a table: `NUMERO · with minus cards`. */

import type { GameInfo, PresetInfo, TableInfo } from '../types/protocol';
import { listGames } from './api';
import { settings } from './settings.svelte';

let known = $state.raw<{ language: string; games: GameInfo[] }>({ language: '', games: [] });

function loadedGames(): GameInfo[] {
  const language = settings.language;
  if (known.language !== language) {
    listGames().then(
      ({ games }) => (known = { language, games }),
      // Without the list, a table goes by its plain name.
      () => undefined,
    );
  }
  return known.games;
}

export function presetOf(options: string): string | null {
  return /(?:^| )preset=(\S+)/.exec(options)?.[1] ?? null;
}

/** Returns the level of a table, if it is one of those on offer. */
export async function levelOf(table: TableInfo): Promise<PresetInfo | null> {
  const { games } = await listGames();
  const levels = games.find((game) => game.name === table.game)?.presets ?? [];
  return levels.find((level) => level.name === presetOf(table.options)) ?? null;
}

export function gameTitle(name: string): string {
  return loadedGames().find((game) => game.name === name)?.title ?? name;
}

export function levelTitle(table: TableInfo): string {
  const game = loadedGames().find((game) => game.name === table.game);
  const preset = presetOf(table.options);
  return plainTitle(game?.presets.find((level) => level.name === preset)?.title ?? '');
}

/** Strips the age from a level, which is shown beside it or no longer matters. */
export function plainTitle(title: string): string {
  return title.replace(/\s*\([^()]*\d+[^()]*\)$/, '');
}

export function tableTitle(table: TableInfo | null): string {
  if (!table) return 'Reckon';
  const level = levelTitle(table);
  return level ? `${gameTitle(table.game)} · ${level}` : gameTitle(table.game);
}
