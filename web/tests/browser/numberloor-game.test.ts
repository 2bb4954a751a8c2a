/** Whole games of Numberloor, from the deal to the result: by mouse, by keyboard, by touch. */

import { expect, test } from 'vitest';
import { Keyboard, mouse, touch } from './support/input-method';
import { NumberloorTable, short } from './support/numberloor-table';
import { Suite } from './support/suite';
import { playAt } from './support/table';
import { pattern } from './support/text';

const suite = new Suite();

test('Intermediate by mouse', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, short('intermediate'), 'show');
  const table = new NumberloorTable(visitor, mouse);
  expect(await table.playOn()).toBeGreaterThan(2);
  expect(await table.result()).toMatch(/won|wins|share/);
});

test('Beginners by touch, on a phone', async () => {
  const visitor = await suite.visit({ width: 360, height: 640, touch: true });
  await playAt(visitor, short('beginners'), 'show');
  expect(await new NumberloorTable(visitor, touch).playOn()).toBeGreaterThan(2);
});

test('Advanced by keys alone', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, short('advanced'), 'show');
  expect(await new NumberloorTable(visitor, new Keyboard(visitor.page)).playOn()).toBeGreaterThan(2);
});

test('Beginners on one device, by mouse: the cards are covered between turns', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, { ...short('beginners'), seats: ['me', 'me'] });
  const table = new NumberloorTable(visitor, mouse);
  for (let turns = 0; turns < 4; turns++) {
    await visitor.page.getByRole('button', { name: pattern('web-cover-show') }).click();
    await visitor.until(() => visitor.update?.seat === (turns % 2) + 1, 'the right cards are shown');
    await table.myTurn();
    await visitor.until(() => visitor.you?.help === 'show', 'help is there');
    await table.turn();
  }
});
