/** Tables as a page's own guest opens them. */

import type { Created, CreateTable, Help, SeatWish } from '../../../src/types/protocol';
import type { Visitor } from './browser';
import { PATIENCE_MS } from './hearing';

/** A computer player that does not let anybody wait. */
export const quick = (player: 'snail' | 'hedgehog' | 'fox' | 'owl' = 'snail', pace_ms = 0): SeatWish => ({
  computer: { player, pace_ms },
});

export async function createTable(visitor: Visitor, wish: CreateTable): Promise<Created> {
  const settings = { starts_when_full: true, ...wish.settings };
  return visitor.ask<Created>('/api/tables', { ...wish, settings });
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
