/** Hidden cards stay hidden. Every frame of every test is checked for leaks; these visit the likeliest places. */

import { describe, expect, test } from 'vitest';
import type { Update } from '../../src/types/protocol';
import { mouse } from './support/input-method';
import { NumberloorTable, short } from './support/numberloor-table';
import { NumeroTable, SHORT } from './support/numero-table';
import { LeakDetector } from './support/secrets';
import { Suite } from './support/suite';
import { createTable, openTable, playAt } from './support/table';
import { pattern } from './support/text';

const suite = new Suite();

interface Hands {
  hands: { count: number; cards: string[] | null }[];
}
const openHands = ({ view }: Update): number[] => (view as Hands).hands.flatMap(({ cards }, i) => (cards ? [i + 1] : []));

describe('the checks themselves', () => {
  const you = { seats: [1], uncovered: 1, host: true, help: 'check' as const };
  const update = (over: object): never =>
    ({ update: { seat: 1, turn: { Open: { must: [1], may: [], race: null } }, view: { hands: [{ cards: ['1g'] }, { cards: null }] }, reveal: null, ...over } }) as never;

  test.each([
    ['nothing', update({}), 0],
    ['the cards of another', update({ view: { hands: [{ cards: ['1g'] }, { cards: ['2g'] }] } }), 1],
    ['the tiles of another', update({ view: { seats: [{ tiles: '12*' }, { tiles: '3' }] } }), 1],
    ['the blocks of another', update({ view: { seats: [{ hand: ['12'] }, { hand: ['30'] }] } }), 1],
    ['only one’s own blocks', update({ view: { seats: [{ hand: ['12'] }, { hand: null }] } }), 0],
    ['a seed before the end', update({ reveal: { seed: 'ab' } }), 2],
    ['a seed at the end', update({ turn: { Over: {} }, reveal: { seed: 'ab' } }), 0],
    ['readings in Check', { reading: { readings: [{}] } } as never, 1],
    ['what a draft is worth in Check', { reading: { readings: null, work: { total: '9' } } } as never, 1],
    ['a draft as it was tapped', { reading: { readings: null, work: null } } as never, 0],
  ])('find %s', (_, message, found) => {
    const detector = new LeakDetector();
    detector.inspect({ table: { you } } as never);
    detector.inspect(message);
    expect(detector.found.length).toBe(found);
  });
});

test('a watcher and two players each receive no more than they may know', async () => {
  const [host, watcher] = await Promise.all([suite.visit(), suite.visit()]);
  const request = { ...SHORT, seats: ['me', 'person'] as const, settings: { watchers: true } };
  const { table } = await createTable(host, { ...request, seats: [...request.seats] });
  const guest = await host.guest(table.id);
  await openTable(host, table.id);
  await openTable(watcher, table.id);
  expect(openHands(host.update!)).toEqual([1]);
  expect(openHands(guest.update!)).toEqual([2]);
  expect(watcher.update?.seat).toBeNull();
  expect(openHands(watcher.update!)).toEqual([]);
  expect(await watcher.page.getByRole('listbox', { name: 'Your hand' }).count()).toBe(0);
});

test('at one device, cards are covered until the right player asks for them', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, { ...SHORT, seats: ['me', 'me'] });
  expect(openHands(visitor.update!)).toEqual([]);
  const show = visitor.page.getByRole('button', { name: pattern('web-cover-show') });
  await show.click();
  await visitor.until(() => visitor.update?.seat === 1, 'the cards of seat 1 are shown');
  const table = new NumeroTable(visitor, mouse);
  await table.myTurn();
  await table.turn();
  // The turn is over: no cards are in sight before the next player asks.
  await show.waitFor();
  expect(await visitor.page.getByRole('listbox', { name: 'Your hand' }).count()).toBe(0);
  await show.click();
  await visitor.until(() => visitor.update?.seat === 2, 'the cards of seat 2 are shown');
});

test('drafts in Check and Off give nothing away', async () => {
  for (const help of ['check', 'off'] as const) {
    const visitor = await suite.visit();
    await playAt(visitor, { ...SHORT, preset: 'subtraction', pack: '1-7go' }, help);
    const table = new NumeroTable(visitor, mouse);
    await table.myTurn();
    const before = visitor.sent.length;
    await table.centre.first().click();
    await table.hand.first().click();
    if (help === 'check') await table.button('Check').click();
    expect(await table.work.innerText()).toContain('?');
    await visitor.until(() => !visitor.isReading, 'the engine has answered');
    // Pressed last, so that every earlier request has been sent. In Off there are no requests at all.
    await table.button('Take').click();
    await visitor.until(() => visitor.movesSent() > 0 && !visitor.isWaiting, 'the move is answered');
    if (help === 'off') expect(visitor.sent.slice(before).map((message) => Object.keys(message))).toEqual([['move']]);
  }
});

test('the record and the replay are not available before the end', async () => {
  const visitor = await suite.visit();
  const { table } = await playAt(visitor, short('advanced'), 'show');
  visitor.allow(/409/);
  await new NumberloorTable(visitor).myTurn();
  const answers = await visitor.page.evaluate(async (id) => {
    const paths = [`/api/tables/${id}/games/1/record`, `/api/tables/${id}/games/1/steps?seat=1`, `/api/tables/${id}/games/1/steps?seat=2`];
    return Promise.all(paths.map(async (path) => (await fetch(path)).status));
  }, table.id);
  expect(answers).toEqual([409, 409, 409]);
});
