/** Tables of Numberloor. */

import type { View } from '../../../../src/types/numberloor';
import type { CreateTable } from '../../../../src/types/protocol';
import { findDeal } from '../deals';
import { openTable, playAt, quick } from '../table';
import type { State } from './state';
import { shown, slow } from './steps';

export const NUMBERLOOR: State[] = [
  {
    name: 'numberloor-trail',
    reach: async (visitor) => {
      const request: CreateTable = { game: 'numberloor', preset: 'intermediate', pack: '2*5 2*6 2*7 2*9 3*3 3*b3 4*b2', seats: ['me', quick()] };
      const id = await findDeal<View>(visitor, request, (view) => {
        const isPair = 'Pair' in view.open && view.open.Pair.level === '3' && view.open.Pair.balloon === 'b2';
        return isPair && ['5', '7', 'b3'].every((card) => view.hands[0]!.cards!.includes(card));
      });
      await openTable(visitor, id, 'show');
      await shown(visitor);
      for (const card of ['5', '7', 'b3']) {
        await visitor.page.locator(`[role=option][data-card="${card}"][aria-selected=false]`).first().click();
        await visitor.page.locator(`[role=option][data-card="${card}"][aria-selected=true]`).first().waitFor();
      }
    },
  },
  {
    name: 'numberloor-night',
    reach: async (visitor) => {
      const request: CreateTable = { game: 'numberloor', preset: 'advanced', pack: '4*5 4*6 4n!red 5n!red 6n!red 3*b1', seats: ['me', quick('owl')] };
      const id = await findDeal<View>(visitor, request, (view) => {
        const isFive = 'Pair' in view.open && Number.parseInt(view.open.Pair.level, 10) === 5;
        return isFive && ['5', '5n'].every((card) => view.hands[0]!.cards!.includes(card));
      });
      await openTable(visitor, id, 'show');
      await shown(visitor);
      await visitor.page.locator('[role=option][data-card="5"]').first().click();
      await visitor.page.locator('[data-region=work] .go').click();
      // Without hurry, everybody is asked after a turn; with two players, the one who has just played.
      await visitor.until(() => typeof (visitor.update!.view as View).phase === 'object', 'I am asked for a Night card');
    },
  },
  {
    name: 'numberloor-beginners',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'numberloor', preset: 'beginners', seats: ['me', quick()] }, 'show');
      await shown(visitor);
    },
  },
  {
    name: 'numberloor-waiting',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'numberloor', preset: 'advanced', options: { youngest: '2' }, seats: ['me', ...slow(4)] }, 'check');
      await shown(visitor);
    },
  },
];
