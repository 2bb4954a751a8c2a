/** Several people at one table of Numenko, all at once: four browsers, the end of play, the vote, secrets. */

import { expect, test } from 'vitest';
import type { View } from '../../src/types/numenko';
import type { CreateTable, Joined } from '../../src/types/protocol';
import type { Visitor } from './support/browser';
import { NumenkoTable, oneLine } from './support/numenko-table';
import { lookBack, resultOf } from './support/result';
import { Chance } from './support/seed';
import { Suite } from './support/suite';
import { createTable, openTable, playAt, quick } from './support/table';
import { pattern, text } from './support/text';

const suite = new Suite();
const chance = new Chance('numenko-together');

/** Ones and stars, so that most deals fit in one line. */
const ONES = (seats: number, pot: number): string => `${12 * seats + Math.ceil(pot / 2)}*1 ${8 * seats + Math.floor(pot / 2)}** ${seats}*?`;

const phaseOf = (visitor: Visitor): View['phase'] => (visitor.update!.view as View).phase;
const isLaying = (visitor: Visitor): boolean => phaseOf(visitor) === 'Lay';

const isAnybodyDone = (visitor: Visitor): boolean => (visitor.update!.view as View).seats.some(({ dones }) => dones > 0);

/** The kind of tile of which there are too many for one line. */
function spare(tiles: string): string {
  const stars = [...tiles].filter((tile) => tile === '*').length;
  const ones = [...tiles].filter((tile) => tile === '1').length;
  return stars > 0 && ones <= 2 * stars ? '*' : '1';
}

async function layLine(table: NumenkoTable, line: string): Promise<void> {
  await table.page.locator('[role=gridcell][data-cursor]').focus();
  await table.page.keyboard.press('Shift+Backspace');
  await table.cell(0, 0).click();
  await table.page.keyboard.type(line);
}

test('four browsers play at once, to the end', async () => {
  const visitors = await Promise.all([1, 2, 3, 4].map((n) => suite.visit(n === 2 ? { width: 360, height: 740, touch: true } : {})));
  const [host, ...others] = visitors as [Visitor, ...Visitor[]];
  const request: CreateTable = { game: 'numenko', preset: 'usual', pack: ONES(4, 24), seats: ['me', 'person', 'person', 'person'] };
  const { table } = await createTable(host, request);
  for (const visitor of others) await visitor.ask<Joined>(`/api/tables/${table.id}/seats`, {});
  for (const [i, visitor] of visitors.entries()) await openTable(visitor, table.id, (['show', 'check', 'off', 'show'] as const)[i]);
  const tables = visitors.map((visitor) => new NumenkoTable(visitor));
  for (const each of tables) await each.ready();

  /** The line that each table laid last, so that none is laid twice. */
  const lines = new Map<NumenkoTable, string>();
  let steps = 0;
  while (!isLaying(host) && !host.isOver && steps++ < 60) {
    const each = tables[Math.floor(chance.next() * tables.length)]!;
    const { visitor } = each;
    const seat = visitor.update!.seat!;
    if (each.view.seats[seat - 1]!.stopped || phaseOf(visitor) !== 'Play') continue;
    const line = oneLine(each.tiles);
    const before = each.tiles;
    if (line && lines.get(each) !== line) {
      lines.set(each, line);
      await layLine(each, line);
      const isTold = (): boolean => each.tiles !== before || phaseOf(visitor) !== 'Play';
      await visitor.until(isTold, 'a whole true grid is done by itself');
    } else if (each.view.pot >= 2 && (!isAnybodyDone(host) || chance.next() < 0.7)) {
      await each.button('Swop').click();
      await each.key(spare(each.tiles)).click();
      await each.settled();
    } else {
      await each.stop();
      await each.settled();
    }
  }
  for (const each of tables) {
    await each.visitor.until(() => isLaying(each.visitor) || each.visitor.isOver, 'play is over for everybody');
    const lay = each.page.getByRole('button', { name: /^Lay/ });
    if (each.visitor.isMine) await lay.click({ timeout: 5_000 }).catch(() => undefined);
  }
  for (const { visitor } of tables) {
    await visitor.until(() => visitor.isOver, 'all have laid');
    await visitor.page.getByRole('button', { name: 'Again', exact: true }).waitFor();
    expect(visitor.update!.turn).toEqual(host.update!.turn);
  }
  const seats = (host.update!.view as View).seats;
  expect(seats.reduce((all, { dones }) => all + dones, 0), 'somebody was done').toBeGreaterThan(0);
  // All grids are open now.
  expect((host.update!.view as View).seats.every(({ laid, ejected }) => laid !== null || ejected)).toBe(true);
  expect(await host.page.getByRole('list', { name: text('web-numenko-grids') }).first().getByRole('listitem').count()).toBe(4);
});

test('when play is over, everybody lays: a bar with the seconds, and one button', async () => {
  const host = await suite.visit({ width: 360, height: 640, touch: true });
  const { table: info } = await createTable(host, { game: 'numenko', preset: 'quick', seats: ['me', 'person'] });
  const guest = await host.guest(info.id);
  await openTable(host, info.id, 'show');
  const table = new NumenkoTable(host);
  await table.ready();
  const tiles = [...table.tiles];
  await table.cell(0, 0).tap();
  for (const tile of tiles.slice(0, 3)) await table.key(tile).tap();
  await guest.play('stop', { outOfTurn: true });
  await table.stop();
  await table.page.getByText(text('web-numenko-lay-now')).first().waitFor();
  await expect.poll(() => table.page.getByRole('timer').innerText()).toMatch(/^\d+ s$/);
  const lay = table.page.getByRole('button', { name: /^Lay/ });
  await expect.poll(() => lay.innerText()).toMatch(/points left/);
  await lay.tap();
  await table.page.getByText(pattern('web-numenko-laid-wait')).waitFor();
  expect(await table.page.getByRole('list', { name: text('web-numenko-grids') }).isVisible()).toBe(true);
  await guest.play('lay -');
  await resultOf(host);
  // The replay: grids as far as they were known.
  await lookBack(host);
  await host.page.locator('input[type=range]').fill('3');
  await host.page.getByRole('heading', { name: pattern('web-numenko-tiles-of') }).waitFor();
});

test('a player who does not lay in time: the last draft is laid', async () => {
  const host = await suite.visit();
  const { table: info } = await createTable(host, { game: 'numenko', preset: 'quick', seats: ['me', 'person'] });
  const guest = await host.guest(info.id);
  await openTable(host, info.id, 'off');
  const table = new NumenkoTable(host);
  await table.ready();
  const [tile] = [...table.tiles];
  await table.type(0, 0, tile!);
  await table.stop();
  await guest.play('stop', { outOfTurn: true });
  await guest.play('lay -');
  await host.until(() => host.isOver, 'the table lays for me', 20_000);
  expect((host.update!.view as View).seats[0]!.laid!.grid).toBe(tile);
});

test('under the honour system, the others vote on a wrong grid', async () => {
  const host = await suite.visit();
  const request: CreateTable = {
    game: 'numenko', preset: 'usual', pack: ONES(2, 0), options: { 'check-done': 'off', 'pot-limit': '0' }, seats: ['me', 'person'],
  };
  const { table: info } = await createTable(host, request);
  const guest = await host.guest(info.id);
  await openTable(host, info.id, 'show');
  const table = new NumenkoTable(host);
  await table.ready();
  const theirs = (guest.update!.view as View).seats[1]!.tiles!;
  await guest.play(`game over ${theirs}`, { outOfTurn: true });
  const eject = table.page.getByRole('button', { name: /^Play on without/ });
  await eject.waitFor();
  await eject.click();
  await host.until(() => phaseOf(host) === 'Play', 'play goes on without them');
  expect((host.update!.view as View).seats[1]!.ejected).toBe(true);
});

test('where the players look for mistakes, a tap points at a sum', async () => {
  const host = await suite.visit();
  const request: CreateTable = {
    game: 'numenko', preset: 'usual', pack: ONES(2, 0), options: { 'check-done': 'off', 'who-checks': 'players', 'pot-limit': '0' }, seats: ['me', 'person'],
  };
  const { table: info } = await createTable(host, request);
  const guest = await host.guest(info.id);
  await openTable(host, info.id, 'check');
  const table = new NumenkoTable(host);
  await table.ready();
  // Not even on request.
  await table.page.getByText('You check your own sums here.').waitFor();
  expect(await table.page.getByRole('button', { name: 'Check', exact: true }).count()).toBe(0);
  const theirs = (guest.update!.view as View).seats[1]!.tiles!;
  await guest.play(`game over ${theirs}`, { outOfTurn: true });
  const { page } = table;
  // Nothing is said about it, and nothing can be called wrong before it is pointed at.
  await page.locator('[data-check]').waitFor();
  expect(await page.locator('[data-check] .trouble').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Tap a sum that’s wrong' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'All right' }).waitFor();
  // None lies loose: everybody looks on.
  await page.getByRole('button', { name: 'A tile lies loose' }).click();
  await host.until(() => (host.update!.view as View).doubts.length === 1, 'the doubt is answered');
  expect(phaseOf(host)).toEqual({ Check: { seat: 2 } });
  await page.locator('[data-check] .cell').first().click();
  await page.locator('[data-check] .cell.chosen').first().waitFor();
  await page.getByRole('button', { name: 'This one is wrong' }).click();
  await host.until(() => typeof phaseOf(host) === 'object' && 'Vote' in (phaseOf(host) as object), 'it comes to a vote');
  await page.locator('.trouble').first().waitFor();
  await page.getByRole('button', { name: 'Stop here together' }).click();
  await host.until(() => phaseOf(host) === 'Lay', 'play is over');
});

test('a listener hears about the others at most every five seconds', async () => {
  const host = await suite.visit({ clock: true });
  // Under the honour system "done" is not checked, so it can be repeated as often as the pot allows.
  const { table: info } = await createTable(host, { game: 'numenko', preset: 'usual', options: { 'check-done': 'off' }, seats: ['me', 'person'] });
  const guest = await host.guest(info.id);
  await openTable(host, info.id, 'off');
  await new NumenkoTable(host).ready();
  // The game is announced once when it is loaded.
  await expect.poll(() => host.page.getByTestId('polite').textContent()).not.toBe('');
  await host.page.evaluate(() => {
    const announced: string[] = [];
    (window as { announcements?: string[] }).announcements = announced;
    const region = document.querySelector('[data-testid=polite]')!;
    new MutationObserver(() => announced.push(region.textContent ?? '')).observe(region, { childList: true, characterData: true, subtree: true });
  });
  for (let i = 0; i < 5; i++) {
    const tiles = (guest.update!.view as View).seats[1]!.tiles!;
    const { basis } = guest.update!;
    await guest.play(`done ${tiles}`, { outOfTurn: true });
    await guest.until(() => guest.update!.basis !== basis, 'the move is announced');
  }
  await host.until(() => host.update!.v === guest.update!.v, 'the other seat has received all of it');
  await host.page.clock.runFor(6_500);
  const announced = await host.page.evaluate(() => (window as { announcements?: string[] }).announcements!);
  expect(announced.length).toBeGreaterThan(0);
  expect(announced.length).toBeLessThanOrEqual(2);
  expect(announced.at(-1)).toMatch(/pot/);
});

test('a computer player plays along', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, { game: 'numenko', preset: 'quick', options: { 'pot-limit': '3' }, seats: ['me', quick('owl', 0)] }, 'show');
  const table = new NumenkoTable(visitor);
  await table.ready();
  await visitor.until(() => visitor.update!.v >= 1, 'the computer player has done something');
  // It may have laid everything, which ends play.
  if (!isLaying(visitor) && !visitor.isOver) await table.stop();
  await visitor.until(() => isLaying(visitor) || visitor.isOver, 'play is over', 60_000);
  if (visitor.isMine) await table.page.getByRole('button', { name: /^Lay/ }).click().catch(() => undefined);
  await visitor.page.getByRole('button', { name: 'Again', exact: true }).waitFor();
});

test('a spectator sees nobody’s tiles', async () => {
  const [host, watcher] = await Promise.all([suite.visit(), suite.visit()]);
  const { table: info } = await createTable(host, { game: 'numenko', preset: 'quick', seats: ['me'], settings: { watchers: true } });
  await openTable(host, info.id);
  await openTable(watcher, info.id);
  await watcher.page.locator('[data-region=table]').waitFor();
  expect(watcher.update!.seat).toBeNull();
  expect((watcher.update!.view as View).seats[0]!.tiles).toBeNull();
  expect(await watcher.page.locator('[data-tile]').count()).toBe(0);
});
