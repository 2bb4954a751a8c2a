/** A connection that is lost, falls silent or belongs to an outdated page: the player is told, and nothing is played late. */

import type { WebSocketRoute } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { View } from '../../src/types/numero';
import { SERVER_DOWN, type Visitor } from './support/browser';
import { mouse } from './support/input-method';
import { NumberloorTable, short } from './support/numberloor-table';
import { plan, typed } from './support/numero';
import { SHORT } from './support/numero-table';
import { resultOf } from './support/result';
import { Suite } from './support/suite';
import { createTable, playAt } from './support/table';
import { text } from './support/text';

const suite = new Suite({ ownServer: true });
afterEach(() => suite.server.thaw());

const OUT_OF_REACH = text('web-away');
/** Time within which a player is told. */
const TOLD_MS = 3_000;
/** Allowance for the browser to draw it on a busy machine. */
const DRAWN_MS = 700;

/** A table without help, where every button can always be pressed. */
async function atTable(): Promise<{ visitor: Visitor; table: NumberloorTable }> {
  const visitor = await suite.visit();
  visitor.allow(SERVER_DOWN);
  await playAt(visitor, short('intermediate'), 'off');
  const table = new NumberloorTable(visitor, mouse);
  await table.myTurn();
  return { visitor, table };
}

const told = (visitor: Visitor) => visitor.page.getByRole('status').filter({ hasText: OUT_OF_REACH }).first();

async function back(visitor: Visitor, known: number): Promise<void> {
  await visitor.until(() => visitor.received.slice(known).some((message) => 'hello' in message), 'the page is back', 60_000);
  await told(visitor).waitFor({ state: 'hidden' });
}

test('a press that gets no answer is reported within three seconds, and counts once when the table is back', async () => {
  const { visitor, table } = await atTable();
  suite.server.freeze();
  const known = visitor.received.length;
  await table.button(/^Take two/).click();
  await told(visitor).waitFor({ timeout: TOLD_MS + DRAWN_MS });
  await table.button(/^Take two/).click({ force: true });
  await table.button(/^Pass/).click({ force: true });
  suite.server.thaw();
  await back(visitor, known);
  await visitor.until(() => !visitor.isWaiting, 'the move is answered');
  const ids = visitor.sent.flatMap((message) => ('move' in message ? [message.move.id] : []));
  expect(new Set(ids).size).toBe(1);
});

test('a press while the table is out of reach never becomes a move', async () => {
  const { visitor, table } = await atTable();
  const moves = visitor.movesSent();
  const { v } = visitor.update!;
  await suite.server.kill();
  await told(visitor).waitFor({ timeout: TOLD_MS + DRAWN_MS });
  const button = table.button(/^Take two/);
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await button.click({ force: true });
  const known = visitor.received.length;
  await suite.server.restart();
  await back(visitor, known);
  await visitor.settled();
  expect(visitor.movesSent()).toBe(moves);
  expect(visitor.update!.v).toBe(v);
  // The very same button works again.
  await button.click();
  await visitor.until(() => visitor.movesSent() === moves + 1 && !visitor.isWaiting, 'the press is answered');
});

test('a silent network is noticed within fifteen seconds', async () => {
  const { visitor } = await atTable();
  suite.server.freeze();
  const known = visitor.received.length;
  await told(visitor).waitFor({ timeout: 15_000 + DRAWN_MS });
  suite.server.thaw();
  await back(visitor, known);
});

test('a game that ends while the connection is lost still shows its result', async () => {
  const visitor = await suite.visit();
  const { table } = await createTable(visitor, { ...SHORT, pack: '1-6go' });
  const me = await visitor.again(table.id);
  let isDown = false;
  const routes: WebSocketRoute[] = [];
  await visitor.page.routeWebSocket(/\/socket/, (route) => {
    if (isDown) return void route.close();
    route.connectToServer();
    routes.push(route);
  });
  await visitor.goto(`/t/${table.id}`);
  await visitor.page.locator('[data-region=hand]').waitFor();
  isDown = true;
  for (const route of routes) await route.close();
  while (!(await me.myTurn(), me.isOver)) await me.play(typed(me.update!.view as View, plan(me.update!.view as View)));
  expect(await visitor.page.locator('.ways').count()).toBe(0);
  isDown = false;
  expect(await resultOf(visitor)).toMatch(/won|wins|share/);
});

test('a page that the server no longer understands asks to be loaded again', async () => {
  const visitor = await suite.visit();
  const created = await playAt(visitor, short('intermediate'), 'off');
  let attempts = 0;
  await visitor.page.routeWebSocket(/\/socket/, async (socket) => {
    attempts++;
    await socket.close({ code: 4005, reason: 'reload' });
  });
  await visitor.goto(`/t/${created.table.id}`);
  await visitor.page.getByText(text('web-gone-reload')).waitFor();
  await visitor.page.getByRole('button', { name: text('web-load-again') }).waitFor();
  await visitor.page.waitForTimeout(1_500);
  expect(attempts).toBe(1);
});
