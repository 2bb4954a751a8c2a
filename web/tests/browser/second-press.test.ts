/** What gives something up for good takes a second press of the same button. A double click is one press. */

import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/types/numero';
import { putForward } from './support/clock';
import type { Visitor } from './support/browser';
import { findDeal } from './support/deals';
import { lyingValue, ownHand, valueOf } from './support/numero';
import { NumeroTable, SHORT } from './support/numero-table';
import { Suite } from './support/suite';
import { openTable, playAt } from './support/table';
import { text } from './support/text';

const suite = new Suite();

const PHONE = { width: 360, height: 640, touch: true };

/** Presses a button twice; a move is sent only by the second press, and not by a double click. */
async function expectTwoPresses(visitor: Visitor, button: Locator): Promise<void> {
  const place = await button.boundingBox();
  const words = await button.innerText();
  await button.dblclick();
  await visitor.settled();
  await expect.poll(() => button.innerText()).not.toBe(words);
  expect(visitor.movesSent()).toBe(0);
  // It is the same button, at the same place.
  const { x, y, width, height } = (await button.boundingBox())!;
  expect(x + width / 2).toBeGreaterThan(place!.x);
  expect(x + width / 2).toBeLessThan(place!.x + place!.width);
  expect(y + height / 2).toBeGreaterThan(place!.y);
  expect(y + height / 2).toBeLessThan(place!.y + place!.height);
  await putForward(visitor.page);
  await button.click();
  await visitor.until(() => visitor.movesSent() === 1 && !visitor.isWaiting, 'the second press counts');
  expect(visitor.refusal).toBeNull();
}

describe('NUMERO', () => {
  test.each(['show', 'check'] as const)('Stop in a game of Patience, with help %s', async (help) => {
    const visitor = await suite.visit(PHONE);
    await playAt(visitor, { ...SHORT, options: {}, seats: ['me'] }, help);
    const table = new NumeroTable(visitor);
    await table.myTurn();
    const name = new RegExp(`^(${[text('web-numero-stop'), text('web-numero-really-stop')].map(escaped).join('|')})$`);
    await expectTwoPresses(visitor, table.button(name));
    await visitor.until(() => visitor.isOver, 'the game is over');
  });

  test('a bluff', async () => {
    const visitor = await suite.visit(PHONE);
    const request = { ...SHORT, preset: 'scoring', pack: '6*2g 6*3b 6*5r' };
    // A 2 and a 3 make 5, and the hand has none.
    const suits = ({ centre, hands }: View): boolean => {
      const holds = hands[0]!.cards!.map(valueOf);
      return centre.some((lying) => lyingValue(lying) === 3) && holds.includes(2) && !holds.includes(5);
    };
    await openTable(visitor, await findDeal<View>(visitor, request, suits), 'show');
    const table = new NumeroTable(visitor);
    await table.myTurn();
    await table.centre.nth(table.view.centre.findIndex((lying) => lyingValue(lying) === 3)).click();
    await table.inHand(ownHand(table.view).find((card) => valueOf(card) === 2)!).click();
    const what = text('web-numero-build-bluff', { value: 5 });
    await table.button(what).waitFor();
    await expectTwoPresses(visitor, table.button(new RegExp(`^(${[what, text('web-numero-really', { what })].map(escaped).join('|')})$`)));
  });
});

test('leaving a table for good', async () => {
  const visitor = await suite.visit(PHONE);
  await playAt(visitor, SHORT, 'show');
  await new NumeroTable(visitor).myTurn();
  const hasLeft = (): boolean => visitor.sent.some((message) => 'leave' in message);
  await visitor.page.getByRole('button', { name: text('web-menu') }).tap();
  const leave = visitor.page.getByRole('dialog').locator('button').filter({ hasText: new RegExp(`${escaped(text('web-leave'))}|${escaped(text('web-leave-sure'))}`) });
  await leave.dblclick();
  await expect.poll(() => leave.innerText()).toContain(text('web-leave-sure'));
  expect(hasLeft()).toBe(false);
  await putForward(visitor.page);
  await leave.tap();
  await visitor.until(hasLeft, 'the second press leaves');
  await visitor.page.waitForURL(`${visitor.origin}/`);
});

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
