/** Switches the language of a loaded page, as its settings do. */

import type { Visitor } from './browser';

/** The front page has a button for the other language; every other page has it among its settings. */
export async function speakGerman(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const before = visitor.received.length;
  const isConnected = new URL(page.url()).pathname.startsWith('/t/') && visitor.update !== null;
  const v = visitor.update?.v ?? 0;
  // A dialog may cover the button, so it is clicked by script.
  const isPressed = await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('header button[lang=de]');
    button?.click();
    return button !== null;
  });
  if (!isPressed) {
    await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('header button')].at(-1)?.click());
    // The radio button itself is hidden behind its picture.
    await page.locator('[role=dialog] input[name=language][value=de]').evaluate((radio: HTMLElement) => radio.click());
  }
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  if (!isPressed) {
    await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].at(-1)?.click());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  if (isConnected) {
    // The table reconnects, and the whole log is sent again.
    const isResent = (): boolean => visitor.received.slice(before).some((message) => 'update' in message && message.update.v >= v);
    await visitor.until(isResent, 'the table has sent its game in German');
    await visitor.until(() => !visitor.isReading, 'the engine has answered');
  }
  await visitor.quiet();
}
