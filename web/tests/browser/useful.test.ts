/** The filled button is the one that a friend at the table would suggest, and it says what it does. */

import { describe, expect, test } from 'vitest';
import type { View as NmbrsView } from '../../src/types/nmbrs';
import type { View } from '../../src/types/numero';
import { findDeal } from './support/deals';
import { triple } from './support/nmbrs';
import { NmbrsTable } from './support/nmbrs-table';
import { alone, NumenkoTable } from './support/numenko-table';
import { lyingValue, ownHand, valueOf } from './support/numero';
import { NumeroTable, SHORT } from './support/numero-table';
import { Suite } from './support/suite';
import { openTable, playAt } from './support/table';
import { text } from './support/text';

const suite = new Suite();

const PHONE = { width: 360, height: 640, touch: true };

describe('NUMERO', () => {
  test('while a card that fits glows, Discard is plain; the take is filled', async () => {
    const visitor = await suite.visit(PHONE);
    const suits = ({ centre, hands }: View): boolean => centre.some((lying) => hands[0]!.cards!.some((card) => valueOf(card) === lyingValue(lying)));
    await openTable(visitor, await findDeal<View>(visitor, SHORT, suits), 'show');
    const table = new NumeroTable(visitor);
    await table.myTurn();
    const { centre } = table.view;
    const hand = ownHand(table.view);
    const at = centre.findIndex((lying) => hand.some((card) => valueOf(card) === lyingValue(lying)));
    const card = hand.find((card) => valueOf(card) === lyingValue(centre[at]!))!;
    await table.inHand(card).click();
    const discard = table.button(text('web-numero-discard-card', { card: String(valueOf(card)) }));
    await discard.waitFor();
    await expect.poll(() => visitor.page.locator('[data-region=table] .fits').count()).toBeGreaterThan(0);
    expect(await filled(table)).toEqual([]);
    await table.centre.nth(at).click();
    const take = text('web-numero-take-cards', { n: 2 });
    await table.button(take).waitFor();
    await expect.poll(() => filled(table)).toEqual([take]);
  });

  test('without a card that fits, Discard is filled', async () => {
    const visitor = await suite.visit(PHONE);
    // Nothing adds up to a 1, and a single 1 adds nothing to a 7 that anybody holds.
    const request = { ...SHORT, pack: '8*1g 8*7b', options: { ...SHORT.options, 'centre-start': 'players' } };
    const suits = ({ centre, hands }: View): boolean => {
      const lies = centre.map((lying) => lyingValue(lying)!);
      const holds = hands[0]!.cards!.map((card) => valueOf(card)!);
      return lies.every((value) => value === 7) && holds.every((value) => value === 1);
    };
    await openTable(visitor, await findDeal<View>(visitor, request, suits), 'show');
    const table = new NumeroTable(visitor);
    await table.myTurn();
    await table.hand.first().click();
    await expect.poll(() => filled(table)).toEqual([text('web-numero-discard-card', { card: '1' })]);
  });
});

/** The words on the filled buttons. */
const filled = ({ work }: { work: NumeroTable['work'] }): Promise<string[]> => work.locator('button.go:not([aria-disabled=true])').allInnerTexts();

test('nmbrs! blocks: New row is filled once the chosen blocks make one, and says which', async () => {
  const visitor = await suite.visit(PHONE);
  const suits = (view: NmbrsView): boolean => view.turn === 1 && triple(view.seats[0]!.hand!) !== null;
  const table = await NmbrsTable.deal(visitor, suits);
  const row = triple(table.blocks)!;
  await table.choose(row.slice(0, 2));
  const button = table.work.locator('.new button');
  await button.waitFor();
  await visitor.until(() => visitor.isJudged, 'the engine has answered');
  expect(await button.getAttribute('class')).not.toMatch(/\bgo\b/);
  await table.choose(row.slice(2));
  await expect.poll(() => button.getAttribute('class')).toMatch(/\bgo\b/);
  const by = Number(row[1]) - Number(row[0]);
  const said = await button.innerText();
  for (const number of [...row, String(by)]) expect(said).toMatch(new RegExp(`\\b${number}\\b`));
  expect(await filled(table)).toEqual([said]);
});

test('Numenko: Done is filled only when all tiles lie and are true', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, alone(6, { options: { 'check-done': 'off' } }), 'show');
  const table = new NumenkoTable(visitor);
  await table.ready();
  const isFilled = async (): Promise<boolean> => (await table.large.getAttribute('class'))!.split(' ').includes('go') && (await table.large.getAttribute('aria-disabled')) !== 'true';
  expect(await isFilled()).toBe(false);
  await table.type(0, 0, '2x4=8');
  await expect.poll(() => table.page.locator('[role=gridcell][data-look=true]').count()).toBe(5);
  expect(await isFilled()).toBe(false);
  await table.type(-1, 1, '6*7*58*100*1', true);
  await table.type(1, 4, '*9*?2', true);
  await expect.poll(isFilled).toBe(true);
  expect(await filled({ work: table.page.locator('[data-region=work]') })).toHaveLength(1);
  // All tiles lie, but one sum is not true any more.
  await table.page.keyboard.press('Backspace');
  await table.type(0, 5, '2');
  await table.page.locator('[role=gridcell][data-look=wrong]').first().waitFor();
  await expect.poll(isFilled).toBe(false);
});
