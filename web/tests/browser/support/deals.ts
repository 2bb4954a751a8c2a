/** Finds the deal that a test needs: opens tables, with a pack made for the purpose, until the cards are right. */

import type { Created, CreateTable } from '../../../src/types/protocol';
import type { Visitor } from './browser';
import { Guest } from './guest';
import { createTable } from './table';

/** Maximum number of tables to try; a rarer deal needs another pack. */
const MOST_TABLES = 3000;
const AT_ONCE = 8;

/** Returns a table whose deal suits the test; the host has seat 1. */
export async function findDeal<V>(visitor: Visitor, request: CreateTable, suits: (view: V) => boolean): Promise<string> {
  const settings = { starts_when_full: true, away_s: 600, ...request.settings };
  // The first request gives the visitor their cookie.
  let opened = [await createTable(visitor, { ...request, settings })];
  const cookie = await visitor.cookie();
  const open = async (): Promise<Created> => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${visitor.origin}/api/tables`, { method: 'POST', headers, body: JSON.stringify({ ...request, settings }) });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Created;
  };
  for (let tried = 0; tried < MOST_TABLES; tried += AT_ONCE) {
    const found = await Promise.all(opened.map(({ table }) => isRight(visitor, table.id, cookie, suits)));
    const right = found.indexOf(true);
    if (right >= 0) return opened[right]!.table.id;
    opened = await Promise.all(Array.from({ length: AT_ONCE }, open));
  }
  throw new Error(`no such deal among ${MOST_TABLES}: ${suits.toString()}`);
}

async function isRight<V>(visitor: Visitor, table: string, cookie: string, suits: (view: V) => boolean): Promise<boolean> {
  const seat = visitor.bring(await Guest.connect(visitor.origin, table, cookie));
  await seat.until(() => seat.update !== null, 'the cards are dealt');
  seat.leave();
  return seat.update!.v === 0 && suits(seat.update!.view as V);
}
