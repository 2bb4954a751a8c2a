/** Numenko on a phone: buttons are in sight, keep their place, and say what they do; keyboard focus too. */

import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/types/numenko';
import type { Visitor } from './support/browser';
import { putForward } from './support/clock';
import { typeWords } from './support/command';
import type { Guest } from './support/guest';
import { alone, NumenkoTable } from './support/numenko-table';
import { Suite } from './support/suite';
import { createTable, openTable, playAt } from './support/table';

const suite = new Suite();

const PHONES = [
  { width: 360, height: 640, touch: true },
  { width: 360, height: 740, touch: true },
];
const LANGUAGES = ['en', 'de'] as const;
const VISITS = PHONES.flatMap((phone) => LANGUAGES.map((language) => ({ ...phone, language })));

async function withGuest(host: Visitor, options: Record<string, string> = {}, seats = 2): Promise<{ table: NumenkoTable; guests: Guest[] }> {
  const others = Array.from({ length: seats - 1 }, () => 'person' as const);
  const { table: info } = await createTable(host, { game: 'numenko', preset: 'quick', options, seats: ['me', ...others] });
  const guests: Guest[] = [];
  for (const _ of others) guests.push(await host.guest(info.id));
  await openTable(host, info.id, 'show');
  const table = new NumenkoTable(host);
  await table.ready();
  return { table, guests };
}

/** Checks that all of it can be seen and touched without scrolling. */
/** `least` is the height that a finger needs; words need less. */
async function expectInSight(button: Locator, least = 44): Promise<void> {
  await button.waitFor();
  await expect.poll(() => button.evaluate((element, least) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // Its corners may be round.
    const edges = [[left + 4, y], [right - 4, y], [x, top + 4], [x, bottom - 4]] as const;
    // Of words the middle is enough.
    const spots = [[x, y] as const, ...(least < 44 ? [] : edges)];
    return bottom - top >= least && spots.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  }, least)).toBe(true);
}

describe('the buttons are in sight', () => {
  test.each(VISITS)('when everybody lays, $language on $width × $height', async (options) => {
    const host = await suite.visit(options);
    const { table, guests: [guest] } = await withGuest(host);
    await expectInSight(table.large);
    for (const tile of [...table.tiles].slice(0, 5)) await table.key(tile).tap();
    await guest!.play('stop', { outOfTurn: true });
    await table.stop();
    await table.page.locator('section.ending').waitFor();
    await expectInSight(table.large);
    const lines = await table.page.locator('section.ending p').evaluate((p) => p.getBoundingClientRect().height / parseFloat(getComputedStyle(p).lineHeight));
    expect(lines).toBeLessThan(2.5);
    await expectInSight(table.page.locator('[role=gridcell][data-cursor]'));
  });

  test.each(VISITS)('when there is a vote, $language on $width × $height', async (options) => {
    const host = await suite.visit(options);
    const { table, guests: [guest] } = await withGuest(host, { 'check-done': 'off', 'pot-limit': '0' });
    const tiles = (guest!.update!.view as View).seats[1]!.tiles!;
    // A tall grid, so that there is much to show.
    await guest!.play(`game over ${[...tiles].join('/')}`, { outOfTurn: true });
    const ways = table.page.locator('section.ending .ways button');
    await expectInSight(ways.first());
    await expectInSight(ways.last());
    // The error is shown beside it.
    await expectInSight(table.page.locator('[data-region=table] .trouble').first(), 20);
    const grid = table.page.locator('[data-region=table] .wrong[role=group]');
    expect(await grid.evaluate((box) => box.scrollHeight > box.clientHeight && box.clientHeight > 40)).toBe(true);
  });
});

describe('a swop when the pot is too small', () => {
  const sit = async (short: string): Promise<NumenkoTable> => {
    const visitor = await suite.visit(PHONES[0]);
    await playAt(visitor, alone(1, { options: { 'swop-short': short } }), 'show');
    const table = new NumenkoTable(visitor);
    await table.ready();
    expect(table.view.pot).toBe(1);
    return table;
  };

  test('says that it ends play, and does', async () => {
    const table = await sit('ends-play');
    const swop = table.button(/^Swop/);
    expect(await swop.innerText()).toMatch(/then play is over/);
    expect(await swop.innerText()).not.toMatch(/2 new/);
    await swop.tap();
    await table.key('7').tap();
    await table.visitor.until(() => table.view.phase === 'Lay' || table.visitor.isOver, 'play is over');
  });

  test('is grey and says why if the table refuses it', async () => {
    const table = await sit('refused');
    const swop = table.button(/^Swop/);
    expect(await swop.getAttribute('aria-disabled')).toBe('true');
    expect(await swop.innerText()).toMatch(/only 1 in the pot/);
    await swop.tap({ force: true });
    expect(await table.notice.locator('.refusal').innerText()).toContain('only 1 in the pot');
    expect(await table.page.locator('.keys.swops').count()).toBe(0);
  });
});

test.each(LANGUAGES)('buttons keep their places in every mode, and Stop takes two presses, in %s', async (language) => {
  const host = await suite.visit({ ...PHONES[0], language });
  const { table } = await withGuest(host);
  for (const tile of [...table.tiles].slice(0, 3)) await table.key(tile).tap();
  const places = () => table.page.locator('[data-region=hand] button, [data-region=work] .buttons button').evaluateAll((all) => all.map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [x, y, width, height];
  }));
  const before = await places();
  const [swop, stop] = [table.page.locator('.deeds button').first(), table.page.locator('.tools .stop')];
  await swop.tap();
  expect(await swop.getAttribute('aria-pressed')).toBe('true');
  /** A button that is pressed may sink a little. */
  const SINKS_PX = 3;
  const moved = async (): Promise<number> => Math.max(...(await places()).flatMap((place, i) => place.map((value, j) => Math.abs(value - before[i]![j]!))));
  await expect.poll(moved).toBeLessThanOrEqual(SINKS_PX);
  await swop.tap();
  expect(await swop.getAttribute('aria-pressed')).toBe('false');
  await table.page.locator('[data-region=work] .tools button').nth(3).tap();
  await expect.poll(moved).toBeLessThanOrEqual(SINKS_PX);
  await table.page.locator('[data-region=work] .tools button').nth(3).tap();
  await stop.tap();
  await expect.poll(moved).toBeLessThanOrEqual(SINKS_PX);
  // Anything else disarms it.
  await table.cell(2, 2).tap();
  expect(await table.page.locator('.armed').count()).toBe(0);
  // A double tap counts as one; the tap before it is long past.
  await putForward(table.page);
  await stop.dblclick();
  expect(await table.page.locator('.armed').count()).toBe(1);
  await putForward(table.page);
  await stop.tap();
  await host.until(() => table.view.seats[0]!.stopped, 'the second press stops');
  expect(host.movesSent()).toBe(1);
});

test('a player who is out has no points at the end', async () => {
  const host = await suite.visit();
  const { table, guests: [guest, other] } = await withGuest(host, { 'check-done': 'off', 'pot-limit': '0' }, 3);
  await guest!.play(`game over ${(guest!.update!.view as View).seats[1]!.tiles}`, { outOfTurn: true });
  await table.page.getByRole('button', { name: /^Play on without/ }).click();
  await other!.play('vote eject', { outOfTurn: true });
  await host.until(() => table.view.seats[1]!.ejected, 'one is out');
  await other!.play('stop', { outOfTurn: true });
  await table.stop();
  await table.page.getByRole('button', { name: /^Lay/ }).click();
  await other!.play('lay -', { outOfTurn: true });
  await host.page.getByRole('button', { name: 'Again', exact: true }).waitFor();
  const result = host.page.locator('.result li').nth(1);
  expect(await result.innerText()).toMatch(/out/);
  expect(await result.innerText()).not.toMatch(/point/);
  const row = host.page.locator('.scores tbody tr').nth(1);
  if (await row.count()) expect(await row.locator('td').last().innerText()).toBe('out');
});

test('keyboard focus starts in the grid, and signs are stars wherever digits are tiles', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, alone(6), 'show');
  const table = new NumenkoTable(visitor);
  await table.ready();
  await expect.poll(() => table.page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
  await table.page.keyboard.type('2x4');
  await table.expectGrid('2*4');
  // Works from the rack and from a button as well.
  await table.key('0').focus();
  await table.page.keyboard.type(':');
  await table.expectGrid('2*4*');
  await table.page.keyboard.type('8x6/7?');
  await table.expectGrid('2*4*8*6*7?');
});

describe('a listener', () => {
  const announced = (table: NumenkoTable) => table.page.locator('[data-testid=polite]').textContent();
  const sit = async (help: 'show' | 'check'): Promise<NumenkoTable> => {
    const visitor = await suite.visit();
    await playAt(visitor, alone(6), help);
    const table = new NumenkoTable(visitor);
    await table.ready();
    return table;
  };

  test('hears the same result of Check that is shown', async () => {
    const table = await sit('check');
    await table.type(0, 0, '2*4*8');
    await table.button('Check').click();
    await expect.poll(() => table.notice.innerText()).toBe('All sums are right. 16 tiles left.');
    await expect.poll(() => announced(table)).toBe('All sums are right. 16 tiles left.');
  });

  test('hears where a typed sum is and, in Show, its value', async () => {
    for (const [help, words] of [['show', 'row 1, columns 1 to 5: 2 times 4 is 8, true.'], ['check', 'row 1, columns 1 to 5: 2 star 4 star 8.']] as const) {
      const table = await sit(help);
      await typeWords(table.page, 'a1 across 2*4*8');
      await table.expectGrid('2*4*8');
      await expect.poll(() => announced(table)).toContain(words);
    }
  });
});
