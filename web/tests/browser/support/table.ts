/** Tables as a page's own guest opens them. */

import type { Created, CreateTable, Help, SeatWish } from '../../../src/types/protocol';
import { PATIENCE_MS, type Visitor } from './browser';

/** A computer player that does not let anybody wait. */
export const quick = (player: 'snail' | 'hedgehog' | 'fox' | 'owl' = 'snail', pace_ms = 0): SeatWish => ({
  computer: { player, pace_ms },
});

/** Asks the server as the page does: with its cookie, from its origin. */
export async function ask<T>(visitor: Visitor, path: string, body?: unknown): Promise<T> {
  if (!visitor.page.url().startsWith(visitor.origin)) await visitor.goto('/');
  const answer = await visitor.page.evaluate(
    async ([path, body]) => {
      const response = await fetch(path, {
        method: body === null ? 'GET' : 'POST',
        headers: body === null ? {} : { 'content-type': 'application/json' },
        body,
      });
      return { ok: response.ok, text: await response.text() };
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.text}`);
  return JSON.parse(answer.text) as T;
}

export async function createTable(visitor: Visitor, wish: CreateTable): Promise<Created> {
  const settings = { starts_when_full: true, ...wish.settings };
  return ask<Created>(visitor, '/api/tables', { ...wish, settings });
}

/** Opens the page of a table and waits for its game. */
export async function openTable(visitor: Visitor, id: string, help?: Help): Promise<void> {
  if (help) {
    // As the set-up page does it.
    await visitor.page.evaluate(([id, help]) => [1, 2, 3, 4, 5, 6].forEach((seat) => sessionStorage.setItem(`reckon.help.${id}.${seat}`, help)), [id, help] as const);
  }
  const before = visitor.heard.length;
  await visitor.goto(`/t/${id}`);
  await visitor.until(
    () => visitor.heard.slice(before).some((message) => 'update' in message),
    'the table has told its game',
    PATIENCE_MS,
  );
  if (help) await visitor.until(() => visitor.you?.help === help, `help is ${help}`);
}

export async function playAt(visitor: Visitor, wish: CreateTable, help?: Help): Promise<Created> {
  const created = await createTable(visitor, wish);
  await openTable(visitor, created.table.id, help);
  return created;
}
