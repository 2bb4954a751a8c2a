/**
 * Pictures for people to look at, made by `scripts/screenshots` and collected only there: every state of every game in four
 * window sizes and three looks, as contact sheets, and a still of each game for the README.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import type { Theme, Visitor } from './support/browser';
import { ContactSheet } from './support/contact-sheet';
import { resize, type Size } from './support/layout';
import { ENDS } from './support/states/ends';
import { NMBRS } from './support/states/nmbrs';
import { NUMBERLOOR } from './support/states/numberloor';
import { NUMENKO } from './support/states/numenko';
import { NUMERO } from './support/states/numero';
import { PAGES } from './support/states/pages';
import { PANELS } from './support/states/panels';
import { arriveAt, type State } from './support/states/state';
import { Suite } from './support/suite';

const FOLDER = process.env.RECKON_SCREENSHOTS!;
const THEMES: Theme[] = ['light', 'dark', 'contrast'];
const DEVICES: { touch: boolean; sizes: [Size, ...Size[]] }[] = [
  { touch: true, sizes: [{ width: 360, height: 640 }, { width: 844, height: 390 }] },
  { touch: false, sizes: [{ width: 768, height: 1024 }, { width: 1280, height: 800 }] },
];
const GROUPS: Record<string, State[]> = { pages: PAGES, numero: NUMERO, nmbrs: NMBRS, numberloor: NUMBERLOOR, numenko: NUMENKO, panels: PANELS, ends: ENDS };
/** State of each game that the README shows. */
const STILLS: Record<string, string> = { 'numero-work': 'numero', 'nmbrs-draft': 'nmbrs', 'numberloor-trail': 'numberloor', 'numenko-sums': 'numenko' };

/** A window in which the longest sum is whole. */
const STILL_SIZE: Size = { width: 1440, height: 960 };

const suite = new Suite();
mkdirSync(FOLDER, { recursive: true });

async function shoot(visitor: Visitor, theme: Theme, size: Size): Promise<Buffer> {
  await visitor.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
  await resize(visitor, size, false);
  return visitor.page.screenshot({ type: 'jpeg', quality: 88, animations: 'disabled', caret: 'hide' });
}

describe.each(Object.entries(GROUPS))('%s', (group, states) => {
  const sheets = Object.fromEntries(THEMES.map((theme) => [theme, new ContactSheet()])) as Record<Theme, ContactSheet>;

  test.each(states)('$name', async (state) => {
    for (const { touch, sizes } of DEVICES) {
      const visitor = await suite.visit({ ...sizes[0], touch });
      await arriveAt(state, visitor);
      for (const theme of THEMES) {
        for (const size of sizes) {
          const jpeg = await shoot(visitor, theme, size);
          sheets[theme].add(state.name, size, jpeg);
          if (process.env.RECKON_EACH) writeFileSync(join(FOLDER, `${state.name}-${theme}-${size.width}x${size.height}.jpg`), jpeg);
        }
      }
      if (!touch && STILLS[state.name]) writeFileSync(join(FOLDER, `${STILLS[state.name]}.jpg`), await shoot(visitor, 'light', STILL_SIZE));
    }
  });

  afterAll(async () => {
    for (const theme of THEMES) {
      if (!sheets[theme].isEmpty) writeFileSync(join(FOLDER, `all-${group}-${theme}.jpg`), await sheets[theme].draw());
    }
  });
});
