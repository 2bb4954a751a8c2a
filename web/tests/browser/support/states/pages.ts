/** The pages around the games. */

import type { Created, CreateTable } from '../../../../src/types/protocol';
import { createTable, playAt, quick } from '../table';
import { text } from '../text';
import type { State } from './state';

const page = (name: string, path: string): State => ({
  name,
  reach: async (visitor) => {
    await visitor.goto(path);
    await visitor.page.getByRole('heading').first().waitFor();
  },
});

export const PAGES: State[] = [
  {
    name: 'front',
    reach: async (visitor) => {
      await visitor.goto('/');
      await visitor.page.getByRole('main').locator('a[href="/play/numero"]').waitFor();
    },
  },
  {
    name: 'front-unfinished',
    german: 'from-start',
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
      // Unfolds every choice and every house rule.
      await visitor.page.locator('button[aria-expanded]').click();
      await visitor.page.locator('details > summary').click();
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
    name: 'youngest',
    reach: async (visitor) => {
      const request: CreateTable = { game: 'numberloor', preset: 'beginners', seats: ['me', 'me', 'me', 'me', 'me'] };
      const { table } = await visitor.ask<Created>('/api/tables', request);
      await visitor.goto(`/t/${table.id}`);
      await visitor.page.getByRole('region', { name: text('web-youngest') }).waitFor();
    },
  },
  {
    name: 'join',
    german: 'from-start',
    reach: async (visitor) => {
      const { table } = await createTable(visitor, { game: 'numberloor', preset: 'beginners', seats: ['me', 'person'] });
      // Now another person, who has only the link.
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
    german: 'from-start',
    reach: async (visitor) => {
      visitor.allow(/404/);
      await visitor.goto('/nothing/here');
      await visitor.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'style',
    german: 'from-start',
    reach: async (visitor) => {
      await visitor.goto('/style');
      // The pieces of the four games.
      for (const game of ['numero', 'numberloor', 'nmbrs', 'numenko']) await visitor.page.locator(`.surface[data-game=${game}] .piece`).nth(2).waitFor();
    },
  },
  {
    name: 'style-sheet',
    german: 'from-start',
    reach: (visitor) => visitor.goto('/style'),
    last: async (visitor) => {
      await visitor.page.locator('section[aria-label=Sheet] button').last().click();
      await visitor.page.getByRole('dialog').waitFor();
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
