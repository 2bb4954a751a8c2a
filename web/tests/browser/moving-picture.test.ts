/** Frames of a real game for the README, made by `scripts/moving-picture` and collected only there. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { NUMERO } from './support/states/numero';
import { arriveAt } from './support/states/state';
import { Suite } from './support/suite';

const FOLDER = process.env.RECKON_FRAMES!;
const SIZE = { width: 900, height: 600 };
const LONGEST_MS = 16_000;

const suite = new Suite();

test('a turn, and the answer of a computer player', async () => {
  const visitor = await suite.visit({ ...SIZE, motion: true });
  await arriveAt(NUMERO.find(({ name }) => name === 'numero-work')!, visitor);
  const { page } = visitor;
  const frames: { at: number; png: Buffer }[] = [];
  const shoot = async (): Promise<void> => void frames.push({ at: performance.now(), png: await page.screenshot({ caret: 'hide' }) });
  await shoot();
  const begun = performance.now();
  await page.waitForTimeout(900);
  await page.locator('[data-region=work] .go').click();
  // The computer player answers, then it is the player's turn again.
  for (let quietFrames = 0; performance.now() - begun < LONGEST_MS && quietFrames < 8; ) {
    await shoot();
    const isQuiet = visitor.update?.turn && 'Open' in visitor.update.turn && visitor.update.turn.Open.must.includes(1) && (await page.locator('[data-scene=idle]').count()) > 0;
    quietFrames = isQuiet ? quietFrames + 1 : 0;
  }
  frames.forEach(({ at, png }, i) => {
    const ms = Math.round((frames[i + 1]?.at ?? at + 1500) - at);
    writeFileSync(join(FOLDER, `${String(i).padStart(4, '0')}-${Math.max(20, ms)}.png`), png);
  });
});
