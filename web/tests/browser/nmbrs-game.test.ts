/** Whole games of nmbrs! blocks, from the deal to the result: by touch on a phone, by keyboard alone, by mouse. */

import { expect, test } from 'vitest';
import type { View } from '../../src/types/nmbrs';
import type { CreateTable, Help } from '../../src/types/protocol';
import type { Visitor } from './support/browser';
import { Keyboard, mouse, touch } from './support/input-method';
import type { Guest } from './support/guest';
import { typed } from './support/nmbrs';
import { NmbrsTable, short } from './support/nmbrs-table';
import { Suite } from './support/suite';
import { createTable, openTable, playAt } from './support/table';
import { lookBack } from './support/result';
import { pattern, text } from './support/text';

const suite = new Suite();

const LONG_MS = 240_000;

/** Sits down with a player who lays at most one row per turn, so that no round ends before I had a turn. */
async function sitDown(visitor: Visitor, request: CreateTable, help: Help): Promise<Guest> {
  const { table } = await createTable(visitor, { ...request, seats: ['me', 'person'] });
  const guest = await visitor.guest(table.id);
  await openTable(visitor, table.id, help);
  return guest;
}

/** Lets the guest play until my turn or the end. */
async function otherPlays(visitor: Visitor, guest: Guest): Promise<void> {
  for (;;) {
    await guest.until(() => guest.update?.v === visitor.update!.v, 'both have received the same update');
    if (!guest.isMine || guest.isOver) return;
    const { v } = guest.update!;
    await guest.play(typed(guest.update!.view as View));
    await visitor.until(() => visitor.update!.v > v, 'the move is announced');
  }
}

/** Plays to the end; returns the number of my turns. */
async function playOn(table: NmbrsTable, guest: Guest): Promise<number> {
  let turns = 0;
  while (await otherPlays(table.visitor, guest), await table.myTurn()) {
    await table.turn();
    turns++;
  }
  return turns;
}

test('by touch, on a phone', { timeout: LONG_MS }, async () => {
  const visitor = await suite.visit({ width: 360, height: 640, touch: true });
  const guest = await sitDown(visitor, short('usual', { options: { rounds: '1', highest: '50' } }), 'show');
  const table = new NmbrsTable(visitor, touch);
  await table.ready();
  expect(await playOn(table, guest)).toBeGreaterThan(0);
  expect(await table.result()).toMatch(/won|wins|share/);
});

test('the simple version by keys alone', { timeout: LONG_MS }, async () => {
  const visitor = await suite.visit();
  const guest = await sitDown(visitor, short('simple', { options: { rounds: '1' } }), 'show');
  const table = new NmbrsTable(visitor, new Keyboard(visitor.page));
  await table.ready();
  expect(await playOn(table, guest)).toBeGreaterThan(0);
  expect(await table.result()).toMatch(/won|wins|share/);
});

test('two rounds by mouse: the blocks left, the sheet, and the next round', { timeout: LONG_MS }, async () => {
  const visitor = await suite.visit();
  const guest = await sitDown(visitor, short('usual', { options: { rounds: '2', highest: '50', hand: 'five' } }), 'check');
  const table = new NmbrsTable(visitor, mouse);
  await table.ready();
  let panels = 0;
  while (await otherPlays(visitor, guest), await table.myTurn()) {
    const panel = table.page.getByRole('region', { name: text('web-nmbrs-round-over', { n: 1 }) });
    if (table.view.round === 2 && panels === 0) {
      await panel.waitFor();
      panels++;
      const sheet = table.view.sheet[0]!;
      // The winner has nothing left.
      expect(Math.min(...sheet)).toBe(0);
      expect((await panel.getByRole('cell').allInnerTexts()).filter((text) => text.trim() === 'no blocks left')).toHaveLength(1);
      for (const points of sheet) expect(await panel.getByRole('cell', { name: String(points), exact: true }).count()).toBeGreaterThan(0);
      await table.button('On to the next round').click();
      await panel.waitFor({ state: 'detached' });
    }
    if (typeof table.view.phase === 'object') await table.send(table.button('Let it go'));
    else await table.give(table.blocks.filter((block) => !block.startsWith('j')).at(-1) ?? table.blocks[0]!);
  }
  expect(panels).toBe(1);
  const view = visitor.update!.view as View;
  expect(view.sheet.length).toBe(2);
  expect(await table.result()).toMatch(/won|wins|share/);
  await lookBack(visitor);
  expect(await visitor.page.getByRole('table').first().innerText()).toContain(text('web-nmbrs-total'));
});

test('two people at one device: the blocks are covered between turns', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, short('simple', { seats: ['me', 'me'] }));
  const table = new NmbrsTable(visitor, mouse);
  for (let turns = 0; turns < 4; turns++) {
    // A player who lets a block go may get the next turn and go on.
    if (!visitor.isMine) await visitor.page.getByRole('button', { name: pattern('web-cover-show') }).click();
    await visitor.until(() => visitor.isMine, 'the right blocks are shown');
    await table.myTurn();
    if (typeof table.view.phase === 'object') await table.send(table.button('Let it go'));
    else await table.give(table.blocks[0]!);
  }
});
