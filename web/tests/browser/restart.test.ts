/** The server is killed in the middle of a game and comes back: nobody reloads, and nothing is lost. */

import { expect, test } from 'vitest';
import { SERVER_DOWN, type Visitor } from './support/browser';
import { mouse } from './support/input-method';
import { plan as planNumberloor } from './support/numberloor';
import { NumberloorTable, short } from './support/numberloor-table';
import { ownHand, valueOf } from './support/numero';
import { NumeroTable, SHORT } from './support/numero-table';
import { Chance } from './support/seed';
import { Suite } from './support/suite';
import { playAt } from './support/table';
import { text } from './support/text';

const suite = new Suite({ ownServer: true });
const chance = new Chance('restart');

const OUT_OF_REACH = text('web-away');

/** Marks the page; a reload would lose the mark. */
const mark = (visitor: Visitor): Promise<void> => visitor.page.evaluate(() => void Object.assign(window, { stayed: true }));
const hasStayed = (visitor: Visitor): Promise<boolean> => visitor.page.evaluate(() => 'stayed' in window);

test('NUMERO: with a draft', async () => {
  const visitor = await suite.visit();
  visitor.allow(SERVER_DOWN);
  await playAt(visitor, SHORT, 'show');
  const table = new NumeroTable(visitor, mouse);
  await mark(visitor);
  for (let turns = 0; turns < 2 && (await table.myTurn()); turns++) await table.turn();
  await table.myTurn();
  const before = visitor.update!;
  const card = chance.pick(ownHand(table.view).filter((card) => valueOf(card) !== null));
  await table.inHand(card).click();
  await table.button(`Discard ${valueOf(card)}`).waitFor();

  await suite.server.kill();
  await visitor.page.getByRole('status').filter({ hasText: OUT_OF_REACH }).first().waitFor();
  // The draft is still there, and can still be changed.
  expect(await table.inHand(card).getAttribute('aria-selected')).toBe('true');
  const known = visitor.received.length;
  await suite.server.restart();
  await visitor.until(() => visitor.received.slice(known).some((message) => 'update' in message), 'the page is back', 60_000);
  await visitor.page.getByRole('status').filter({ hasText: OUT_OF_REACH }).first().waitFor({ state: 'hidden' });
  expect(visitor.update).toMatchObject({ round: before.round, v: before.v, view: before.view });
  expect(await table.inHand(card).getAttribute('aria-selected')).toBe('true');

  await table.send(`Discard ${valueOf(card)}`);
  await table.playOn();
  expect(await hasStayed(visitor)).toBe(true);
});

test('Numberloor: a turn pressed while the server is down stays a draft, and is played when it is pressed again', async () => {
  const visitor = await suite.visit();
  visitor.allow(SERVER_DOWN);
  await playAt(visitor, short('intermediate'), 'show');
  const table = new NumberloorTable(visitor, mouse);
  await mark(visitor);
  let chosen = planNumberloor(table.view);
  while ((await table.myTurn()) && typeof chosen !== 'object') {
    chosen = planNumberloor(table.view);
    if (typeof chosen !== 'object') await table.turn();
  }
  chosen = planNumberloor(table.view);
  if (typeof chosen !== 'object') throw new Error('no Level fits');
  for (const card of chosen.lay) await table.lay(card, chosen.on);
  const { v } = visitor.update!;
  const end = table.button(/^End turn/);
  await end.waitFor();
  const moves = visitor.movesSent();

  await suite.server.kill();
  // Grey at once; a press says why.
  await end.click({ force: true });
  await visitor.page.getByRole('status').filter({ hasText: OUT_OF_REACH }).first().waitFor();
  const known = visitor.received.length;
  await suite.server.restart();
  await visitor.until(() => visitor.received.slice(known).some((message) => 'update' in message), 'the page is back', 60_000);
  await visitor.page.getByRole('status').filter({ hasText: OUT_OF_REACH }).first().waitFor({ state: 'hidden' });
  expect(visitor.movesSent()).toBe(moves);
  expect(visitor.update!.v).toBe(v);

  await table.send(/^End turn/);
  await table.playOn();
  expect(await hasStayed(visitor)).toBe(true);
});

test('the result page survives a restart too', async () => {
  const visitor = await suite.visit();
  visitor.allow(SERVER_DOWN);
  await playAt(visitor, { ...SHORT, pack: '1-6go' }, 'show');
  const table = new NumeroTable(visitor, mouse);
  await table.playOn();
  const result = await table.result();
  const known = visitor.received.length;
  await suite.server.restart();
  await visitor.until(() => visitor.received.slice(known).some((message) => 'update' in message), 'the page is back', 60_000);
  expect(await table.result()).toBe(result);
});
