/** Steps that several states share. */

import type { Locator } from 'playwright-core';
import type { SeatWish } from '../../../../src/types/protocol';
import type { Visitor } from '../browser';

// Tables look the same in every language, so elements are found by structure, not by text.
export const inCentre = (visitor: Visitor, at: number) => visitor.page.locator('[data-region=table] [role=option]').nth(at);
export const inHand = (visitor: Visitor, at: number) => visitor.page.locator('[data-region=hand] [role=option]').nth(at);
export const large = (visitor: Visitor) => visitor.page.locator('[data-region=work] :is(.do, .best > button, .main > button)').first();

/** Different computer players that think longer than any check takes. */
export const slow = (count = 1): SeatWish[] => (['owl', 'fox', 'raven', 'octopus'] as const).slice(0, count).map((player) => ({ computer: { player, pace_ms: 10_000 } }));

export async function shown(visitor: Visitor): Promise<void> {
  await visitor.page.locator('[data-region=hand]').waitFor();
}

/** Presses a button, and waits for the refusal of this very press. */
export async function refused(visitor: Visitor, button: Locator): Promise<void> {
  const before = visitor.received.length;
  await button.click();
  await visitor.until(() => visitor.received.slice(before).some((message) => 'refused' in message), 'it is refused');
  await visitor.page.locator('.refusal', { hasText: visitor.refusal! }).waitFor();
}
