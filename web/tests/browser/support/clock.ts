/** The clock of a page, for presses that would count as one where they follow each other at once. */

import type { Page } from 'playwright-core';

interface ForwardWindow {
  forwardBy?: number;
}

/** A second press at the same place counts only after this: two double-click guards of the pages are shorter. */
export const NEXT_PRESS_MS = 500;

/** Puts the clock forward by which the page tells two presses from a double click. Its timers stay as they are. */
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
