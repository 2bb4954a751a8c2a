/** Numenko's table: arranging tiles, the judgement shown, swopping, being done, and coming back. */

import { describe, expect, test } from 'vitest';
import type { Work } from '../../src/types/numenko';
import type { Visitor } from './support/browser';
import { typeWords } from './support/command';
import { touch } from './support/input-method';
import { alone, NumenkoTable, WHOLE } from './support/numenko-table';
import { lookBack, resultOf } from './support/result';
import { Suite } from './support/suite';
import { createTable, openTable, playAt } from './support/table';
import { expectTaps, startCounting, tapsSoFar } from './support/taps';

const suite = new Suite();

const PHONE = { width: 360, height: 640, touch: true };

async function sit(help: 'show' | 'check' | 'off', pot = 6, visit = {}, options: Record<string, string> = {}): Promise<NumenkoTable> {
  const visitor = await suite.visit(visit);
  await playAt(visitor, alone(pot, { options }), help);
  const table = new NumenkoTable(visitor);
  await table.ready();
  return table;
}
const triesIn = (visitor: Visitor): number => visitor.sent.filter((message) => 'try' in message).length;
const draftsIn = (visitor: Visitor): string[] =>
  visitor.sent.flatMap((message) => ('draft' in message ? [(message as { draft: { grid: string } }).draft.grid] : []));

/** Waits until the draft is stored: that happens when the grid is idle, after the engine would have been asked. */
const isLeft = (table: NumenkoTable, grid: string): Promise<void> =>
  table.visitor.until(() => draftsIn(table.visitor).includes(grid), 'the draft is stored at the table');

describe('taps', () => {
  test('2 ∗ 4 ∗ 8: one for the place and one for each tile', async () => {
    const table = await sit('show', 6, PHONE);
    await startCounting(table.visitor);
    await table.cell(0, 1).tap();
    for (const tile of '2*4*8') await table.key(tile).tap();
    expect(await tapsSoFar(table.visitor)).toBe(1 + 5);
    await table.expectGrid('2*4*8');
    await expect.poll(() => table.sums.first().innerText()).toContain('2 × 4 = 8');
  });

  test.each(['show', 'check', 'off'] as const)('a swop in %s: two', async (help) => {
    const table = await sit(help, 6, PHONE);
    await expectTaps(table.visitor, 2, async () => {
      await table.button('Swop').tap();
      await table.key('7').tap();
    });
    await table.settled();
    await expect.poll(() => table.tiles.length).toBe(22);
    expect(await table.nameOf('?')).toBe('smiley: 3, new');
    expect(await table.nameOf('7')).toBe('7: none left');
  });

  test.each(['show', 'check', 'off'] as const)('done in %s: one', async (help) => {
    // Under the honour system nothing is done automatically.
    const table = await sit(help, 6, {}, { 'check-done': 'off' });
    await table.layAll();
    await table.expectGrid(WHOLE);
    if (help === 'show') await expect.poll(() => table.large.getAttribute('aria-disabled')).toBe('false');
    await expectTaps(table.visitor, 1, () => table.large.click());
    await expect.poll(() => table.tiles.length).toBe(25);
    await expect.poll(() => table.lastMove.innerText()).toContain('4 new tiles');
    expect(await table.nameOf('?')).toBe('smiley: 4, new');
  });
});

describe('a finger', () => {
  test('that pans does not tap', async () => {
    const table = await sit('show', 6, { width: 1280, height: 800 });
    await table.type(0, 0, '2*4*8');
    const box = (await table.cell(0, 2).boundingBox())!;
    await table.page.mouse.move(box.x + 20, box.y + 20);
    await table.page.mouse.down();
    await table.page.mouse.move(box.x - 20, box.y + 30, { steps: 4 });
    await table.page.mouse.up();
    await table.expectGrid('2*4*8');
  });

  test('takes a tile back, and turns the cursor', async () => {
    const table = await sit('show', 6, PHONE);
    await table.cell(0, 1).tap();
    for (const tile of '2*4') await table.key(tile).tap();
    await table.cell(0, 2).tap();
    await table.expectGrid('2.4');
    await table.key('*').tap();
    await table.expectGrid('2*4');
    const cell = table.cell(1, 2);
    await cell.tap();
    expect(await cell.getAttribute('aria-label')).toContain('tiles go across');
    await cell.tap();
    expect(await cell.getAttribute('aria-label')).toContain('tiles go down');
  });

  test('zooms in from the overview', async () => {
    const table = await sit('show', 6, PHONE);
    await table.type(0, 0, '2*4*8');
    await table.type(-1, 1, '6*7*58', true);
    await table.expectGrid('.6/2*4*8/.7/.*/.5/.8');
    await table.visitor.settled();
    await table.page.getByRole('button', { name: 'Show everything' }).tap();
    await expect.poll(async () => (await table.cell(0, 0).boundingBox())!.width).toBeLessThan(44);
    await table.cell(0, 0).tap();
    await expect.poll(async () => (await table.cell(0, 0).boundingBox())!.width).toBe(44);
    await table.expectGrid('.6/2*4*8/.7/.*/.5/.8');
  });
});

describe('the grid as shown', () => {
  test('true, unfinished and wrong sums look and read differently, faulty ones first', async () => {
    const table = await sit('show');
    await table.type(0, 0, '2*4*8');
    await table.type(-1, 1, '6*7', true);
    await table.type(4, 0, '0*1*5');
    await expect.poll(() => table.sums.count()).toBeGreaterThan(2);
    const looks = await table.sums.evaluateAll((all) => all.map((item) => item.className.split(' ')[0]));
    expect(looks.slice(0, 3)).toEqual(['wrong', 'unfinished', 'true']);
    expect(await table.page.locator('[role=gridcell][data-look=wrong]').count()).toBeGreaterThan(0);
    expect(await table.sums.nth(0).innerText()).toContain('no signs make this true');
    expect(await table.sums.nth(1).innerText()).toContain('not finished');
    expect(await table.page.locator('[data-sums]').innerText()).toContain('Worked from left to right');
    expect(await table.page.locator('[data-sums]').innerText()).toContain('2 groups');
    // A tap on a sum goes there.
    await table.sums.filter({ hasText: '2 × 4 = 8' }).getByRole('button').click();
    await expect.poll(() => table.cell(0, 0).evaluate((cell) => cell === document.activeElement)).toBe(true);
  });

  test('a star shows its reading in each direction, and says it', async () => {
    const table = await sit('show', 0);
    await table.type(0, 0, '2*4*8');
    await table.type(-1, 1, '2*5*10', true);
    await expect.poll(() => table.cell(0, 1).getAttribute('aria-label')).toContain('row 2, column 2: star, times across, times down');
    const cell = table.cell(0, 3);
    expect(await cell.getAttribute('aria-label')).toContain('row 2, column 4: star, is across');
    expect(await table.cell(0, 1).locator('.read.across').innerText()).toBe('×');
  });

  test('brackets show the order of calculation, in the signs of the language', async () => {
    const table = await sit('show', 6, { language: 'de' });
    await table.type(0, 0, '8-6*5=10');
    await expect.poll(() => table.sums.first().innerText()).toContain('(8 − 6) · 5 = 10');
  });

  test('late answers to older grids are dropped', async () => {
    const table = await sit('show');
    await table.type(0, 0, '2*4*8');
    await expect.poll(() => table.sums.first().innerText()).toContain('2 × 4 = 8');
    await table.page.keyboard.type('0');
    // Nothing is shown about a grid that no longer exists.
    expect(await table.page.locator('[role=gridcell][data-look=true]').count()).toBe(0);
    await expect.poll(() => table.sums.first().innerText()).toContain('no signs make this true');
  });

  test('in Check nothing is shown until asked for, and then only until something changes', async () => {
    const table = await sit('check');
    const before = triesIn(table.visitor);
    await table.type(0, 0, '2*4*8');
    await isLeft(table, '2*4*8');
    expect(triesIn(table.visitor)).toBe(before);
    expect(await table.sums.count()).toBe(0);
    await table.button('Check').click();
    await expect.poll(() => table.sums.first().innerText()).toContain('2 × 4 = 8');
    await table.cell(0, 5).click();
    await table.page.keyboard.type('0');
    await expect.poll(() => table.sums.count()).toBe(0);
  });

  test('in Off nothing is shown but the reason for a refusal', async () => {
    const table = await sit('off');
    const before = triesIn(table.visitor);
    await table.type(0, 0, '2*4*9');
    await isLeft(table, '2*4*9');
    expect(triesIn(table.visitor)).toBe(before);
    expect(await table.sums.count()).toBe(0);
    await table.large.click();
    await table.notice.locator('.refusal').waitFor();
    await table.expectGrid('2*4*9');
  });

  test('Done is offered when all tiles are laid in true sums', async () => {
    const table = await sit('show', 6, {}, { 'check-done': 'off' });
    expect(await table.large.innerText()).toContain('Done: 21 left');
    await table.large.click({ force: true });
    expect(await table.notice.locator('.refusal').innerText()).toContain('21 are left');
    await table.layAll();
    await expect.poll(() => table.large.innerText()).toContain('4 new tiles');
  });
});

describe('coming back', () => {
  test('a reload brings the grid back from the device', async () => {
    const table = await sit('show');
    await table.type(0, 0, '2*4*8');
    await table.visitor.goto(new URL(table.page.url()).pathname);
    await table.ready();
    await table.expectGrid('2*4*8');
  });

  test('another device brings it back from the table', async () => {
    const table = await sit('check');
    await table.type(0, 0, '2*4*8');
    await isLeft(table, '2*4*8');
    // The table answers in order: once this is answered, it has the draft.
    await table.button('Check').click();
    await expect.poll(() => table.sums.count()).toBe(1);
    await table.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('reckon.numenko')).forEach((key) => localStorage.removeItem(key)));
    await table.visitor.goto(new URL(table.page.url()).pathname);
    await table.ready();
    await table.expectGrid('2*4*8');
  });

  test('drafts are stored when the grid is idle, at most once a second', async () => {
    const table = await sit('off', 6, { clock: true });
    const { page, visitor } = table;
    const before = draftsIn(visitor).length;
    const began = await page.evaluate(() => performance.now());
    await table.type(0, 0, '');
    for (const tile of '2*4*8') {
      await page.keyboard.type(tile);
      await page.clock.runFor(400);
    }
    await page.clock.runFor(1_000);
    await isLeft(table, '2*4*8');
    const seconds = (await page.evaluate(() => performance.now()) - began) / 1_000;
    const drafts = draftsIn(visitor).slice(before);
    expect(drafts.length).toBeGreaterThan(1);
    expect(drafts.length).toBeLessThanOrEqual(1 + seconds);
    expect(drafts.at(-1)).toBe('2*4*8');
  });

  test('a tile that was swopped away is gone from the grid', async () => {
    const table = await sit('show');
    await table.type(0, 0, '2*4*8');
    await table.button('Swop').click();
    await table.cell(0, 2).click();
    await table.settled();
    await table.expectGrid('2*.*8');
    await table.visitor.goto(new URL(table.page.url()).pathname);
    await table.ready();
    await table.expectGrid('2*.*8');
  });
});

test('a whole true grid is done by itself, and the new tiles are shown', async () => {
  const table = await sit('check');
  await table.layAll();
  await expect.poll(() => table.tiles.length, { timeout: 10_000 }).toBe(25);
  expect(table.visitor.movesSent()).toBe(0);
  await table.expectGrid(WHOLE);
  await expect.poll(() => table.lastMove.innerText()).toContain('4 new tiles');
  expect(await table.nameOf('?')).toBe('smiley: 4, new');
});

describe('arranging by hand', () => {
  test('lift, move, move all, undo', async () => {
    const table = await sit('show');
    await table.type(0, 0, '2*4*8');
    await table.type(-1, 1, '6*7*10', true);
    await table.cell(5, 1).click();
    await table.page.keyboard.press('Space');
    await table.button('Lift sum').click();
    await table.expectGrid('2*4*8');
    await table.button('Undo').click();
    await table.expectGrid('.6/2*4*8/.7/.*/.1/.0');
    await table.button('Move').click();
    await table.button('Move all').click();
    await table.cell(2, 4).click();
    await table.expectGrid('.6/2*4*8/.7/.*/.1/.0');
    await table.page.keyboard.press('Control+z');
    await table.page.keyboard.press('Shift+Backspace');
    await table.expectGrid('-');
    await table.page.keyboard.press('Control+z');
    await table.expectGrid('.6/2*4*8/.7/.*/.1/.0');
  });

  test('by keys: arrows, Space, Shift and Ctrl with arrows, N, G', async () => {
    const table = await sit('show');
    await table.type(0, 0, '2*4*8');
    const focused = () => table.page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell ?? document.activeElement?.className);
    expect(await focused()).toBe('0,5');
    await table.page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('0,4');
    await table.page.keyboard.press('Control+ArrowLeft');
    expect(await focused()).toBe('0,0');
    await table.page.keyboard.press('Shift+ArrowDown');
    expect(await focused()).toBe('1,0');
    await table.expectGrid('2*4*8');
    await table.page.keyboard.press('ArrowUp');
    await table.page.keyboard.press('ArrowUp');
    await table.page.keyboard.press('Space');
    expect(await table.cell(-1, 0).getAttribute('aria-label')).toContain('tiles go down');
    await table.page.keyboard.press('Control+ArrowDown');
    expect(await focused()).toBe('1,0');
    await table.page.keyboard.press('Space');
    await table.type(1, 5, '0');
    await expect.poll(() => table.sums.first().innerText()).toContain('no signs make this true');
    await table.cell(3, 3).click();
    await table.page.keyboard.press('n');
    expect(await focused()).toBe('1,0');
    await table.page.keyboard.press('g');
    expect(await focused()).toContain('sum');
    await table.page.keyboard.press('g');
    expect(await focused()).toBe('1,0');
  });

  test('by typed words: edits and moves, with and without help', async () => {
    for (const help of ['show', 'off'] as const) {
      const table = await sit(help);
      const say = (words: string): Promise<void> => typeWords(table.page, words);
      await say('a1 across 2*4*8');
      await table.expectGrid('2*4*8');
      await say('b1 down 6(*)7*10');
      await table.expectGrid('.6/2*4*8/.7/.*/.1/.0');
      await say('lift b1 down');
      await table.expectGrid('2*4*8');
      await say('swop 7');
      await expect.poll(() => table.tiles.length).toBe(22);
      await say('nonsense');
      await expect.poll(() => table.page.locator('#command-refused').innerText()).not.toBe('');
      await say('done');
      await expect.poll(() => table.page.locator('#command-refused').innerText()).toMatch(/tile/);
    }
  });
});

describe('alone', () => {
  test('to the end by keys alone: game over, swops and time', async () => {
    const visitor = await suite.visit();
    await playAt(visitor, alone(0), 'check');
    const table = new NumenkoTable(visitor);
    await table.ready();
    const { keyboard } = table.page;
    // F6 leads into the grid, and everything else is done from there.
    for (let i = 0; i < 6 && !(await table.cell(0, 0).evaluate((cell) => cell === document.activeElement)); i++) await keyboard.press('F6');
    await keyboard.type('2x4=8');
    for (const key of ['Control+ArrowLeft', 'Control+ArrowLeft', 'ArrowUp', 'ArrowRight', 'Space']) await keyboard.press(key);
    await keyboard.type('6x7+58=100x1');
    await keyboard.press('Space');
    for (let i = 0; i < 10; i++) await keyboard.press('ArrowUp');
    for (let i = 0; i < 3; i++) await keyboard.press('ArrowRight');
    await keyboard.press('Space');
    await keyboard.type('*9*?2');
    expect(await resultOf(visitor)).toMatch(/beaten the pot.*\d+:\d\d/);
    const { table: info } = await createTable(visitor, alone(0));
    await openTable(visitor, info.id, 'off');
    await table.ready();
    await table.stop();
    await visitor.page.getByRole('button', { name: /^Lay/ }).click();
    expect(await resultOf(visitor)).toMatch(/pot wins this time: \d+ points left/);
  });

  test('the first page leads there, and the deal can be checked', async () => {
    const visitor = await suite.visit({ ...PHONE, height: 800 });
    await visitor.goto('/');
    await visitor.page.getByRole('region', { name: /Numenko/ }).getByRole('link', { name: /alone/i }).tap();
    await visitor.page.getByRole('button', { name: /^Play/ }).tap();
    const table = new NumenkoTable(visitor, touch);
    await table.ready();
    await table.stop();
    await visitor.page.getByRole('button', { name: /^Lay/ }).tap();
    await resultOf(visitor);
    await lookBack(visitor);
    await visitor.page.locator('#after-fair ~ button').first().click();
    await visitor.page.locator('.summary').waitFor();
    expect(await visitor.page.locator('section[aria-labelledby=after-fair] li.differs, section[aria-labelledby=after-fair] li.unknown').count()).toBe(0);
  });
});

test('a judgement says which move the grid would be sent as', async () => {
  const table = await sit('show');
  await table.type(0, 0, '2*4*8');
  await expect.poll(() => table.sums.count()).toBe(1);
  const reading = table.visitor.received.findLast((message) => 'reading' in message);
  const work = (reading && 'reading' in reading ? reading.reading.work : null) as Work;
  expect([work.says, work.groups]).toEqual(['Done', 1]);
});

test('a reading can be stated, and is taken back when its tiles change', async () => {
  const table = await sit('show');
  await table.type(0, 0, '2*4*8');
  await expect.poll(() => table.sums.first().innerText()).toContain('2 × 4 = 8');
  // As stored by a device where a wrong reading was stated.
  const path = new URL(table.page.url()).pathname;
  await table.visitor.goto('/');
  await table.page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('reckon.numenko'))!;
    const kept = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, sent: null, stated: [{ down: false, at: { row: 0, column: 0 }, reading: '2+4=8' }] }));
  });
  await table.visitor.goto(path);
  await table.ready();
  await expect.poll(() => table.sums.first().innerText()).toContain('2 + 4 = 8 isn’t true');
  await table.page.getByRole('button', { name: /^Say how/ }).click();
  await table.page.getByLabel(/^Read as/).fill('2 × 4 = 8');
  await table.page.locator('[data-sums]').getByRole('button', { name: 'Say it' }).click();
  await expect.poll(() => table.page.locator('[data-sums] li.true').innerText()).toContain('2 × 4 = 8');
  const said = table.visitor.sent.flatMap((message) => ('try' in message ? [message.try.work] : []));
  expect(said.at(-1)).toBe('2*4*8; across 1,1: 2x4=8');
});
