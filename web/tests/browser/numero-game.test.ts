/** Whole games of NUMERO, from the deal to the result: by mouse, by keyboard, by touch. */

import { expect, test } from 'vitest';
import { Keyboard, mouse, touch } from './support/input-method';
import { NumeroTable, SHORT } from './support/numero-table';
import { Suite } from './support/suite';
import { playAt, quick } from './support/table';

const suite = new Suite();

test('by mouse', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, SHORT, 'show');
  const table = new NumeroTable(visitor, mouse);
  expect(await table.playOn()).toBeGreaterThan(2);
  expect(await table.result()).toMatch(/won|wins|share/);
});

test('by touch, on a phone', async () => {
  const visitor = await suite.visit({ width: 360, height: 640, touch: true });
  await playAt(visitor, SHORT, 'show');
  const table = new NumeroTable(visitor, touch);
  expect(await table.playOn()).toBeGreaterThan(2);
});

test('by keys alone', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, SHORT, 'show');
  const table = new NumeroTable(visitor, new Keyboard(visitor.page));
  expect(await table.playOn()).toBeGreaterThan(2);
  // The result has the focus, so that the next key goes to the right place.
  expect(await visitor.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('alone, as Patience, by touch', async () => {
  const visitor = await suite.visit({ width: 360, height: 640, touch: true });
  await playAt(visitor, { ...SHORT, options: {}, seats: ['me'] }, 'show');
  await new NumeroTable(visitor, touch).playOn();
});

test('play again: the next game begins on the same page', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, { ...SHORT, pack: '1-6go', seats: ['me', quick('hedgehog')] }, 'show');
  const table = new NumeroTable(visitor, mouse);
  await table.playOn();
  await visitor.page.getByRole('button', { name: 'Again', exact: true }).click();
  await visitor.until(() => visitor.update?.round === 2, 'the second game');
  await table.playOn();
});
