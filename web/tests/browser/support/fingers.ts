/** Three ways to touch a page. Each does nothing but what its owner's hands could. */

import type { Locator, Page } from 'playwright-core';
import { putForward } from './clock';

export interface Fingers {
  /** A card in a list. */
  choose(option: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
}

/** Faster presses at the same place are taken for one: nobody decides so soon. */
async function decide(page: Page, press: () => Promise<void>): Promise<void> {
  await putForward(page);
  await press();
}

export const mouse: Fingers = {
  choose: (option) => option.click(),
  press: (button) => decide(button.page(), () => button.click()),
};

export const touch: Fingers = {
  choose: (option) => option.tap(),
  press: (button) => decide(button.page(), () => button.tap()),
};

/** A page has fewer places than this to stop at with Tab. */
const MOST_STOPS = 60;
const MOST_CARDS = 40;

/** Goes everywhere by keys alone, and looks where the focus is as the eye does. */
export class Keyboard implements Fingers {
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
    // Grey buttons take presses too, and say why nothing comes of it.
    await button.and(this.page.locator(':not([aria-disabled=true])')).waitFor();
    const isLarge = await button.evaluate((element) => element.classList.contains('do'));
    if (!isLarge || !(await this.isInCards())) await this.tabUntil(() => hasFocus(button));
    await decide(this.page, () => this.page.keyboard.press('Enter'));
  }

  /** By F6 from region to region, by Tab where that leads nowhere. */
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
    throw new Error('Tab does not lead there');
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
