/** Counts the taps of a move: pointer events from the start of the turn until the move is sent. */

import { expect } from 'vitest';
import type { Visitor } from './browser';

interface CountingWindow {
  tapsCounted?: number;
}

export async function startCounting(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => {
    const counting = window as CountingWindow;
    if (counting.tapsCounted === undefined) {
      addEventListener('pointerdown', () => (counting.tapsCounted = (counting.tapsCounted ?? 0) + 1), { capture: true });
    }
    counting.tapsCounted = 0;
  });
}

export async function tapsSoFar(visitor: Visitor): Promise<number> {
  return visitor.page.evaluate(() => (window as CountingWindow).tapsCounted ?? 0);
}

/** Counts the taps that `taps` makes, which must send one move, and only with the last tap. */
export async function expectTaps(visitor: Visitor, budget: number, taps: () => Promise<void>): Promise<void> {
  const before = visitor.movesSent();
  await startCounting(visitor);
  await taps();
  await visitor.until(() => visitor.movesSent() > before, 'the move is sent');
  expect(await tapsSoFar(visitor), 'taps').toBe(budget);
}
