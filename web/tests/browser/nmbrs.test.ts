/** The table of nmbrs! blocks: map and list, drafts, the three help levels, typed commands, announcements. */

import { describe, expect, test } from 'vitest';
import type { View } from '../../src/types/nmbrs';
import type { Help } from '../../src/types/protocol';
import { findings } from './support/axe';
import type { Visitor } from './support/browser';
import { typeWords } from './support/command';
import { ScreenReader } from './support/screen-reader';
import { mouse } from './support/input-method';
import { gift, triple, typed } from './support/nmbrs';
import { NmbrsTable, plenty } from './support/nmbrs-table';
import { Suite } from './support/suite';
import { createTable, openTable } from './support/table';

const suite = new Suite();

/** It is my turn, with a row in the hand. */
const hasThree = (view: View): boolean => {
  const all = view.seats[0]!.hand!.map(Number);
  return view.turn === 1 && all.some((a) => all.some((b) => b > a && all.includes(2 * b - a)));
};

async function withRow(visitor: Visitor, help: Help): Promise<{ table: NmbrsTable; row: string[] }> {
  const table = await NmbrsTable.deal(visitor, hasThree, help);
  return { table, row: triple(table.blocks)! };
}

async function lay(table: NmbrsTable, row: string[]): Promise<void> {
  await table.choose(row);
  await mouse.press(table.button('New row'));
}

describe('help', () => {
  test('Show: the draft appears on the board, and blocks that do not fit come back with a reason', async () => {
    const visitor = await suite.visit();
    const { table, row } = await withRow(visitor, 'show');
    const wrong = [...row.slice(0, 2), table.blocks.find((block) => !row.includes(block) && !block.startsWith('j') && Number(block) !== 2 * Number(row[0]) - Number(row[1]))!];
    await lay(table, wrong);
    await table.page.locator('[data-region=work] .refusal').waitFor();
    // They are still chosen.
    for (const block of wrong) expect(await table.held(block).getAttribute('aria-selected')).toBe('true');
    expect(await table.drafted.count()).toBe(0);
    await mouse.press(table.button('Everything back to your hand'));
    await lay(table, row);
    await table.laid(row);
    expect(visitor.movesSent()).toBe(0);
    await table.large.and(table.page.locator(':not([aria-disabled=true])')).waitFor();
    await table.page.keyboard.press('Control+z');
    await expect.poll(() => table.drafted.count()).toBe(0);
  });

  test('Check: nothing is revealed before the button is pressed', async () => {
    const visitor = await suite.visit();
    const { table, row } = await withRow(visitor, 'check');
    const other = table.blocks.find((block) => !row.includes(block) && !block.startsWith('j'))!;
    const tries = (): number => visitor.sent.filter((message) => 'try' in message).length;
    const before = tries();
    await lay(table, [row[0]!, row[1]!, other]);
    expect(await table.page.locator('[data-region=work] .refusal').count()).toBe(0);
    expect(tries()).toBe(before);
    await mouse.press(table.button('Check'));
    const said = table.page.locator('[data-region=work] .refusal');
    await said.waitFor();
    expect(await said.innerText()).not.toBe('');
    await mouse.press(table.button('Everything back to your hand'));
    await lay(table, row);
    await mouse.press(table.button('Check'));
    await expect.poll(() => table.work.locator('.message').innerText()).toBe('Yes, that works.');
    // Now it is shown, until something changes.
    await table.laid(row);
    await table.give(gift(table.blocks.filter((block) => !row.includes(block))));
    expect(table.view.rows.length).toBe(1);
  });

  test('Off: a refusal comes only when the turn is sent', async () => {
    const visitor = await suite.visit();
    const { table, row } = await withRow(visitor, 'off');
    const other = table.blocks.find((block) => !row.includes(block) && !block.startsWith('j'))!;
    const tries = (): number => visitor.sent.filter((message) => 'try' in message).length;
    const before = tries();
    await lay(table, [row[0]!, row[1]!, other]);
    expect(await table.button('Check').count()).toBe(0);
    await mouse.press(table.button(/^Finish/));
    const given = table.blocks.find((block) => ![...row, other].includes(block))!;
    await table.held(given).click();
    await mouse.press(table.button(/^Give away/));
    await table.page.locator('[data-region=work] .refusal').waitFor();
    expect(table.view.rows.length).toBe(0);
    expect(tries()).toBe(before);
    // The draft stays as it was.
    expect(await table.work.locator('.draft li').count()).toBe(1);
    await mouse.press(table.button('Everything back to your hand'));
    await lay(table, row);
    await table.give(gift(table.blocks.filter((block) => !row.includes(block))));
    expect(table.view.rows.length).toBe(1);
  });
});

test('a draft can be composed while others play: valid steps stay, and are sent in the player’s turn', async () => {
  const visitor = await suite.visit();
  for (;;) {
    const { table: info } = await createTable(visitor, plenty({ seats: ['me', 'person'] }));
    const guest = await visitor.guest(info.id);
    await openTable(visitor, info.id, 'show');
    const table = new NmbrsTable(visitor);
    await table.ready();
    const row = triple(table.blocks);
    if (table.view.turn !== 2 || !row) continue;
    await lay(table, row);
    await table.laid(row);
    expect(await table.large.count()).toBe(0);
    await guest.play(typed((await guest.myTurn()).view as View));
    await visitor.until(() => typeof table.view.phase === 'object', 'I am asked');
    await table.send(table.button('Let it go'));
    await visitor.until(() => table.view.turn === 1 && table.view.phase === 'Turn', 'it is my turn');
    await table.laid(row);
    await table.give(gift(table.blocks.filter((block) => !row.includes(block))));
    expect(table.view.table.filter(({ piece }) => row.includes(piece)).length).toBe(3);
    return;
  }
});

test('panning the map is not a tap, and the buttons zoom', async () => {
  const visitor = await suite.visit({ width: 360, height: 640 });
  const { table, row } = await withRow(visitor, 'show');
  await lay(table, row);
  await table.laid(row);
  const block = table.lying(row[1]!);
  const box = (await block.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // A drag is not a tap, so the drafted block is not taken back.
  await table.page.mouse.move(x, y);
  await table.page.mouse.down();
  await table.page.mouse.move(x + 15, y + 5, { steps: 3 });
  await table.page.mouse.up();
  await visitor.settled();
  expect(await table.drafted.count()).toBe(3);
  expect(box.width).toBeGreaterThanOrEqual(44);
  // A wide window has room for the buttons.
  await table.page.setViewportSize({ width: 1280, height: 800 });
  await visitor.settled();
  const width = async (): Promise<number> => (await block.boundingBox())!.width;
  const before = await width();
  await table.page.getByRole('button', { name: 'Smaller' }).click();
  const smaller = await width();
  expect(smaller).toBeLessThan(before);
  await table.page.getByRole('button', { name: 'Smaller' }).click();
  expect(await width()).toBeLessThan(smaller);
  await table.page.getByRole('button', { name: 'Larger' }).click();
  expect(await width()).toBe(smaller);
});

test('Show: chosen blocks say what they make before a place is chosen', async () => {
  const visitor = await suite.visit();
  const { table, row } = await withRow(visitor, 'show');
  await table.choose(row.slice(0, 2));
  // Two blocks make nothing yet, so nothing is recommended.
  await table.work.locator('.new .plain').waitFor();
  await table.choose(row.slice(2));
  const step = Number(row[1]) - Number(row[0]);
  await expect.poll(() => table.work.locator('.new .go').innerText()).toBe(`New row ${row.join(' ')} · up by ${step}`);
  expect(await table.work.locator('.hop').allInnerTexts()).toEqual([`+${step}`, `+${step}`]);
});

test('typed words: steps, then the whole turn', async () => {
  const visitor = await suite.visit();
  const { table, row } = await withRow(visitor, 'show');
  await typeWords(table.page, `new ${row.join(' ')}`);
  await table.laid(row);
  expect(visitor.movesSent()).toBe(0);
  const left = gift(table.blocks.filter((block) => !row.includes(block)));
  await typeWords(table.page, `give ${left}`);
  await visitor.until(() => visitor.movesSent() > 0 && !visitor.isWaiting, 'it is sent');
  expect(visitor.refusal).toBeNull();
  expect(table.view.rows.length).toBe(1);
});

test('a listener: the rows come first, the hand is a list of blocks, the turn is announced', async () => {
  const visitor = await suite.visit();
  const { table, row } = await withRow(visitor, 'show');
  const reader = await ScreenReader.of(visitor);
  await reader.toTable();
  const hand = await reader.options('Your blocks');
  expect(hand.length).toBe(table.blocks.length);
  expect(await reader.ask('h', /^Your hand, \d+ blocks: /)).toContain(row[0]!);
  await reader.ask('v', /^Who has a row\? .* \d+ blocks in the pot/);
  await reader.ask('q', /You’ve drawn 2 blocks\. First lay a row/);
  const names = hand.map(({ name }) => name.split(',')[0]!);
  for (const block of row) await reader.choose('Your blocks', names.indexOf(block));
  await reader.ask('w', /^Chosen: /);
  await reader.key('n');
  await reader.listen('status', /^New row A: /);
  const tree = await reader.tree();
  const at = (test: (node: (typeof tree)[number]) => boolean): number => tree.findIndex(test);
  const list = at(({ role, name }) => role === 'list' && name === 'Rows');
  const map = at(({ role, name }) => role === 'group' && name === 'Map');
  expect(list).toBeGreaterThan(0);
  expect(map).toBeGreaterThan(list);
  expect(tree.some(({ role, name }) => role === 'button' && /^A, 3 blocks, \d+ to \d+, up by \d+\.$/.test(name))).toBe(true);
  expect(await findings(visitor), 'a draft').toEqual([]);
  // The list works on screen too, with arrow keys.
  await reader.key('g');
  expect((await reader.focus())?.name).toMatch(/^A, 3 blocks/);
  await reader.key('ArrowRight');
  expect((await reader.focus())?.name).toMatch(/^\d+, first of 3 in A/);
  expect(await findings(visitor), 'the list').toEqual([]);
  await reader.key('b');
  await reader.listen('alert', /Which block do you give away/);
  await reader.key('Space');
  await reader.key('Enter');
  await visitor.until(() => visitor.movesSent() > 0 && !visitor.isWaiting, 'it is sent');
  expect(visitor.refusal).toBeNull();
  await reader.listen('status', /You lay row A.*You give away/);
});
