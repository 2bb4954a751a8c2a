/** Tables opened by a page's own guest. */

import type { Created, CreateTable, Help, SeatWish } from '../../../src/types/protocol';
import type { Visitor } from './browser';
import { PATIENCE_MS } from './frame-log';

/** A computer player that keeps nobody waiting. */
export const quick = (player: 'snail' | 'hedgehog' | 'fox' | 'owl' = 'snail', pace_ms = 0): SeatWish => ({
  computer: { player, pace_ms },
});

export async function createTable(visitor: Visitor, request: CreateTable): Promise<Created> {
  const settings = { starts_when_full: true, ...request.settings };
  return visitor.ask<Created>('/api/tables', { ...request, settings });
}

/** Opens the page of a table and waits for its game. */
export async function openTable(visitor: Visitor, id: string, help?: Help): Promise<void> {
  if (help) {
    // As the set-up page does.
    await visitor.page.evaluate(([id, help]) => [1, 2, 3, 4, 5, 6].forEach((seat) => sessionStorage.setItem(`reckon.help.${id}.${seat}`, help)), [id, help] as const);
  }
  const before = visitor.received.length;
  await visitor.goto(`/t/${id}`);
  await visitor.until(
    () => visitor.received.slice(before).some((message) => 'update' in message),
    'the table has sent its game',
    PATIENCE_MS,
  );
  if (help) await visitor.until(() => visitor.you?.help === help, `help is ${help}`);
}

export async function playAt(visitor: Visitor, request: CreateTable, help?: Help): Promise<Created> {
  const created = await createTable(visitor, request);
  await openTable(visitor, created.table.id, help);
  return created;
}
