/** Tap budgets for laying blocks in nmbrs! blocks on a phone. Each leaves the turn open; giving a block away sends it. */

import { expect, test } from 'vitest';
import type { View } from '../../src/types/nmbrs';
import type { Visitor } from './support/browser';
import { touch } from './support/input-method';
import { NmbrsTable } from './support/nmbrs-table';
import { Suite } from './support/suite';
import { expectTaps, startCounting, tapsSoFar } from './support/taps';

const suite = new Suite();

const PHONE = { width: 360, height: 640, touch: true };

type Find = (hand: string[]) => number[] | null;

const findThree: Find = (hand) => {
  const all = hand.map(Number);
  for (const a of all) for (const b of all) if (b > a && all.includes(2 * b - a)) return [a, b, 2 * b - a];
  return null;
};
/** 60 70 80, with 65 and 75 to go between. */
const findFive: Find = (hand) => {
  const all = hand.map(Number);
  for (const a of all) {
    for (const b of all) {
      const row = [0, 1, 2, 3, 4].map((i) => a + i * (b - a));
      if (b > a && row.every((n) => all.includes(n))) return row;
    }
  }
  return null;
};
/** 8 12 16, with 20 for its end. */
const findFour: Find = (hand) => {
  const all = hand.map(Number);
  for (const a of all) {
    for (const b of all) {
      const row = [0, 1, 2, 3].map((i) => a + i * (b - a));
      if (b > a && row.every((n) => all.includes(n))) return row;
    }
  }
  return null;
};
/** Two rows, and the block halfway between their middle blocks. */
const findLink: Find = (hand) => {
  const all = hand.map(Number).filter((n) => n > 0);
  const threes = all.flatMap((a) => all.flatMap((b) => (b > a && all.includes(2 * b - a) ? [[a, b, 2 * b - a]] : [])));
  for (const one of threes) {
    for (const other of threes) {
      const middle = (one[1]! + other[1]!) / 2;
      const isApart = other.every((n) => !one.includes(n)) && ![...one, ...other].includes(middle);
      // It must not also extend either row.
      const goesOn = [one, other].some(([a, b, c]) => middle === 2 * a! - b! || middle === 2 * c! - b!);
      if (one[1]! < other[1]! && isApart && !goesOn && all.includes(middle)) return [...one, ...other, middle];
    }
  }
  return null;
};
/** A row and a joker, which stands for the third number and can move to the end once it is exchanged. */
const findWithJoker: Find = (hand) => {
  const all = hand.map(Number);
  if (!hand.includes('ja')) return null;
  for (const a of all) for (const b of all) if (b > a && 3 * b - 2 * a <= 50 && all.includes(2 * b - a)) return [a, b, 2 * b - a];
  return null;
};

async function deal(visitor: Visitor, find: Find): Promise<{ table: NmbrsTable; found: string[] }> {
  const suits = (view: View): boolean => view.turn === 1 && find(view.seats[0]!.hand!) !== null;
  const table = await NmbrsTable.deal(visitor, suits, 'show', touch);
  return { table, found: find(table.blocks)!.map(String) };
}

/** Counts taps until the draft shows these blocks. */
async function countTaps(table: NmbrsTable, laid: string[], taps: () => Promise<void>): Promise<number> {
  await startCounting(table.visitor);
  await taps();
  await table.laid(laid);
  return tapsSoFar(table.visitor);
}

async function layNew(table: NmbrsTable, row: string[]): Promise<void> {
  await table.choose(row);
  await touch.press(table.button('New row'));
  await table.laid(row);
}

async function tapHeld(table: NmbrsTable, blocks: string[]): Promise<void> {
  for (const block of blocks) await table.held(block).tap();
}

test('30 40 50 as a new row: 4; giving away: 3', async () => {
  const visitor = await suite.visit(PHONE);
  const { table, found } = await deal(visitor, findThree);
  const taps = await countTaps(table, found, async () => {
    await tapHeld(table, found);
    await table.button('New row').tap();
  });
  expect(taps).toBe(4);
  const left = table.blocks.find((block) => !found.includes(block))!;
  await expectTaps(visitor, 3, async () => {
    await touch.press(table.button(/^Finish: give away a block/));
    await table.held(left).tap();
    await touch.press(table.button(/^Give away/));
  });
  await visitor.until(() => !visitor.isWaiting, 'the move is answered');
  expect(visitor.refusal).toBeNull();
  expect(table.view.table.map(({ piece }) => piece).sort()).toEqual([...found].sort());
});

test('65 and 75 into 60 70 80: 3, on the map and in the list', async () => {
  const visitor = await suite.visit(PHONE);
  const { table, found } = await deal(visitor, findFive);
  const [a, b, c, d, e] = found as [string, string, string, string, string];
  await layNew(table, [a, c, e]);
  const onMap = await countTaps(table, [b, d], async () => {
    await tapHeld(table, [b, d]);
    // The first block: at the middle one they would also fit across.
    await table.lying(a).tap();
  });
  expect(onMap).toBe(3);
  // Back into the hand, and again by the letter of the row.
  await touch.press(table.button('One step back'));
  await expect.poll(() => table.drafted.count()).toBe(3);
  const byLetter = await countTaps(table, [b, d], async () => {
    await tapHeld(table, [b, d]);
    await table.page.locator('.ground button.letter').first().tap();
  });
  expect(byLetter).toBe(3);
  await touch.press(table.button('One step back'));
  await expect.poll(() => table.drafted.count()).toBe(3);
  await table.page.getByRole('button', { name: 'List', exact: true }).tap();
  await startCounting(visitor);
  await tapHeld(table, [b, d]);
  await table.row('A').tap();
  await expect.poll(() => table.page.locator('.list li').first().locator('.block').count()).toBe(5);
  expect(await tapsSoFar(visitor)).toBe(3);
});

test('20 at the end of 8 12 16: 2', async () => {
  const visitor = await suite.visit(PHONE);
  const { table, found } = await deal(visitor, findFour);
  await layNew(table, found.slice(0, 3));
  const taps = await countTaps(table, [found[3]!], async () => {
    await tapHeld(table, [found[3]!]);
    await table.lying(found[2]!).tap();
  });
  expect(taps).toBe(2);
});

test('25 links two rows: 2, or 3 if it fits in several ways', async () => {
  const visitor = await suite.visit(PHONE);
  const { table, found } = await deal(visitor, findLink);
  await layNew(table, found.slice(0, 3));
  await layNew(table, found.slice(3, 6));
  const middle = found[6]!;
  const taps = await countTaps(table, [middle], async () => {
    await tapHeld(table, [middle]);
    await table.lying(found[1]!).tap();
    const way = table.work.locator('.way');
    await expect.poll(async () => (await way.count()) + (await table.page.locator(`.spot.draft[data-block="${middle}"]`).count())).toBeGreaterThan(0);
    if (await way.count()) await way.first().tap();
  });
  expect(taps).toBeGreaterThanOrEqual(2);
  expect(taps).toBeLessThanOrEqual(3);
});

test('a joker is exchanged in 2 taps, asks for its number only where several fit, and has to be laid', async () => {
  const visitor = await suite.visit(PHONE);
  const { table, found } = await deal(visitor, findWithJoker);
  const [a, b, c] = found as [string, string, string];
  await tapHeld(table, [a, b, 'ja']);
  await touch.press(table.button('New row'));
  // If only one number fits, there is no question.
  const chip = table.work.locator('.way', { hasText: new RegExp(`J=${c}\\b`) });
  await expect.poll(async () => (await chip.count()) + (await table.page.locator('.spot.draft[data-block=ja]').count())).toBeGreaterThan(0);
  if (await chip.count()) await touch.press(chip);
  await table.laid(['ja']);
  const taps = await countTaps(table, [c], async () => {
    await tapHeld(table, [c]);
    await table.lying('ja').tap();
  });
  expect(taps).toBe(2);
  await table.held('ja').and(table.page.locator('[aria-selected=false]')).waitFor();
  await expect.poll(() => table.large.innerText()).toMatch(/joker/);
  await tapHeld(table, ['ja']);
  await table.lying(b).tap();
  const way = table.work.locator('.way');
  await expect.poll(async () => (await way.count()) + (await table.page.locator('.spot.draft[data-block=ja]').count())).toBeGreaterThan(0);
  if (await way.count()) await way.first().tap();
  await table.laid(['ja']);
  await expect.poll(() => table.large.innerText()).toMatch(/^Finish: give away a block/);
});
