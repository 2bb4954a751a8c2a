/** Looking back at a finished game: the timeline, the buttons, and whose hand is shown. */

import { expect, test } from 'vitest';
import { ownHand, valueOf } from './support/numero';
import { NumeroTable, SHORT } from './support/numero-table';
import { lookBack } from './support/result';
import { playThrough } from './support/states/ends';
import { slow } from './support/states/steps';
import { Suite } from './support/suite';
import { playAt } from './support/table';
import { text } from './support/text';

const suite = new Suite();

test('step by step, by slider and by sentence, with either hand', async () => {
  const visitor = await suite.visit();
  const { page } = visitor;
  await playThrough(visitor, SHORT);
  await lookBack(visitor);

  const slider = page.getByRole('slider', { name: text('web-after-step') });
  const next = page.getByRole('button', { name: text('web-after-on') });
  const back = page.getByRole('button', { name: text('web-after-back') });
  const now = page.locator('.now');
  const sentences = page.locator('.all li button');
  const current = page.locator('.all [aria-current=step]');

  expect(await now.innerText()).toBe(text('web-after-dealt'));
  await next.click();
  const first = await sentences.first().innerText();
  await expect.poll(() => now.innerText()).toBe(first);
  expect(await current.innerText()).toBe(first);
  expect(await slider.inputValue()).toBe('1');
  await back.click();
  await expect.poll(() => now.innerText()).toBe(text('web-after-dealt'));
  expect(await back.getAttribute('aria-disabled')).toBe('true');

  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => current.innerText()).toBe(await sentences.nth(1).innerText());
  expect(await slider.getAttribute('aria-valuetext')).toBeTruthy();

  const last = await slider.getAttribute('max');
  await sentences.last().click();
  await expect.poll(() => slider.inputValue()).toBe(last);
  expect(await next.getAttribute('aria-disabled')).toBe('true');

  // Every bar of the timeline is a move.
  const bars = await page.locator('svg.line path').evaluateAll((paths) => paths.map((path) => (path.getAttribute('d')?.match(/M/g) ?? []).length));
  expect(bars).toHaveLength(2);
  expect(bars.reduce((all, n) => all + n)).toBe(Number(last));

  await slider.fill('1');
  const seats = page.getByRole('list', { name: text('web-after-eyes') }).getByRole('button');
  const labels = await seats.locator('.name').allInnerTexts();
  const [mine, other] = labels.map((label) => label.replace(' (you)', ''));
  expect(labels[0]).toBe(text('web-after-name-you', { who: mine! }));
  const hand = (who: string) => page.getByRole('heading', { name: text('web-numero-hand-of', { who }) });
  await hand(mine!).waitFor();
  await seats.last().click();
  await hand(other!).waitFor();
  expect(await seats.last().getAttribute('aria-pressed')).toBe('true');
  expect(await seats.first().getAttribute('aria-pressed')).toBe('false');
});

test('What happened? tells what I played, also once the card has left my hand', async () => {
  const visitor = await suite.visit();
  const { page } = visitor;
  await playAt(visitor, { ...SHORT, options: { 'first-dealer': '2' }, seats: ['me', ...slow()] }, 'off');
  const table = new NumeroTable(visitor);
  await table.myTurn();
  const card = ownHand(table.view).find((each) => valueOf(each) !== null)!;
  await table.inHand(card).click();
  await table.button(text('web-numero-discard')).click();
  await page.locator('.last .last button').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: text('web-on') }).click();
  await sheet.getByText(text('web-numero-played', { cards: String(valueOf(card)) })).waitFor({ timeout: 3_000 });
});

test('it plays by itself, and stops at the end', async () => {
  const visitor = await suite.visit({ width: 360, height: 640, touch: true });
  const { page } = visitor;
  await playThrough(visitor, SHORT);
  await lookBack(visitor);
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  await slider.fill(String(last - 1));
  await page.getByRole('button', { name: text('web-after-play'), exact: true }).click();
  await page.getByRole('button', { name: text('web-after-pause') }).waitFor();
  await expect.poll(() => slider.inputValue(), { timeout: 6_000 }).toBe(String(last));
  await page.getByRole('button', { name: text('web-after-play'), exact: true }).waitFor();
});
