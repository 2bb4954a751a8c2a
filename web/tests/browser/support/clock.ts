/** The clock of a page, for presses in quick succession that would otherwise count as one. */

import type { Page } from 'playwright-core';

interface ForwardWindow {
  forwardBy?: number;
}

/** Longer than both double-click guards of the pages, so that a second press at the same place counts. */
export const NEXT_PRESS_MS = 500;

/** Advances the clock by which the page tells two presses from a double click. Its timers are unaffected. */
export async function putForward(page: Page, ms = NEXT_PRESS_MS): Promise<void> {
  await page.evaluate((ms) => {
    const clock = window as ForwardWindow;
    if (clock.forwardBy === undefined) {
      const now = performance.now.bind(performance);
      performance.now = () => now() + clock.forwardBy!;
      const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')!.get!;
      Object.defineProperty(Event.prototype, 'timeStamp', { get: function (this: Event) { return (stamp.call(this) as number) + clock.forwardBy!; } });
    }
    clock.forwardBy = (clock.forwardBy ?? 0) + ms;
  }, ms);
}
