/** No page and no state has a finding of axe-core, in any of the looks, on a phone and on a desk. */

import { describe, test } from 'vitest';
import { expectAccessible } from './support/axe';
import type { Theme } from './support/browser';
import { Suite } from './support/suite';
import { STATES } from './support/states';

const THEMES: Theme[] = ['light', 'dark', 'contrast'];
const SIZES = [
  { width: 360, height: 640, touch: true },
  { width: 1280, height: 800 },
];

const suite = new Suite();

describe.each(SIZES)('at $width', (size) => {
  test.each(STATES)('$name', async (state) => {
    const visitor = await suite.visit(size);
    await state.reach(visitor);
    for (const theme of THEMES) {
      await visitor.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      await expectAccessible(visitor, `${state.name}, ${theme}`, theme === 'light' ? 'all' : 'colours');
    }
  });
});
