/** Nothing is cut off, covered or wider than the screen, from small phones to large desks, with large letters too. */

import { describe, test } from 'vitest';
import { expectFits, SIZES, twiceAsLarge } from './support/layout';
import { STATES } from './support/states';
import { Suite } from './support/suite';
import { expectWords } from './support/words';

const suite = new Suite();

describe('nothing is cut off', () => {
  test.each(STATES)('$name', async (state) => {
    const visitor = await suite.visit();
    await state.reach(visitor);
    await expectWords(visitor, state.name);
    for (const size of SIZES) {
      await visitor.page.setViewportSize(size);
      for (const large of [false, true]) {
        await twiceAsLarge(visitor, large);
        await expectFits(visitor, `${state.name} at ${size.width} × ${size.height}${large ? ', letters twice as large' : ''}`);
      }
    }
  });
});
