/** Tables of Numenko. */

import type { View } from '../../../../src/types/numenko';
import type { CreateTable } from '../../../../src/types/protocol';
import type { Visitor } from '../browser';
import type { Guest } from '../guest';
import { alone, NumenkoTable } from '../numenko-table';
import { createTable, openTable, playAt } from '../table';
import type { State } from './state';
import { refused, slow } from './steps';

async function numenko(visitor: Visitor, request: CreateTable, help: 'show' | 'check' | 'off'): Promise<NumenkoTable> {
  await playAt(visitor, request, help);
  const table = new NumenkoTable(visitor);
  await table.ready();
  return table;
}

/** Sits down with a second person. */
export async function withFriend(visitor: Visitor, options: Record<string, string> = {}, pack?: string): Promise<{ table: NumenkoTable; guest: Guest }> {
  const { table: info } = await createTable(visitor, { game: 'numenko', preset: 'quick', options, pack, seats: ['me', 'person'] });
  const guest = await visitor.guest(info.id);
  await openTable(visitor, info.id, 'show');
  const table = new NumenkoTable(visitor);
  await table.ready();
  return { table, guest };
}

export const NUMENKO: State[] = [
  {
    name: 'numenko-start',
    reach: async (visitor) => {
      await numenko(visitor, { game: 'numenko', preset: 'usual', seats: ['me', ...slow(3)] }, 'show');
    },
  },
  {
    name: 'numenko-sums',
    reach: async (visitor) => {
      const table = await numenko(visitor, alone(6, { options: { 'check-done': 'off' } }), 'show');
      await table.layAll();
      await table.page.keyboard.press('Backspace');
      await table.type(0, 5, '2');
      await table.page.locator('[role=gridcell][data-look=wrong]').first().waitFor();
    },
  },
  {
    name: 'numenko-done',
    reach: async (visitor) => {
      const table = await numenko(visitor, alone(6), 'show');
      await table.layAll();
      await table.page.locator('.key.fresh').waitFor();
    },
  },
  {
    name: 'numenko-refusal',
    reach: async (visitor) => {
      const table = await numenko(visitor, alone(6), 'off');
      await table.type(0, 0, '2*4*9');
    },
    last: (visitor) => refused(visitor, new NumenkoTable(visitor).large),
  },
  {
    name: 'numenko-swop',
    reach: async (visitor) => {
      const table = await numenko(visitor, alone(6), 'check');
      await table.type(0, 0, '2*4*8');
      await table.page.keyboard.press('t');
      await table.page.locator('.keys.swops').waitFor();
    },
  },
  {
    name: 'numenko-move',
    reach: async (visitor) => {
      const table = await numenko(visitor, alone(6), 'show');
      await table.type(0, 0, '2*4*8');
      await table.page.keyboard.press('m');
      await table.page.locator('.picked').first().waitFor();
    },
  },
  {
    name: 'numenko-vote',
    reach: async (visitor) => {
      const { table, guest } = await withFriend(visitor, { 'check-done': 'off', 'pot-limit': '0' });
      await guest.play(`game over ${(guest.update!.view as View).seats[1]!.tiles}`, { outOfTurn: true });
      await table.page.locator('section.ending button').first().waitFor();
    },
  },
  {
    name: 'numenko-check',
    reach: async (visitor) => {
      const { table, guest } = await withFriend(visitor, { 'check-done': 'off', 'who-checks': 'players', 'pot-limit': '0' });
      const tiles = (guest.update!.view as View).seats[1]!.tiles!;
      await guest.play(`game over ${tiles.slice(0, 11)}/${[...tiles.slice(11)].join('/')}`, { outOfTurn: true });
      await table.page.locator('[data-check] li button').first().click();
      await table.page.locator('[data-check] .chosen').first().waitFor();
    },
  },
  {
    name: 'numenko-laid',
    reach: async (visitor) => {
      const { table, guest } = await withFriend(visitor, { 'open-grids': 'on' });
      await table.type(0, 0, [...table.tiles].slice(0, 5).join(''));
      await guest.play('stop', { outOfTurn: true });
      await table.stop();
      await table.page.locator('section.ending').waitFor();
      await table.page.locator('[data-region=work] .do').click();
      await table.page.locator('[data-region=table] .others li').first().waitFor();
    },
  },
];
