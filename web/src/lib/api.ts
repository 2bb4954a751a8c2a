/** The addresses of the server, each as one function. */

import type { CreateTable, Created, Games, Join, Joined, OpenTables } from '../types/protocol';
import { settings } from './settings.svelte';

/** What the server could not do: a word for the page, a sentence for the reader. */
export class Failure extends Error {
  constructor(
    readonly why: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
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

/** The games with their levels and options, asked for once in each language. */
export function listGames(): Promise<Games> {
  const language = settings.language;
  let known = games.get(language);
  if (!known) {
    known = ask<Games>('/api/games');
    known.catch(() => games.delete(language));
    games.set(language, known);
  }
  return known;
}

export const createTable = (wish: CreateTable): Promise<Created> => ask('/api/tables', wish);
export const openTables = (): Promise<OpenTables> => ask('/api/tables');
export const lookAtTable = (id: string): Promise<Created> => ask(`/api/tables/${id}`);
export const takeSeat = (id: string, wish: Partial<Join> = {}): Promise<Joined> => ask(`/api/tables/${id}/seats`, wish);
export const recordPath = (id: string, round: number): string => `/api/tables/${id}/games/${round}/record`;
export const gameSteps = <T>(id: string, round: number, seat: number): Promise<T> =>
  ask(`/api/tables/${id}/games/${round}/steps?seat=${seat}`);
