/** The knock: up to six seats at one table, each in its own browser; exactly one gets the block. */

import { expect, test } from 'vitest';
import type { View } from '../../src/types/nmbrs';
import type { CreateTable, Joined } from '../../src/types/protocol';
import type { Visitor } from './support/browser';
import { NmbrsTable } from './support/nmbrs-table';
import { Suite } from './support/suite';
import { createTable, openTable } from './support/table';

const suite = new Suite();

async function sitDown(seats: number, options: Record<string, string>, settings: CreateTable['settings'] = {}): Promise<NmbrsTable[]> {
  const devices = Array.from({ length: seats }, (_, i) => (i % 2 === 1 ? { width: 360, height: 640, touch: true } : {}));
  const visitors = await Promise.all(devices.map((device) => suite.visit(device)));
  const [host, ...others] = visitors as [Visitor, ...Visitor[]];
  const { table } = await createTable(host, { game: 'nmbrs', preset: 'usual', options, seats: ['me', ...others.map(() => 'person' as const)], settings });
  for (const visitor of others) await visitor.ask<Joined>(`/api/tables/${table.id}/seats`, {});
  for (const visitor of visitors) await openTable(visitor, table.id, 'show');
  const tables = visitors.map((visitor) => new NmbrsTable(visitor));
  for (const each of tables) await each.ready();
  return tables;
}

const seatOf = (table: NmbrsTable): number => table.visitor.update!.seat!;
const giver = (tables: NmbrsTable[]): NmbrsTable => tables.find((table) => seatOf(table) === table.view.turn)!;
const isGiven = (table: NmbrsTable): boolean => typeof table.view.phase === 'object';
const who = (view: View, block: string): number[] => view.seats.flatMap(({ known }, i) => (known.includes(block) ? [i + 1] : []));

test('all knock at once: exactly one gets it', async () => {
  const tables = await sitDown(6, {}, { hands: 'quick' });
  const first = giver(tables);
  const block = first.blocks.find((each) => !each.startsWith('j'))!;
  await first.give(block);
  const others = tables.filter((table) => table !== first);
  for (const table of others) await table.button('Knock').waitFor();
  // The board and the hand stay in sight.
  for (const table of others) {
    expect(await table.button('Let it go').isVisible()).toBe(true);
    expect(await table.hand.first().isVisible()).toBe(true);
  }
  await expect.poll(() => first.work.innerText()).toMatch(/Waiting for/);
  // Forced, without waiting until it can be pressed: for the late ones the button is already gone.
  await Promise.all(others.map((table) => table.button('Knock').click({ force: true, timeout: 2_000 }).catch(() => undefined)));
  for (const table of tables) await table.visitor.until(() => !isGiven(table), 'the window is closed');
  const takers = new Set(tables.flatMap((table) => who(table.view, block)));
  expect([...takers]).toHaveLength(1);
  const [taker] = [...takers];
  for (const table of tables) expect(table.blocks.includes(block)).toBe(seatOf(table) === taker);
});

test('without hurry, the first player in order gets it; slow players lose nothing', async () => {
  const tables = await sitDown(4, { knock: 'in-order' });
  const first = giver(tables);
  const block = first.blocks.find((each) => !each.startsWith('j'))!;
  await first.give(block);
  const order = [1, 2, 3].map((by) => tables.find((table) => seatOf(table) === ((seatOf(first) - 1 + by) % 4) + 1)!);
  for (const table of order) await table.button('Knock').waitFor();
  // The last in order is quick, and waits.
  await order[2]!.button('Knock').click();
  await expect.poll(() => order[2]!.work.innerText()).toMatch(/You’ve knocked/);
  await order[1]!.visitor.page.keyboard.press('F6');
  await order[1]!.button('Knock').focus();
  await order[1]!.visitor.page.keyboard.press('k');
  await expect.poll(() => order[0]!.work.innerText()).toMatch(/has knocked, but you come first/);
  await order[0]!.button('Let it go').focus();
  await order[0]!.visitor.page.keyboard.press('x');
  await first.visitor.until(() => !isGiven(first), 'it is decided');
  expect(who(first.view, block)).toEqual([seatOf(order[1]!)]);
});

test('all let it go: the block is gone at once; until then, players see whom the table is waiting for', async () => {
  const tables = await sitDown(3, {});
  const first = giver(tables);
  const block = first.blocks.find((each) => !each.startsWith('j'))!;
  await first.give(block);
  const others = tables.filter((table) => table !== first);
  for (const [i, table] of others.entries()) {
    await table.button('Let it go').click();
    if (i < others.length - 1) await expect.poll(() => table.work.innerText()).toMatch(/You’ve let it go\. Waiting for/);
  }
  await first.visitor.until(() => !isGiven(first), 'the window is closed');
  expect(first.view.aside).toContain(block);
  expect(first.view.turn).not.toBe(seatOf(first));
});

test('the youngest chooses first', async () => {
  const tables = await sitDown(3, { 'youngest-first': 'on', youngest: '3' }, { hands: 'quick' });
  if (giver(tables).view.turn === 3) {
    // Then everybody is asked; the youngest comes first in the next turn.
    await giver(tables).give(giver(tables).blocks.find((each) => !each.startsWith('j'))!);
    for (const table of tables.filter((table) => seatOf(table) !== 3)) await table.button('Let it go').click();
    for (const table of tables) await table.visitor.until(() => !isGiven(table), 'the window is closed');
  }
  const first = giver(tables);
  const block = first.blocks.find((each) => !each.startsWith('j'))!;
  await first.give(block);
  const youngest = tables.find((table) => seatOf(table) === 3)!;
  await youngest.button('Knock').waitFor();
  const another = tables.find((table) => table !== first && table !== youngest)!;
  await expect.poll(() => another.work.innerText()).toMatch(/is the youngest and gets to choose first/);
  expect(await another.button('Knock').count()).toBe(0);
  await youngest.button('Let it go').click();
  await another.button('Knock').waitFor();
  await another.button('Knock').click();
  await first.visitor.until(() => !isGiven(first), 'it is answered');
  expect(who(first.view, block)).toEqual([seatOf(another)]);
});

test('the time of the window is shown, and a tap hides it', async () => {
  const tables = await sitDown(3, {}, { hands: 'quick' });
  const first = giver(tables);
  await first.give(first.blocks.find((each) => !each.startsWith('j'))!);
  const other = tables.find((table) => table !== first)!;
  const time = other.work.locator('.time');
  await expect.poll(() => time.innerText()).toMatch(/\d+ s/);
  await time.click();
  await expect.poll(() => time.innerText()).not.toMatch(/\d+ s/);
});
