/** Panels opened over a table. */

import type { Visitor } from '../browser';
import { SHORT } from '../numero-table';
import { playAt, quick } from '../table';
import type { State } from './state';
import { inHand, large, shown } from './steps';

/** A table in the middle of a game, with one panel opened over it. */
const opened = (name: string, open: (visitor: Visitor) => Promise<void>): State => ({
  name,
  reach: async (visitor) => {
    await playAt(visitor, { ...SHORT, seats: ['me', quick()] }, 'show');
    await shown(visitor);
    await inHand(visitor, 0).click();
    await large(visitor).click();
    await visitor.until(() => visitor.update!.v >= 2 && visitor.isMine, 'it is my turn again');
  },
  last: async (visitor) => {
    await open(visitor);
    await visitor.page.getByRole('dialog').waitFor();
  },
});
const header = (visitor: Visitor) => visitor.page.locator('header button');

export const PANELS: State[] = [
  opened('menu', (visitor) => header(visitor).first().click()),
  opened('how-to', (visitor) => header(visitor).nth(2).click()),
  opened('keys', (visitor) => inHand(visitor, 0).press('?')),
  opened('preferences', (visitor) => header(visitor).last().click()),
  opened('what-happened', async (visitor) => {
    await inHand(visitor, 0).press('l');
    await inHand(visitor, 0).press('l');
  }),
];
