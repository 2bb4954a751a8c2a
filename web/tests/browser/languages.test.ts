/** German: numbers use its signs, and one button selects it. The state tests check that every state is translated. */

import { expect, test } from 'vitest';
import type { View } from '../../src/types/numero';
import type { CreateTable } from '../../src/types/protocol';
import { findDeal } from './support/deals';
import { Suite } from './support/suite';
import { openTable, quick } from './support/table';

const suite = new Suite();

test('arithmetic signs follow the language', async () => {
  const signs = async (language: 'en' | 'de'): Promise<string> => {
    const visitor = await suite.visit({ language });
    const request = { game: 'numero', preset: 'powers-and-roots', pack: '3*8g 3*x2 3*/2 3*0.5', seats: ['me', quick()] } satisfies CreateTable;
    const id = await findDeal<View>(visitor, request, (view) => ['x2', '/2', '0.5'].every((card) => view.hands[0]!.cards!.includes(card)));
    await openTable(visitor, id);
    await visitor.page.locator('[data-region=hand] [role=option]').first().waitFor();
    return visitor.page.locator('[data-region=hand]').innerText();
  };
  const [english, german] = [await signs('en'), await signs('de')];
  for (const sign of ['×2', '÷2', '0.5']) expect(english).toContain(sign);
  for (const sign of ['·2', ':2', '0,5']) expect(german).toContain(sign);
});

test('the language is changed by one button, and stays changed', async () => {
  const visitor = await suite.visit();
  await visitor.goto('/');
  await visitor.page.getByRole('button', { name: 'Deutsch' }).click();
  await visitor.page.getByRole('link', { name: 'NUMERO spielen' }).waitFor();
  await visitor.page.reload();
  await visitor.page.getByRole('button', { name: 'English' }).waitFor();
});
