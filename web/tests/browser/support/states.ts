/** Every page and state that somebody can be in, and the way there: for access, layout, words and pictures. */

import type { View as BlocksView } from '../../../src/types/nmbrs';
import type { View as LoorView } from '../../../src/types/numberloor';
import type { View as BagView } from '../../../src/types/numenko';
import type { View } from '../../../src/types/numero';
import type { CreateTable, SeatWish, Update } from '../../../src/types/protocol';
import type { Locator } from 'playwright-core';
import type { Visitor } from './browser';
import { findDeal } from './deals';
import type { Guest } from './guest';
import { triple, typed as typedBlocks } from './nmbrs';
import { NmbrsTable, short as shortBlocks } from './nmbrs-table';
import { notation, plan as planLoor } from './numberloor';
import { plan, typed, valueOf } from './numero';
import { short } from './numberloor-table';
import { alone, NumenkoTable } from './numenko-table';
import { SHORT } from './numero-table';
import { createTable, openTable, playAt, quick } from './table';

export interface State {
  name: string;
  reach(visitor: Visitor): Promise<void>;
  /** The step after that, where its sentences stay in the language in which it was done: a dialog, or a refusal. */
  last?(visitor: Visitor): Promise<void>;
  /** Reached in German from the beginning, since the page does not translate all that stands on it. */
  german?: 'anew';
}

export async function arriveAt(state: State, visitor: Visitor): Promise<void> {
  await state.reach(visitor);
  await state.last?.(visitor);
  await visitor.quiet();
}

const page = (name: string, path: string): State => ({
  name,
  reach: async (visitor) => {
    await visitor.goto(path);
    await visitor.page.getByRole('heading').first().waitFor();
  },
});

/** The pages around the games. */
export const PAGES: State[] = [
  {
    name: 'front',
    reach: async (visitor) => {
      await visitor.goto('/');
      await visitor.page.getByRole('main').locator('a.do').first().waitFor();
    },
  },
  {
    name: 'front-unfinished',
    german: 'anew',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'numero', preset: '1-10', seats: ['me', quick()] });
      await visitor.goto('/');
      await visitor.page.locator('a[href^="/t/"]').first().waitFor();
    },
  },
  page('levels-numero', '/play/numero'),
  page('levels-numberloor', '/play/numberloor'),
  page('levels-nmbrs', '/play/nmbrs'),
  page('levels-numenko', '/play/numenko'),
  {
    name: 'set-up',
    reach: async (visitor) => {
      await visitor.goto('/play/numberloor?how=friends');
      // Every rule of the house lies open.
      await visitor.page.locator('details details > summary').click();
    },
  },
  {
    name: 'gathering',
    reach: async (visitor) => {
      const { table } = await createTable(visitor, { game: 'numero', preset: 'subtraction', seats: ['me', 'person', 'person'] });
      await visitor.goto(`/t/${table.id}`);
      await visitor.page.locator('svg.code').waitFor();
    },
  },
  {
    name: 'join',
    german: 'anew',
    reach: async (visitor) => {
      const { table } = await createTable(visitor, { game: 'numberloor', preset: 'beginners', seats: ['me', 'person'] });
      // As somebody else, who only has the link.
      await visitor.context.clearCookies();
      await visitor.goto(`/t/${table.id}`);
      await visitor.page.getByRole('radio').first().waitFor();
    },
  },
  page('rules-numero', '/rules/numero'),
  page('rules-numberloor', '/rules/numberloor'),
  page('rules-nmbrs', '/rules/nmbrs'),
  page('rules-numenko', '/rules/numenko'),
  page('fair', '/fair'),
  page('stored', '/stored'),
  page('makers', '/makers'),
  page('bots', '/bots'),
  {
    name: 'lost',
    german: 'anew',
    reach: async (visitor) => {
      visitor.allow(/404/);
      await visitor.goto('/nothing/here');
      await visitor.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'settings',
    reach: async (visitor) => {
      await visitor.goto('/');
      await visitor.page.locator('header button').last().click();
      await visitor.page.getByRole('dialog').waitFor();
    },
  },
];

// Tables are the same in every language, so what is touched there is found by its form, not by its words.
const inCentre = (visitor: Visitor, at: number) => visitor.page.locator('[data-region=table] [role=option]').nth(at);
const inHand = (visitor: Visitor, at: number) => visitor.page.locator('[data-region=hand] [role=option]').nth(at);
const large = (visitor: Visitor) => visitor.page.locator('[data-region=work] .do');

/** A computer player who thinks for longer than anybody looks. */
const slow: SeatWish = { computer: { player: 'owl', pace_ms: 10_000 } };

async function shown(visitor: Visitor): Promise<void> {
  await visitor.page.locator('[data-region=hand]').waitFor();
}

/** Presses a button, and waits for the sentence of this very press. */
async function refused(visitor: Visitor, button: Locator): Promise<void> {
  const heard = visitor.heard.length;
  await button.click();
  await visitor.until(() => visitor.heard.slice(heard).some((message) => 'refused' in message), 'it is refused');
  await visitor.page.locator('.refusal', { hasText: visitor.refusal! }).waitFor();
}

/** Plays a game to its end over a socket of the page's own guest, and opens it then. */
async function playThrough(visitor: Visitor, wish: CreateTable): Promise<void> {
  const { table } = await createTable(visitor, wish);
  const guest = await visitor.again(table.id);
  for (;;) {
    const { turn, view } = await guest.myTurn();
    if ('Over' in turn) break;
    if (wish.game === 'numero') await guest.play(typed(view as View, plan(view as View)));
    else if (wish.game === 'nmbrs') await guest.play(typedBlocks(view as BlocksView));
    else await guest.play(notation(view as LoorView, planLoor(view as LoorView)));
  }
  await visitor.goto(`/t/${table.id}`);
  await visitor.page.locator('.ways').waitFor();
  await visitor.page.locator('input[type=range]').waitFor();
}

/** (10 − 2) + (5 − 4) and a 9 to take it with; without the −4 it is refused. */
async function tens(visitor: Visitor, help: 'show' | 'check'): Promise<void> {
  const wish: CreateTable = { game: 'numero', preset: 'subtraction', pack: '3*10b 3*5g 2*9r 2*-2 2*-4', options: { 'first-dealer': '2' }, seats: ['me', quick()] };
  const id = await findDeal<View>(visitor, wish, (view) => {
    const lies = view.centre.map((lying) => ('Card' in lying ? lying.Card : ''));
    return lies[0] === '10b' && lies[1] === '5g' && ['9r', '-2', '-4'].every((card) => view.hands[0]!.cards!.includes(card));
  });
  await openTable(visitor, id, help);
  await shown(visitor);
  const view = visitor.update!.view as View;
  // In the hand, numbers come first, in order, and then the wild cards.
  const cards = [...view.hands[0]!.cards!].sort((a, b) => (valueOf(a) ?? 99) - (valueOf(b) ?? 99));
  await inCentre(visitor, 0).click();
  await inHand(visitor, cards.indexOf('-2')).click();
  await inCentre(visitor, 1).click();
  if (help === 'show') await inHand(visitor, cards.indexOf('-4')).click();
  await inHand(visitor, cards.indexOf('9r')).click();
}

export const TABLES: State[] = [
  { name: 'numero-work', reach: (visitor) => tens(visitor, 'show') },
  {
    name: 'numero-refusal',
    reach: (visitor) => tens(visitor, 'check'),
    last: (visitor) => refused(visitor, visitor.page.locator('[data-region=work] .verbs button').first()),
  },
  {
    name: 'numero-waiting',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'numero', preset: 'all-fractions', options: { 'first-dealer': '1' }, seats: ['me', slow, slow] }, 'show');
      await shown(visitor);
    },
  },
  {
    name: 'numero-challenge',
    reach: async (visitor) => {
      const wish: CreateTable = { game: 'numero', preset: 'scoring', pack: '6*2g 6*3b 6*5r', options: { 'first-dealer': '1' }, seats: ['me', 'person'] };
      for (;;) {
        const { table } = await createTable(visitor, wish);
        const guest = await visitor.guest(table.id);
        const view = (await guest.myTurn()).view as View;
        const lies = view.centre.map((lying) => ('Card' in lying ? lying.Card : ''));
        const pair = [['2g', '3b'], ['3b', '2g']].find(([low, high]) => lies.includes(low!) && view.hands[1]!.cards!.includes(high!));
        if (!pair) continue;
        await openTable(visitor, table.id, 'show');
        await guest.play(`build 5: ${pair[0]} + ${pair[1]}`);
        await visitor.page.locator('.challenges button').waitFor();
        return;
      }
    },
  },
  {
    name: 'numero-scoring',
    reach: async (visitor) => {
      const wish: CreateTable = { game: 'numero', preset: 'scoring', pack: '4*15b 4*1g 4*x2', options: { 'first-dealer': '2' }, seats: ['me', quick()] };
      const id = await findDeal<View>(visitor, wish, (view) => {
        const first = view.centre[0]!;
        return 'Card' in first && first.Card === '15b' && view.hands[0]!.cards!.includes('15b');
      });
      await openTable(visitor, id, 'show');
      await shown(visitor);
      await inCentre(visitor, 0).click();
      const view = visitor.update!.view as View;
      const ones = view.hands[0]!.cards!.filter((card) => card === '1g').length;
      await inHand(visitor, ones).click();
      await visitor.page.locator('[data-region=work] [aria-expanded]').click();
    },
  },
  {
    name: 'numero-covered',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'numero', preset: '1-15', seats: ['me', 'me'] });
      await visitor.page.locator('.cover button').waitFor();
    },
  },
  {
    name: 'numero-fractions',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'numero', preset: 'powers-and-roots', options: { 'first-dealer': '4' }, seats: ['me', quick(), quick(), quick()] }, 'off');
      await shown(visitor);
    },
  },
  {
    name: 'numero-patience',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'numero', preset: 'subtraction', seats: ['me'] }, 'show');
      await shown(visitor);
    },
  },
  {
    name: 'numberloor-trail',
    reach: async (visitor) => {
      const wish: CreateTable = { game: 'numberloor', preset: 'intermediate', pack: '2*5 2*6 2*7 2*9 3*3 3*b3 4*b2', seats: ['me', quick()] };
      const id = await findDeal<LoorView>(visitor, wish, (view) => {
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
      const wish: CreateTable = { game: 'numberloor', preset: 'advanced', pack: '4*5 4*6 4n!red 5n!red 6n!red 3*b1', seats: ['me', quick('owl')] };
      const id = await findDeal<LoorView>(visitor, wish, (view) => {
        const isFive = 'Pair' in view.open && Number.parseInt(view.open.Pair.level, 10) === 5;
        return isFive && ['5', '5n'].every((card) => view.hands[0]!.cards!.includes(card));
      });
      await openTable(visitor, id, 'show');
      await shown(visitor);
      await visitor.page.locator('[role=option][data-card="5"]').first().click();
      await large(visitor).click();
      // Without hurry, everybody is asked after a turn; with two players that is whoever has just played.
      await visitor.until(() => typeof (visitor.update!.view as LoorView).phase === 'object', 'I am asked for a Night card');
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
      await playAt(visitor, { game: 'numberloor', preset: 'advanced', options: { youngest: '2' }, seats: ['me', slow, slow, slow, slow] }, 'check');
      await shown(visitor);
    },
  },
];

async function numenko(visitor: Visitor, wish: CreateTable, help: 'show' | 'check' | 'off'): Promise<NumenkoTable> {
  await playAt(visitor, wish, help);
  const table = new NumenkoTable(visitor);
  await table.ready();
  return table;
}

/** Two people, and the other one has stopped. */
async function withFriend(visitor: Visitor, options: Record<string, string> = {}, pack?: string): Promise<{ table: NumenkoTable; guest: Guest }> {
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
      await numenko(visitor, { game: 'numenko', preset: 'usual', seats: ['me', slow, slow, slow] }, 'show');
    },
  },
  {
    name: 'numenko-sums',
    reach: async (visitor) => {
      const table = await numenko(visitor, alone(6, { options: { 'check-done': 'off' } }), 'show');
      await table.layAll();
      await table.page.keyboard.press('Backspace');
      await table.type(0, 5, '2');
      await table.page.locator('.sum.wrong').first().waitFor();
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
      await table.page.locator('.rack.swops').waitFor();
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
      await guest.play(`game over ${(guest.update!.view as BagView).seats[1]!.tiles}`, { outOfTurn: true });
      await table.page.locator('section.ending button').first().waitFor();
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
      await table.page.locator('[data-region=hand] .do').click();
      await table.page.locator('.others li').waitFor();
    },
  },
];

/** Six people, who lay what they can: a full table, at the moment that is asked for. */
async function fullTable(visitor: Visitor, isIt: (view: BlocksView) => boolean): Promise<NmbrsTable> {
  const wish: CreateTable = { game: 'nmbrs', preset: 'usual', options: { knock: 'in-order' }, seats: ['me', 'person', 'person', 'person', 'person', 'person'] };
  for (;;) {
    const { table: info } = await createTable(visitor, wish);
    // My own moves come over a second connection: the page is opened when the table is as it should be.
    const me = await visitor.again(info.id);
    const guests = [me, ...(await Promise.all([2, 3, 4, 5, 6].map(() => visitor.guest(info.id))))];
    await me.until(() => me.update !== null, 'the blocks are dealt');
    for (let moves = 0; moves < 60; moves++) {
      const { turn, view, v } = me.update! as Update & { view: BlocksView };
      if (!('Open' in turn) || view.round > 1) break;
      if (isIt(view)) {
        await openTable(visitor, info.id, 'show');
        const table = new NmbrsTable(visitor);
        await table.settled();
        return table;
      }
      const guest = guests.find(({ seat }) => seat === turn.Open.must[0])!;
      await guest.until(() => guest.update?.v === v, 'everybody has heard it');
      await guest.play(typedBlocks(guest.update!.view as BlocksView));
      await me.until(() => me.update!.v > v, 'it is told');
    }
    for (const guest of guests) guest.leave();
  }
}
const isMine = (view: BlocksView): boolean => view.turn === 1 && view.phase === 'Turn' && view.rows.length >= 4 && triple(view.seats[0]!.hand!) !== null;

export const NMBRS: State[] = [
  {
    name: 'nmbrs-start',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'nmbrs', preset: 'usual', seats: ['me', slow, slow] }, 'show');
      await shown(visitor);
    },
  },
  {
    name: 'nmbrs-draft',
    reach: async (visitor) => {
      const table = await fullTable(visitor, isMine);
      const row = triple(table.blocks)!;
      for (const block of row) await table.held(block).click();
      await table.work.locator('.new').click();
      await table.laid(row);
    },
  },
  {
    name: 'nmbrs-choosing',
    reach: async (visitor) => {
      const table = await fullTable(visitor, isMine);
      for (const block of triple(table.blocks)!) await table.held(block).click();
      // A row that is no row: the sentence, and the blocks stay chosen.
      await table.page.locator('[data-region=table] .letter').first().click();
      await table.work.locator('.refusal, .way, .draft').first().waitFor();
    },
  },
  {
    name: 'nmbrs-list',
    reach: async (visitor) => {
      const table = await fullTable(visitor, isMine);
      await table.page.locator('.switch button').last().click();
      await table.page.locator('.list:not(.heard)').waitFor();
    },
  },
  {
    name: 'nmbrs-knock',
    reach: async (visitor) => {
      const isAsked = (view: BlocksView): boolean => typeof view.phase === 'object' && view.phase.Knock.asked.includes(1) && view.rows.length >= 3;
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
      await playAt(visitor, { game: 'nmbrs', preset: 'simple', seats: ['me', slow] }, 'show');
      await shown(visitor);
    },
  },
  {
    name: 'nmbrs-round-over',
    reach: async (visitor) => {
      const { table: info } = await createTable(visitor, { ...shortBlocks('usual'), options: { rounds: '3', highest: '50', hand: 'five' }, seats: ['me', 'person'] });
      const players = [await visitor.again(info.id), await visitor.guest(info.id)];
      await openTable(visitor, info.id, 'show');
      const table = new NmbrsTable(visitor);
      await table.ready();
      while (table.view.round === 1) {
        const { v } = visitor.update!;
        for (const player of players) await player.until(() => player.update?.v === v, 'everybody has heard it');
        const player = players.find(({ isMine }) => isMine)!;
        await player.play(typedBlocks(player.update!.view as BlocksView));
        await visitor.until(() => visitor.update!.v > v, 'it is told');
      }
      await visitor.page.locator('.ended').waitFor();
    },
  },
];

/** A table in the middle of a game, with one thing opened over it. */
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
  opened('keys', (visitor) => header(visitor).nth(2).click()),
  opened('preferences', (visitor) => header(visitor).last().click()),
  opened('what-happened', async (visitor) => {
    await inHand(visitor, 0).press('l');
    await inHand(visitor, 0).press('l');
  }),
];

export const ENDS: State[] = [
  { name: 'over-numero', reach: (visitor) => playThrough(visitor, SHORT) },
  {
    name: 'over-scoring',
    reach: (visitor) => playThrough(visitor, { ...SHORT, preset: 'scoring', pack: '1-7go' }),
  },
  { name: 'over-numberloor', reach: (visitor) => playThrough(visitor, short('intermediate')) },
  { name: 'over-nmbrs', reach: (visitor) => playThrough(visitor, shortBlocks('usual')) },
  {
    name: 'over-numenko',
    reach: async (visitor) => {
      const { table, guest } = await withFriend(visitor);
      await table.type(0, 0, [...table.tiles].slice(0, 5).join(''));
      await guest.play('stop', { outOfTurn: true });
      await table.stop();
      await table.page.locator('section.ending').waitFor();
      await table.page.locator('[data-region=hand] .do').click();
      await guest.play('lay -');
      await visitor.page.locator('.ways').waitFor();
      await visitor.page.locator('input[type=range]').waitFor();
    },
  },
  {
    name: 'replay',
    reach: async (visitor) => {
      await playThrough(visitor, SHORT);
      await visitor.page.locator('input[type=range]').fill('3');
      await visitor.page.locator('input[type=range]').scrollIntoViewIfNeeded();
    },
  },
];

export const STATES: State[] = [...PAGES, ...TABLES, ...NMBRS, ...NUMENKO, ...PANELS, ...ENDS];
