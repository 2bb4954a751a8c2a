/** A table of nmbrs! blocks as its player sees and operates it. */

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../../../src/types/nmbrs';
import type { CreateTable, Help } from '../../../src/types/protocol';
import type { Visitor } from './browser';
import { typeWords } from './command';
import { findDeal } from './deals';
import { mouse, type InputMethod } from './input-method';
import { gift, ownHand, triple } from './nmbrs';
import { openTable, quick } from './table';
import { resultOf } from './result';

/** One round with few blocks. */
export const short = (preset: 'usual' | 'simple', more: Partial<CreateTable> = {}): CreateTable => ({
  game: 'nmbrs',
  preset,
  options: { rounds: '1', highest: '50', hand: 'five' },
  seats: ['me', quick('snail', 30)],
  ...more,
});

/** Nine blocks plus two new ones from a small pot: likely to contain what a test needs. */
export const plenty = (more: Partial<CreateTable> = {}): CreateTable => ({
  game: 'nmbrs',
  preset: 'usual',
  options: { rounds: '1', highest: '50' },
  seats: ['me', quick('owl', 5000)],
  ...more,
});

export class NmbrsTable {
  constructor(
    readonly visitor: Visitor,
    readonly input: InputMethod = mouse,
  ) {}

  get view(): View {
    return this.visitor.update!.view as View;
  }
  get page() {
    return this.visitor.page;
  }
  get blocks(): string[] {
    return ownHand(this.view);
  }
  get hand(): Locator {
    return this.page.locator('[data-region=hand] [role=option]');
  }
  held(block: string): Locator {
    return this.page.locator(`[data-region=hand] [role=option][data-block="${block}"]`);
  }
  /** Locates a block on the map. */
  lying(block: string): Locator {
    return this.page.locator(`[data-region=table] .ground [data-block="${block}"]`);
  }
  row(letter: string): Locator {
    return this.page.locator(`[data-region=table] .list [data-letter="${letter}"]`);
  }
  get work(): Locator {
    return this.page.locator('[data-region=work]');
  }
  get large(): Locator {
    return this.work.locator('.main button');
  }
  button(name: RegExp | string): Locator {
    return this.work.getByRole('button', { name });
  }
  get drafted(): Locator {
    return this.page.locator('.ground .spot.draft');
  }

  async ready(): Promise<void> {
    await this.hand.first().waitFor();
  }

  /** Opens a table whose deal suits the test. */
  static async deal(visitor: Visitor, suits: (view: View) => boolean, help: Help = 'show', input: InputMethod = mouse, more: Partial<CreateTable> = {}): Promise<NmbrsTable> {
    const id = await findDeal<View>(visitor, plenty(more), suits);
    await openTable(visitor, id, help);
    const table = new NmbrsTable(visitor, input);
    await table.ready();
    return table;
  }

  async choose(blocks: readonly string[]): Promise<void> {
    for (const block of blocks) await this.input.choose(this.held(block));
  }

  /** Waits until the engine has laid them. */
  async laid(blocks: readonly string[]): Promise<void> {
    for (const block of blocks) await this.page.locator(`.ground .spot.draft[data-block="${block}"]`).waitFor();
  }

  async settled(): Promise<void> {
    const shown = (): Promise<string[]> => this.hand.evaluateAll((all) => all.map((block) => block.getAttribute('data-block') ?? '').sort());
    await expect.poll(shown, { timeout: 10_000 }).toEqual([...this.blocks].sort());
  }

  /** Waits for the turn or a window; false when the game is over. */
  async myTurn(): Promise<boolean> {
    const isUp = (): boolean => !this.visitor.isWaiting && (this.visitor.isMine || this.visitor.isOver);
    await this.visitor.until(isUp, 'it is my turn, or over', 30_000);
    if (this.visitor.isOver) return false;
    await this.settled();
    return true;
  }

  /** Plays a move over the page's own socket, by typing it into the command field. */
  async say(move: string): Promise<void> {
    const before = this.visitor.movesSent();
    await typeWords(this.page, move);
    await this.visitor.until(() => this.visitor.movesSent() > before && !this.visitor.isWaiting, 'the move is answered');
    expect(this.visitor.refusal, move).toBeNull();
    // The sheet with the field closes by itself, so that the move is seen.
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async send(button: Locator): Promise<void> {
    const before = this.visitor.movesSent();
    await this.input.press(button);
    await this.visitor.until(() => this.visitor.movesSent() > before && !this.visitor.isWaiting, 'the move is answered');
    expect(this.visitor.refusal, 'a refusal').toBeNull();
  }

  async give(block: string): Promise<void> {
    await this.input.press(this.button(/^Finish: give away/));
    const label = block.startsWith('j') ? 'joker' : block;
    const isOnly = await this.button(new RegExp(`^Give away ${label}`)).isVisible();
    if (!isOnly) await this.input.choose(this.held(block));
    await this.send(this.button(new RegExp(`^Give away ${label}`)));
  }

  /** Lays rows while there are any, and gives a block away. */
  async turn(): Promise<void> {
    if (typeof this.view.phase === 'object') return this.send(this.button('Let it go'));
    let left = this.blocks;
    const mayLayAll = this.view.options.last_block === 'MayBeLaid';
    for (let row = triple(left); row && (mayLayAll || row.length < left.length); row = triple(left)) {
      await this.choose(row);
      await this.input.press(this.button('New row'));
      await this.laid(row);
      left = left.filter((block) => !row!.includes(block));
    }
    if (left.length === 0) return this.send(this.button(/^Finish: all blocks laid/));
    await this.give(gift(left));
  }

  async result(): Promise<string> {
    return resultOf(this.visitor);
  }
}
