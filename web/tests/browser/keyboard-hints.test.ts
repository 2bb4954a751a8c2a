/** Hints about keys are only where there is a keyboard: a mouse suggests one, a touch screen shows it by the first key. */

import { expect, test } from 'vitest';
import { SHORT } from './support/numero-table';
import { Suite } from './support/suite';
import { playAt, quick } from './support/table';
import { text } from './support/text';
import type { CreateTable } from '../../src/types/protocol';
import type { Visitor } from './support/browser';

const suite = new Suite();

const PHONE = { width: 360, height: 740, touch: true };
const TABLES: CreateTable[] = [
  SHORT,
  { game: 'nmbrs', preset: 'usual', seats: ['me', quick()] },
  { game: 'numberloor', preset: 'intermediate', seats: ['me', quick()] },
  { game: 'numenko', preset: 'quick', seats: ['me'] },
];
const KEYS = /\b(Enter|Space|Backspace|Ctrl|Shift|arrow keys?)\b/;

const openRules = (visitor: Visitor): Promise<void> => visitor.page.getByRole('button', { name: text('web-how-to') }).first().click();
const keysShown = (visitor: Visitor): Promise<number> => visitor.page.locator('kbd').count();
/** Only what can be seen: titles and names are for mice and listeners. */
const seen = (visitor: Visitor): Promise<string> => visitor.page.evaluate(() => document.body.innerText);

test.each(TABLES)('$game: none on a phone, until a key is pressed', async (request) => {
  const visitor = await suite.visit(PHONE);
  await playAt(visitor, request, 'show');
  await visitor.page.locator('[data-region=hand] [tabindex="0"]').first().waitFor();
  expect(await seen(visitor)).not.toMatch(KEYS);
  await openRules(visitor);
  await visitor.page.getByRole('dialog').waitFor();
  expect(await seen(visitor)).not.toMatch(KEYS);
  expect(await keysShown(visitor)).toBe(0);
  await visitor.page.keyboard.press('Shift');
  await expect.poll(() => keysShown(visitor)).toBeGreaterThan(0);
});

test('with a mouse they are there from the beginning', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, SHORT, 'show');
  await openRules(visitor);
  await expect.poll(() => keysShown(visitor)).toBeGreaterThan(0);
});
