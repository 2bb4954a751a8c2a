/** Another language on a page that stands already, as its settings change it. */

import type { Visitor } from './browser';

/** Every page but a table has a button for the other language; a table has it among its preferences. */
export async function speakGerman(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const heard = visitor.heard.length;
  const isConnected = new URL(page.url()).pathname.startsWith('/t/') && visitor.update !== null;
  const v = visitor.update?.v ?? 0;
  // A dialog may lie above the button, so it is not clicked by hand.
  const isPressed = await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('header button[lang=de]');
    button?.click();
    return button !== null;
  });
  if (!isPressed) {
    await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('header button')].at(-1)?.click());
    await page.getByRole('dialog').locator('select').first().selectOption('de');
  }
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  if (!isPressed) {
    await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].at(-1)?.click());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  if (isConnected) {
    // The table connects anew, and all that happened is told once more.
    const isTold = (): boolean => visitor.heard.slice(heard).some((message) => 'update' in message && message.update.v >= v);
    await visitor.until(isTold, 'the table has told its game in German');
    await visitor.until(() => !visitor.isReading, 'the engine has answered');
  }
  await visitor.quiet();
}
