/** Who is youngest: asked at the table before the first game, where the rules want to know and several people are there. */

import { expect, test } from 'vitest';
import type { Created, CreateTable, TableInfo } from '../../src/types/protocol';
import type { Visitor, VisitOptions } from './support/browser';
import { Suite } from './support/suite';
import { startCounting, tapsSoFar } from './support/taps';
import { text } from './support/text';

const suite = new Suite();

const START = new RegExp(`^${text('web-start')}`);
const PHONE: VisitOptions = { width: 390, height: 844, touch: true };

/** Opens a table as the set-up page does: the game begins when its page says so. */
async function gather(options: VisitOptions, request: CreateTable): Promise<{ visitor: Visitor; id: string }> {
  const visitor = await suite.visit(options);
  const { table: info } = await visitor.ask<Created>('/api/tables', request);
  await visitor.goto(`/t/${info.id}`);
  return { visitor, id: info.id };
}

const question = ({ page }: Visitor) => page.getByRole('region', { name: text('web-youngest') });
/** The table as the page was last sent it. */
function table({ received }: Visitor): TableInfo {
  const known = received.flatMap((message) => ('hello' in message ? [message.hello.table] : 'table' in message ? [message.table.table] : []));
  return known.at(-1)!;
}
const must = ({ update }: Visitor): number[] => (update && 'Open' in update.turn ? update.turn.Open.must : []);
const options = ({ update }: Visitor): { youngest: string } => (update!.view as { options: { youngest: string } }).options;

test('two people at one device answer with one tap, and the one who is tapped begins', async () => {
  const visitor = await suite.visit(PHONE);
  await visitor.goto('/play/numberloor?how=device');
  await visitor.page.getByRole('button', { name: new RegExp(`^${text('web-play')}`) }).tap();
  await question(visitor).waitFor();
  expect(visitor.update, 'nothing is dealt before the answer').toBeNull();
  const [, second] = table(visitor).seats;
  await startCounting(visitor);
  await question(visitor).getByRole('button', { name: second!.name }).tap();
  await visitor.until(() => visitor.update !== null, 'the cards are dealt');
  expect(await tapsSoFar(visitor)).toBe(1);
  expect(must(visitor)).toEqual([2]);
  expect(options(visitor).youngest).toBe('Two');
});

test('a lot can decide', async () => {
  const { visitor } = await gather({}, { game: 'nmbrs', preset: 'simple', seats: ['me', 'me', 'me'] });
  await question(visitor).getByRole('button', { name: text('web-youngest-lot') }).click();
  await visitor.until(() => visitor.update !== null, 'the blocks are dealt');
  expect(options(visitor).youngest).toBe('Random');
});

test('friends who have come by the link are among the answers, and the host is asked when starting', async () => {
  const { visitor, id } = await gather({}, { game: 'numberloor', preset: 'beginners', seats: ['me', 'person', 'person', 'person'] });
  await visitor.page.getByRole('button', { name: START }).waitFor();
  expect(await question(visitor).count()).toBe(0);
  const friend = await visitor.guest(id);
  await visitor.until(() => table(visitor).seats[1]!.who !== 'open', 'a friend has come');
  await visitor.page.getByRole('button', { name: START }).click();
  const answers = question(visitor).locator('.faces').getByRole('button');
  await answers.nth(1).waitFor();
  // A guest who joins in the meantime is among the answers.
  const late = await visitor.guest(id);
  await expect.poll(() => answers.count()).toBe(3);
  // The host can still wait for more.
  await visitor.page.getByRole('button', { name: text('web-youngest-back') }).click();
  await visitor.page.getByRole('button', { name: START }).click();
  await answers.nth(2).click();
  await visitor.until(() => visitor.update !== null, 'the cards are dealt');
  await late.myTurn();
  expect(must(visitor)).toEqual([late.seat]);
  expect(friend.isMine).toBe(false);
  expect(table(visitor).seats.filter(({ who }) => who !== 'open' && 'computer' in who)).toHaveLength(1);
});

test('nobody is asked who plays against the computer, or a game that does not want to know', async () => {
  const { visitor } = await gather({}, { game: 'numberloor', preset: 'beginners', seats: ['me', { computer: {} }] });
  await visitor.until(() => visitor.update !== null, 'the cards are dealt');
  expect(must(visitor)).toEqual([1]);
  const { visitor: two } = await gather({}, { game: 'nmbrs', preset: 'usual', seats: ['me', 'me'] });
  await two.until(() => two.update !== null, 'the blocks are dealt');
  const said = { game: 'numberloor', preset: 'advanced', options: { youngest: '2' }, seats: ['me', 'me'] } satisfies CreateTable;
  const { visitor: three } = await gather({}, said);
  await three.until(() => three.update !== null, 'the cards are dealt');
  expect(must(three)).toEqual([2]);
});
