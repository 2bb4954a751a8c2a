/** Tap budgets: from the start of the turn to the move being sent. */

import { describe, expect, test } from 'vitest';
import type { View as LoorView } from '../../src/types/numberloor';
import type { View } from '../../src/types/numero';
import type { CreateTable, Help } from '../../src/types/protocol';
import type { Visitor } from './support/browser';
import { findDeal } from './support/deals';
import { touch } from './support/input-method';
import { NumberloorTable } from './support/numberloor-table';
import { lyingValue, ownHand, valueOf } from './support/numero';
import { NumeroTable } from './support/numero-table';
import { Suite } from './support/suite';
import { openTable, quick } from './support/table';
import { expectTaps } from './support/taps';

const suite = new Suite();

const PHONE = { width: 360, height: 640, touch: true };

interface Budget {
  what: string;
  taps: number;
  /** Cards that make the deal likely. */
  pack: string;
  preset: string;
  seats?: number;
  /** Values in the centre, then the cards needed in the hand. */
  centre: number[];
  hand: string[];
  /** The taps in order: `c10` in the centre, `h9` or `h-2` in the hand, `=` the total. */
  line: string[];
  /** The label of the button in Show, and the verb without. */
  button: RegExp;
  verb: 'Take' | 'Build' | 'Discard';
}

const BUDGETS: Budget[] = [
  {
    what: '(10 − 2) + (5 − 4) = 9',
    taps: 6,
    pack: '3*10g 3*5g 2*9g 2*-2 2*-4',
    preset: 'subtraction',
    centre: [10, 5],
    hand: ['9g', '-2', '-4'],
    line: ['c10', 'h-2', 'c5', 'h-4', 'h9'],
    button: /^Take 5 cards$/,
    verb: 'Take',
  },
  {
    what: '((10 − 2) ÷ 4) × 3 = 6',
    taps: 6,
    pack: '4*10g 2*6g 2*-2 2*/4 2*x3',
    preset: 'multiplication-division',
    centre: [10],
    hand: ['6g', '-2', '/4', 'x3'],
    line: ['c10', 'h-2', 'h/4', 'hx3', 'h6'],
    button: /^Take 5 cards$/,
    verb: 'Take',
  },
  {
    what: '10 takes 10 and 6 + 4',
    taps: 5,
    pack: '6*10g 6*6g 6*4g',
    preset: '1-10',
    seats: 3,
    centre: [10, 6, 4],
    hand: ['10g'],
    line: ['c10', 'c6', 'c4', 'h10'],
    button: /^Take 4 cards$/,
    verb: 'Take',
  },
  {
    what: '(8 − 5) + 10 builds 13',
    taps: 4,
    pack: '4*8g 3*10g 3*13g 2*-5',
    preset: 'subtraction',
    centre: [8],
    hand: ['10g', '13g', '-5'],
    line: ['c8', 'h-5', 'h10'],
    button: /^Build 13$/,
    verb: 'Build',
  },
  {
    what: '(5 + 3) ÷ 2 = 4: one more for the total',
    taps: 6,
    pack: '3*5g 3*3g 3*4g 3*/2',
    preset: 'multiplication-division',
    centre: [5, 3],
    hand: ['4g', '/2'],
    line: ['c5', 'c3', '=', 'h/2', 'h4'],
    button: /^Take 4 cards$/,
    verb: 'Take',
  },
  {
    what: '5 takes 5',
    taps: 3,
    pack: '6*5g 6*3g',
    preset: '1-10',
    centre: [5],
    hand: ['5g'],
    line: ['c5', 'h5'],
    button: /^Take 2 cards$/,
    verb: 'Take',
  },
  { what: 'a discard', taps: 2, pack: '1-6go', preset: '1-10', centre: [], hand: [], line: ['h'], button: /^Discard \d+$/, verb: 'Discard' },
];

async function open(visitor: Visitor, { pack, preset, seats = 2, centre, hand }: Budget, help: Help): Promise<NumeroTable> {
  const request: CreateTable = {
    game: 'numero',
    preset,
    pack,
    options: { 'first-dealer': `${seats}`, 'centre-start': 'players' },
    seats: ['me', ...Array.from({ length: seats - 1 }, () => quick())],
  };
  const suits = (view: View): boolean => {
    const lies = view.centre.map(lyingValue);
    return centre.every((value) => lies.includes(value)) && hand.every((card) => view.hands[0]!.cards!.includes(card));
  };
  const id = await findDeal<View>(visitor, request, suits);
  await openTable(visitor, id, help);
  const table = new NumeroTable(visitor, touch);
  await table.myTurn();
  return table;
}

async function tapLine(table: NumeroTable, line: string[]): Promise<void> {
  for (const tap of line) {
    if (tap === '=') await table.work.getByRole('button', { name: /^total: / }).tap();
    else if (tap === 'h') await table.inHand(ownHand(table.view).find((card) => valueOf(card) !== null)!).tap();
    else {
      const name = /\d$/.test(tap) && /^.\d/.test(tap) ? `${tap.slice(1)}g` : tap.slice(1);
      await (tap.startsWith('c') ? table.inCentre(name) : table.inHand(name)).tap();
    }
  }
}

describe('NUMERO', () => {
  test.each(BUDGETS)('$what: $taps', async (budget) => {
    const visitor = await suite.visit(PHONE);
    const table = await open(visitor, budget, 'show');
    await expectTaps(visitor, budget.taps, async () => {
      await tapLine(table, budget.line);
      await table.button(budget.button).tap();
    });
    await visitor.until(() => !visitor.isWaiting, 'the move is answered');
    expect(visitor.refusal).toBeNull();
  });

  // Buttons that reveal nothing cost no extra tap.
  test.each(['check', 'off'] as const)('(10 − 2) + (5 − 4) = 9 with help %s: 6', async (help) => {
    const visitor = await suite.visit(PHONE);
    const table = await open(visitor, BUDGETS[0]!, help);
    await expectTaps(visitor, 6, async () => {
      await tapLine(table, BUDGETS[0]!.line);
      await table.button('Take').tap();
    });
    await visitor.until(() => !visitor.isWaiting, 'the move is answered');
    expect(visitor.refusal).toBeNull();
  });
});

describe('Numberloor', () => {
  const CHAIN = ['5', '7', '9', 'b3', '6', '3'];

  test('the chain of the rulebook, 5 7 9 balloon 3 6 3: 7', async () => {
    const visitor = await suite.visit(PHONE);
    const id = await findDeal<LoorView>(
      visitor,
      { game: 'numberloor', preset: 'intermediate', pack: '2*5 2*6 2*7 2*9 3*3 b3 2*b2', seats: ['me', quick()] },
      (view) =>
        'Pair' in view.open &&
        view.open.Pair.level === '3' &&
        view.open.Pair.balloon === 'b2' &&
        ['3', '5', '6', '7', '9', 'b3'].every((card) => view.hands[0]!.cards!.includes(card)),
    );
    await openTable(visitor, id, 'show');
    const table = new NumberloorTable(visitor, touch);
    await table.myTurn();
    await expectTaps(visitor, 7, async () => {
      for (const card of CHAIN) await table.card(card).tap();
      await table.button(/^End turn/).tap();
    });
    await visitor.until(() => !visitor.isWaiting, 'the move is answered');
    expect(visitor.refusal).toBeNull();
    expect((visitor.update!.view as LoorView).stars[0]).toBe(1);
  });

  async function beginners(visitor: Visitor, suits: (view: LoorView) => boolean): Promise<NumberloorTable> {
    const id = await findDeal<LoorView>(visitor, { game: 'numberloor', preset: 'beginners', seats: ['me', quick()] }, suits);
    await openTable(visitor, id, 'show');
    const table = new NumberloorTable(visitor, touch);
    await table.myTurn();
    return table;
  }

  test('Beginners: a card that fits one stack takes one tap, and ending the turn one more', async () => {
    const visitor = await suite.visit(PHONE);
    const table = await beginners(visitor, (view) => {
      if (!('Stacks' in view.open)) return false;
      const { left, right } = view.open.Stacks;
      const far = (a: string, b: string): number => Math.min((Number(a) - Number(b) + 10) % 10, (Number(b) - Number(a) + 10) % 10);
      return view.hands[0]!.cards!.some((card) => far(card, left) <= 1 && far(card, right) > 1) && left !== right;
    });
    const { left, right } = (table.view.open as { Stacks: { left: string; right: string } }).Stacks;
    const far = (a: string, b: string): number => Math.min((Number(a) - Number(b) + 10) % 10, (Number(b) - Number(a) + 10) % 10);
    const card = table.view.hands[0]!.cards!.find((card) => far(card, left) <= 1 && far(card, right) > 1)!;
    await expectTaps(visitor, 2, async () => {
      await table.card(card).tap();
      await table.button(/^End turn/).tap();
    });
  });

  test('Beginners: a card that fits both stacks takes one more tap', async () => {
    const visitor = await suite.visit(PHONE);
    const table = await beginners(visitor, (view) => {
      if (!('Stacks' in view.open)) return false;
      const { left, right } = view.open.Stacks;
      const far = (a: string, b: string): number => Math.min((Number(a) - Number(b) + 10) % 10, (Number(b) - Number(a) + 10) % 10);
      return view.hands[0]!.cards!.some((card) => far(card, left) <= 1 && far(card, right) <= 1);
    });
    const { left, right } = (table.view.open as { Stacks: { left: string; right: string } }).Stacks;
    const far = (a: string, b: string): number => Math.min((Number(a) - Number(b) + 10) % 10, (Number(b) - Number(a) + 10) % 10);
    const card = table.view.hands[0]!.cards!.find((card) => far(card, left) <= 1 && far(card, right) <= 1)!;
    await expectTaps(visitor, 3, async () => {
      await table.card(card).tap();
      await visitor.page.getByRole('button', { name: /^left:/ }).tap();
      await table.button(/^End turn/).tap();
    });
  });
});
