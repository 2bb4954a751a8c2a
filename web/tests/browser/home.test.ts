/** The pages around the games, and the way from the front page to a table. */

import { describe, expect, test } from 'vitest';
import type { Created, Games } from '../../src/types/protocol';
import type { Visitor } from './support/browser';
import { Suite } from './support/suite';
import { startCounting, tapsSoFar } from './support/taps';
import { text } from './support/text';

/** Compressed size of everything that the front page needs to be usable. */
const MOST_BYTES = 150_000;

const suite = new Suite();

const GAMES = ['NUMERO', 'Numberloor', 'nmbrs! blocks', 'Numenko-in-a-bag'];

describe('the home page', () => {
  test('shows each game, and one large button to play it', async () => {
    const visitor = await suite.visit();
    await visitor.goto('/');
    const { games } = await visitor.ask<Games>('/api/games');
    expect(games.map((game) => game.title).sort()).toEqual([...GAMES].sort());
    for (const { title } of games) {
      await visitor.page.getByRole('heading', { name: title }).waitFor();
      expect(await visitor.page.getByRole('link', { name: `Play ${title}` }).count()).toBe(1);
    }
  });

  for (const game of GAMES) {
    test(`two clicks lead from there to a game of ${game}`, async () => {
      const visitor = await suite.visit();
      await visitor.goto('/');
      await visitor.page.getByRole('link', { name: `Play ${game}` }).waitFor();
      await startCounting(visitor);
      await visitor.page.getByRole('link', { name: `Play ${game}` }).click();
      await visitor.page.getByRole('button', { name: /^Play/ }).click();
      expect(await tapsSoFar(visitor)).toBe(2);
      await visitor.page.waitForURL(/\/t\/[a-z0-9]{10}$/);
      await visitor.until(() => visitor.update !== null, 'the cards are dealt');
      await visitor.page.getByRole('heading', { name: game }).waitFor();
    });
  }

  test('an unfinished game comes first', async () => {
    const visitor = await suite.visit();
    await visitor.goto('/play/numero');
    await visitor.page.getByRole('button', { name: /^Play/ }).click();
    await visitor.until(() => visitor.update !== null, 'the cards are dealt');
    await visitor.goto('/');
    await visitor.page.getByRole('region', { name: 'Unfinished games' }).getByRole('link', { name: /^NUMERO.*Carry on$/ }).click();
    await visitor.page.waitForURL(/\/t\//);
  });

  test('needs no more than 150 kB, and contacts no other origin', async () => {
    const visitor = await suite.visit({ width: 360, height: 640, touch: true, fresh: true });
    const protocol = await visitor.protocol();
    await protocol.send('Network.enable');
    await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
    let bytes = 0;
    protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await visitor.goto('/');
    await visitor.page.getByRole('link', { name: 'Play NUMERO' }).waitFor();
    await visitor.page.waitForLoadState('networkidle');
    console.info(`the first page: ${bytes} bytes`);
    expect(bytes).toBeLessThan(MOST_BYTES);
    expect(bytes).toBeGreaterThan(10_000);
  });

  test('an unknown address says so and leads home', async () => {
    const visitor = await suite.visit();
    visitor.allow(/404/);
    await visitor.goto('/nothing/here');
    await visitor.page.getByRole('alert').filter({ hasText: text('web-lost') }).waitFor();
    await visitor.page.getByRole('link', { name: 'Home' }).click();
    await visitor.page.waitForURL(`${visitor.origin}/`);
  });

  test('an unknown table says so too', async () => {
    const visitor = await suite.visit();
    visitor.allow(/404/);
    await visitor.goto('/t/aaaaaaaaaa');
    await visitor.page.getByRole('alert').filter({ hasText: text('http-no-such-table') }).waitFor();
  });
});

describe('setting up and sitting down', () => {
  async function friendsTable(host: Visitor): Promise<Created> {
    await host.goto('/play/numero?how=friends');
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.waitForURL(/\/t\/[a-z0-9]{10}$/);
    return host.ask<Created>(`/api/tables/${host.page.url().split('/').at(-1)}`);
  }

  test('the table waits with a link and a picture of it', async () => {
    const host = await suite.visit();
    const { table } = await friendsTable(host);
    expect(table.phase).toBe('gathering');
    const link = host.page.getByRole('textbox', { name: 'Link to this table' });
    expect(await link.inputValue()).toBe(`${host.origin}/t/${table.id}`);
    const code = host.page.getByRole('img', { name: 'The link as a picture, to scan with a phone' });
    const box = await code.boundingBox();
    expect(box?.width).toBeGreaterThan(120);
    expect((await code.locator('path').getAttribute('d'))?.length).toBeGreaterThan(1000);
  });

  test('a guest follows the link, chooses an animal, and the host begins', async () => {
    const host = await suite.visit();
    const friend = await suite.visit({ width: 360, height: 640, touch: true });
    const { table } = await friendsTable(host);
    await friend.goto(`/t/${table.id}`);
    // An animal that is still free: the host has taken one.
    const free = friend.page.locator('fieldset label').last();
    await free.tap();
    const animal = (await free.locator('span').last().textContent())!.trim();
    await friend.page.getByRole('button', { name: `Sit down as ${animal}`, exact: true }).tap();
    await host.page.getByRole('list', { name: 'Seats' }).getByText(animal, { exact: true }).waitFor();
    await host.page.getByRole('button', { name: 'Start with 2 players' }).click();
    for (const visitor of [host, friend]) await visitor.until(() => visitor.update !== null, 'the cards are dealt');
    expect([host.update?.seat, friend.update?.seat].sort()).toEqual([1, 2]);
  });

  test('without friends, computer players fill the seats', async () => {
    const host = await suite.visit();
    await friendsTable(host);
    await host.page.getByRole('button', { name: /^Start\s*with a computer player/ }).click();
    await host.until(() => host.update !== null, 'the cards are dealt');
  });

  test('house rules are chosen by sentences that explain them', async () => {
    const visitor = await suite.visit();
    await visitor.goto('/play/numberloor');
    await visitor.page.getByText('More choices').click();
    await visitor.page.getByText('House rules').click();
    const rule = visitor.page.locator('li', { has: visitor.page.getByLabel(text('numberloor-option-voluntary-draw')) }).first();
    await rule.evaluate((card) => {
      const select = card.querySelector('select');
      if (!select) return [...card.querySelectorAll<HTMLInputElement>('input')].find((input) => !input.checked)!.click();
      select.value = 'on';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await visitor.page.getByRole('button', { name: /^Play/ }).click();
    await visitor.until(() => visitor.update !== null, 'the cards are dealt');
    expect((visitor.update?.view as { options: { voluntary_draw: boolean } }).options.voluntary_draw).toBe(true);
  });

  test('a list of numbers is chosen from examples, or typed', async () => {
    const visitor = await suite.visit();
    for (const [choose, steps] of [['typed', '3,6'], ['chosen', '1-10']] as const) {
      await visitor.goto('/play/nmbrs');
      await visitor.page.getByText('More choices').click();
      await visitor.page.getByText('House rules').click();
      const rule = visitor.page.locator('li').filter({ hasText: text('nmbrs-option-steps') });
      if (choose === 'typed') {
        await rule.getByRole('textbox').fill('3, 6');
        await rule.getByRole('textbox').press('Tab');
      } else await rule.getByText('by 1 to 10', { exact: true }).click();
      await visitor.page.getByRole('button', { name: /^Play/ }).click();
      await visitor.until(() => (visitor.update?.view as { options?: { steps: string } } | undefined)?.options?.steps === steps, `steps ${steps}`);
    }
  });

  test('asks for no name, and no question is in the way', async () => {
    const visitor = await suite.visit();
    for (const path of ['/', '/play/numero', '/play/numberloor']) {
      await visitor.goto(path);
      await visitor.page.getByRole('heading', { level: path === '/' ? 2 : 1 }).first().waitFor();
      expect(await visitor.page.getByRole('textbox').count()).toBe(0);
      expect(await visitor.page.getByRole('dialog').count()).toBe(0);
    }
  });
});
