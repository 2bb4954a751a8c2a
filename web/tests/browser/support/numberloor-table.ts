/** A table of Numberloor as its player sees and operates it. */

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../../../src/types/numberloor';
import type { CreateTable } from '../../../src/types/protocol';
import type { Visitor } from './browser';
import { mouse, type InputMethod } from './input-method';
import { ownHand, plan, sidesOf, type Plan } from './numberloor';
import { quick } from './table';
import { resultOf } from './result';

/** Ten turns each: the shortest game that the rules allow, if nobody wins earlier. */
export const short = (preset: 'beginners' | 'intermediate' | 'advanced'): CreateTable => ({
  game: 'numberloor',
  preset,
  options: { 'turn-limit': '10' },
  // Every card is a move, after which the page sends a request: this pace keeps within the limit.
  seats: ['me', quick('snail', 100)],
  settings: { pause_ms: 0 },
});

export class NumberloorTable {
  constructor(
    readonly visitor: Visitor,
    readonly input: InputMethod = mouse,
  ) {}

  get view(): View {
    return this.visitor.update!.view as View;
  }
  get hand(): Locator {
    return this.visitor.page.getByRole('region', { name: 'Hand' }).getByRole('option');
  }
  get work(): Locator {
    return this.visitor.page.getByRole('region', { name: 'Your draft' });
  }
  card(card: string): Locator {
    // Of two alike, the one not laid yet.
    return this.visitor.page.locator(`[role=option][data-card="${card}"][aria-selected=false]`).first();
  }
  button(name: RegExp): Locator {
    return this.work.getByRole('button', { name });
  }

  async settled(): Promise<void> {
    const hand = [...ownHand(this.view)].sort();
    const shown = (): Promise<string[]> => this.hand.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? '').sort());
    await expect.poll(shown, { timeout: 10_000 }).toEqual(hand);
  }

  async myTurn(): Promise<boolean> {
    const isUp = (): boolean => !this.visitor.isWaiting && (this.visitor.isMine || this.visitor.isOver);
    await this.visitor.until(isUp, 'it is my turn, or over');
    if (this.visitor.isOver) return false;
    await this.settled();
    return true;
  }

  async turn(): Promise<Plan> {
    const chosen = plan(this.view);
    if (chosen === 'let go') await this.send(/^Not now/);
    else if (chosen === 'draw') await this.send(/^Take two/);
    else if (chosen === 'pass') await this.send(/^Pass/);
    else {
      for (const card of chosen.lay) await this.lay(card, chosen.on);
      await this.send(/^End turn/);
    }
    return chosen;
  }

  async lay(card: string, on: 'Left' | 'Right' | null): Promise<void> {
    await this.input.choose(this.card(card));
    const { open } = this.view;
    if (on && 'Stacks' in open && sidesOf(card, open.Stacks).length > 1) {
      await this.input.press(this.visitor.page.getByRole('button', { name: on === 'Left' ? /^left:/ : /^right:/ }));
    }
  }

  async send(button: RegExp): Promise<void> {
    const before = this.visitor.movesSent();
    await this.input.press(this.button(button));
    await this.visitor.until(() => this.visitor.movesSent() > before && !this.visitor.isWaiting, 'the move is answered');
    expect(this.visitor.refusal, 'a refusal').toBeNull();
  }

  async playOn(): Promise<number> {
    let turns = 0;
    while (await this.myTurn()) {
      await this.turn();
      turns++;
    }
    await this.result();
    return turns;
  }

  async result(): Promise<string> {
    return resultOf(this.visitor);
  }
}
