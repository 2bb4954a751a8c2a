/** Two browsers at one table: each sees the other's moves at once, and never the other's cards. */

import { expect, test } from 'vitest';
import { mouse, touch } from './support/input-method';
import { NumberloorTable } from './support/numberloor-table';
import { NumeroTable } from './support/numero-table';
import { Suite } from './support/suite';
import { createTable, openTable } from './support/table';
import { text } from './support/text';
import type { CreateTable, Joined } from '../../src/types/protocol';

const suite = new Suite();

const NUMERO: CreateTable = { game: 'numero', preset: '1-10', pack: '1-6go', seats: ['me', 'person'] };
const NUMBERLOOR: CreateTable = { game: 'numberloor', preset: 'beginners', options: { 'turn-limit': '10' }, seats: ['me', 'person'] };

async function both(request: CreateTable) {
  const desk = await suite.visit();
  const phone = await suite.visit({ width: 360, height: 640, touch: true });
  const { table } = await createTable(desk, request);
  await phone.ask<Joined>(`/api/tables/${table.id}/seats`, {});
  await Promise.all([openTable(desk, table.id, 'show'), openTable(phone, table.id, 'show')]);
  return { desk, phone };
}

/** Plays for the seat that has the turn, until the game is over for both. */
async function playTogether(tables: (NumeroTable | NumberloorTable)[]): Promise<void> {
  const [first] = tables as [NumeroTable | NumberloorTable];
  while (!first.visitor.isOver) {
    const isUp = (): boolean => tables.some(({ visitor }) => visitor.isOver || (visitor.isMine && !visitor.isWaiting));
    await first.visitor.until(isUp, 'somebody has the turn');
    const next = tables.find(({ visitor }) => visitor.isMine);
    if (next && (await next.myTurn())) await next.turn();
    const { v } = tables.map(({ visitor }) => visitor.update!).sort((a, b) => b.v - a.v)[0]!;
    for (const { visitor } of tables) await visitor.until(() => visitor.update!.v >= v, 'everybody has received the move');
  }
}

test('NUMERO', async () => {
  const { desk, phone } = await both(NUMERO);
  const tables = [new NumeroTable(desk, mouse), new NumeroTable(phone, touch)];
  await playTogether(tables);
  const results = await Promise.all(tables.map((table) => table.result()));
  for (const result of results) expect(result).toMatch(/won|wins|share/);
  expect(desk.update?.turn).toEqual(phone.update?.turn);
});

test('Numberloor', async () => {
  const { desk, phone } = await both(NUMBERLOOR);
  const tables = [new NumberloorTable(desk, mouse), new NumberloorTable(phone, touch)];
  await playTogether(tables);
  await Promise.all(tables.map((table) => table.result()));
  expect(desk.update?.turn).toEqual(phone.update?.turn);
});

test('what one player calls out is read by the other, at the seat and in the log', async () => {
  const { desk, phone } = await both(NUMERO);
  await phone.page.getByRole('button', { name: 'Menu' }).tap();
  const said = text('phrase-good-luck');
  await phone.page.getByRole('button', { name: said }).tap();
  // At once in a bubble at the seat, and in the log later.
  await desk.page.getByRole('list', { name: text('web-seats') }).getByText(said).waitFor();
  await desk.page.getByRole('button', { name: text('web-log') }).click();
  await desk.page.getByRole('dialog').getByText(said).waitFor();
});

test('a player who leaves is shown as absent to the other, and is back after a reload', async () => {
  const { desk, phone } = await both(NUMERO);
  const path = new URL(phone.page.url()).pathname;
  await phone.goto('/');
  await desk.page.getByText('not here').waitFor();
  await phone.goto(path);
  await desk.page.getByText('not here').waitFor({ state: 'hidden' });
});
