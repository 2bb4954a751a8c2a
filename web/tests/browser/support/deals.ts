/** Deals that a test needs: tables are opened, with a pack made for it, until the cards lie right. */

import type { Created, CreateTable, Update } from '../../../src/types/protocol';
import type { Visitor } from './browser';
import { ask } from './table';

/** A deal that is rarer than this wants another pack. */
const MOST_TABLES = 3000;
const AT_ONCE = 8;

/** The host sits at seat 1. `suits` runs in the page: it must be complete in itself. */
export async function findDeal<V>(visitor: Visitor, wish: CreateTable, suits: (view: V) => boolean): Promise<string> {
  await ask(visitor, '/healthz');
  const found = await visitor.page.evaluate(
    async ([wish, source, most, atOnce]) => {
      const suits = new Function(`return (${source})`)() as (view: unknown) => boolean;
      const post = async (): Promise<Created> => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch('/api/tables', { method: 'POST', headers, body: wish });
        if (!response.ok) throw new Error(await response.text());
        return (await response.json()) as Created;
      };
      const firstUpdate = (id: string): Promise<Update> =>
        new Promise((dealt, failed) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?protocol=1&language=en`);
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(data as string) as { update?: Update };
            if (!message.update) return;
            dealt(message.update);
            socket.close();
          };
          socket.onclose = ({ code }) => failed(new Error(`the socket was closed: ${code}`));
        });
      // Several first questions at once would make several guests of us.
      await post();
      for (let tried = 0; tried < most; tried += atOnce) {
        const tables = await Promise.all(
          Array.from({ length: atOnce }, async () => {
            const { table } = await post();
            return { id: table.id, update: await firstUpdate(table.id) };
          }),
        );
        const right = tables.find(({ update }) => update.v === 0 && suits(update.view));
        if (right) return right.id;
      }
      return null;
    },
    [JSON.stringify({ ...wish, settings: { starts_when_full: true, away_s: 600, ...wish.settings } }), suits.toString(), MOST_TABLES, AT_ONCE] as const,
  );
  if (!found) throw new Error(`no such deal among ${MOST_TABLES}: ${suits.toString()}`);
  return found;
}
