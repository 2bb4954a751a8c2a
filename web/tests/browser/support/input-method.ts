/** Three ways to operate a page. Each does only what a user's hands could. */

import type { Locator, Page } from 'playwright-core';
import { putForward } from './clock';

export interface InputMethod {
  /** Chooses a card in a list. */
  choose(option: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
}

/**
 * Waits until the buttons match the current table, and for the double-click guard to expire: faster presses at the same
 * place count as one.
 */
async function decide(button: Locator, press: () => Promise<void>): Promise<void> {
  const page = button.page();
  await button.and(page.locator(':not([aria-busy=true] *)')).waitFor();
  await putForward(page);
  await press();
}

export const mouse: InputMethod = {
  choose: (option) => option.click(),
  press: (button) => decide(button, () => button.click()),
};

export const touch: InputMethod = {
  choose: (option) => option.tap(),
  press: (button) => decide(button, () => button.tap()),
};

/** More than the Tab stops of any page. */
const MOST_STOPS = 60;
const MOST_CARDS = 40;

/** Uses the keyboard alone, and finds the focus as a sighted user would. */
export class Keyboard implements InputMethod {
  constructor(private readonly page: Page) {}

  async choose(option: Locator): Promise<void> {
    await option.waitFor();
    await this.reach(() => isInListOf(option));
    await this.page.keyboard.press('Home');
    for (let i = 0; i < MOST_CARDS && !(await hasFocus(option)); i++) await this.page.keyboard.press('ArrowRight');
    if (!(await hasFocus(option))) throw new Error(`arrows do not reach ${await option.getAttribute('aria-label')}`);
    await this.page.keyboard.press('Space');
  }

  async press(button: Locator): Promise<void> {
    // Grey buttons can be pressed too, and then say why nothing happens.
    await button.and(this.page.locator(':not([aria-disabled=true])')).waitFor();
    const isLarge = await button.evaluate((element) => element.classList.contains('do'));
    if (!isLarge || !(await this.isInCards())) await this.tabUntil(() => hasFocus(button));
    await decide(button, () => this.page.keyboard.press('Enter'));
  }

  /** Goes from region to region with F6, or with Tab if that fails. */
  private async reach(isThere: () => Promise<boolean>): Promise<void> {
    if (!(await this.isInMain())) await this.tabUntil(() => this.isInMain());
    for (let i = 0; i < 4; i++) {
      if (await isThere()) return;
      await this.page.keyboard.press('F6');
    }
    await this.tabUntil(isThere);
  }

  private async tabUntil(holds: () => Promise<boolean>): Promise<void> {
    for (let i = 0; i < MOST_STOPS; i++) {
      if (await holds()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('Tab does not reach it');
  }

  private isInMain(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);
  }
  private isInCards(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement?.getAttribute('role') === 'option');
  }
}

const hasFocus = (element: Locator): Promise<boolean> => element.evaluate((found) => found === document.activeElement);
const isInListOf = (option: Locator): Promise<boolean> =>
  option.evaluate((element) => element.closest('[role=listbox]')?.contains(document.activeElement) ?? false);
