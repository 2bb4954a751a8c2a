/** A table of Numenko as its player sees and operates it. */

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { readGrid, placeOf, textOf } from '../../../src/games/numenko/grid';
import type { View } from '../../../src/types/numenko';
import type { CreateTable } from '../../../src/types/protocol';
import type { Visitor } from './browser';
import { putForward } from './clock';
import { mouse, type InputMethod } from './input-method';

/**
 * Twenty tiles and a smiley, all dealt to one player, so that the deal is known: 2 × 4 = 8 across,
 * 6 × 7 + 58 = 100 × 1 and 8 × 9 = ☺2 down. More smileys make a pot.
 */
export const TILES = '2*0 2*1 2*2 4 5 6 7 2*8 9 7**';
export const WHOLE = '.6/2*4*8/.7..*/.*..9/.5..*/.8..?/.*..2/.1/.0/.0/.*/.1';

/** One player alone, with this many smileys in the pot. */
export const alone = (pot: number, more: Partial<CreateTable> = {}): CreateTable => ({
  game: 'numenko', preset: 'usual', pack: `${TILES} ${pot + 1}*?`, seats: ['me'], ...more,
});

export class NumenkoTable {
  constructor(
    readonly visitor: Visitor,
    readonly input: InputMethod = mouse,
  ) {}

  get view(): View {
    return this.visitor.update!.view as View;
  }
  /** The player's tiles as the table knows them. */
  get tiles(): string {
    return this.view.seats[this.visitor.update!.seat! - 1]!.tiles ?? '';
  }
  get page() {
    return this.visitor.page;
  }
  cell(row: number, column: number): Locator {
    return this.page.locator(`[role=gridcell][data-cell="${row},${column}"]`);
  }
  key(tile: string): Locator {
    return this.page.locator(`[data-region=hand] [data-tile="${tile}"]`);
  }
  /** Returns the name of a key as read by a screen reader. */
  async nameOf(tile: string): Promise<string> {
    return (await this.key(tile).locator('.visually-hidden').textContent()) ?? '';
  }
  get sums(): Locator {
    return this.page.locator('[data-sums] li');
  }
  get large(): Locator {
    return this.page.locator('[data-region=work] .do');
  }
  /** What is said of the draft: a refusal, or the question of a mode. Beside the grid, on a phone under it. */
  get notice(): Locator {
    return this.page.locator(':is([data-region=table], [data-region=work]) .notice');
  }
  get lastMove(): Locator {
    return this.page.locator('.last p');
  }
  button(name: RegExp | string): Locator {
    return this.page.locator('[data-region=work]').getByRole('button', { name });
  }

  async ready(): Promise<void> {
    await this.page.locator('[data-region=hand] [data-tile="0"]').waitFor();
  }

  /** Presses twice, since it cannot be undone; a double click is one press. */
  async stop(): Promise<void> {
    const button = this.button(/^(Stop|Aufhören)/);
    await button.click();
    await this.page.locator('[data-region=work] .armed').waitFor();
    await putForward(this.page);
    await button.click();
  }

  /** Returns the tiles in the grid as the page shows them. */
  async grid(): Promise<string> {
    const cells = await this.page.locator('[role=gridcell][data-tile]').evaluateAll((all) =>
      all.map((cell) => [(cell as HTMLElement).dataset.cell!, (cell as HTMLElement).dataset.tile!] as const),
    );
    return textOf(new Map(cells));
  }

  async expectGrid(text: string): Promise<void> {
    await expect.poll(() => this.grid(), { timeout: 10_000 }).toBe(text);
  }

  /** Types: moves the cursor to a cell, then types the tiles in order. */
  async type(row: number, column: number, tiles: string, down = false): Promise<void> {
    const cell = this.cell(row, column);
    await cell.click();
    const isDown = (await cell.getAttribute('data-cursor')) === 'down';
    if (isDown !== down) await this.page.keyboard.press('Space');
    await this.page.keyboard.type(tiles);
  }

  /** Lays the whole deal of `TILES` in true sums. */
  async layAll(): Promise<void> {
    await this.type(0, 0, '2x4=8');
    await this.type(-1, 1, '6*7*58*100*1', true);
    await this.type(1, 4, '*9*?2', true);
  }

  async settled(): Promise<void> {
    await this.visitor.until(() => !this.visitor.isWaiting, 'the move is answered');
  }
}

/** Returns the tiles of a grid with their cells, for single taps. */
export const cellsOf = (grid: string): { row: number; column: number; tile: string }[] =>
  [...readGrid(grid).cells].map(([key, tile]) => ({ ...placeOf(key), tile }));

/**
 * Lays ones and stars in one line, which works if 10 to 14 of 20 tiles are ones: as many elevens on one side as on
 * the other, and the remaining ones multiply.
 */
export function oneLine(tiles: string): string | null {
  const ones = [...tiles].filter((tile) => tile === '1').length;
  const stars = [...tiles].filter((tile) => tile === '*').length;
  const smileys = [...tiles].filter((tile) => tile === '?').length;
  // Some of the smileys are ones, the others stars.
  for (let asOnes = 0; asOnes <= smileys; asOnes++) {
    const [digits, signs] = [ones + asOnes, stars + smileys - asOnes];
    const elevens = digits - (signs + 1);
    const singles = signs + 1 - elevens;
    if (elevens < 0 || elevens % 2 !== 0 || singles < 0 || signs < 2) continue;
    const side = (n: number, rest: number): string[] => [...Array<string>(n).fill('11'), ...Array<string>(rest).fill('1')];
    const numbers = [...side(elevens / 2, Math.ceil(singles / 2)), ...side(elevens / 2, Math.floor(singles / 2))];
    if (numbers.length !== signs + 1 || (elevens === 0 && singles < 3) || elevens + singles < 3) continue;
    if (Math.floor(singles / 2) === 0 && elevens === 0) continue;
    const line = numbers.join('*');
    // The first ones and the first stars are smileys.
    let [needOnes, needStars] = [asOnes, smileys - asOnes];
    return [...line].map((tile) => {
      if (tile === '1' && needOnes > 0) return needOnes--, '?';
      if (tile === '*' && needStars > 0) return needStars--, '?';
      return tile;
    }).join('');
  }
  return null;
}
