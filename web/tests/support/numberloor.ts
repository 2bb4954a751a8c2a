/** A draft of Numberloor at a table that gives scripted answers. */

import { vi } from 'vitest';
import { Draft } from '../../src/games/numberloor/draft.svelte';
import type { Card, Open, Side, View, Work } from '../../src/games/numberloor/view';
import { GameBridge } from '../../src/lib/game-bridge.svelte';
import type { Answer, Judgement, MoveInput, TableSession } from '../../src/lib/session.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { loadLanguage } from '../../src/lib/words.svelte';

/** Called before all tests of a file. */
export async function setUp(): Promise<void> {
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call));
  settings.language = 'en';
  await loadLanguage('en');
}

export const pair = (level: Card, balloon: Card): Open => ({ Pair: { level, balloon } });
export const nothing = { end: false, draw: false, pass: false, let_go: false };

export function viewOf(hand: Card[], more: Partial<View> = {}): View {
  return {
    phase: 'Play',
    turn: 1,
    open: pair('3', 'b2'),
    hands: [{ count: hand.length, cards: hand, few: null }, { count: 6, cards: null, few: null }],
    stars: [0, 0],
    laid: [],
    began: null,
    offers: ['end', 'draw', 'pass'],
    ...more,
  } as View;
}

/** The button that the engine suggests for what can be done. */
const suggested = ({ end, draw, pass }: Work['can']): Work['suggests'] => (end ? 'End' : draw ? 'Draw' : pass ? 'Pass' : null);

export function workOf(more: Partial<Work> = {}): Work {
  const suggests = suggested(more.can ?? nothing);
  return { moves: [], steps: [], loose: [], open: pair('3', 'b2'), allows: [[1, 3, 5]], because: [[]], goes: [], night: [], can: nothing, suggests, stuck: null, ...more };
}

/** A table that gives scripted answers, and records the requests. */
export class FakeSession {
  state = 'open';
  canSend = true;
  seat: number | null = 1;
  isOver = false;
  isMine = true;
  may: number[] = [];
  help = 'show';
  table = { settings: { hands: 'no-hurry' } };
  update = { round: 1, v: 1 };
  asked: MoveInput[] = [];
  played: MoveInput[] = [];
  reading: (work: string) => Partial<Work> & { text?: string } = () => ({});
  answer: (work: string) => Answer = () => ({ done: { id: '', round: 1, played: 1, v: this.update.v } });

  constructor(public view: View) {}

  async judge(input: MoveInput): Promise<Judgement> {
    this.asked.push(input);
    const { text = null, ...work } = this.reading((input as { work: string }).work);
    return { reading: { id: '', moves: [], goes: text === null, line: null, text, readings: null, work: workOf(work) } } as unknown as Judgement;
  }
  async play(input: MoveInput): Promise<Answer> {
    this.played.push(input);
    return this.answer((input as { work: string }).work);
  }
}

export function draftAt(table: FakeSession): { draft: Draft; bridge: GameBridge } {
  const bridge = new GameBridge();
  const draft = new Draft(table as unknown as TableSession, bridge);
  draft.applyUpdate();
  return { draft, bridge };
}

/** Requests judgements until none is due, as an effect of the page does. */
export async function finishJudging(draft: Draft): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await draft.requestJudgement();
    await new Promise((done) => setTimeout(done));
  }
}

export const goesAll = (cards: Card[], on: (Side | null)[] = [null]): Work['goes'] => cards.map((card) => ({ card, on }));
export const refused = (why: string, id: string, text: string): Answer =>
  ({ refused: { id: '', why, played: 0, line: { id, args: [] }, text } }) as unknown as Answer;
