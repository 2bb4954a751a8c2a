/** What a table is called: `NUMERO · with minus cards`. */

import type { GameInfo, PresetInfo, TableInfo } from '../types/protocol';
import { listGames } from './api';
import { settings } from './settings.svelte';

let known = $state.raw<{ language: string; games: GameInfo[] }>({ language: '', games: [] });

function look(): GameInfo[] {
  const language = settings.language;
  if (known.language !== language) {
    listGames().then(
      ({ games }) => (known = { language, games }),
      // Without them a table is called by its plain name.
      () => undefined,
    );
  }
  return known.games;
}

export function presetOf(options: string): string | null {
  return /(?:^| )preset=(\S+)/.exec(options)?.[1] ?? null;
}

/** The level that a table plays, where it is one of those that can be chosen. */
export async function levelOf(table: TableInfo): Promise<PresetInfo | null> {
  const { games } = await listGames();
  const levels = games.find((game) => game.name === table.game)?.presets ?? [];
  return levels.find((level) => level.name === presetOf(table.options)) ?? null;
}

export function gameTitle(name: string): string {
  return look().find((game) => game.name === name)?.title ?? name;
}

export function levelTitle(table: TableInfo): string {
  const game = look().find((game) => game.name === table.game);
  const preset = presetOf(table.options);
  return plainTitle(game?.presets.find((level) => level.name === preset)?.title ?? '');
}

/** A level without its age, which stands beside it or does not matter any more. */
export function plainTitle(title: string): string {
  return title.replace(/\s*\([^()]*\d+[^()]*\)$/, '');
}

export function tableTitle(table: TableInfo | null): string {
  if (!table) return 'Reckon';
  const level = levelTitle(table);
  return level ? `${gameTitle(table.game)} · ${level}` : gameTitle(table.game);
}
