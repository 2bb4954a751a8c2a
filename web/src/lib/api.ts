/** The server's HTTP API, one function per route. */

import type { CreateTable, Created, GameOptions, Games, Join, Joined, OpenTables } from '../types/protocol';
import { settings } from './settings.svelte';

/** A failed request: a word for the page, a sentence for the reader. */
export class Failure extends Error {
  constructor(
    readonly why: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const between = path.includes('?') ? '&' : '?';
  const response = await fetch(`${path}${between}language=${settings.language}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Failure('offline', '', 0);
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as T;
  const { why, text } = (answer as { error?: { why?: string; text?: string } }).error ?? {};
  throw new Failure(why ?? 'failed', text ?? '', response.status);
}

const games = new Map<string, Promise<Games>>();

/** Returns the games with their levels, fetched once per language. */
export function listGames(): Promise<Games> {
  const language = settings.language;
  let known = games.get(language);
  if (!known) {
    known = request<Games>('/api/games');
    known.catch(() => games.delete(language));
    games.set(language, known);
  }
  return known;
}

/** Returns the house rules of a game, and how each level sets them. */
export const gameOptions = (game: string): Promise<GameOptions> => request(`/api/games/${game}`);
export const createTable = (table: CreateTable): Promise<Created> => request('/api/tables', table);
export const listOpenTables = (): Promise<OpenTables> => request('/api/tables');
export const fetchTable = (id: string): Promise<Created> => request(`/api/tables/${id}`);
export const takeSeat = (id: string, join: Partial<Join> = {}): Promise<Joined> => request(`/api/tables/${id}/seats`, join);
export const recordPath = (id: string, round: number): string => `/api/tables/${id}/games/${round}/record`;
export const gameSteps = <T>(id: string, round: number, seat: number): Promise<T> =>
  request(`/api/tables/${id}/games/${round}/steps?seat=${seat}`);
