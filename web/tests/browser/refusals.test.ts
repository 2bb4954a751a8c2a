/** A refused move gets a sentence beside the cards, and the draft stays as it was. */

import { describe, expect, test } from 'vitest';
import type { View as LoorView } from '../../src/types/numberloor';
import type { View } from '../../src/types/numero';
import { typeWords } from './support/command';
import { findDeal } from './support/deals';
import { levelOf, ownHand as loorHand, goes } from './support/numberloor';
import { NumberloorTable, short } from './support/numberloor-table';
import { lyingValue, ownHand, valueOf } from './support/numero';
import { NumeroTable, SHORT } from './support/numero-table';
import { Suite } from './support/suite';
import { openTable, quick } from './support/table';

const suite = new Suite();

describe('NUMERO', () => {
  test.each(['check', 'off'] as const)('a take that does not add up, with help %s', async (help) => {
    const visitor = await suite.visit({ width: 360, height: 640 });
    const id = await findDeal<View>(visitor, SHORT, (view) => {
      const hand = view.hands[0]!.cards!.map((card) => Number.parseInt(card, 10));
      return view.centre.some((lying) => 'Card' in lying && !hand.includes(Number.parseInt(lying.Card, 10)));
    });
    await openTable(visitor, id, help);
    const table = new NumeroTable(visitor);
    await table.myTurn();
    const hand = ownHand(table.view);
    const at = table.view.centre.findIndex((lying) => !hand.some((card) => valueOf(card) === lyingValue(lying)));
    await table.centre.nth(at).click();
    await table.inHand(hand[0]!).click();
    // Nothing gives the answer away before the button is pressed.
    expect(await table.work.innerText()).toContain('?');
    await table.button('Take').click();
    await visitor.until(() => visitor.refusal !== null, 'the move is refused');
    await table.work.getByText(visitor.refusal!).waitFor();
    expect(visitor.refusal).toMatch(new RegExp(`${valueOf(hand[0]!)}`));
    // In Off not even a refusal reveals a value.
    if (help === 'off') expect(visitor.refusal).not.toContain('=');
    expect(await table.centre.nth(at).getAttribute('aria-selected')).toBe('true');
    expect(await table.inHand(hand[0]!).getAttribute('aria-selected')).toBe('true');
    expect(visitor.update?.v).toBe(0);
    // Screen readers get it too.
    await visitor.page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    // A valid move is still possible: the other card is put back, and the player's own is discarded.
    await table.centre.nth(at).click();
    await table.send('Discard');
  });

  test('in Show the grey button says why', async () => {
    const visitor = await suite.visit();
    const id = await findDeal<View>(visitor, { ...SHORT, seats: ['me', quick()] }, (view) =>
      view.hands[0]!.cards!.some((card) => view.centre.every((lying) => 'Card' in lying && Number.parseInt(lying.Card, 10) > Number.parseInt(card, 10))),
    );
    await openTable(visitor, id, 'show');
    const table = new NumeroTable(visitor);
    await table.myTurn();
    const low = ownHand(table.view).find((card) => table.view.centre.every((lying) => lyingValue(lying)! > valueOf(card)!))!;
    const high = Math.max(...ownHand(table.view).map((card) => valueOf(card)!));
    await table.centre.nth(0).click();
    await table.inHand(low).click();
    const large = table.work.locator('.actions button').first();
    const sum = lyingValue(table.view.centre[0]!)! + valueOf(low)!;
    if (sum > high) {
      await expect.poll(() => large.getAttribute('aria-disabled')).toBe('true');
      expect((await large.innerText()).length).toBeGreaterThan(10);
    }
    expect(visitor.movesSent()).toBe(0);
  });

  test('the command field keeps the typed words, and says why they are refused', async () => {
    const visitor = await suite.visit();
    const id = await findDeal<View>(visitor, SHORT, () => true);
    await openTable(visitor, id, 'check');
    const table = new NumeroTable(visitor);
    await table.myTurn();
    await typeWords(visitor.page, 'take 99: 1');
    await expect.poll(() => visitor.page.locator('#command-refused').innerText()).not.toBe('');
    expect(await visitor.page.locator('#command').inputValue()).toBe('take 99: 1');
  });
});

describe('Numberloor', () => {
  const notGoing = (view: LoorView): string | undefined => {
    if (!('Pair' in view.open)) return undefined;
    const { level, balloon } = view.open.Pair;
    return loorHand(view).find((card) => levelOf(card) !== null && !goes(levelOf(card)!, levelOf(level)!, balloon));
  };

  test.each(['check', 'off'] as const)('a Level that does not fit, with help %s', async (help) => {
    const visitor = await suite.visit({ width: 360, height: 640 });
    const id = await findDeal<LoorView>(visitor, short('intermediate'), (view) => {
      if (!('Pair' in view.open)) return false;
      const { level, balloon } = view.open.Pair;
      const by = Number(balloon.slice(1));
      return view.hands[0]!.cards!.some((card) => /^\d/.test(card) && ![0, by, 10 - by].includes((Number(card) - Number(level) + 10) % 10));
    });
    await openTable(visitor, id, help);
    const table = new NumberloorTable(visitor);
    await table.myTurn();
    const card = notGoing(table.view)!;
    await table.card(card).click();
    await table.button(/^End turn/).click();
    await visitor.until(() => visitor.refusal !== null, 'the move is refused');
    await table.work.getByText(visitor.refusal!).waitFor();
    expect(visitor.refusal).toContain(`${levelOf(card)}`);
    // The card and what it lies on, and no number that would fit.
    if (help === 'off') expect(visitor.refusal!.match(/\d/g)).toHaveLength(2);
    expect(await visitor.page.locator(`[role=option][data-card="${card}"][aria-selected=true]`).count()).toBe(1);
    expect(visitor.update?.v).toBe(0);
  });

  test('in Show the card comes back, and the sentence names the cards that fit', async () => {
    const visitor = await suite.visit({ width: 360, height: 640 });
    const id = await findDeal<LoorView>(visitor, short('beginners'), (view) => {
      if (!('Stacks' in view.open)) return false;
      const open = [view.open.Stacks.left, view.open.Stacks.right].map(Number);
      return view.hands[0]!.cards!.some((card) => open.every((at) => ![0, 1, 9].includes((Number(card) - at + 10) % 10)));
    });
    await openTable(visitor, id, 'show');
    const table = new NumberloorTable(visitor);
    await table.myTurn();
    const { left, right } = (table.view.open as { Stacks: { left: string; right: string } }).Stacks;
    const card = loorHand(table.view).find((card) => [left, right].every((at) => ![0, 1, 9].includes((Number(card) - Number(at) + 10) % 10)))!;
    await table.card(card).click();
    await table.work.getByText(new RegExp(`${card}\\D+${left}\\b`)).waitFor();
    expect(await visitor.page.locator('[role=option][aria-selected=true]').count()).toBe(0);
    expect(visitor.movesSent()).toBe(0);
  });
});
