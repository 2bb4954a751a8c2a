/** The field for typed moves: in the log beside the table on a wide screen, else in the sheet with the log. */

import type { Page } from 'playwright-core';

export async function typeWords(page: Page, words: string): Promise<void> {
  const field = page.locator('#command');
  if (!(await field.isVisible())) {
    await page.locator('nav .tool').last().click();
    await field.waitFor();
  }
  await field.fill(words);
  await field.press('Enter');
}
