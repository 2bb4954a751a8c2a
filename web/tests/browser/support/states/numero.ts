/** Tables of NUMERO. */

import type { View } from '../../../../src/types/numero';
import type { CreateTable } from '../../../../src/types/protocol';
import type { Visitor } from '../browser';
import { findDeal } from '../deals';
import { valueOf } from '../numero';
import { createTable, openTable, playAt, quick } from '../table';
import type { State } from './state';
import { inCentre, inHand, refused, shown, slow } from './steps';

/** (10 − 2) + (5 − 4), and a 9 to take it with; without the −4 it is refused. */
async function tens(visitor: Visitor, help: 'show' | 'check'): Promise<void> {
  const request: CreateTable = { game: 'numero', preset: 'subtraction', pack: '3*10b 3*5g 2*9r 2*-2 2*-4', options: { 'first-dealer': '2' }, seats: ['me', quick()] };
  const id = await findDeal<View>(visitor, request, (view) => {
    const lies = view.centre.map((lying) => ('Card' in lying ? lying.Card : ''));
    return lies[0] === '10b' && lies[1] === '5g' && ['9r', '-2', '-4'].every((card) => view.hands[0]!.cards!.includes(card));
  });
  await openTable(visitor, id, help);
  await shown(visitor);
  const view = visitor.update!.view as View;
  // The hand shows numbers first, in order, then wild cards.
  const cards = [...view.hands[0]!.cards!].sort((a, b) => (valueOf(a) ?? 99) - (valueOf(b) ?? 99));
  await inCentre(visitor, 0).click();
  await inHand(visitor, cards.indexOf('-2')).click();
  await inCentre(visitor, 1).click();
  if (help === 'show') await inHand(visitor, cards.indexOf('-4')).click();
  await inHand(visitor, cards.indexOf('9r')).click();
}

export const NUMERO: State[] = [
  { name: 'numero-work', reach: (visitor) => tens(visitor, 'show') },
  {
    name: 'numero-refusal',
    reach: (visitor) => tens(visitor, 'check'),
    last: (visitor) => refused(visitor, visitor.page.locator('[data-region=work] .verbs button').first()),
  },
  {
    name: 'numero-waiting',
    reach: async (visitor) => {
      await playAt(visitor, { game: 'numero', preset: 'all-fractions', options: { 'first-dealer': '1' }, seats: ['me', ...slow(2)] }, 'show');
      await shown(visitor);
    },
  },
  {
    name: 'numero-challenge',
    reach: async (visitor) => {
      const request: CreateTable = { game: 'numero', preset: 'scoring', pack: '6*2g 6*3b 6*5r', options: { 'first-dealer': '1' }, seats: ['me', 'person'] };
      for (;;) {
        const { table } = await createTable(visitor, request);
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
      const request: CreateTable = { game: 'numero', preset: 'scoring', pack: '4*15b 4*1g 4*x2', options: { 'first-dealer': '2' }, seats: ['me', quick()] };
      const id = await findDeal<View>(visitor, request, (view) => {
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
      await playAt(visitor, { game: 'numero', preset: 'powers-and-roots', options: { 'first-dealer': '4' }, seats: ['me', quick('snail'), quick('hedgehog'), quick('fox')] }, 'off');
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
];
