/** The test tools themselves work: a table, its page, another seat that plays, a server that comes back. */

import { expect, test } from 'vitest';
import { SERVER_DOWN } from './support/browser';
import { Suite } from './support/suite';
import { createTable, openTable } from './support/table';

const suite = new Suite({ ownServer: true });

test('a guest plays over a socket, and the page of the other seat receives it, also from the restarted server', async () => {
  const host = await suite.visit();
  host.allow(SERVER_DOWN);
  const { table } = await createTable(host, { game: 'numero', preset: '1-15', options: { 'first-dealer': '1' }, seats: ['me', 'person'] });
  const guest = await host.guest(table.id);
  await openTable(host, table.id);
  expect([host.update?.seat, guest.seat]).toEqual([1, 2]);

  const { view } = await guest.myTurn();
  const card = (view as { hands: { cards: string[] | null }[] }).hands[1]!.cards![0]!;
  await guest.play(`discard ${card}`);
  await host.until(() => host.isMine, 'it is the turn of seat 1');

  await suite.server.restart();
  const before = host.received.length;
  await host.until(() => host.received.slice(before).some((message) => 'update' in message), 'the page is back');
  expect(host.update).toMatchObject({ v: 1, seat: 1 });
  const known = guest.received.length;
  await guest.connect();
  await guest.until(() => guest.received.slice(known).some((message) => 'update' in message), 'the guest is back');
  expect(guest.update?.v).toBe(1);
});
