/** The sheet with the result that slides up over a finished table. */

import type { Visitor } from './browser';

/** Waits for the result and returns its sentence. The headings of the table lie under the sheet. */
export async function resultOf({ page }: Visitor): Promise<string> {
  // In any language.
  await page.locator('.ways button').first().waitFor();
  return (await page.locator('.result h1').textContent()) ?? '';
}

/** Opens the page that looks back at the game: its moves, the scores, the record, the shuffle. */
export async function lookBack({ page }: Visitor): Promise<void> {
  await page.locator('.looks button').first().click();
  await page.locator('input[type=range]').waitFor();
}
