/** Tables of nmbrs! blocks. */

import type { View } from '../../../../src/types/nmbrs';
import type { CreateTable, Update } from '../../../../src/types/protocol';
import type { Visitor } from '../browser';
import { triple, typed } from '../nmbrs';
import { NmbrsTable, short } from '../nmbrs-table';
import { createTable, openTable, playAt } from '../table';
import type { State } from './state';
import { shown, slow } from './steps';

/** Six people who lay what they can: a full table, at the requested moment. */
async function fullTable(visitor: Visitor, isIt: (view: View) => boolean): Promise<NmbrsTable> {
  const request: CreateTable = { game: 'nmbrs', preset: 'usual', options: { knock: 'in-order' }, seats: ['me', 'person', 'person', 'person', 'person', 'person'] };
  for (;;) {
    const { table: info } = await createTable(visitor, request);
    // My own moves go over a second connection; the page is opened once the table is in the requested state.
    const me = await visitor.again(info.id);
    const guests = [me, ...(await Promise.all([2, 3, 4, 5, 6].map(() => visitor.guest(info.id))))];
    await me.until(() => me.update !== null, 'the blocks are dealt');
    for (let moves = 0; moves < 60; moves++) {
      const { turn, view, v } = me.update! as Update & { view: View };
      if (!('Open' in turn) || view.round > 1) break;
      if (isIt(view)) {
        await openTable(visitor, info.id, 'show');
        const table = new NmbrsTable(visitor);
        await table.settled();
        return table;
      }
      const guest = guests.find(({ seat }) => seat === turn.Open.must[0])!;
      await guest.until(() => guest.update?.v === v, 'everybody has received it');
      await guest.play(typed(guest.update!.view as View));
      await me.until(() => me.update!.v > v, 'the move is announced');
    }
    for (const guest of guests) guest.leave();
  }
}
const isMine = (view: View): boolean => view.turn === 1 && view.phase === 'Turn' && view.rows.length >= 4 && triple(view.seats[0]!.hand!) !== null;

export const NMBRS: State[] = [
  {
    name: 'nmbrs-start',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'nmbrs', preset: 'usual', seats: ['me', ...slow(2)] }, 'show');
      await shown(visitor);
    },
  },
  {
    name: 'nmbrs-draft',
    reach: async (visitor) => {
      const table = await fullTable(visitor, isMine);
      const row = triple(table.blocks)!;
      for (const block of row) await table.held(block).click();
      await table.work.locator('.new button').click();
      await table.laid(row);
    },
  },
  {
    name: 'nmbrs-choosing',
    reach: async (visitor) => {
      const table = await fullTable(visitor, isMine);
      for (const block of triple(table.blocks)!) await table.held(block).click();
      // A row that is not valid: a refusal, and the blocks stay chosen.
      await table.page.locator('[data-region=table] button.letter').first().click();
      await table.work.locator('.message, .way, .draft').first().waitFor();
    },
  },
  {
    name: 'nmbrs-list',
    reach: async (visitor) => {
      const table = await fullTable(visitor, isMine);
      await table.page.locator('.as-list').click();
      await table.page.locator('.list:not(.visually-hidden)').waitFor();
    },
  },
  {
    name: 'nmbrs-knock',
    reach: async (visitor) => {
      const isAsked = (view: View): boolean => typeof view.phase === 'object' && view.phase.Knock.asked.includes(1) && view.rows.length >= 3;
      const table = await fullTable(visitor, isAsked);
      await table.work.locator('.answers').waitFor();
    },
  },
  {
    name: 'nmbrs-giving',
    reach: async (visitor) => {
      const table = await fullTable(visitor, isMine);
      await table.large.click();
      await table.hand.last().click();
    },
  },
  {
    name: 'nmbrs-simple',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'nmbrs', preset: 'simple', seats: ['me', ...slow()] }, 'show');
      await shown(visitor);
    },
  },
  {
    name: 'nmbrs-round-over',
    reach: async (visitor) => {
      const { table: info } = await createTable(visitor, { ...short('usual'), options: { rounds: '3', highest: '50', hand: 'five' }, seats: ['me', 'person'] });
      const players = [await visitor.again(info.id), await visitor.guest(info.id)];
      await openTable(visitor, info.id, 'show');
      const table = new NmbrsTable(visitor);
      await table.ready();
      while (table.view.round === 1) {
        const { v } = visitor.update!;
        for (const player of players) await player.until(() => player.update?.v === v, 'everybody has received it');
        const player = players.find(({ isMine }) => isMine)!;
        await player.play(typed(player.update!.view as View));
        await visitor.until(() => visitor.update!.v > v, 'the move is announced');
      }
      await visitor.page.locator('.ended').waitFor();
    },
  },
];
