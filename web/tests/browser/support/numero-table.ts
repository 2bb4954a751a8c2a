/** A table of NUMERO as its player sees and operates it. */

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Lying, View } from '../../../src/types/numero';
import type { CreateTable } from '../../../src/types/protocol';
import type { Visitor } from './browser';
import { mouse, type InputMethod } from './input-method';
import { ownHand, plan, type Plan } from './numero';
import { quick } from './table';
import { resultOf } from './result';
import { text } from './text';

/** A game with few cards, against a computer player that does not think long. Seat 1 begins. */
export const SHORT: CreateTable = {
  game: 'numero',
  preset: '1-10',
  pack: '1-7go',
  options: { 'first-dealer': '2' },
  seats: ['me', quick()],
};

const COLOURS: Record<string, string> = { g: 'green', o: 'orange', b: 'blue', r: 'red' };
const SIGNS: Record<string, string> = { '-': 'minus', x: 'times', '/': 'divided by' };

/** Returns the spoken name. */
export function cardName(card: string): string {
  const [, sign, number, colour] = /^([-x/])?(\d+)([gobr])?$/.exec(card) ?? [];
  if (!number) throw new Error(`${card} has no name here`);
  if (sign) return `${SIGNS[sign]} ${number}`;
  return colour ? `${number}, ${COLOURS[colour]}` : number;
}

const lyingName = (lying: Lying): string => ('Card' in lying ? cardName(lying.Card) : `build of ${lying.Build.value}`);

export class NumeroTable {
  constructor(
    readonly visitor: Visitor,
    readonly input: InputMethod = mouse,
  ) {}

  get view(): View {
    return this.visitor.update!.view as View;
  }
  get centre(): Locator {
    return this.visitor.page.getByRole('listbox', { name: 'Centre' }).getByRole('option');
  }
  get hand(): Locator {
    return this.visitor.page.getByRole('listbox', { name: 'Your hand' }).getByRole('option');
  }
  get work(): Locator {
    return this.visitor.page.getByRole('region', { name: 'Your sum' });
  }
  inCentre(card: string): Locator {
    return this.centre.filter({ visible: true }).and(this.visitor.page.getByRole('option', { name: cardName(card), exact: true })).first();
  }
  inHand(card: string): Locator {
    return this.hand.and(this.visitor.page.getByRole('option', { name: cardName(card), exact: true })).first();
  }
  button(name: string | RegExp): Locator {
    return this.work.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** Waits until the page shows what the table has sent. */
  async settled(): Promise<void> {
    const wanted = this.view.centre.map(lyingName);
    await expect
      .poll(async () => (await labels(this.centre)).map((name) => name.replace(/:.*/, '')), { timeout: 10_000 })
      .toEqual(wanted);
    const hand = ownHand(this.view).map(cardName).sort();
    await expect.poll(async () => (await labels(this.hand)).sort(), { timeout: 10_000 }).toEqual(hand);
  }

  async myTurn(): Promise<boolean> {
    const isUp = (): boolean => !this.visitor.isWaiting && (this.visitor.isMine || this.visitor.isOver);
    await this.visitor.until(isUp, 'it is my turn, or over');
    if (this.visitor.isOver) return false;
    await this.settled();
    return true;
  }

  /** Plays one turn with help on Show: chooses, and presses the button. */
  async turn(): Promise<Plan> {
    const chosen = plan(this.view);
    if ('take' in chosen) {
      for (const { at } of chosen.from) await this.input.choose(this.centre.nth(at));
      await this.input.choose(this.inHand(chosen.take));
      await this.send(/^Take \d+ cards?$/);
    } else if ('discard' in chosen) {
      await this.input.choose(this.inHand(chosen.discard));
      await this.send(/^Discard \d+$/);
    } else if ('all' in chosen) await this.send(/^Discard (all|your only)/);
    else {
      // It ends the game for good, so it takes a second press.
      await this.input.press(this.button(text('web-numero-stop')));
      await this.send(text('web-numero-really-stop'));
    }
    return chosen;
  }

  async send(button: string | RegExp): Promise<void> {
    const before = this.visitor.movesSent();
    await this.input.press(this.button(button));
    await this.visitor.until(() => this.visitor.movesSent() > before && !this.visitor.isWaiting, 'the move is answered');
    expect(this.visitor.refusal, 'a refusal').toBeNull();
  }

  /** Plays until the result is shown. */
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

export const labels = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
